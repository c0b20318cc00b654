"""The process that thinks for a server: it answers for bots, and judges turns of finished games."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypedDict

from paname.analysis.turn_by_turn import WholeTurn, analyze_turn, turns_of
from paname.bots.chances import chances_from
from paname.bots.playing_out import MANY_WORLDS, compare
from paname.bots.worker import box_of_table, choose, serve
from paname.box import load_box
from paname.game import Game
from paname.types import AnalyzedTurn, HintReason, View

_REMEMBERED = 4
_games: dict[str, tuple[Game, list[WholeTurn]]] = {}


class JudgeTurn(TypedDict):
    """The question; the answer is `Judged`."""

    type: Literal["judge"]
    game: str  # its name: it is remembered for the next turn
    record: dict[str, Any]  # without actions
    actions: list[str]  # all of the game, looks through the end tiles included
    turn: int
    iterations: int
    seed: int


class Judged(TypedDict):
    turn: AnalyzedTurn


class TellChances(TypedDict):
    """The question; the answer is `ChancesTold`."""

    type: Literal["chances"]
    view: View
    components: str | None  # as of a bot
    iterations: int
    seed: str
    reveal: int | None  # an action that is played first, where it shows something


class ChancesTold(TypedDict):
    chances: list[float]


class TellReasons(TypedDict):
    """The question; the answer is `ReasonsTold`."""

    type: Literal["reasons"]
    view: View
    better: Sequence[int]
    other: Sequence[int]


class ReasonsTold(TypedDict):
    reasons: list[HintReason]


def judge(question: JudgeTurn) -> Judged:
    game, turns = _game(question)
    turn = turns[question["turn"]]
    return {"turn": analyze_turn(game, turn, question["iterations"], question["seed"])}


def _game(question: JudgeTurn) -> tuple[Game, list[WholeTurn]]:
    found = _games.pop(question["game"], None)
    if found is None or len(found[0].codes) != len(question["actions"]):
        game = Game.at_start(question["record"])
        for action in question["actions"]:
            game.play(action)
        found = game, turns_of(game)
    _games[question["game"]] = found
    if len(_games) > _REMEMBERED:
        del _games[next(iter(_games))]
    return found


def tell_chances(question: TellChances) -> ChancesTold:
    box = box_of_table(question["components"])
    iterations, seed, reveal = question["iterations"], question["seed"], question["reveal"]
    return {"chances": chances_from(question["view"], box, iterations, seed, reveal)}


def tell_reasons(question: TellReasons) -> ReasonsTold:
    view, better, other = question["view"], question["better"], question["other"]
    return {"reasons": compare(view, better, other, load_box(), worlds=MANY_WORLDS)}


ANSWERS: dict[str, Callable[[Any], Any]] = {
    "choose": choose,
    "judge": judge,
    "chances": tell_chances,
    "reasons": tell_reasons,
}


def answer(question: Any, _note: Callable[[int, Sequence[int]], None]) -> Any:
    return ANSWERS[question["type"]](question)


if __name__ == "__main__":
    serve(answer)
