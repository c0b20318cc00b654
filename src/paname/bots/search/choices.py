"""The choices worth thinking about: a turn as a few decisions, a purchase with its payment chain as one of them.

A choice is an action code. A `move` that cannot be paid as things stand stands for its payment chain and the move.
Left out are free actions that serve nothing: trading without a purchase, tokens called up and left to expire.
"""

from mypy_extensions import i64

from paname.bots.search import payment
from paname.game import actions, bits, bonus, end_tiles, keys, tables, turn
from paname.game.state import AFTER, MAIN, SCORE, Actions, State


def choices(state: State, out: Actions, chain: Actions, last_turn: bool) -> None:
    """Into `out`; never empty while the game lasts. `chain` is scratch space."""
    candidates(state, out, last_turn)
    if state.phase == MAIN and not state.looking:
        kept: i64 = 0
        for i in range(out.size):
            choice = out.items[i]
            if possible(state, choice, chain):
                out.items[kept] = choice
                kept += 1
        out.size = kept


def possible(state: State, choice: i64, chain: Actions) -> bool:
    """Whether a candidate can be played: a purchase must be payable, by a chain if need be."""
    return choice < actions.MOVE or payable(state, choice) or payment.chain(state, choice, chain)


def candidates(state: State, out: Actions, last_turn: bool) -> None:
    """The choices, and purchases that turn out not to be payable: for who looks at a few of them only."""
    phase = state.phase
    if phase == MAIN and not state.looking:
        _main(state, out)
    elif phase == AFTER:
        out.size = 0
        out.add(actions.DONE)
        _free(state, out, last_turn)
    elif phase == SCORE:
        _score(state, out)
    else:
        turn.legal(state, out)
        _drop_free(out)


def perform(state: State, choice: i64, chain: Actions) -> None:
    """Play a choice; `chain` then holds its actions but for the last, which is the choice itself."""
    chain.size = 0
    if choice >= actions.MOVE and not payable(state, choice):
        payment.chain(state, choice, chain)
        for i in range(chain.size):
            turn.apply(state, chain.items[i])
    turn.apply(state, choice)


def payable(state: State, move: i64) -> bool:
    """As things stand."""
    me = state.me
    return me.francs >= payment.price(state, move) and keys.has_resources(me, payment.cost(state, move))


def _drop_free(out: Actions) -> None:
    kept: i64 = 0
    for i in range(out.size):
        action = out.items[i]
        if not actions.BUY <= action < actions.PAIR:
            out.items[kept] = action
            kept += 1
    out.size = kept


def _main(state: State, out: Actions) -> None:
    out.size = 0
    me = state.me
    if end_tiles.may_take(state):
        out.add(actions.LOOK)
    keys.legal_placements(state, out)
    first = out.size
    francs = me.francs
    tokens = me.tokens
    most = payment.most_francs(state)
    resources = payment.most_resources(state)
    me.francs = most  # what might be paid, if everything were sold and shown
    me.tokens = resources
    keys.legal_moves(state, out)
    me.francs = francs
    me.tokens = tokens
    certain = first
    while certain < out.size and first == 0 and not payable(state, out.items[certain]):
        certain += 1
    if certain == out.size and first == 0:
        out.add(actions.PASS)  # R2.3
    _scoring_tiles(state, out)
    if not me.keys:
        _key_tiles(state, out)


def _scoring_tiles(state: State, out: Actions) -> None:
    """Tiles that score what is owned now: before a move it may be more."""
    tiles = state.me.unused & state.tables.simple
    while tiles:
        tile = bits.lowest(tiles)
        tiles &= tiles - 1
        effect = state.tables.effect[tile]
        if effect != tables.GAIN and effect != tables.TOKENS and bonus.worth(state, tile) > 0:
            out.add(actions.use(tile, 0))


def _key_tiles(state: State, out: Actions) -> None:
    me = state.me
    rules = state.tables
    tiles = me.unused
    while tiles:
        tile = bits.lowest(tiles)
        tiles &= tiles - 1
        if rules.effect[tile] == tables.KEY and me.reserve_keys and me.francs >= rules.gain_francs[tile]:
            out.add(actions.use(tile, 0))


def _free(state: State, out: Actions, last_turn: bool) -> None:
    """Free actions that bring something in themselves."""
    me = state.me
    rules = state.tables
    if me.unused:
        _scoring_tiles(state, out)
        _key_tiles(state, out)
    francs_score = last_turn and ((me.unused | me.used) >> rules.per_franc) & 1 != 0
    tiles = me.unused | bits.shl(me.end_tiles, actions.FIRST_END)
    while tiles:
        tile = bits.lowest(tiles)
        tiles &= tiles - 1
        effect = rules.effect[tile]
        if effect == tables.GAIN:
            if rules.gain_vp[tile] or francs_score:
                out.add(actions.use(tile, 0))
        elif effect == tables.PAIRS:
            for kind in range(3):
                if bits.get(me.tokens, rules.of_value[tile] + kind) >= 2:
                    out.add(actions.use(tile, 1 + kind))
        elif effect == tables.FETCH_ANY:
            _spaces(out, actions.FETCH, bonus.takeable(state))
        elif effect == tables.GO_BACK:
            _spaces(out, actions.BACK, bonus.within_reach_back(state))
        elif francs_score and payment.shows_tokens(rules, tile):
            out.add(payment.show(rules, tile, payment.dearest(rules, tile)))
    if francs_score:
        for kind in range(6):
            if me.at_hand(kind):
                out.add(actions.SELL + kind)


def _spaces(out: Actions, first: i64, spaces: i64) -> None:
    while spaces:
        out.add(first + bits.lowest(spaces))
        spaces &= spaces - 1


def _score(state: State, out: Actions) -> None:
    """Prestige at hand goes into the most valuable slot; else a tile may show some, or it is enough."""
    me = state.me
    rules = state.tables
    out.size = 0
    best: i64 = -1
    for kind in range(3):
        if bits.get(state.slots, kind):
            if me.at_hand(3 + kind) and (
                out.size == 0 or rules.prestige_vp[kind] > rules.prestige_vp[out.items[0] - actions.SCORE]
            ):
                out.size = 0
                out.add(actions.SCORE + kind)
            if best < 0 or rules.prestige_vp[kind] > rules.prestige_vp[best]:
                best = kind
    if out.size:
        return
    tiles = me.unused | bits.shl(me.end_tiles, actions.FIRST_END)
    while tiles:
        tile = bits.lowest(tiles)
        tiles &= tiles - 1
        effect = rules.effect[tile]
        if rules.kind[tile] < 3:
            continue
        if effect == tables.ONE_OF:
            out.add(actions.use(tile, 1 + best))
        elif effect == tables.TWO_OF:
            out.add(actions.use(tile, actions.two_kinds(best, best)))
            for kind in range(3):
                if kind != best and bits.get(state.slots, kind):
                    low = kind if kind < best else best
                    out.add(actions.use(tile, actions.two_kinds(low, kind + best - low)))
        elif effect == tables.TOKENS and bits.get(state.slots, rules.kind[tile] - 3):
            out.add(actions.use(tile, 0))
    out.add(actions.NO_SCORE)
