"""The bot that was trained: the search of `mcts` with a net in place of play-outs (`paname.bots.net`).

Our nets have learned with the usual box and with boxes that differ a little. Further away `mcts` plays instead. Who
names a net of their own gets that one or an error, never another player.
"""

import re
import warnings
from dataclasses import asdict
from functools import lru_cache
from pathlib import Path
from typing import Any

from paname.bots.bot import Bot, BotError, Considered
from paname.bots.kind import BotKind, Parameter
from paname.bots.mcts import LIMITS, MctsBot, limits
from paname.bots.net.net_tree import NetTree, usual_tuning
from paname.bots.net.turns import NetTurns
from paname.bots.net.value import NetValue
from paname.bots.netfile import NetError, NetFile, load, shipped
from paname.bots.search.choices import perform
from paname.bots.search.lookahead import Lookahead
from paname.bots.search.tree import Tree, Tuning
from paname.box import Box, load_box
from paname.box.advice import Advice
from paname.records.notation import notation
from paname.rules import codes, unseen
from paname.rules.payment import Payment
from paname.rules.state import PHASE_DRAW, ActionBuffer, State

FAR = 0.34
"""A figure that differs by more than this share, and by more than STEP, is too far from what was trained."""
STEP = 1
CHANGED = 0.25
"""So are more changed figures than this share of all."""
NO_FIGURES = ("name", "sha256", "toml", "provenance", "zones", "extra_copies")
PIECES = ("number", "effect", "tokens", "kinds")
"""Of tiles: they are the same or not, see `_pieces`."""
_STANDS_FOR = re.compile(r"tokens\.|districts\.\d+\.types\.")
"""With the options, other tokens and types lie there: to change some is not far."""


class UnknownGround(UserWarning):
    """No net was trained for this; `mcts` plays."""


class NetBot(MctsBot):
    stream: str = "net"
    batch: int = 8  # an iteration values all choices of a position

    def __init__(
        self,
        seed: int,
        box: Box,
        seconds: float,
        iterations: int,
        overlooks: float = 0.0,
        per_rival: float = 1.0,
        net: NetFile | None = None,
    ) -> None:
        super().__init__(seed, box, seconds, iterations, usual_tuning(), overlooks, per_rival)
        self.net = net  # None: the one we ship for as many players

    def _report(self, tree: Tree, options: ActionBuffer) -> list[Considered]:
        assert isinstance(tree, NetTree)
        text = notation(self.box).text
        return [
            Considered(text(choice), visits, lead, tree.chance(choice))
            for choice, visits, _, lead in tree.report(options)
            if visits
        ]

    def _one_turn_ahead(self, lookahead: Lookahead, state: State, choice: int) -> Considered:
        assert isinstance(lookahead, NetTurns)
        value, seat, worlds = lookahead.value, state.active, _after(state, choice)
        chance = lead = 0.0
        for world in worlds:
            if state.phase != PHASE_DRAW and world.active == seat:  # a draw is judged at first sight
                lookahead.finish(world)
            value.measure(world)
            chance += value.shares[seat] / len(worlds)
            lead += value.leads[seat] / len(worlds)
        return Considered(notation(self.box).text(choice), 0, lead, chance)

    def _new_tree(self, state: State) -> Tree:
        return NetTree(net_value(self.box, len(state.seats), self.net), state, self.rng, self.tuning)

    def _new_lookahead(self, tree: Tree, state: State) -> Lookahead:
        assert isinstance(tree.evaluation, NetValue)
        return NetTurns(tree.evaluation, state)


def _after(state: State, choice: int) -> list[State]:
    """Where a choice leads: a draw to all the tiles that may lie on top."""
    pile = choice - codes.DRAW
    worlds = []
    for tile in unseen.may_be_on_top(state, pile) if state.phase == PHASE_DRAW else [None]:
        world = state.copy()
        if tile is not None:
            world.deck = unseen.with_top(world, pile, tile)
        perform(world, choice, Payment())
        worlds.append(world)
    return worlds


@lru_cache(maxsize=16)
def net_value(box: Box, players: int, net: NetFile | None = None) -> NetValue:
    if net and net.players != players:
        raise BotError(f"net: {net.name} was trained for {net.players} players, not for {players}")
    return (net or shipped(players)).value(box)


def own_net(file: str | Path, box: Box) -> NetFile:
    """A net that somebody trained. Raises BotError where it cannot be read or does not know the box."""
    try:
        net = load(Path(file))
    except OSError as error:
        raise BotError(f"net: {file}: {str(error.strerror).lower()}") from None
    except NetError as error:
        raise BotError(f"net: {error}") from None
    usual = load_box().sha256
    learned = net.about.get("box", usual)
    if learned == box.sha256:
        return net
    why = too_far(box) if learned == usual else f"its own has the SHA-256 {learned!s:.12}…, this one {box.sha256:.12}…"
    if why:
        raise BotError(f"net: {file} was trained with another box ({why})")
    return net


@lru_cache(maxsize=64)
def too_far(box: Box) -> str:
    """Why the nets do not know a box; empty: they do."""
    usual, found = _figures(load_box()), _figures(box)
    if usual.keys() != found.keys():
        return f"it has other pieces: {min(usual.keys() ^ found.keys())}"
    if others := [piece for piece, known in _pieces(load_box()).items() if _pieces(box)[piece] != known]:
        return f"{others[0]} was different in training"
    changed = [key for key in usual if usual[key] != found[key]]
    for key in changed:
        now, before = found[key], usual[key]
        if (
            not isinstance(now, str)
            and not isinstance(before, str)
            and abs(now - before) > max(STEP, FAR * abs(before))
        ):
            return f"{key} is {now:g}, but it was {before:g} in training"
    if len(changed) > CHANGED * len(usual):
        return f"{len(changed)} of {len(usual)} figures differ"
    return ""


def unlearned(box: Box) -> list[Advice]:
    """For the owner of a box that the nets do not know."""
    why = too_far(box)
    return [Advice("file", "unlearned", {"detail": why})] if why else []


def _pieces(box: Box) -> dict[str, object]:
    """What the tiles of a number are, not how much they give: a net knows them by their numbers."""
    found: dict[str, object] = {
        f"bonus tile {tile.number}": (tile.effect, tile.tokens, tile.kinds, tile.value) for tile in box.bonus
    }
    found |= {f"End Game tile {i}": (tile.tokens, tile.kinds) for i, tile in enumerate(box.end_tiles, 1)}
    return (
        found
        | {f"number of copies of bonus tiles with {n} players": box.copies(n) for n in box.keys}
        | {"zones": box.zones}
    )


def _figures(box: Box) -> dict[str, float | str]:
    """Every number in the box by its place; one that stands for a token or a type of building as a text."""
    found: dict[str, float | str] = {}

    def note(place: str, value: Any) -> None:
        if isinstance(value, dict):
            for key, item in value.items():
                if key not in PIECES:
                    note(f"{place}.{key}", item)
        elif isinstance(value, tuple | list):
            for index, item in enumerate(value):
                note(f"{place}.{index}", item)
        elif isinstance(value, int | float):
            found[place] = str(value) if _STANDS_FOR.match(place) else value

    for name, value in asdict(box).items():
        if name not in NO_FIGURES:
            note(name, value)
    return found


def _make(seed: int, box: Box, params: dict[str, Any]) -> Bot:
    if params["file"]:
        return NetBot(
            seed, box, *limits(params), params["overlooks"], params["per_rival"], own_net(params["file"], box)
        )
    if not _known(box):
        return MctsBot(seed, box, *limits(params), Tuning(), params["overlooks"], params["per_rival"])
    return NetBot(seed, box, *limits(params), params["overlooks"], params["per_rival"])


def _check(box: Box, players: int, params: dict[str, Any]) -> None:
    if params["file"]:
        net_value(box, players, own_net(params["file"], box))
    else:
        _known(box)


def _known(box: Box) -> bool:
    why = too_far(box)
    if why:
        warnings.warn(f"net: no net was trained for this box ({why}): mcts plays", UnknownGround, stacklevel=3)
    return not why


KIND = BotKind(
    "net",
    "searches ahead with a net that was trained by self-play",
    _make,
    (
        *LIMITS,
        Parameter("overlooks", 0.0, "share of the choices that it does not see, 0 to 1", least=0, most=1),
        Parameter("per_rival", 1.0, "times as many iterations for each opponent after the first", least=1, most=100),
        Parameter("file", "", "a net made by `paname train`; without it, those that we ship", file=True),
    ),
    check=_check,
)
