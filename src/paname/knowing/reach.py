"""Whether an open question can bring anything: docs/notation.md keeps it open in some cases that lead nowhere."""

from paname.rules import codes, questions, track, turn
from paname.rules.state import State


def bonus_tile_within_reach(state: State) -> bool:
    """Not where the only way is back to the last tile that lies there, and nothing ahead of it."""
    if track.ahead(state, state.me):
        return True
    return questions.bonus_is_open(state) and any(
        bonus_tile_within_reach(_after(state, action))
        for action in turn.legal_list(state)
        if codes.kind_of(action).name in ("back", "fetch")
    )


def _after(state: State, action: int) -> State:
    after = state.copy()
    turn.apply(after, action)
    return after
