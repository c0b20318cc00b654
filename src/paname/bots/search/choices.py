"""The choices worth thinking about: a turn as a few decisions, a purchase with its payment chain as one of them.

A choice is an action code. What cannot be paid as things stand (a move, a bonus tile, a key by tiles 13 and 14) stands
for its payment chain and itself, and a resource to buy for as many as complete a pair for tile 24.
Left out are free actions that serve nothing: trading without a purchase, tokens called up and left to expire.
"""

from mypy_extensions import i64

from paname.box.model import FIRST_PRESTIGE, PRESTIGE_KINDS, RESOURCE_KINDS, TOKEN_KINDS
from paname.rules import (
    benefits,
    bits,
    codes,
    effects,
    end_tiles,
    gains,
    keys,
    listing,
    price,
    questions,
    shown,
    tiles,
    track,
    turn,
)
from paname.rules.payment import Payment
from paname.rules.state import PHASE_AFTER, PHASE_BONUS, PHASE_MAIN, PHASE_SCORE, ActionBuffer, State


def choices(state: State, out: ActionBuffer, payment: Payment) -> None:
    """Into `out`; never empty while the game lasts."""
    phase = state.phase
    if phase == PHASE_MAIN and not state.looking:
        _main(state, out, payment)
    elif phase == PHASE_AFTER:
        out.size = 0
        out.add(codes.DONE)
        _free(state, out, payment)
    elif phase == PHASE_BONUS:
        _bonus(state, out, payment)
    elif phase == PHASE_SCORE:
        _score(state, out)
    else:
        turn.legal(state, out)
        _drop_free(out)


def perform(state: State, choice: i64, payment: Payment) -> None:
    """Play a choice; the chain of `payment` then holds its actions but for the last, which is the choice itself."""
    chain = payment.chain
    chain.size = 0
    if choice >= codes.MOVE:
        _pay_move(state, choice, payment)
    elif codes.BONUS <= choice < codes.NO_BONUS:
        _pay_bonus(state, choice - codes.BONUS, payment)
    elif codes.BUY <= choice < codes.SELL:
        _pay_pair(state, choice - codes.BUY, payment)
        for _ in range(_missing_for_pair(state, choice - codes.BUY) - 1):
            chain.add(choice)
    elif codes.USE <= choice < codes.FETCH:
        payment.find(state, state.lookup.key_price[(choice - codes.USE) // codes.CHOICES], 0)
    for i in range(chain.size):
        turn.apply(state, chain.items[i])
    turn.apply(state, choice)


def _pay_move(state: State, move: i64, payment: Payment) -> None:
    """At the least worth; for a landmark of the last round, so that as much as can be is left to score on it."""
    payment.solve(state, move)
    landmark = codes.target_of(move) - codes.TO_LANDMARK
    if landmark < 0 or payment.chain.size == 0 or not end_tiles.is_last_round(state):
        return
    most = _vp_left(state, landmark, payment)
    if most == gains.prestige_vp_within_reach(state, landmark):
        return
    lookup = state.lookup
    francs = price.francs(lookup, move)
    cost = price.resources(lookup, move)
    showing = _showing_prestige(state)
    best_tiles: i64 = 0
    best_kinds: i64 = 0
    for kinds in range(2 * bits.bit(PRESTIGE_KINDS)):
        tiles_spared = showing * (kinds & 1)
        kinds_spared = (kinds >> 1) << FIRST_PRESTIGE
        if payment.find_sparing(state, francs, cost, tiles_spared, kinds_spared):
            left = _vp_left(state, landmark, payment)
            if left > most:
                most, best_tiles, best_kinds = left, tiles_spared, kinds_spared
    payment.find_sparing(state, francs, cost, best_tiles, best_kinds)


def _vp_left(state: State, landmark: i64, payment: Payment) -> i64:
    """What can be scored on a landmark after the payment."""
    after = state.copy()
    for i in range(payment.chain.size):
        turn.apply(after, payment.chain.items[i])
    return gains.prestige_vp_within_reach(after, landmark)


def _showing_prestige(state: State) -> i64:
    """The tiles at hand that do: a mask."""
    lookup = state.lookup
    found: i64 = 0
    held = shown.tiles_of(state.me)
    while held:
        tile = bits.lowest(held)
        held &= held - 1
        if shown.can_choose(lookup, tile, FIRST_PRESTIGE) or lookup.gain_tokens[tile] >> (8 * FIRST_PRESTIGE):
            found |= bits.bit(tile)
    return found


def _pay_bonus(state: State, space: i64, payment: Payment) -> bool:
    """Without a tile of the same number: it can't be owned twice."""
    return payment.find_sparing(state, state.lookup.bonus_price[state.bought], 0, bits.bit(state.track[space]), 0)


def _pay_pair(state: State, kind: i64, payment: Payment) -> bool:
    """For as many of a resource as complete a pair, without selling them or what is in pairs, all of it."""
    missing = _missing_for_pair(state, kind)
    francs = missing * state.lookup.buy[kind]
    spared: i64 = bits.bit(kind)
    for other in range(RESOURCE_KINDS):
        if bits.get(state.me.tokens, other) % tiles.PAIR_SIZE == 0:
            spared |= bits.bit(other)
    return bits.get(state.reserve, kind) >= missing and payment.find_sparing(state, francs, 0, 0, spared)


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
    out.size = keys.legal_placements(state.me, out.items, out.size)
    first = out.size
    payment.moves(state, out)
    if first == 0 and not _one_at_hand(state, out):
        out.add(codes.PASS)  # R2.3
    _scoring_tiles(state, out)
    if not state.me.keys:
        _key_tiles(state, out, payment)


def _one_at_hand(state: State, moves: ActionBuffer) -> bool:
    """Whether any of these moves can be paid as things stand and needs no tile."""
    lookup = state.lookup
    for i in range(moves.size):
        move = moves.items[i]
        at_hand = price.is_at_hand(state.me, price.francs(lookup, move), price.resources(lookup, move))
        if at_hand and not codes.needs_tile(move):
            return True
    return False


def _scoring_tiles(state: State, out: ActionBuffer) -> None:
    """Tiles that score what is owned now: before a move it may be more."""
    held = state.me.unused & state.lookup.simple
    while held:
        tile = bits.lowest(held)
        held &= held - 1
        if tiles.scoring_vp(state, state.me, tile) > 0:
            out.add(codes.use(tile, 0))


def _key_tiles(state: State, out: ActionBuffer, payment: Payment) -> None:
    held = state.me.unused
    while held:
        tile = bits.lowest(held)
        held &= held - 1
        if state.lookup.effect[tile] == effects.KEY:
            _key_tile(state, out, payment, tile)


def _key_tile(state: State, out: ActionBuffer, payment: Payment, tile: i64) -> None:
    francs = state.lookup.key_price[tile]
    if state.me.reserve_keys and payment.find(state, francs, 0):
        out.add(codes.use(tile, 0))


def _free(state: State, out: ActionBuffer, payment: Payment) -> None:
    """Free actions that bring something in themselves; in the last turn francs do, with the tile that scores them.

    Loose tokens that are left over are sold: they would be lost. Resources are bought for pairs that a tile scores.
    """
    me = state.me
    lookup = state.lookup
    _scoring_tiles(state, out)
    francs_score = end_tiles.is_last_round(state) and me.owns(lookup.per_franc)
    pairs_score = False
    held = shown.tiles_of(me)
    while held:
        tile = bits.lowest(held)
        held &= held - 1
        if shown.gives(lookup, tile):
            if lookup.gain_vp[tile] or francs_score:
                best = shown.dearest(lookup, tile)
                out.add(shown.show(lookup, tile, best, best))
        elif lookup.effect[tile] == effects.KEY:
            _key_tile(state, out, payment, tile)
        elif not (lookup.simple >> tile) & 1:
            out.size = tiles.legal_use(state, state.me, out.items, out.size, tile)
            if lookup.effect[tile] == effects.PAIRS and lookup.pair_family[tile] < FIRST_PRESTIGE:
                pairs_score = True
    for kind in range(RESOURCE_KINDS if pairs_score else 0):
        if _pay_pair(state, kind, payment):
            out.add(codes.BUY + kind)
    for kind in range(TOKEN_KINDS):
        if lookup.sell[kind] and (bits.get(me.loose, kind) or (francs_score and me.at_hand(kind))):
            out.add(codes.SELL + kind)


def _missing_for_pair(state: State, kind: i64) -> i64:
    return tiles.PAIR_SIZE - bits.get(state.me.tokens, kind) % tiles.PAIR_SIZE


def _bonus(state: State, out: ActionBuffer, payment: Payment) -> None:
    out.size = 0
    lookup = state.lookup
    francs = lookup.bonus_price[state.bought]
    fetching = bits.bit(lookup.fetch_tile) | bits.bit(lookup.back_tile)
    if questions.needs_a_tile_first(state):
        _way_back(state, out)
    elif payment.find_sparing(state, francs, 0, fetching, 0):
        out.size = listing.each(out.items, out.size, codes.BONUS, track.ahead(state, state.me))
    elif payment.find(state, francs, 0):
        paid = state.copy()
        for i in range(payment.chain.size):
            turn.apply(paid, payment.chain.items[i])
        spaces = track.ahead(state, state.me) | track.ahead(paid, paid.me)
        while spaces:
            space = bits.lowest(spaces)
            spaces &= spaces - 1
            if _pay_bonus(state, space, payment):
                out.add(codes.BONUS + space)
    out.add(codes.NO_BONUS)


def _way_back(state: State, out: ActionBuffer) -> None:
    """Take the meeple back (tile 25), or fetch the tile that can."""
    back = bits.bit(state.lookup.back_tile)
    if state.me.unused & back:
        out.size = tiles.legal_use(state, state.me, out.items, out.size, state.lookup.back_tile)
    else:
        _fetch(state, out, back)


def _fetch(state: State, out: ActionBuffer, numbers: i64) -> None:
    """One of these numbers by tile 17 or 25."""
    me = state.me
    if (me.unused >> state.lookup.fetch_tile) & 1:
        spaces = track.holding(state, track.takeable(state, me), numbers)
        out.size = listing.each(out.items, out.size, codes.FETCH, spaces)
    if (me.unused >> state.lookup.back_tile) & 1:
        spaces = track.holding(state, track.within_reach_back(state, me), numbers)
        out.size = listing.each(out.items, out.size, codes.BACK, spaces)


def _score(state: State, out: ActionBuffer) -> None:
    """Prestige at hand goes into the most valuable slot; else a tile may show some, or it is enough."""
    out.size = 0
    landmark = state.bought - benefits.LANDMARK
    held = state.me.tokens + state.me.loose
    empty: i64 = -1  # the most valuable kinds: of empty slots, and at hand for one
    at_hand: i64 = -1
    most_empty: i64 = -1
    most_at_hand: i64 = -1
    for kind in range(PRESTIGE_KINDS):
        if bits.get(state.slots, kind):
            vp = gains.slot_vp(state.lookup, landmark, kind)
            if vp > most_empty:
                empty, most_empty = kind, vp
            if vp > most_at_hand and gains.prestige_fitting(state.slots, held, kind):
                at_hand, most_at_hand = kind, vp
    if at_hand >= 0:
        out.add(codes.SCORE + at_hand)
    else:
        _show_prestige(state, out, FIRST_PRESTIGE + empty)
        _fetch(state, out, questions.prestige_wanted(state))
        out.add(codes.NO_SCORE)


def _show_prestige(state: State, out: ActionBuffer, best: i64) -> None:
    """Tiles that show prestige for the empty slots: of choice, at least one of the best kind."""
    lookup = state.lookup
    held = shown.tiles_of(state.me)
    while held:
        tile = bits.lowest(held)
        held &= held - 1
        if not shown.is_of_choice(lookup, tile) or lookup.kind[tile] < FIRST_PRESTIGE:
            if gains.any_fits(state.slots, lookup.gain_tokens[tile]):
                dearest = shown.dearest(lookup, tile)
                out.add(shown.show(lookup, tile, dearest, dearest))
            continue
        out.add(shown.show(lookup, tile, best, best))
        if lookup.effect[tile] == effects.TWO_OF:
            for kind in range(FIRST_PRESTIGE, TOKEN_KINDS):
                if kind != best and bits.get(state.slots, kind - FIRST_PRESTIGE):
                    out.add(shown.show(lookup, tile, best, kind))
