"""A small plotting kit: inline SVG whose colours come from the page's style sheet, so it follows light and dark.

Marks carry a `<title>`, which browsers show as a tooltip and screen readers read.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

PLOT_WIDTH = 560
PLOT_COLORS = 8
"""Classes `c0` … `c7` are the colours of bots and sources (style.css)."""


@dataclass(frozen=True)
class Scale:
    """From figures to places on the page."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        span = self.high - self.low or 1.0
        return round(self.start + (value - self.low) / span * (self.end - self.start), 2)

    def ticks(self, about: int = 5) -> list[float]:
        rough = (self.high - self.low) / about or 1.0
        power = 10 ** floor(log10(rough))
        step = next(power * nice for nice in (1, 2, 5, 10) if power * nice >= rough * 0.999)
        first = ceil(self.low / step - 1e-9)
        return [n * step for n in range(first, floor(self.high / step + 1e-9) + 1)]


def scale_over(values: Iterable[float], start: float, end: float, *, zero: bool = True, air: float = 0.05) -> Scale:
    """A scale that holds all the values, and zero if asked."""
    known = [*values, *([0.0] if zero else [])] or [0.0, 1.0]
    low, high = min(known), max(known)
    room = (high - low or 1.0) * air
    return Scale(low if zero and low == 0 else low - room, high + room, start, end)


def number(value: float, digits: int = 2) -> str:
    """A figure as short as it can be said."""
    if abs(value) >= 100:
        return f"{value:.0f}"
    if 0 < abs(value) < 0.5 * 10**-digits:
        return f"{value:.1g}"
    text = f"{value:.{digits}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def percent(value: float, digits: int = 0) -> str:
    """Halves are rounded up, so that two chances differ by the points that an analysis says were lost."""
    steps = 10**digits
    return f"{floor(round(100 * value * steps, 2) + 0.5) / steps:.{digits}f}%"


def tag(name: str, content: str = "", **attributes: float | str) -> str:
    given = "".join(f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"' for key, value in attributes.items())
    return f"<{name}{given}>{content}</{name}>" if content else f"<{name}{given}/>"


def text(x: float, y: float, content: str, kind: str = "", anchor: str = "start") -> str:
    return tag("text", escape(content), x=round(x, 2), y=round(y, 2), class_=kind or "label", text_anchor=anchor)


def titled(mark: str, title: str) -> str:
    return f"<g><title>{escape(title)}</title>{mark}</g>"


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return tag("line", x1=round(x1, 2), y1=round(y1, 2), x2=round(x2, 2), y2=round(y2, 2), class_=kind)


def rect(x: float, y: float, width: float, height: float, kind: str, **more: float | str) -> str:
    place: dict[str, float | str] = {"x": round(x, 2), "y": round(y, 2)}
    size: dict[str, float | str] = {"width": round(max(0.0, width), 2), "height": round(max(0.0, height), 2)}
    return tag("rect", "", **place, **size, class_=kind, **more)


def path(points: Sequence[tuple[float, float]], kind: str, *, close: bool = False) -> str:
    way = "L".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return tag("path", d=f"M{way}{'Z' if close else ''}", class_=kind)


def picture(title: str, height: float, marks: Iterable[str], width: float = PLOT_WIDTH) -> str:
    content = f"<title>{escape(title)}</title>{''.join(marks)}"
    return tag("svg", content, viewBox=f"0 0 {width:g} {height:g}", role="img", aria_label=title)


def x_axis(scale: Scale, top: float, bottom: float, label: str, form: str = "number") -> list[str]:
    marks = []
    for value in scale.ticks():
        x = scale(value)
        marks.append(line(x, top, x, bottom, "grid"))
        marks.append(text(x, bottom + 18, percent(value) if form == "percent" else number(value), "tick", "middle"))
    marks.append(text((scale.start + scale.end) / 2, bottom + 38, label, "axis", "middle"))
    return marks


def y_axis(scale: Scale, left: float, right: float, label: str) -> list[str]:
    marks = [text(left, scale.end - 12, label, "axis")]
    for value in scale.ticks():
        y = scale(value)
        marks.append(line(left, y, right, y, "grid"))
        marks.append(text(left - 8, y + 4, number(value), "tick", "end"))
    return marks


def gutter(labels: Iterable[str], most: float = 270) -> float:
    """Room for row labels on the left, by their length."""
    return min(most, 20 + 7.0 * max(map(len, labels), default=0))


def shorten(label: str, room: float) -> str:
    fits = int((room - 14) / 6.8)
    return label if len(label) <= fits else f"{label[: fits - 1]}…"
