"""A position as a picture: a few shapes on a page, written as SVG with nothing but the standard library."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import inf

from paname.box.model import PILES, RESOURCES, TOKENS, Box
from paname.drawing.words import counted_words, known_words, seat_words, status_words
from paname.types import DistrictView, SeatView, View

FONT = "Alegreya Sans, Helvetica, Arial, sans-serif"
_NAME_LETTERS = 24
"""So many letters of a name stand in a sentence."""

CANVAS_WIDTH, CANVAS_HEIGHT = 1120, 700
INK, QUIET, PAPER, PANEL, TILE_COLOR = "#1b2135", "#54503f", "#e9dcbf", "#faf4e4", "#fffaee"
SEAT_HEX_COLORS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
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
class Area:
    """A polygon."""

    points: tuple[tuple[float, float], ...]
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
    bold: bool = False
    room: float = inf
    least: float = 0  # the size below which letters are left out

    def fitted(self, wide: Callable[[str], float]) -> tuple[str, float]:
        """Text and size: in smaller letters first, then with fewer. `wide`: how wide a text of size 1 is."""
        size = max(self.least, min(self.size, self.room / max(0.1, wide(self.text))))
        shown = kept = self.text
        while kept and size * wide(shown) > self.room + 0.01:
            kept = kept[:-1]
            shown = f"{kept.rstrip()}…"
        return shown, size


Shape = Rect | Disc | Area | Text


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


_ARC_SPOT = Spot(526, 10, 98, 28)
_LANDMARK_ROWS = 4


class Canvas:
    def __init__(self, width: int, height: int, paper: str) -> None:
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


def _about(text: str) -> float:
    """How wide it is in letters of size 1, in what browsers choose where none of the fonts is installed."""
    return 0.6 * len(text) + 0.2 * sum(map(str.isupper, text))


def _about_bold(text: str) -> float:
    return 1.15 * _about(text)


def _svg(shape: Shape) -> str:
    if isinstance(shape, Text):
        place = f'x="{shape.x:g}" y="{shape.y:g}" text-anchor="{shape.anchor}" dominant-baseline="central"'
        shown, size = shape.fitted(_about_bold if shape.bold else _about)
        look = f'font-size="{size:g}" fill="{shape.fill}"' + (' font-weight="bold"' if shape.bold else "")
        return f"<text {place} {look}>{escape(shown)}</text>"
    line = f' stroke="{shape.line}"' if shape.line else ""
    if isinstance(shape, Disc):
        return f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.radius:g}" fill="{shape.fill}"{line}/>'
    if isinstance(shape, Area):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in shape.points)
        return f'<polygon points="{points}" fill="{shape.fill}"{line}/>'
    box = f'x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:g}" height="{shape.height:g}" rx="{shape.round:g}"'
    return f'<rect {box} fill="{shape.fill}"{line}/>'


def district_spot(district: int) -> Spot:
    return Spot(12 + district % 3 * 262, 48 + district // 3 * 252, 254, 244)


def space_spot(space: int) -> Spot:
    """Of the bonus track, from 1."""
    return Spot(12 + (space - 1) % 15 * 52, 556 + (space - 1) // 15 * 68, 48, 62)


def pile_spot(pile: int) -> Spot:
    """From 1; the End Game tiles lie after all piles."""
    return Spot(630 + 121 * (pile - 1), 10, 115, 28)


def vp_spot(district: int) -> Spot:
    ground = district_spot(district)
    return Spot(ground.x + 190, ground.y + 5, 56, 22)


def place_spot(view: View, place: str) -> Spot:
    """A place of the notation; a landmark that is still in the supply goes behind the others of its district."""
    if place == "arc":
        return _ARC_SPOT
    district, _, name = place.partition(":")
    number = [one["district"] for one in view["districts"]].index(district)
    there = view["districts"][number]
    if name == "bank":
        return _bank_spot(number)
    if name.isdigit():
        return _site_spot(number, [site["value"] for site in there["sites"]].index(int(name)))
    row = [landmark["landmark"] for landmark in there["landmarks"]]
    return _landmark_spot(number, row.index(name) if name in row else len(row), len(row))


def _bank_spot(district: int) -> Spot:
    ground = district_spot(district)
    return Spot(ground.x + 6, ground.y + 28, 100, 20)


def _site_spot(district: int, index: int) -> Spot:
    ground = district_spot(district)
    return Spot(ground.x + 8 + index % 3 * 81, ground.y + 52 + index // 3 * 58, 76, 52)


def _landmark_spot(district: int, index: int, there: int) -> Spot:
    """One below the other while the next one has room, too; then in two columns."""
    ground = district_spot(district)
    if there < _LANDMARK_ROWS:
        return Spot(ground.x + 8, ground.y + 170 + index * 18, 238, 16)
    return Spot(ground.x + 8 + index % 2 * 121, ground.y + 170 + index // 2 * 18, 117, 16)


def on_canvas(view: View, box: Box, names: Sequence[str] = ()) -> Canvas:
    """All that can be followed, in English. Who has no name is called by the seat."""
    canvas = Canvas(CANVAS_WIDTH, CANVAS_HEIGHT, PAPER)
    called = seat_words(names, len(view["seats"]))
    _draw_head(canvas, view, box, called)
    for i, district in enumerate(view["districts"]):
        _draw_district(canvas, i, district, box)
    _draw_track(canvas, view)
    for i, seat in enumerate(view["seats"]):
        _draw_seat(canvas, i, seat, called, view["active"] == i)
    return canvas


def _draw_head(canvas: Canvas, view: View, box: Box, names: Sequence[str]) -> None:
    short = [name if len(name) <= _NAME_LETTERS else f"{name[: _NAME_LETTERS - 1].rstrip()}…" for name in names]
    canvas.add(Text(14, 24, status_words(view, short), 22, INK, bold=True, room=_ARC_SPOT.x - 26))
    districts = [district.slug for district in box.districts]
    for number, pile in enumerate(view["piles"], 1):
        if pile["back"] is not None:
            back = districts.index(pile["back"])
            _draw_supply(canvas, number, f"{pile['left']} {box.districts[back].name}", GROUNDS[back])
    left = counted_words(view["end_tiles"]["left"], "End Game tile", "End Game tiles")
    _draw_supply(canvas, PILES + 1, left, TILE_COLOR)
    arc = _ARC_SPOT
    canvas.add(Rect(arc.x, arc.y, arc.width, arc.height, PANEL, QUIET, 4))
    canvas.add(Text(arc.x + 8, arc.middle[1], "Arc", 12, QUIET))
    _draw_keys(canvas, arc.x + 44, arc.middle[1], view["arc"])


def _draw_supply(canvas: Canvas, number: int, words: str, color: str) -> None:
    spot = pile_spot(number)
    canvas.add(
        Rect(spot.x, spot.y, spot.width, spot.height, color, QUIET, 4),
        Text(*spot.middle, words, 12, INK, "middle", room=spot.width - 8),
    )


def _draw_keys(canvas: Canvas, x: float, y: float, seats: list[int], room: float = CANVAS_WIDTH) -> None:
    """From left to right; many of them stand closer together to stay within the room."""
    step = _step(seats, room)
    for i, seat in enumerate(seats):
        _draw_key(canvas, x + step * i, y, 7, seat)


def _draw_key(canvas: Canvas, x: float, y: float, radius: float, seat: int) -> None:
    canvas.add(Disc(x, y, radius, SEAT_HEX_COLORS[seat], INK))
    canvas.add(Text(x, y, str(seat + 1), 1.4 * radius, "#ffffff", "middle", bold=True))


def _step(seats: list[int], room: float) -> float:
    return min(12, (room - 14) / max(1, len(seats) - 1))


def draw_token(canvas: Canvas, x: float, y: float, kind: str) -> None:
    """Resources are cubes, prestige tokens round."""
    if kind in RESOURCES:
        canvas.add(Rect(x - 6, y - 6, 12, 12, TOKEN[kind], INK, 2))
    else:
        canvas.add(Disc(x, y, 6.5, TOKEN[kind], INK))


def _draw_district(canvas: Canvas, number: int, district: DistrictView, box: Box) -> None:
    spot, ground = district_spot(number), GROUNDS[number]
    x, y = spot.x, spot.y
    canvas.add(Rect(x, y, spot.width, spot.height, ground, INK, 8))
    canvas.add(Text(x + 10, y + 16, box.districts[number].name, 17, INK, bold=True, room=172))
    if district["vp_tile"] is not None:
        tile, words = vp_spot(number), district["vp_tile"]
        words = words if "/" in words else f"{words} VP"
        canvas.add(Rect(tile.x, tile.y, tile.width, tile.height, TILE_COLOR, INK, 4))
        canvas.add(Text(*tile.middle, words, 13, INK, "middle", bold=True, room=tile.width - 6))
    canvas.add(Text(x + 10, y + 38, "Bank", 12, QUIET))
    _draw_keys(canvas, x + 54, y + 38, district["bank"])
    for i, site in enumerate(district["sites"]):
        place = _site_spot(number, i)
        left, top = place.x, place.y
        built = site["building"] is not None
        canvas.add(
            Rect(left, top, place.width, place.height, TILE_COLOR if built else ground, INK if built else QUIET, 4)
        )
        canvas.add(Text(left + 6, top + 13, str(site["value"]), 17, INK if built else QUIET, bold=built))
        canvas.add(Text(left + 71, top + 26, site["building"] or "", 10, INK, "end"))
        if site["token"]:
            draw_token(canvas, left + 66, top + 40, site["token"])
        _draw_keys(canvas, left + 12, top + 40, site["keys"], 52)
    named = {landmark.slug: landmark.name for landmark in box.landmarks}
    for i, row in enumerate(district["landmarks"]):
        place = _landmark_spot(number, i, len(district["landmarks"]))
        left, top = place.x, place.y
        canvas.add(Rect(left, top, place.width, place.height, TILE_COLOR, INK, 3))
        first = place.width - 10 - _step(row["keys"], 84) * max(0, len(row["keys"]) - 1)
        name = f"{row['value']} {named[row['landmark']]}"
        canvas.add(Text(left + 5, top + 8, name, 12, INK, room=first - 14, least=9))
        _draw_keys(canvas, left + first, top + 8, row["keys"], 84)


def _draw_track(canvas: Canvas, view: View) -> None:
    for space in view["bonus_track"]:
        spot = space_spot(space["space"])
        left, top = spot.x, spot.y
        canvas.add(Rect(left, top, spot.width, spot.height, TILE_COLOR if space["left"] else PAPER, QUIET, 4))
        canvas.add(Text(left + 24, top + 22, str(space["number"]), 18, INK if space["left"] else QUIET, "middle"))
        if space["left"] > 1:
            canvas.add(Text(left + 45, top + 10, f"×{space['left']}", 11, QUIET, "end"))
        here = [number for number, seat in enumerate(view["seats"]) if seat["meeple"] == space["space"]]
        _draw_keys(canvas, left + 9, top + 48, here, 44)


def _seat_spot(seat: int, players: int) -> Spot:
    """They share the height of the page."""
    height = 646 / players
    return Spot(804, 48 + seat * height, 304, height - 8)


def _draw_seat(canvas: Canvas, number: int, seat: SeatView, names: Sequence[str], marked: bool) -> None:
    spot = _seat_spot(number, len(names))
    scale = min(1.3, spot.height / 150)  # fewer players have larger letters
    left, right = spot.x + 14, spot.x + spot.width - 14
    room = right - left
    rows = [spot.y + spot.height * part for part in (0.15, 0.34, 0.5, 0.65, 0.78, 0.91)]

    def write(row: int, text: str, size: float, color: str = INK, anchor: str = "start", within: float = room) -> None:
        x = left if anchor == "start" else right
        canvas.add(Text(x, rows[row], text, scale * size, color, anchor, bold=size > 16, room=within))

    color = SEAT_HEX_COLORS[number]
    canvas.add(Rect(spot.x, spot.y, spot.width, spot.height, color if marked else PANEL, color if marked else QUIET, 8))
    if marked:
        canvas.add(Rect(spot.x + 4, spot.y + 4, spot.width - 8, spot.height - 8, PANEL, None, 5))
    _draw_key(canvas, left + 9 * scale, rows[0], 10 * scale, number)
    beside = 28 * scale
    canvas.add(Text(left + beside, rows[0], names[number], 19 * scale, INK, bold=True, room=room - beside, least=14))
    draw_tokens(canvas, seat, left, rows[3], scale)
    write(1, f"{seat['vp']} VP", 24)
    write(1, counted_words(seat["francs"], "franc", "francs"), 16, anchor="end")
    keys = counted_words(seat["keys"], "key", "keys")
    write(2, f"{keys} in hand, {seat['keys_on_board']} on the board", 13, QUIET)
    unused = "?" if seat["bonus"] is None else ", ".join(map(str, seat["bonus"])) or "none"
    used = ", ".join(map(str, seat["used"])) or "none"
    write(4, f"Bonus tiles: {unused}", 13)
    if seat["end_count"]:
        write(5, counted_words(seat["end_count"], "End Game tile", "End Game tiles"), 13, INK, "end", 0.42 * room)
    write(5, f"Used: {used}", 13, QUIET, within=0.55 * room if seat["end_count"] else room)


def draw_tokens(canvas: Canvas, seat: SeatView, left: float, y: float, scale: float) -> None:
    tokens = seat["tokens"]
    for i, kind in enumerate(TOKENS):
        amount = None if tokens is None else tokens[kind] + seat["loose"][kind]
        draw_token(canvas, left + 6 + 47 * i, y, kind)
        canvas.add(Text(left + 17 + 47 * i, y, known_words(amount), 13 * scale, INK if amount else QUIET))
