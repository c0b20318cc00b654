"""The chance to win over a game: stacked bands, one for each seat, and the turns that changed who was winning."""

from collections.abc import Sequence

from paname.arena.report.marks import Scale, line, path, percent, picture, rect, shorten, tag, text, titled
from paname.types import Analysis

WIDE, PHONE_WIDE = 1160, 380
"""For a desk, and for a phone: there the page itself has the legend, and tells of the turning points below."""
LEFT, TOP, HIGH = 46.0, 34.0, 220.0
LEGEND_MARK, LABEL_MARK = 34.0, 10.0
"""Before the words of the legend and of a turning point."""
LEGEND_ROOM = 300.0
"""For a name, at most."""
LETTER = 8.6
"""How wide one is at most, about."""
LABEL_ROW = 22.0
"""Of labels, which give way to each other upward."""
PATTERNS = (
    "",
    '<path d="M-2 10L10 -2M-2 2L2 -2M6 10L10 6" class="weave"/>',
    '<circle cx="4" cy="4" r="1.3" class="weave"/>',
    '<path d="M0 4H8" class="weave"/>',
)
"""Of each seat, beside its color."""


def by_rank(ranks: Sequence[int]) -> list[int]:
    """Seats, the winner first."""
    return sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))


def chance_graph(found: Analysis, names: Sequence[str], ranks: Sequence[int], width: int = WIDE) -> str:
    """Bands in the order of the final ranks, the winner's above."""
    order, narrow = by_rank(ranks), width < WIDE
    moments = [*(turn["before"] for turn in found["turns"]), found["turns"][-1]["after"]]
    ends = [f"{percent(moments[-1][seat])} {shorten(names[seat], LEGEND_ROOM)}" for seat in order]
    right = width - LABEL_MARK if narrow else width - LEGEND_MARK - LETTER * max(map(len, ends))
    points = _labels(found, [] if narrow else names, Scale(0, len(moments) - 1, LEFT, right))
    top = TOP + LABEL_ROW * max((row for *_, row in points), default=0)
    x, y = Scale(0, len(moments) - 1, LEFT, right), Scale(0, 1, top + HIGH, top)
    marks = [_patterns()]
    tops = [1.0] * len(moments)
    for seat in order:
        feet = [top - moment[seat] for top, moment in zip(tops, moments, strict=True)]
        marks.append(_band(seat, names[seat], tops, feet, x, y))
        tops = feet
    marks += [*_axes(found, x, y), *_points(points, y), *([] if narrow else _ends(order, ends, x, y))]
    return picture("Chance to win", top + HIGH + 44, marks, width)


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
    marks.append(line(LEFT, y(0.5), x.end, y(0.5), "half"))
    rounds = [(at, turn["round"]) for at, turn in enumerate(found["turns"]) if turn["seat"] == 0]
    apart = max(1, len(rounds) // (12 if x.end > PHONE_WIDE else 6))
    marks += [text(x(at), y(0) + 18, str(number), "tick", "middle") for at, number in rounds[::apart]]
    return [*marks, text(LEFT, y(0) + 36, "round", "axis")]


def _labels(found: Analysis, names: Sequence[str], x: Scale) -> list[tuple[float, int, str, int]]:
    """Of the turning points, the last first: where, the seat, the words, and in which row above the graph they stand.
    Without names they have no words.

    A label is above those that begin below it, so that it hits neither their words nor their lines.
    """
    labels: list[tuple[float, int, str, int]] = []
    for point in reversed(found["turning_points"]):
        at, seat = x(point["turn"] + 1), found["turns"][point["turn"]]["seat"]
        words = f"{shorten(names[seat], LEGEND_ROOM)} {point['points']:+d}".replace("-", "−") if names else ""
        end = at + LABEL_MARK + LETTER * len(words) + LABEL_MARK if words else at
        row = max((below + 1 for start, _, _, below in labels if start < end), default=0)
        labels.append((at, seat, words, row))
    return labels


def _points(labels: Sequence[tuple[float, int, str, int]], y: Scale) -> list[str]:
    marks = []
    for at, seat, words, row in labels:
        top = y.end - LABEL_ROW * row
        drawn = line(at, top - 12, at, y.start, "moment") + rect(at - 5, top - 22, 10, 10, f"c{seat} fill", rx=2)
        marks.append(titled(drawn + text(at + LABEL_MARK, top - 12, words, "label"), words) if words else drawn)
    return marks


def _ends(order: list[int], words: Sequence[str], x: Scale, y: Scale) -> list[str]:
    marks = []
    for row, seat in enumerate(order):
        top = y.end + 20 + 26 * row
        marks.append(rect(x.end + 14, top - 11, 13, 13, f"c{seat} fill", rx=2))
        marks.append(text(x.end + LEGEND_MARK, top, words[row], "label"))
    return marks
