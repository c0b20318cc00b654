"""A position as a picture: a few shapes on a page, written as SVG with nothing but the standard library."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from paname.box.model import PILES, RESOURCES, TOKENS
from paname.types import DistrictView, SeatView, View

FONT = "Aileron, Helvetica, Arial, sans-serif"
"""Aileron is the font inside Pillow."""

CANVAS_WIDTH, CANVAS_HEIGHT = 1120, 700
INK, QUIET, PAPER, PANEL, TILE_COLOR = "#1b2135", "#54503f", "#e9dcbf", "#faf4e4", "#fffaee"
_SEAT_HEX_COLORS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
GROUNDS = ("#e9bdb8", "#d2d9a2", "#bccfe8", "#f0d693", "#d8c5e2", "#b4d8d0")
TOKEN = {
    "wood": "#8a5a2b",
    "marble": "#f7f7f7",
    "gold": "#d8b055",
    "bronze prestige": "#a5673f",
    "silver prestige": "#b9bec7",
    "gold prestige": "#e6c274",
}


@dataclass(frozen=True)
class Rect:
    x: float
    y: float
    width: float
    height: float
    fill: str
    line: str | None = None
    round: float = 0


@dataclass(frozen=True)
class Disc:
    x: float
    y: float
    radius: float
    fill: str
    line: str | None = None


@dataclass(frozen=True)
class Text:
    x: float
    y: float  # of the middle of the line
    text: str
    size: float
    fill: str
    anchor: str = "start"  # start, middle, end


Shape = Rect | Disc | Text


@dataclass(frozen=True)
class Spot:
    """Where something lies on the canvas."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


class Canvas:
    def __init__(self, width: int, height: int, paper: str, seats: Sequence[str] = _SEAT_HEX_COLORS) -> None:
        self.seats = seats  # their colors
        self.width = width
        self.height = height
        self.shapes: list[Shape] = [Rect(0, 0, width, height, paper)]

    def add(self, *shapes: Shape) -> None:
        self.shapes += shapes

    def svg(self, marks: str = "") -> str:
        """`marks` lie above everything."""
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        body = "\n".join([*map(_svg, self.shapes), *filter(None, [marks])])
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONT}">\n{body}\n</svg>\n'


def _svg(shape: Shape) -> str:
    if isinstance(shape, Text):
        place = f'x="{shape.x:g}" y="{shape.y:g}" text-anchor="{shape.anchor}" dominant-baseline="central"'
        return f'<text {place} font-size="{shape.size:g}" fill="{shape.fill}">{escape(shape.text)}</text>'
    line = f' stroke="{shape.line}"' if shape.line else ""
    if isinstance(shape, Disc):
        return f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.radius:g}" fill="{shape.fill}"{line}/>'
    box = f'x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:g}" height="{shape.height:g}" rx="{shape.round:g}"'
    return f'<rect {box} fill="{shape.fill}"{line}/>'


def district_spot(district: int) -> Spot:
    return Spot(12 + district % 3 * 262, 48 + district // 3 * 252, 254, 244)


def space_spot(space: int) -> Spot:
    """Of the bonus track, from 1."""
    return Spot(12 + (space - 1) % 15 * 52, 556 + (space - 1) // 15 * 68, 48, 62)


def pile_spot(pile: int) -> Spot:
    """From 1; the End Game tiles lie after all piles."""
    return Spot(342 + 114 * (pile - 1), 12, 108, 24)


def vp_spot(district: int) -> Spot:
    ground = district_spot(district)
    return Spot(ground.x + 204, ground.y + 5, 42, 20)


def place_spot(view: View, place: str) -> Spot:
    """A place of the notation; a landmark that is still in the supply goes behind the others of its district."""
    if place == "arc":
        return Spot(802, 12, 306, 24)
    district, _, name = place.partition(":")
    number = [one["district"] for one in view["districts"]].index(district)
    there = view["districts"][number]
    if name == "bank":
        return _bank_spot(number)
    if name.isdigit():
        return _site_spot(number, [site["value"] for site in there["sites"]].index(int(name)))
    row = [landmark["landmark"] for landmark in there["landmarks"]]
    return _landmark_spot(number, row.index(name) if name in row else len(row))


def _bank_spot(district: int) -> Spot:
    ground = district_spot(district)
    return Spot(ground.x + 6, ground.y + 28, 100, 20)


def _site_spot(district: int, index: int) -> Spot:
    ground = district_spot(district)
    return Spot(ground.x + 8 + index % 3 * 81, ground.y + 52 + index // 3 * 58, 76, 52)


def _landmark_spot(district: int, index: int) -> Spot:
    ground = district_spot(district)
    return Spot(ground.x + 8 + index % 2 * 121, ground.y + 170 + index // 2 * 18, 117, 16)


def on_canvas(view: View, colors: Sequence[int] = (0, 1, 2, 3)) -> Canvas:
    canvas = Canvas(CANVAS_WIDTH, CANVAS_HEIGHT, PAPER, [_SEAT_HEX_COLORS[color] for color in colors])
    _draw_head(canvas, view)
    for i, district in enumerate(view["districts"]):
        _draw_district(canvas, i, district)
    _draw_track(canvas, view)
    for i, seat in enumerate(view["seats"]):
        _draw_seat(canvas, 804, 48 + i * 160, i, seat, view["active"] == i)
    return canvas


def _draw_head(canvas: Canvas, view: View) -> None:
    who = "the game is over" if view["active"] is None else f"seat {view['active']}: {view['phase']}"
    canvas.add(Text(14, 24, f"Round {view['round']}, {who}", 17, INK))
    for number, pile in enumerate(view["piles"], 1):
        if pile["left"]:
            _draw_supply(canvas, number, f"{pile['left']} {pile['back']}")
    _draw_supply(canvas, PILES + 1, f"{view['end_tiles']['left']} End Game tiles")
    canvas.add(Text(806, 24, "Arc", 12, QUIET))
    _draw_keys(canvas, 840, 24, view["arc"])


def _draw_supply(canvas: Canvas, number: int, words: str) -> None:
    spot = pile_spot(number)
    canvas.add(
        Rect(spot.x, spot.y, spot.width, spot.height, TILE_COLOR, QUIET, 4),
        Text(*spot.middle, words, 11, INK, "middle"),
    )


def _draw_keys(canvas: Canvas, x: float, y: float, seats: list[int], room: float = CANVAS_WIDTH) -> None:
    """From left to right; many of them stand closer together to stay within the room."""
    step = _step(seats, room)
    for i, seat in enumerate(seats):
        canvas.add(
            Disc(x + step * i, y, 7, canvas.seats[seat], INK), Text(x + step * i, y, str(seat), 9, "#ffffff", "middle")
        )


def _step(seats: list[int], room: float) -> float:
    return min(11, (room - 14) / max(1, len(seats) - 1))


def _draw_token(canvas: Canvas, x: float, y: float, kind: str) -> None:
    """Resources are cubes, prestige tokens round."""
    if kind in RESOURCES:
        canvas.add(Rect(x - 6, y - 6, 12, 12, TOKEN[kind], INK, 2))
    else:
        canvas.add(Disc(x, y, 6.5, TOKEN[kind], INK))


def _draw_district(canvas: Canvas, number: int, district: DistrictView) -> None:
    spot, ground = district_spot(number), GROUNDS[number]
    x, y = spot.x, spot.y
    canvas.add(Rect(x, y, spot.width, spot.height, ground, INK, 8), Text(x + 10, y + 15, district["district"], 14, INK))
    if district["vp_tile"] is not None:
        tile, name = vp_spot(number), district["vp_tile"]
        words, size = (name, 9) if "/" in name else (f"{name} VP", 11)
        canvas.add(Rect(tile.x, tile.y, tile.width, tile.height, TILE_COLOR, INK, 4))
        canvas.add(Text(*tile.middle, words, size, INK, "middle"))
    canvas.add(Text(x + 10, y + 38, "bank", 11, QUIET))
    _draw_keys(canvas, x + 46, y + 38, district["bank"])
    for i, site in enumerate(district["sites"]):
        place = _site_spot(number, i)
        left, top = place.x, place.y
        built = site["building"] is not None
        canvas.add(
            Rect(left, top, place.width, place.height, TILE_COLOR if built else ground, INK if built else QUIET, 4)
        )
        canvas.add(Text(left + 6, top + 13, str(site["value"]), 16, INK if built else QUIET))
        canvas.add(Text(left + 70, top + 12, site["building"] or "", 11, INK, "end"))
        if site["token"]:
            _draw_token(canvas, left + 66, top + 40, site["token"])
        _draw_keys(canvas, left + 12, top + 38, site["keys"], 52)
    for i, row in enumerate(district["landmarks"]):
        place = _landmark_spot(number, i)
        left, top = place.x, place.y
        canvas.add(Rect(left, top, place.width, place.height, TILE_COLOR, INK, 3))
        first = 109 - _step(row["keys"], 84) * max(1, len(row["keys"]) - 1)
        name = f"{row['value']} {row['landmark']}"[: int(first - 10) // 5]
        canvas.add(Text(left + 4, top + 8, name, 10, INK))
        _draw_keys(canvas, left + first, top + 8, row["keys"], 84)


def _draw_track(canvas: Canvas, view: View) -> None:
    for space in view["bonus_track"]:
        spot = space_spot(space["space"])
        left, top = spot.x, spot.y
        canvas.add(Rect(left, top, spot.width, spot.height, TILE_COLOR if space["left"] else PAPER, QUIET, 4))
        canvas.add(Text(left + 24, top + 18, str(space["number"]), 15, INK if space["left"] else QUIET, "middle"))
        if space["left"] > 1:
            canvas.add(Text(left + 44, top + 9, f"x{space['left']}", 9, QUIET, "end"))
        here = [number for number, seat in enumerate(view["seats"]) if seat["meeple"] == space["space"]]
        _draw_keys(canvas, left + 9, top + 48, here)


def _known(amount: int | None) -> str:
    """Behind a closed screen nobody knows."""
    return "?" if amount is None else str(amount)


def _draw_seat(canvas: Canvas, x: float, y: float, number: int, seat: SeatView, active: bool) -> None:
    canvas.add(Rect(x, y, 304, 152, PANEL, canvas.seats[number] if active else QUIET, 8))
    _draw_keys(canvas, x + 18, y + 20, [number])
    canvas.add(Text(x + 36, y + 20, f"{seat['vp']} VP", 17, INK))
    canvas.add(Text(x + 292, y + 20, f"{_known(seat['francs'])} francs", 14, INK, "end"))
    canvas.add(
        Text(x + 14, y + 46, f"{_known(seat['keys'])} keys in hand, {seat['keys_on_board']} on the board", 12, QUIET)
    )
    tokens = seat["tokens"]
    for i, kind in enumerate(TOKENS):
        amount = None if tokens is None else tokens[kind] + seat["loose"][kind]
        _draw_token(canvas, x + 20 + 46 * i, y + 72, kind)
        canvas.add(Text(x + 31 + 46 * i, y + 72, _known(amount), 12, INK if amount else QUIET))
    unused = "?" if seat["bonus"] is None else " ".join(map(str, seat["bonus"])) or "none"
    used = " ".join(map(str, seat["used"])) or "none"
    canvas.add(Text(x + 14, y + 97, f"bonus tiles: {unused}", 11, INK))
    canvas.add(Text(x + 14, y + 115, f"used: {used}", 11, QUIET))
    canvas.add(Text(x + 14, y + 135, f"End Game tiles: {seat['end_count']}", 11, QUIET))
