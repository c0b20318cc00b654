"""R2: the turn. `legal` lists what the active player may do, `apply` does it: the two doors to the rules."""

from mypy_extensions import i64

from paname.game import actions, benefits, bonus, building, end_tiles, keys, market, scoring
from paname.game.rng import Rng
from paname.game.state import AFTER, BONUS, BUILD, DRAW, MAIN, OVER, PAIR, SCORE, VP, Actions, State


def legal(state: State, out: Actions) -> None:
    """Every legal action, into a cleared buffer."""
    out.size = 0
    phase = state.phase
    if phase == DRAW:
        building.legal_draws(state, out)
    elif phase == BUILD:
        building.legal_builds(state, out)
    elif phase == PAIR:
        bonus.legal_pairs(state, out)
    elif state.looking:
        end_tiles.legal_takes(state, out)
    elif phase != OVER:
        if phase == MAIN:
            _legal_main(state, out)
        elif phase == AFTER:
            out.add(actions.DONE)
        elif phase == BONUS:
            benefits.legal_bonus(state, out)
        elif phase == SCORE:
            benefits.legal_scores(state, out)
        elif phase == VP:
            benefits.legal_vp_tiles(state, out)
        market.legal_trades(state, out)  # R2.2: free actions
        bonus.legal_uses(state, out)


def _legal_main(state: State, out: Actions) -> None:
    keys.legal_placements(state, out)
    keys.legal_moves(state, out)
    end_tiles.legal_takes(state, out)
    if not out.size:
        out.add(actions.PASS)  # R2.3


def legal_for_seat(state: State, out: Actions) -> None:
    """What the active player may be told: the end tiles of the pile stay one `take` until they have looked."""
    legal(state, out)
    if state.phase != MAIN or state.looking or not end_tiles.may_take(state):
        return
    kept: i64 = 0
    for i in range(out.size):
        action = out.items[i]
        if not actions.TAKE <= action < actions.LOOK:
            out.items[kept] = action
            kept += 1
    out.size = kept
    out.add(actions.LOOK)


def legal_list(state: State) -> list[int]:
    out = Actions()
    legal(state, out)
    return out.list()


def apply(state: State, action: i64) -> None:
    """Play a legal action (nothing is checked here)."""
    if action >= actions.MOVE:
        keys.move(state, action - actions.MOVE)
    elif action >= actions.PAIR:
        if action == actions.DONE:
            _end_turn(state)
        elif action == actions.PASS:
            state.phase = AFTER
        else:
            bonus.give_pair(state, action - actions.PAIR)
            benefits.settle(state)
    elif action >= actions.BUY:
        _free_action(state, action)
        benefits.settle(state)
    elif action >= actions.TAKE:
        if action == actions.LOOK:
            end_tiles.look(state)
        else:
            end_tiles.take(state, action - actions.TAKE)
    elif action >= actions.VP:
        benefits.place_vp_tile(state, action - actions.VP)
    elif action >= actions.SCORE:
        benefits.score(state, action - actions.SCORE)
    elif action >= actions.BONUS:
        benefits.take_bonus(state, action - actions.BONUS)
    elif action >= actions.PLACE:
        keys.place(state, action - actions.PLACE)
    elif action >= actions.BUILD:
        building.build(state, action - actions.BUILD)
    else:
        building.draw(state, action - actions.DRAW)


def _free_action(state: State, action: i64) -> None:
    if action >= actions.BACK:
        bonus.go_back(state, action - actions.BACK)
    elif action >= actions.FETCH:
        bonus.fetch(state, action - actions.FETCH)
    elif action >= actions.USE:
        bonus.use(state, (action - actions.USE) // actions.CHOICES, (action - actions.USE) % actions.CHOICES)
    elif action >= actions.SELL:
        market.sell(state, action - actions.SELL)
    else:
        market.buy(state, action - actions.BUY)


def _end_turn(state: State) -> None:
    state.me.loose = 0  # R9.4
    state.slots = 0
    state.active += 1
    if state.active == state.tables.players:
        state.active = 0
        state.round += 1
        if state.round > state.last_round:  # R10.1
            scoring.finish(state)
            return
    state.phase = DRAW if state.pile_left else MAIN  # R3.4


def playout(state: State, rng: Rng, out: Actions) -> i64:
    """Play at random to the end; the number of actions played."""
    steps: i64 = 0
    while state.phase != OVER:
        legal(state, out)
        apply(state, out.items[rng.below(out.size)])
        steps += 1
    return steps


def fingerprint(state: State) -> str:
    """Every field of a state as text: equal states, equal texts."""
    return repr((_fields(state), [_fields(seat) for seat in state.seats]))


def _fields(of: object) -> list[tuple[str, object]]:
    skipped = ("tables", "seats", "me", "vp")
    fields = [(name, getattr(of, name)) for name in dir(of) if not name.startswith("_") and name not in skipped]
    return [(name, value) for name, value in fields if not callable(value)]
