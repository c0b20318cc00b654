"""States kept on the way of a game, so that undoing replays a few actions only.

The further back, the wider apart: whoever takes back `n` actions, at once or one by one, replays at most 4 `n` + 32 for
any of them, in a game of any length; and a game of 1,000 actions keeps five states.
"""

from paname.rules.state import State

APART = 32
"""Every so many actions a state is kept."""
_WIDTHS = (2048, 512, 128, APART)
"""Of those every fourth stays for longer, and of these every fourth again."""

Milestones = tuple[tuple[int, State], ...]
"""How many actions had been played, and the state then; oldest first. These states are never changed."""


def passed(kept: Milestones, played: int, state: State) -> Milestones:
    """With the state after so many actions, and without those that have had their time.

    >>> from paname.box import load_box
    >>> from paname.rules.lookup import lookup_of
    >>> state, kept = State(lookup_of(load_box(), 2), b"", b"", b"", False), ()
    >>> for played in range(APART, 1000, APART):
    ...     kept = passed(kept, played, state)
    >>> [played for played, _ in kept]
    [512, 768, 896, 960, 992]
    """
    staying = [(before, old) for before, old in kept if played - before < 2 * _width(before)]
    return (*staying, (played, state.copy()))


def _width(played: int) -> int:
    return next(width for width in _WIDTHS if played % width == 0)


def until(kept: Milestones, played: int) -> Milestones:
    """Those left when all but so many actions are taken back."""
    return tuple(one for one in kept if one[0] <= played)
