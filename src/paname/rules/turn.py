"""R2: the turn. `legal` lists what the active player may do, `apply` does it: the two doors to the rules."""

from librt.vecs import vec
from mypy_extensions import i64

from paname.rules import benefits, building, codes, end_tiles, keys, listing, market, scoring, tiles, track
from paname.rules.rng import Rng
from paname.rules.state import (
    PHASE_AFTER,
    PHASE_BONUS,
    PHASE_BUILD,
    PHASE_DRAW,
    PHASE_MAIN,
    PHASE_OVER,
    PHASE_PAIR,
    PHASE_SCORE,
    PHASE_VP,
    ActionBuffer,
    Seat,
    State,
)


def legal(state: State, out: ActionBuffer) -> None:
    """Every legal action, into a cleared buffer."""
    out.size = _legal(state, state.me, out.items)


def _legal(state: State, me: Seat, items: vec[i64]) -> i64:
    size: i64 = 0
    phase = state.phase
    if phase == PHASE_DRAW:
        return building.legal_draws(state, items, size)
    if phase == PHASE_BUILD:
        return building.legal_builds(state, items, size)
    if phase == PHASE_PAIR:
        return tiles.legal_pairs(state, items, size)
    if state.looking:
        return end_tiles.legal_takes(state, items, size)
    if phase == PHASE_OVER:
        return size
    if phase == PHASE_AFTER:
        size = listing.one(items, size, codes.DONE)
    elif phase == PHASE_MAIN:
        size = _legal_main(state, me, items, size)
    elif phase == PHASE_BONUS:
        size = benefits.legal_bonus(state, items, size)
    elif phase == PHASE_SCORE:
        size = benefits.legal_scores(state, items, size)
    elif phase == PHASE_VP:
        size = benefits.legal_vp_tiles(state, items, size)
    size = market.legal_trades(state, me, items, size)  # R2.2: free actions
    return tiles.legal_uses(state, me, items, size)


def _legal_main(state: State, me: Seat, items: vec[i64], size: i64) -> i64:
    size = keys.legal_placements(me, items, size)
    size = end_tiles.legal_takes(state, items, size)
    only_moves = size == 0
    size = keys.legal_moves(state, me, me.francs, me.tokens + me.loose, items, size)  # those without a tile first
    if only_moves and (size == 0 or codes.needs_tile(items[0])):  # R2.3
        size = listing.one(items, size, codes.PASS)
    return size


def legal_for_seat(state: State, out: ActionBuffer) -> None:
    """What the active player may be told: the end tiles of the pile stay one `take` until they have looked."""
    legal(state, out)
    if not end_tiles.may_look(state):
        return
    kept: i64 = 0
    for i in range(out.size):
        action = out.items[i]
        if not codes.is_take(action):
            out.items[kept] = action
            kept += 1
    out.size = kept
    out.add(codes.LOOK)


def is_legal(state: State, action: i64, out: ActionBuffer) -> bool:
    """Whether an action may be played now, looking through the end tiles included. The buffer is written over."""
    if action == codes.LOOK:
        return end_tiles.may_look(state)
    legal(state, out)
    for i in range(out.size):  # noqa: SIM110  (a generator is slow here)
        if out.items[i] == action:
            return True
    return False


def legal_list(state: State) -> list[int]:
    out = ActionBuffer()
    legal(state, out)
    return out.list()


def apply(state: State, action: i64) -> None:
    """Play a legal action (nothing is checked here).

    The kinds from the last to the first: comparing is a third faster than calling through a table (79 ns a step, 104),
    and a test holds them against `codes.KINDS`.
    """
    if action >= codes.MOVE:
        keys.move(state, action - codes.MOVE)
    elif action >= codes.PAIR:
        if action == codes.DONE:
            _end_turn(state)
        elif action == codes.PASS:
            state.phase = PHASE_AFTER
        else:
            tiles.give_pair(state, action - codes.PAIR)
            benefits.settle(state)
    elif action >= codes.BUY:
        _free_action(state, action)
        benefits.settle(state)
    elif action >= codes.TAKE:
        if action == codes.LOOK:
            end_tiles.look(state)
        else:
            end_tiles.take(state, action - codes.TAKE)
    elif action >= codes.VP:
        benefits.place_vp_tile(state, action - codes.VP)
    elif action >= codes.SCORE:
        benefits.score(state, action - codes.SCORE)
    elif action >= codes.BONUS:
        benefits.take_bonus(state, action - codes.BONUS)
    elif action >= codes.PLACE:
        keys.place(state, action - codes.PLACE)
    elif action >= codes.BUILD:
        building.build(state, action - codes.BUILD)
    else:
        building.draw(state, action - codes.DRAW)


def _free_action(state: State, action: i64) -> None:
    if action >= codes.BACK:
        track.go_back(state, action - codes.BACK)
    elif action >= codes.FETCH:
        track.fetch(state, action - codes.FETCH)
    elif action >= codes.USE:
        tiles.use(state, (action - codes.USE) // codes.CHOICES, (action - codes.USE) % codes.CHOICES)
    elif action >= codes.SELL:
        market.sell(state, action - codes.SELL)
    else:
        market.buy(state, action - codes.BUY)


def _end_turn(state: State) -> None:
    state.me.loose = 0  # R9.4
    state.bought = 0  # as at the start: games that stand alike are equal
    state.slots = 0
    following = state.active + 1
    if following < state.lookup.players:
        state.give_turn(following)
    else:
        state.give_turn(0)
        if end_tiles.is_last_round(state):  # R10.1
            scoring.finish(state)
            return
        state.round += 1
    state.phase = PHASE_DRAW if state.pile_left else PHASE_MAIN  # R3.4


def playout(state: State, rng: Rng, out: ActionBuffer) -> i64:
    """Play at random to the end; the number of actions played."""
    steps: i64 = 0
    while state.phase != PHASE_OVER:
        legal(state, out)
        apply(state, out.items[rng.below(out.size)])
        steps += 1
    return steps
