"""Whole turns, each judged by itself: in any order, or by several processes, with the same result."""

from collections.abc import Sequence
from dataclasses import dataclass

from paname.analysis.decisions import Compared, compared, decisions_of, reasons
from paname.analysis.judging import judgement
from paname.analysis.line_facts import brings, leads, prevented
from paname.bots.netfile import NetFile
from paname.bots.playing_out import MANY_WORLDS, WORLDS
from paname.game import Game
from paname.records.notation import notation
from paname.rules import codes
from paname.rules.setup import tiles_dealt
from paname.types import AnalyzedTurn, GamePhase, TurnKind

OPENING = 0.5
"""The opening lasts until this share of the building tiles is drawn; the end begins with the last of them."""


@dataclass(frozen=True)
class WholeTurn:
    """Where a turn is in a game.

    >>> turn = WholeTurn(seat=0, round=1, first=0, count=3)
    >>> turn.first + turn.count
    3
    """

    seat: int
    round: int
    first: int  # actions of the game before it
    count: int  # actions in it

    def is_over(self, game: Game) -> bool:
        """Whether its player has ended it.

        >>> game = Game.new(players=2, seed=1)
        >>> _ = [game.play(action) for action in ("draw 1", "place arc")]
        >>> turns_of(game)[0].is_over(game)
        False
        """
        return game.codes[self.first + self.count - 1] == codes.DONE


def turns_of(game: Game) -> list[WholeTurn]:
    """The turns of a game, oldest first; the last may have been broken off.

    >>> game = Game.new(players=2, seed=1)
    >>> _ = [game.play(action) for action in ("draw 1", "place arc", "done", "draw 2")]
    >>> turns_of(game)
    [WholeTurn(seat=0, round=1, first=0, count=3), WholeTurn(seat=1, round=1, first=3, count=1)]
    """
    again = Game(game.box, game.options, game.setup, game.begun_at)
    turns, first = list[WholeTurn](), 0
    for index, action in enumerate(game.codes, 1):
        seat, number = int(again.state.active), again.round
        again.apply(action)
        if again.active != seat or index == len(game.codes):
            turns.append(WholeTurn(seat, number, first, index - first))
            first = index
    return turns


def analyze_turn(game: Game, turn: WholeTurn, iterations: int, seed: int, net: NetFile | None = None) -> AnalyzedTurn:
    """One turn against the best found, by the decision that cost most; each search has so many iterations.

    >>> from paname.bots import create
    >>> game, bot = Game.new(players=2, seed=1), create("level:6")
    >>> while game.turn_number == 1:
    ...     _ = bot.play(game)
    >>> found = analyze_turn(game, turns_of(game)[0], iterations=20, seed=1)
    >>> found["actions"], found["judgement"], found["phase"], sum(found["after"])
    (['draw 3', 'place arc', 'done'], 'best', 'opening', 1.0)
    """
    stream = f"{seed}/{turn.first}"
    start = game.copy()
    start.undo(len(game.codes) - turn.first)
    decisions = [
        compared(*decision, iterations, stream, net) for decision in decisions_of(game, turn.first, turn.count)
    ]
    worst = max(decisions, key=lambda one: (one.lost, one.at))  # of equal ones the last: the main action
    judged = judgement(worst.lost)
    as_good = judged in ("best", "good")  # and needs no reason
    worlds = WORLDS if judged == "inaccuracy" else MANY_WORLDS
    actions = game.codes[turn.first : turn.first + turn.count]
    texts = notation(game.box).texts
    return AnalyzedTurn(
        seat=turn.seat,
        round=turn.round,
        first=turn.first,
        actions=[texts[action] for action in actions],
        before=_shares(decisions[0].best),
        after=_shares(decisions[-1].after),
        judged=worst.at,
        played=[texts[action] for action in worst.played.actions],
        better=[texts[action] for action in worst.better.actions] if worst.better else [],
        played_chance=round(worst.after[turn.seat], 4),
        better_chance=round(worst.best[turn.seat], 4),
        lost=worst.lost,
        judgement=judged,
        phase=_phase(start),
        kind=_kind_of(worst, actions),
        reasons=reasons(worst.better, worst.played, net, worlds) if worst.better and not as_good else [],
        played_brings=brings(worst.played),
        better_brings=brings(worst.better) if worst.better else {},
        leads=leads(worst.better, worst.played, turn.seat) if worst.better else [],
        prevents=prevented(worst.better, turns_after(game, turn)) if worst.better else [],
    )


def turns_after(game: Game, turn: WholeTurn) -> list[tuple[int, Sequence[int]]]:
    """Those of the others, up to the seat's next."""
    found = list[tuple[int, Sequence[int]]]()
    first = turn.first + turn.count
    for number in range(1, game.players):
        end = next((at for at, code in enumerate(game.codes[first:], first + 1) if code == codes.DONE), len(game.codes))
        found.append(((turn.seat + number) % game.players, game.codes[first:end]))
        first = end
    return found


def _shares(chances: list[float]) -> list[float]:
    """Rounded, and still the whole win together: the largest takes what is left, since no other has as much to give.

    >>> _shares([0.30006, 0.30006, 0.39988, 0.0])
    [0.3001, 0.3001, 0.3998, 0.0]
    """
    rounded = [round(chance, 4) for chance in chances]
    largest = rounded.index(max(rounded))
    rounded[largest] = round(1.0 - sum(rounded[:largest] + rounded[largest + 1 :]), 4)
    return rounded


def _phase(start: Game) -> GamePhase:
    left = sum(pile["left"] for pile in start.view()["piles"])
    if not left:
        return "end"
    return "opening" if left > (1.0 - OPENING) * tiles_dealt(start.options.free_districts) else "middle"


def _kind_of(worst: Compared, actions: Sequence[int]) -> TurnKind:
    """What it was about: of the better line, unless that is only another pile to draw from."""
    line = worst.better.actions if worst.better else ()
    return kind_of_line(actions if all(codes.DRAW <= one < codes.BUILD for one in line) else line)


def kind_of_line(actions: Sequence[int]) -> TurnKind:
    """What a turn is about."""
    if any(codes.is_take(one) or one == codes.LOOK for one in actions):
        return "end"
    moves = [one for one in actions if one >= codes.MOVE]
    if any(codes.target_of(one) >= codes.TO_LANDMARK for one in moves):
        return "landmarks"
    if any(codes.BONUS <= one < codes.NO_BONUS or codes.FETCH <= one < codes.PAIR for one in actions):
        return "bonus"
    if moves:
        return "buildings"
    return "bonus" if any(codes.USE <= one < codes.FETCH for one in actions) else "keys"
