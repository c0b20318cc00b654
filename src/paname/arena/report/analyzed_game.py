"""`paname analyze --html`: a game understood, as one page: chances, accuracy, turning points on the board, turns."""

from collections.abc import Sequence

from paname.arena.report.chance_graph import chance_graph
from paname.arena.report.page import page
from paname.bots.explain import reason_words
from paname.drawing.svg import on_canvas
from paname.game import Game
from paname.types import Analysis

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
    return page(
        "analyzed_game.html",
        title=" · ".join(f"{name} {vp}" for name, vp in zip(names, result.vp, strict=True)),
        words=f"Each turn is compared with the best one a search of {found['iterations']} iterations found, based on "
        "what its player knew at the time. The trained player estimates the chances to win.",
        graph=chance_graph(found, names, result.ranks),
        names=names,
        seats=found["seats"],
        symbols=_SYMBOLS,
        kinds=_KIND_WORDS,
        turns=turns,
        turning=[(point, turns[point["turn"]], _board(game, turns[point["turn"]]["judged"]))
                 for point in found["turning_points"]],
        reason=reason_words,
        signed=signed,
        districts={district.slug: district.name for district in game.box.districts},
        command=command,
        made_by="analyze",
    )  # fmt: skip


def signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−")


def _board(game: Game, at: int) -> str:
    """The position before the decision, as all could follow it."""
    moment = game.copy()
    moment.undo(len(game.codes) - at)
    return on_canvas(moment.view(None, "open")).svg()
