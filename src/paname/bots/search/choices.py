"""The choices worth thinking about: a turn as a few decisions, a purchase with its payment chain as one of them.

A choice is an action code. A `move` that cannot be paid as things stand stands for its payment chain and the move.
Left out are free actions that serve nothing: trading without a purchase, tokens called up and left to expire.
"""

from mypy_extensions import i64

from paname.rules import bits, codes, effects, end_tiles, keys, price, shown, track, turn
from paname.rules.payment import Payment
from paname.rules.state import AFTER, MAIN, SCORE, ActionBuffer, State
from paname.rules.tiles import worth


def choices(state: State, out: ActionBuffer, payment: Payment, last_turn: bool) -> None:
    """Into `out`; never empty while the game lasts."""
    phase = state.phase
    if phase == MAIN and not state.looking:
        _main(state, out, payment)
    elif phase == AFTER:
        out.size = 0
        out.add(codes.DONE)
        _free(state, out, last_turn)
    elif phase == SCORE:
        _score(state, out)
    else:
        turn.legal(state, out)
        _drop_free(out)


def perform(state: State, choice: i64, payment: Payment) -> None:
    """Play a choice; the chain of `payment` then holds its actions but for the last, which is the choice itself."""
    chain = payment.chain
    chain.size = 0
    if choice >= codes.MOVE:
        payment.solve(state, choice)
        for i in range(chain.size):
            turn.apply(state, chain.items[i])
    turn.apply(state, choice)


def _drop_free(out: ActionBuffer) -> None:
    kept: i64 = 0
    for i in range(out.size):
        action = out.items[i]
        if not codes.BUY <= action < codes.PAIR:
            out.items[kept] = action
            kept += 1
    out.size = kept


def _main(state: State, out: ActionBuffer, payment: Payment) -> None:
    out.size = 0
    if end_tiles.may_take(state):
        out.add(codes.LOOK)
    keys.legal_placements(state, out)
    first = out.size
    payment.moves(state, out)
    if first == 0 and not _one_at_hand(state, out):
        out.add(codes.PASS)  # R2.3
    _scoring_tiles(state, out)
    if not state.me.keys:
        _key_tiles(state, out)


def _one_at_hand(state: State, moves: ActionBuffer) -> bool:
    """Whether any of these moves can be paid as things stand."""
    lookup = state.lookup
    for i in range(moves.size):
        move = moves.items[i]
        if price.is_at_hand(state.me, price.francs(lookup, move), price.resources(lookup, move)):
            return True
    return False


def _scoring_tiles(state: State, out: ActionBuffer) -> None:
    """Tiles that score what is owned now: before a move it may be more."""
    tiles = state.me.unused & state.lookup.simple
    while tiles:
        tile = bits.lowest(tiles)
        tiles &= tiles - 1
        effect = state.lookup.effect[tile]
        if effect != effects.GAIN and effect != effects.TOKENS and worth(state, tile) > 0:
            out.add(codes.use(tile, 0))


def _key_tiles(state: State, out: ActionBuffer) -> None:
    me = state.me
    rules = state.lookup
    tiles = me.unused
    while tiles:
        tile = bits.lowest(tiles)
        tiles &= tiles - 1
        if rules.effect[tile] == effects.KEY and me.reserve_keys and me.francs >= rules.key_price[tile]:
            out.add(codes.use(tile, 0))


def _free(state: State, out: ActionBuffer, last_turn: bool) -> None:
    """Free actions that bring something in themselves."""
    me = state.me
    rules = state.lookup
    if me.unused:
        _scoring_tiles(state, out)
        _key_tiles(state, out)
    francs_score = last_turn and ((me.unused | me.used) >> rules.per_franc) & 1 != 0
    tiles = shown.tiles_of(me)
    while tiles:
        tile = bits.lowest(tiles)
        tiles &= tiles - 1
        effect = rules.effect[tile]
        if effect == effects.GAIN:
            if rules.gain_vp[tile] or francs_score:
                out.add(codes.use(tile, 0))
        elif effect == effects.PAIRS:
            for kind in range(3):
                if bits.get(me.tokens, rules.pair_family[tile] + kind) >= 2:
                    out.add(codes.use(tile, 1 + kind))
        elif effect == effects.FETCH_ANY:
            _spaces(out, codes.FETCH, track.takeable(state))
        elif effect == effects.GO_BACK:
            _spaces(out, codes.BACK, track.within_reach_back(state))
        elif francs_score and shown.shows_tokens(rules, tile):
            best = shown.dearest(rules, tile)
            out.add(shown.show(rules, tile, best, best))
    if francs_score:
        for kind in range(6):
            if me.at_hand(kind):
                out.add(codes.SELL + kind)


def _spaces(out: ActionBuffer, first: i64, spaces: i64) -> None:
    while spaces:
        out.add(first + bits.lowest(spaces))
        spaces &= spaces - 1


def _score(state: State, out: ActionBuffer) -> None:
    """Prestige at hand goes into the most valuable slot; else a tile may show some, or it is enough."""
    me = state.me
    rules = state.lookup
    out.size = 0
    best: i64 = -1
    for kind in range(3):
        if bits.get(state.slots, kind):
            if me.at_hand(3 + kind) and (
                out.size == 0 or rules.prestige_vp[kind] > rules.prestige_vp[out.items[0] - codes.SCORE]
            ):
                out.size = 0
                out.add(codes.SCORE + kind)
            if best < 0 or rules.prestige_vp[kind] > rules.prestige_vp[best]:
                best = kind
    if out.size:
        return
    tiles = shown.tiles_of(me)
    while tiles:
        tile = bits.lowest(tiles)
        tiles &= tiles - 1
        effect = rules.effect[tile]
        if rules.kind[tile] < 3:
            continue
        if effect == effects.ONE_OF:
            out.add(codes.use(tile, 1 + best))
        elif effect == effects.TWO_OF:
            out.add(codes.use(tile, codes.two_kinds(best, best)))
            for kind in range(3):
                if kind != best and bits.get(state.slots, kind):
                    low = kind if kind < best else best
                    out.add(codes.use(tile, codes.two_kinds(low, kind + best - low)))
        elif effect == effects.TOKENS and bits.get(state.slots, rules.kind[tile] - 3):
            out.add(codes.use(tile, 0))
    out.add(codes.NO_SCORE)
