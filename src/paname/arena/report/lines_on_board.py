"""Two lines of play on the board: the better one ringed and numbered as its words are, what was played dotted."""

from collections.abc import Sequence
from math import hypot

from paname.action import Action
from paname.arena.report.marks import tag
from paname.box.model import PILES, Box
from paname.drawing.svg import PAPER, Spot, district_spot, pile_spot, place_spot, space_spot, vp_spot
from paname.drawing.words import steps_of_line
from paname.types import View

_VERDIGRIS, _BURGUNDY, _SOURCE, _BED = "#1a6257", "#7c1f36", "#b98a2c", "#fffaee"
"""By day and by night: the board has its own colors."""
_TRACK_SPOT = Spot(8, 552, 786, 138)
_ARROW_HEAD = 9.0
"""Of an arrow."""


def lines_on_board(view: View, box: Box, better: Sequence[str], played: Sequence[str]) -> str:
    """As SVG, to lie above `on_canvas`."""
    lines = [[(number, *_spots(action, view)) for number, (action, _) in enumerate(steps_of_line(line, box), 1)]
             for line in (played, better) if line]  # fmt: skip
    marks = [_veil(view, [spot for line in lines for _, *spots in line for spot in spots if spot])]
    for _, source, target in lines[0]:
        marks += _was(source, target)
    counts: dict[Spot, int] = {}
    for number, source, target in lines[1] if better else []:
        if target:
            counts[target] = counts.get(target, 0) + 1
            marks += _instead(source, target, number, counts[target])
    return "".join(marks)


def _spots(action: Action, view: View) -> tuple[Spot | None, Spot | None]:
    """Where a key comes from, and where something happens; what happens behind a screen has no place."""
    districts = [one["district"] for one in view["districts"]]
    match action.kind:
        case "move":
            return place_spot(view, action.origin or ""), place_spot(view, action.target or "")
        case "place":
            return None, place_spot(view, action.target or "")
        case "draw":
            return None, pile_spot(action.pile or 1)
        case "build" if action.district:
            return None, district_spot(districts.index(action.district))
        case "vp" if action.district:
            return None, vp_spot(districts.index(action.district))
        case "bonus" | "fetch" | "back" if action.space:
            return None, space_spot(action.space)
        case "take" | "look":
            return None, pile_spot(int(PILES) + 1)
    return None, None


def _veil(view: View, spots: Sequence[Spot]) -> str:
    """Districts and track that the lines are not about step back."""
    grounds = [*(district_spot(i) for i in range(len(view["districts"]))), _TRACK_SPOT]
    quiet = [ground for ground in grounds if not any(_holds(ground, spot) for spot in spots)]
    return "".join(_frame(ground, 0, fill=PAPER, opacity=0.55) for ground in quiet)


def _holds(ground: Spot, spot: Spot) -> bool:
    x, y = spot.middle
    return ground.x <= x <= ground.x + ground.width and ground.y <= y <= ground.y + ground.height


def _was(source: Spot | None, target: Spot | None) -> list[str]:
    dotted: dict[str, float | str] = {"stroke_dasharray": "0.1 7", "stroke_linecap": "round"}
    marks = [_arrow(source, target, _BURGUNDY, 5, **dotted)] if source and target else []
    return [*marks, *([_frame(target, 5, fill="none", stroke=_BURGUNDY, stroke_width=5, **dotted)] if target else [])]


def _instead(source: Spot | None, target: Spot, number: int, times: int) -> list[str]:
    marks = [_frame(source, 1, fill="none", stroke=_SOURCE, stroke_width=4)] if source else []
    marks.append(_frame(target, 1, fill="none", stroke=_BED, stroke_width=7))
    marks.append(_frame(target, 1, fill="none", stroke=_VERDIGRIS, stroke_width=4))
    if source:
        marks += [_arrow(source, target, _BED, 10), _arrow(source, target, _VERDIGRIS, 5)]
    x, y = target.x + target.width - 20 * (times - 1), target.y
    disc = tag("circle", cx=x, cy=y, r=10, fill=_BED, stroke=_VERDIGRIS, stroke_width=2.5)
    centered = {"text_anchor": "middle", "dominant_baseline": "central"}
    figure = tag("text", str(number), x=x, y=y, font_size=13, font_weight="bold", fill=_VERDIGRIS, **centered)
    return [*marks, tag("g", disc + figure, class_="step")]


def _frame(spot: Spot, away: float, **look: float | str) -> str:
    place: dict[str, float | str] = {"x": spot.x - away, "y": spot.y - away, "rx": 6}
    return tag("rect", "", **place, width=spot.width + 2 * away, height=spot.height + 2 * away, **look)


def _arrow(source: Spot, target: Spot, color: str, width: float, **look: float | str) -> str:
    """From middle to middle, with a head."""
    (x1, y1), (x2, y2) = source.middle, target.middle
    far = hypot(x2 - x1, y2 - y1) or 1.0
    ahead_x, ahead_y = (x2 - x1) / far * _ARROW_HEAD, (y2 - y1) / far * _ARROW_HEAD
    sides = [(x2 - ahead_x + side * ahead_y, y2 - ahead_y - side * ahead_x) for side in (1, -1)]
    head = "L".join(f"{x:.1f},{y:.1f}" for x, y in [(x2 + ahead_x, y2 + ahead_y), *sides])
    way = tag(
        "path", "", d=f"M{x1:.1f},{y1:.1f}L{x2:.1f},{y2:.1f}", stroke=color, stroke_width=width, fill="none", **look
    )
    return way + tag("path", d=f"M{head}Z", fill=color, stroke=color, stroke_width=max(0.0, width - 5))
