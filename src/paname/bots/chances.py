"""Who is winning: each seat's share of the win, and its lead, by the search of the trained player, from what somebody
knows."""

from dataclasses import dataclass

from paname.bots.net.net_tree import NetTree, usual_tuning
from paname.bots.net.turns import NetTurns
from paname.bots.netbot import net_value, too_far
from paname.bots.netfile import NetFile
from paname.bots.search.choices import perform
from paname.box import Box
from paname.knowing.determinize import from_view
from paname.rules.payment import Payment
from paname.rules.rng import Rng
from paname.rules.state import PHASE_MAIN, PHASE_OVER, State
from paname.types import View

_PLAYOUTS_OF_A_WORLD = 8
"""Play-outs in one world."""


class NoNet(ValueError):
    """No net was trained for this box: nobody knows who is winning.

    >>> from dataclasses import replace
    >>> from paname import Game, load_box
    >>> far = replace(load_box(), sha256="30 francs", francs=30)
    >>> chances_from(Game.new(seed=1).view(0, "open"), far, iterations=8, seed=1)
    Traceback (most recent call last):
    paname.bots.chances.NoNet: no net was trained for this box (francs is 30, but it was 3 in training)
    """


def chances_from(
    view: View,
    box: Box,
    iterations: int,
    seed: int | str,
    first: int | None = None,
    net: NetFile | None = None,
) -> list[float]:
    """By seat, their sum is 1; see `outlook_from`."""
    return outlook_from(view, box, iterations, seed, first, net).chances


@dataclass(frozen=True)
class Outlook:
    """By seat."""

    chances: list[float]  # to win; their sum is 1
    leads: list[float]  # in VP at the end of the game, on average


def outlook_from(
    view: View,
    box: Box,
    iterations: int,
    seed: int | str,
    first: int | None = None,
    net: NetFile | None = None,
) -> Outlook:
    """`view` needs open screens; `first` is a choice that is played before, such as an action that shows something;
    `net`, if not one of ours, knows the box (`own_net`).

    A turn whose main action is done is played to its end first, as the net likes it: so it makes no difference whether
    somebody asks before it is ended or after. Nor does what the viewer cannot know. The same seed, the same outlook.
    """
    if net is None and (why := too_far(box)):
        raise NoNet(f"no net was trained for this box ({why})")
    rng = Rng(f"chances/{seed}")
    value = net_value(box, view["options"]["players"], net)
    tree: NetTree | None = None
    turns: NetTurns | None = None
    for done in range(0, iterations, _PLAYOUTS_OF_A_WORLD):
        world = from_view(view, box, rng)
        if first is not None:
            perform(world, first, Payment())
        if world.phase > PHASE_MAIN:
            turns = turns or NetTurns(value, world)
            _end_turn(world, turns)
        if world.phase == PHASE_OVER:
            value.measure(world)
            seats = range(len(world.seats))
            return Outlook([float(value.shares[seat]) for seat in seats], [float(value.leads[seat]) for seat in seats])
        tree = tree or NetTree(value, world, rng, usual_tuning())
        tree.run(world, min(_PLAYOUTS_OF_A_WORLD, iterations - done))
    assert tree is not None, "at least one iteration"
    return Outlook(tree.chances(), tree.leads())


def _end_turn(world: State, search: NetTurns) -> None:
    seat = world.active
    while world.active == seat and PHASE_MAIN < world.phase < PHASE_OVER:
        perform(world, search.best(world), search.payment)
