"""`paname analyze --html`: a game understood, as one page: chances, accuracy, turning points on the board, turns."""

from collections.abc import Sequence

from paname.arena.report.chance_graph import PHONE_WIDE, by_rank, chance_graph
from paname.arena.report.lines_on_board import lines_on_board
from paname.arena.report.page import page
from paname.drawing.svg import on_canvas
from paname.drawing.words import brings_words, judgement_words, line_words, reason_words
from paname.game import Game
from paname.types import Analysis, AnalyzedTurn

_SYMBOLS = {"best": "★", "good": "✓", "inaccuracy": "~", "mistake": "?", "blunder": "??"}
_KIND_WORDS = {
    "keys": "keys",
    "buildings": "buildings",
    "landmarks": "landmarks",
    "bonus": "bonus tiles",
    "end": "End Game tiles",
}


def analysis_report(game: Game, found: Analysis, names: Sequence[str], command: str) -> str:
    result = game.result()
    turns = found["turns"]
    moments = _Moments(game, names)
    return page(
        "analyzed_game.html",
        title=" · ".join(f"{name} {vp}" for name, vp in zip(names, result.vp, strict=True)),
        words=f"Each turn is compared with the best one a search of {found['iterations']} iterations found, based on "
        "what its player knew at the time. The trained player estimates the chances to win.",
        graph=chance_graph(found, names, result.ranks),
        narrow_graph=chance_graph(found, names, result.ranks, PHONE_WIDE),
        order=by_rank(result.ranks),
        brought=brings_words,
        names=names,
        seats=found["seats"],
        symbols=_SYMBOLS,
        kinds=_KIND_WORDS,
        turns=turns,
        judgement=lambda index: judgement_words(found, index),
        turning=[(point, turns[point["turn"]]) for point in found["turning_points"]],
        board=moments.board,
        line=moments.line,
        reason=lambda one, turn: reason_words(one, turn["seat"], names, game.box),
        signed=signed,
        districts={district.slug: district.name for district in game.box.districts},
        command=command,
        made_by="analyze",
    )  # fmt: skip


def signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−")


class _Moments:
    """Positions of a game, as all could follow it."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self._box = game.box
        self._names = names
        moment = game.copy()
        moment.undo(len(game.codes))
        self._views = [moment.view(None, "open")]
        for code in game.codes:
            moment.apply(code)
            self._views.append(moment.view(None, "open"))

    def line(self, at: int, actions: Sequence[str]) -> list[str]:
        """In words, after so many actions of the game."""
        return line_words(actions, self._views[at], self._box)

    def board(self, turn: AnalyzedTurn) -> str:
        """Before the decision, with what was played and what would have been better."""
        view = self._views[turn["judged"]]
        marks = lines_on_board(view, self._box, turn["better"], turn["played"])
        return on_canvas(view, self._box, self._names).svg(marks)
