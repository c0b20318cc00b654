"""The bot that was trained: the search of `mcts` with a net in place of play-outs (`paname.bots.net`).

The nets have learned with the usual box and with boxes that differ a little. Further away `mcts` plays instead.
"""

import warnings
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from paname.bots.bot import Bot
from paname.bots.kind import BotKind, Parameter
from paname.bots.mcts import LIMITS, MctsBot, limits
from paname.bots.net.net_tree import NetTree, usual_tuning
from paname.bots.net.turns import NetTurns
from paname.bots.net.value import NetValue
from paname.bots.netfile import shipped
from paname.bots.search.lookahead import Lookahead
from paname.bots.search.tree import Tree, Tuning
from paname.box import Box, load_box
from paname.rules.state import State

FAR = 0.34
"""A figure that differs by more than this share, and by more than STEP, is too far from what was trained."""
STEP = 1
CHANGED = 0.25
"""So are more changed figures than this share of all."""
NO_FIGURES = ("name", "sha256", "toml", "provenance")


class UnknownGround(UserWarning):
    """No net was trained for this; `mcts` plays."""


class NetBot(MctsBot):
    stream: str = "net"
    batch: int = 8  # an iteration values all choices of a position

    def __init__(self, seed: int, box: Box, seconds: float, iterations: int, overlooks: float = 0.0) -> None:
        super().__init__(seed, box, seconds, iterations, usual_tuning(), overlooks)

    def _new_tree(self, state: State) -> Tree:
        return NetTree(net_value(self.box, len(state.seats)), state, self.rng, self.tuning)

    def _new_lookahead(self, tree: Tree, state: State) -> Lookahead:
        assert isinstance(tree.evaluation, NetValue)
        return NetTurns(tree.evaluation, state)


@lru_cache(maxsize=16)
def net_value(box: Box, players: int) -> NetValue:
    return shipped(players).value(box)


@lru_cache(maxsize=64)
def too_far(box: Box) -> str:
    """Why the nets do not know a box; empty: they do."""
    usual, found = _figures(load_box()), _figures(box)
    if usual.keys() != found.keys():
        return f"it has other pieces: {min(usual.keys() ^ found.keys())}"
    changed = [key for key in usual if usual[key] != found[key]]
    for key in changed:
        if abs(found[key] - usual[key]) > max(STEP, FAR * abs(usual[key])):
            return f"{key} is {found[key]:g}, trained was {usual[key]:g}"
    if len(changed) > CHANGED * len(usual):
        return f"{len(changed)} of {len(usual)} figures differ"
    return ""


def _figures(box: Box) -> dict[str, float]:
    """Every number in the box by its place."""
    found: dict[str, float] = {}

    def note(place: str, value: Any) -> None:
        if isinstance(value, dict):
            for key, item in value.items():
                note(f"{place}.{key}", item)
        elif isinstance(value, tuple | list):
            for index, item in enumerate(value):
                note(f"{place}.{index}", item)
        elif isinstance(value, int | float):
            found[place] = value

    for name, value in asdict(box).items():
        if name not in NO_FIGURES:
            note(name, value)
    return found


def _make(seed: int, box: Box, params: dict[str, Any]) -> Bot:
    why = too_far(box)
    if why:
        warnings.warn(f"net: no net was trained for this box ({why}): mcts plays", UnknownGround, stacklevel=2)
        return MctsBot(seed, box, *limits(params), Tuning(), params["overlooks"])
    return NetBot(seed, box, *limits(params), params["overlooks"])


KIND = BotKind(
    "net",
    "searches ahead with a net that was trained by self-play",
    _make,
    (*LIMITS, Parameter("overlooks", 0.0, "share of the choices that it does not see, 0 to 1", least=0, most=1)),
    level=8,
)
