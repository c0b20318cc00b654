"""A turn as decisions, and for each of them the best line that a search finds.

A decision ends where something is shown (a draw, a look through the end tiles) or with the turn: up to there its player
can foresee everything, so lines can be compared by where they lead.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf

from paname.analysis.judging import points_lost
from paname.bots.chances import chances_from
from paname.bots.netbot import NetBot
from paname.bots.netfile import NetFile
from paname.bots.playing_out import WORLDS, compare
from paname.game import Game
from paname.knowing.seat import reveals
from paname.records.notation import notation
from paname.rules import codes
from paname.types import HintReason, View


@dataclass(frozen=True)
class TurnLine:
    """Actions of a decision, and what their player sees when they are played; before anything new is shown."""

    start: Game
    actions: tuple[int, ...]
    seen: View
    reveal: int | None  # the last action, where it shows something
    end: Game

    def leads_where(self, other: "TurnLine") -> bool:
        return self.reveal == other.reveal and self.end == other.end


@dataclass(frozen=True)
class Compared:
    """What was played in a decision, the best found (None: nothing better), and the chances to win after them."""

    at: int  # actions of the game before it
    played: TurnLine
    better: TurnLine | None
    after: list[float]  # what was played, by seat
    best: list[float]  # the better line, by seat: what its player could reach, before the decision
    lost: int  # percentage points of the chance to win


def decisions_of(game: Game, first: int, count: int) -> Iterator[tuple[int, Game, list[int]]]:
    """For each decision of a turn: the actions of the game before it, the position, the actions played."""
    position = game.copy()
    position.undo(len(game.codes) - first)
    at, start, actions = first, position.copy(), list[int]()
    for index, action in enumerate(game.codes[first : first + count], first):
        shown = [codes.LOOK] if _takes_unseen(position, action) else []  # no record holds that step
        for one in [*shown, action]:
            position.apply(one)
            actions.append(one)
            if reveals(one):
                yield at, start, actions
                at, start, actions = index + (one == action), position.copy(), []
    if actions:
        yield at, start, actions


def _takes_unseen(position: Game, action: int) -> bool:
    return codes.is_take(action) and not position.state.looking


def compared(
    at: int, start: Game, actions: Sequence[int], iterations: int, stream: str, net: NetFile | None = None
) -> Compared:
    """One decision against the best line that a search of so many iterations finds."""
    seat = int(start.state.active)

    def chance(line: TurnLine) -> list[float]:
        return chances_from(line.seen, start.box, iterations, stream, line.reveal, net)

    played, best = turn_line(start, actions), _best_line(start, iterations, net)
    after = chance(played)
    if best.leads_where(played):
        return Compared(at, played, None, after, after, 0)
    most = chance(best)
    lost = points_lost(most[seat], after[seat])
    if not lost:
        return Compared(at, played, None, after, after, 0)
    return Compared(at, played, best, after, most, lost)


def reasons(
    better: TurnLine, played: TurnLine, net: NetFile | None = None, worlds: Sequence[int] = WORLDS
) -> list[HintReason]:
    """What speaks for one line, and what it costs."""
    start = better.start
    return compare(start.view(start.active, "open"), better.actions, played.actions, start.box, net, worlds)


def turn_line(start: Game, actions: Sequence[int]) -> TurnLine:
    """Actions of one decision; only the last may show something."""
    seat, end = int(start.state.active), start.copy()
    reveal = actions[-1] if reveals(actions[-1]) else None
    for action in actions if reveal is None else actions[:-1]:
        end.apply(action)
    return TurnLine(start, tuple(actions), end.view(seat, "open"), reveal, end)


def _best_line(start: Game, iterations: int, net: NetFile | None) -> TurnLine:
    """As the trained player would go on: it reads its view only."""
    bot = NetBot(1, start.box, inf, iterations, net=net)
    game, found, seat = start.copy(), list[int](), int(start.state.active)
    player = game.seat(seat)
    while player.active and not (found and reveals(found[-1])):
        for text in bot.decide(player.view("open"), player.legal_texts()):
            action = notation(game.box).parse(text, game.state)
            assert action is not None, "a bot knows the notation"
            found.append(action)
            game.apply(action)
    return turn_line(start, found)
