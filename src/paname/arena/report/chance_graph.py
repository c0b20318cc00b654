"""The chance to win over a game: stacked bands, one for each seat, and the turns that changed who was winning."""

from collections.abc import Sequence

from paname.arena.report.marks import Scale, line, path, percent, picture, rect, tag, text, titled
from paname.types import Analysis

WIDE = 1160
LEFT, LEGEND_WIDE, TOP, HIGH = 46.0, 190.0, 34.0, 220.0
PATTERNS = (
    "",
    '<path d="M-2 10L10 -2M-2 2L2 -2M6 10L10 6" class="weave"/>',
    '<circle cx="4" cy="4" r="1.3" class="weave"/>',
    '<path d="M0 4H8" class="weave"/>',
)
"""Of each seat, beside its color."""


def chance_graph(found: Analysis, names: Sequence[str], ranks: Sequence[int]) -> str:
    """Bands in the order of the final ranks, the winner's above."""
    order = sorted(range(len(names)), key=lambda seat: (ranks[seat], seat))
    moments = [found["turns"][0]["before"], *(turn["after"] for turn in found["turns"])]
    x, y = Scale(0, len(moments) - 1, LEFT, WIDE - LEGEND_WIDE), Scale(0, 1, TOP + HIGH, TOP)
    marks = [_patterns()]
    tops = [1.0] * len(moments)
    for seat in order:
        feet = [top - moment[seat] for top, moment in zip(tops, moments, strict=True)]
        marks.append(_band(seat, names[seat], tops, feet, x, y))
        tops = feet
    marks += [*_axes(found, x, y), *_points(found, names, x), *_ends(order, names, moments[-1])]
    return picture("Chance to win", TOP + HIGH + 44, marks, WIDE)


def _patterns() -> str:
    made = [
        tag("pattern", drawn, id=f"seat{seat}", width="8", height="8", patternUnits="userSpaceOnUse")
        for seat, drawn in enumerate(PATTERNS)
        if drawn
    ]
    return tag("defs", "".join(made))


def _band(seat: int, name: str, tops: list[float], feet: list[float], x: Scale, y: Scale) -> str:
    upper = [(x(at), y(share)) for at, share in enumerate(tops)]
    lower = [(x(at), y(max(0.0, share))) for at, share in enumerate(feet)]
    drawn = path(upper + lower[::-1], f"c{seat} fill", close=True)
    if PATTERNS[seat]:
        way = "L".join(f"{a:.1f},{b:.1f}" for a, b in upper + lower[::-1])
        drawn += tag("path", d=f"M{way}Z", fill=f"url(#seat{seat})")
    return titled(drawn + path(lower, "seam"), name)


def _axes(found: Analysis, x: Scale, y: Scale) -> list[str]:
    marks = [text(LEFT - 8, y(share) + 4, percent(share), "tick", "end") for share in (0.0, 0.5, 1.0)]
    marks.append(line(LEFT, y(0.5), WIDE - LEGEND_WIDE, y(0.5), "half"))
    rounds = [(at, turn["round"]) for at, turn in enumerate(found["turns"]) if turn["seat"] == 0]
    apart = max(1, len(rounds) // 12)
    marks += [text(x(at), TOP + HIGH + 18, str(number), "tick", "middle") for at, number in rounds[::apart]]
    return [*marks, text(LEFT, TOP + HIGH + 36, "round", "axis")]


def _points(found: Analysis, names: Sequence[str], x: Scale) -> list[str]:
    marks = []
    for point in found["turning_points"]:
        at, seat = x(point["turn"] + 1), found["turns"][point["turn"]]["seat"]
        drawn = line(at, TOP - 12, at, TOP + HIGH, "moment") + rect(at - 5, TOP - 18, 10, 10, f"c{seat} fill", rx=2)
        words = f"{names[seat]} {point['points']:+d}"
        marks.append(titled(drawn + text(at, TOP - 22, words, "label", "middle"), words))
    return marks


def _ends(order: list[int], names: Sequence[str], last: list[float]) -> list[str]:
    marks = []
    for row, seat in enumerate(order):
        y = TOP + 20 + 26 * row
        marks.append(rect(WIDE - LEGEND_WIDE + 14, y - 11, 13, 13, f"c{seat} fill", rx=2))
        marks.append(text(WIDE - LEGEND_WIDE + 34, y, f"{percent(last[seat])} {names[seat]}", "label"))
    return marks
