"""The kinds of plot of the reports. Each takes plain rows and gives one SVG picture."""

from dataclasses import dataclass
from statistics import median

from paname.arena.report.marks import (
    PLOT_WIDTH,
    Scale,
    gutter,
    line,
    number,
    path,
    percent,
    picture,
    rect,
    scale_over,
    shorten,
    tag,
    text,
    titled,
    x_axis,
    y_axis,
)

_ROW_HEIGHT = 34
CELL = 84.0
"""Widest cell of a matrix."""
RIGHT = 54
"""Room on the right for the figure at the end of a bar."""


@dataclass(frozen=True)
class Bar:
    label: str
    value: float
    low: float | None = None  # error bar
    high: float | None = None
    colour: int = 0
    quiet: bool = False  # drawn pale: there for comparison
    note: str = ""  # further words for the tooltip


def bars(
    title: str,
    rows: list[Bar],
    axis: str,
    *,
    form: str = "number",
    mark: float | None = None,
    row: float = _ROW_HEIGHT,
    digits: int = 2,
) -> str:
    """Horizontal bars from zero, with error bars and, if asked, a mark line that all are compared with."""
    left, top = gutter(bar.label for bar in rows), 8.0
    bottom = top + row * len(rows)
    ends = [end for bar in rows for end in (bar.value, bar.low, bar.high) if end is not None]
    scale = scale_over([*ends, *([mark] if mark is not None else [])], left, PLOT_WIDTH - RIGHT)
    marks = x_axis(scale, top, bottom, axis, form)
    for i, bar in enumerate(rows):
        middle = top + row * i + row / 2
        kind = f"c{bar.colour} fill{' quiet' if bar.quiet else ''}"
        value = percent(bar.value, 1) if form == "percent" else number(bar.value, digits)
        start, end = sorted((scale(0), scale(bar.value)))
        drawn = rect(start, middle - row * 0.3, max(1.5, end - start), row * 0.6, kind, rx=2)
        reach = end
        words = f"{bar.label}: {value}"
        if bar.low is not None and bar.high is not None:
            drawn += whisker(scale(bar.low), scale(bar.high), middle)
            reach = max(reach, scale(bar.high))
            low, high = (percent(at, 1) if form == "percent" else number(at, digits) for at in (bar.low, bar.high))
            words += f" (95%: {low} to {high})"
        drawn += text(left - 10, middle + 5, shorten(bar.label, left), "label", "end")
        drawn += text(reach + 6, middle + 5, value, "figure")
        marks.append(titled(drawn, f"{words}{' · ' if bar.note else ''}{bar.note}"))
    if mark is not None:
        marks.append(line(scale(mark), top, scale(mark), bottom, "mark"))
    return picture(title, bottom + 46, marks)


def dots(title: str, rows: list[Bar], axis: str) -> str:
    """Points with error bars on a scale that need not hold zero: ratings."""
    left, top = gutter(bar.label for bar in rows), 8.0
    bottom = top + _ROW_HEIGHT * len(rows)
    ends = [end for bar in rows for end in (bar.value, bar.low, bar.high) if end is not None]
    scale = scale_over(ends, left, PLOT_WIDTH - RIGHT, zero=False, air=0.08)
    marks = x_axis(scale, top, bottom, axis)
    for i, bar in enumerate(rows):
        middle = top + _ROW_HEIGHT * i + _ROW_HEIGHT / 2
        drawn = line(left, middle, PLOT_WIDTH - RIGHT, middle, "guide")
        reach = scale(bar.value)
        words = f"{bar.label}: {bar.value:.0f}"
        if bar.low is not None and bar.high is not None:
            drawn += whisker(scale(bar.low), scale(bar.high), middle)
            reach = scale(bar.high)
            words += f" (95%: {bar.low:.0f} to {bar.high:.0f})"
        drawn += tag("circle", cx=scale(bar.value), cy=middle, r=6, class_=f"c{bar.colour} fill")
        drawn += text(left - 10, middle + 5, shorten(bar.label, left), "label", "end")
        drawn += text(reach + 8, middle + 5, f"{bar.value:.0f}", "figure")
        marks.append(titled(drawn, words))
    return picture(title, bottom + 46, marks)


def whisker(low: float, high: float, y: float) -> str:
    ends = line(low, y - 4, low, y + 4, "whisker") + line(high, y - 4, high, y + 4, "whisker")
    return line(low, y, high, y, "whisker") + ends


def stacked(title: str, rows: list[str], parts: list[str], values: list[list[float]], axis: str) -> str:
    """One bar per row, made of parts of different colours; the legend stands above."""
    legend, x, y = [], 0.0, 14.0
    for i, part in enumerate(parts):
        width = 30 + 7.4 * len(part)
        if x + width > PLOT_WIDTH:
            x, y = 0.0, y + 22
        legend += [rect(x, y - 11, 13, 13, f"c{i} fill", rx=2), text(x + 19, y, part, "label")]
        x += width
    left, top = gutter(rows), y + 16
    bottom = top + _ROW_HEIGHT * len(rows)
    scale = scale_over([sum(row) for row in values], left, PLOT_WIDTH - RIGHT)
    marks = legend + x_axis(scale, top, bottom, axis)
    for i, (label, row) in enumerate(zip(rows, values, strict=True)):
        middle, at = top + _ROW_HEIGHT * i + _ROW_HEIGHT / 2, 0.0
        marks.append(text(left - 10, middle + 5, shorten(label, left), "label", "end"))
        for j, value in enumerate(row):
            start, end = scale(at), scale(at + value)
            drawn = rect(start, middle - _ROW_HEIGHT * 0.32, end - start, _ROW_HEIGHT * 0.64, f"c{j} fill edge")
            if end - start > 26:
                drawn += text((start + end) / 2, middle + 5, number(value, 1), f"on c{j}", "middle")
            marks.append(titled(drawn, f"{label}, {parts[j]}: {number(value, 1)}"))
            at += value
        marks.append(text(scale(at) + 6, middle + 5, number(at, 1), "figure"))
    return picture(title, bottom + 46, marks)


def matrix(title: str, names: list[str], shares: list[list[float | None]], notes: list[list[str]]) -> str:
    """How often the row finishes ahead of the column: verdigris above one half, burgundy below."""
    fits = min(CELL, (PLOT_WIDTH - gutter(names, 190)) / max(1, len(names))) > gutter(names)
    rows = names if fits else [f"{i} · {name}" for i, name in enumerate(names, 1)]
    columns = names if fits else [str(i) for i in range(1, len(names) + 1)]
    left = gutter(rows, 190)
    cell = min(CELL, (PLOT_WIDTH - left) / max(1, len(names)))
    height, top = min(cell, 52.0), 34.0
    marks = []
    for i in range(len(names)):
        marks.append(text(left + cell * (i + 0.5), top - 12, columns[i], "label", "middle"))
        marks.append(text(left - 10, top + height * (i + 0.5) + 5, rows[i], "label", "end"))
        for j, share in enumerate(shares[i]):
            x, y = left + cell * j, top + height * i
            if share is None:
                marks.append(rect(x + 1, y + 1, cell - 2, height - 2, "empty"))
                continue
            kind = "above" if share >= 0.5 else "below"
            drawn = rect(x + 1, y + 1, cell - 2, height - 2, kind, fill_opacity=round(0.08 + 1.1 * abs(share - 0.5), 3))
            drawn += text(x + cell / 2, y + height / 2 + 5, percent(share), "label", "middle")
            marks.append(titled(drawn, notes[i][j]))
    return picture(title, top + height * len(names) + 6, marks)


@dataclass(frozen=True)
class Line:
    label: str
    points: list[tuple[float, float]]
    band: list[float]  # half width of the uncertainty at each point
    colour: int


def lines(title: str, rows: list[Line], x_label: str, y_label: str) -> str:
    """Curves with their uncertainty, named at their ends."""
    height, left, top = 300.0, 44.0, 28.0
    right = PLOT_WIDTH - gutter((row.label for row in rows), 180)
    xs = [x for row in rows for x, _ in row.points]
    ys = [y + side * b for row in rows for (_, y), b in zip(row.points, row.band, strict=True) for side in (-1, 1)]
    x, y = Scale(0, max(xs, default=1.0), left, right), scale_over(ys, height, top, zero=False)
    marks = y_axis(y, left, right, y_label) + x_axis(x, height, height, x_label)
    for row in rows:
        upper = [(x(a), y(b + half)) for (a, b), half in zip(row.points, row.band, strict=True)]
        lower = [(x(a), y(b - half)) for (a, b), half in zip(row.points, row.band, strict=True)]
        marks.append(path(upper + lower[::-1], f"c{row.colour} band", close=True))
    free = height + 20.0
    for row in sorted(rows, key=lambda row: row.points[-1][1]):
        ends = row.points[-1]
        drawn = path([(x(a), y(b)) for a, b in row.points], f"c{row.colour} stroke")
        free = min(free - 17, y(ends[1]) + 4)  # names of neighbours never overlap
        drawn += text(right + 8, free, shorten(row.label, PLOT_WIDTH - right + 16), "label")
        marks.append(titled(drawn, f"{row.label}: {number(ends[1], 1)} ± {number(row.band[-1], 1)}"))
    return picture(title, height + 46, marks)


def ridges(title: str, rows: list[tuple[str, int, list[float]]], axis: str) -> str:
    """A histogram per row over one scale, with the median marked."""
    tall = 62.0
    left, top = gutter((label for label, _, _ in rows), 190), 6.0
    bottom = top + tall * len(rows)
    everything = [value for _, _, values in rows for value in values]
    scale = scale_over(everything, left, PLOT_WIDTH - 16, zero=False, air=0.02)
    bins = max(6, min(28, int(len(everything) ** 0.5)))
    whole = all(value == int(value) for value in everything)
    width = max((scale.high - scale.low) / bins, 1.0 if whole else 0.0)
    marks = x_axis(scale, top, bottom, axis)
    for i, (label, colour, values) in enumerate(rows):
        base = top + tall * (i + 1)
        counts: dict[int, int] = {}
        for value in values:
            at = int((value - scale.low) / width)
            counts[at] = counts.get(at, 0) + 1
        most = max(counts.values(), default=1)
        marks.append(line(left, base, PLOT_WIDTH - 16, base, "guide"))
        marks.append(text(left - 10, base - 8, shorten(label, left), "label", "end"))
        for at, count in sorted(counts.items()):
            start, high = scale.low + at * width, (tall - 12) * count / most
            x = scale(start)
            column = rect(x + 0.5, base - high, scale(start + width) - x - 1, high, f"c{colour} fill")
            marks.append(
                titled(column, f"{label}: {count} games from {number(start, 1)} to {number(start + width, 1)}")
            )
        if values:
            middle = median(values)
            marks.append(line(scale(middle), base - tall + 8, scale(middle), base, "mark"))
            marks.append(text(scale(middle) + 5, base - tall + 18, number(middle, 1), "figure"))
    return picture(title, bottom + 46, marks)


@dataclass(frozen=True)
class Pair:
    label: str
    outer: float  # drawn pale
    inner: float
    colour: int = 0


def pairs(title: str, rows: list[Pair], axis: str, row: float = 24) -> str:
    """Two bars in one: how much there was (pale) and how much of it was used."""
    left, top = gutter(one.label for one in rows), 8.0
    bottom = top + row * len(rows)
    scale = scale_over([max(one.outer, one.inner) for one in rows], left, PLOT_WIDTH - RIGHT)
    marks = x_axis(scale, top, bottom, axis)
    for i, one in enumerate(rows):
        middle = top + row * i + row / 2
        drawn = rect(left, middle - row * 0.36, scale(one.outer) - left, row * 0.72, f"c{one.colour} fill quiet", rx=2)
        drawn += rect(left, middle - row * 0.2, scale(one.inner) - left, row * 0.4, f"c{one.colour} fill", rx=1)
        drawn += text(left - 10, middle + 5, shorten(one.label, left), "label", "end")
        drawn += text(scale(max(one.outer, one.inner)) + 6, middle + 5, number(one.inner), "figure")
        marks.append(titled(drawn, f"{one.label}: taken {number(one.outer)}, used {number(one.inner)} per game"))
    return picture(title, bottom + 46, marks)


def heat(title: str, rows: list[str], columns: list[str], cells: list[list[float]]) -> str:
    """Figures in a grid, the larger the darker."""
    left, top, height = gutter(rows, 160), 30.0, 40.0
    cell = (PLOT_WIDTH - left) / max(1, len(columns))
    most = max((value for row in cells for value in row), default=0.0) or 1.0
    marks = [text(left + cell * (j + 0.5), top - 10, name, "label", "middle") for j, name in enumerate(columns)]
    for i, (name, row) in enumerate(zip(rows, cells, strict=True)):
        marks.append(text(left - 10, top + height * (i + 0.5) + 5, shorten(name, left), "label", "end"))
        for j, value in enumerate(row):
            x, y = left + cell * j, top + height * i
            shade = round(0.05 + 0.5 * value / most, 3)
            drawn = rect(x + 1, y + 1, cell - 2, height - 2, "above", fill_opacity=shade)
            drawn += text(x + cell / 2, y + height / 2 + 5, number(value), "label", "middle")
            marks.append(titled(drawn, f"{name} {columns[j]}: {number(value)}"))
    return picture(title, top + height * len(rows) + 6, marks)
