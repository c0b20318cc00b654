"""The board as it lies on the table, and who plays: for previews of links, which everybody reads, so without words."""

from collections.abc import Callable, Iterable, Sequence
from math import asin, cos, degrees, pi, radians, sin, sqrt

from paname.box.model import Box
from paname.drawing.svg import (
    CANVAS_HEIGHT,
    CANVAS_WIDTH,
    GROUNDS,
    INK,
    PANEL,
    PAPER,
    QUIET,
    SEAT_HEX_COLORS,
    TILE_COLOR,
    Area,
    Canvas,
    Disc,
    Rect,
    Spot,
    Text,
    draw_token,
    draw_tokens,
)
from paname.types import DistrictView, LandmarkView, SeatView, SiteView, View

Point = tuple[float, float]

_DEEPS = ("#832a3b", "#4c5a1d", "#264a7c", "#71500a", "#5e3a75", "#14605b")
_SITE_GROUNDS = ("#f0d3d0", "#e0e5bf", "#d0deef", "#f5e4b6", "#e5d8ec", "#cae4de")
_ZONES = ("#f8efd8", "#e7ebd6", "#f3dfd3")
_GREEN, _GILT, _CREAM, _SEAL = "#1f5a51", "#b98a2c", "#faf3e1", "#7c1f36"
_NIGHT, _NIGHT_INK, _LIGHT, _COIN = "#17233f", "#f3e6c5", "#fffaf0", "#e9cd80"
_TAKEN, _SLOT, _SLOT_EDGE = "#8f8570", "#efe9dd", "#b9b1a2"

_CENTER = 350.0
_HUB_RADIUS, _BANK_RING, _WEDGE_RING, _BONUS_RING, _SCORE_RING = 57.0, (64, 109), (61, 277), (281, 317), (317, 341)
_SITE_PLACES = (*(((111, 159), off) for off in (-19, 0, 19)), *(((160, 209), off) for off in (-19.3, 0, 19.3)))
_BELT = 244
_BANK_SLOTS = ((97, -20.5), (78, -16.5), (78, 16.5), (97, 20.5))
_POINTS = 100
_SEATS_SPOT = Spot(712, 58, 394, 646)
_MEDALS = ((17, 2, ((244, 16.2, 25.3),)), (15, 2, ((261, 14, 23.4), (227, 14, 24))),
           (12.5, 3, ((262, 12.4, 26), (229, 10.4, 26))), (10.5, 4, ((262, 12.4, 26), (229, 10.4, 26))))  # fmt: skip
"""Of landmarks: their size, how many are in a row, and where rows begin and end. A district can hold all eight."""
_PLATES = ((0, -254), (195, -134), (195, 134), (0, 254), (-195, 134), (-195, -134))


def _polar(radius: float, angle: float) -> Point:
    """On the board: 0° lies east, then clockwise."""
    return _CENTER + radius * cos(radians(angle)), _CENTER + radius * sin(radians(angle))


def _sector(inner: float, outer: float, angle: float, half: float, gap: float, corner: float = 0) -> tuple[Point, ...]:
    """Between two arcs, its sides `gap` away from the rays; corners are cut off."""

    def arc(radius: float, less: float) -> list[Point]:
        wide = half - degrees(asin((gap + less) / radius))
        steps = 2 + int(wide / 3)
        return [_polar(radius, angle - wide + 2 * wide * step / (steps - 1)) for step in range(steps)]

    if not corner:
        return *arc(outer, 0), *reversed(arc(inner, 0))
    out, in_ = arc(outer - corner, 0), arc(inner + corner, 0)
    return out[0], *arc(outer, corner), out[-1], in_[-1], *reversed(arc(inner, corner)), in_[0]


def _star() -> list[Point]:
    return [((1.3, 0.62)[i % 2] * sin(i * pi / 5), -(1.3, 0.62)[i % 2] * cos(i * pi / 5)) for i in range(10)]


def _trefoil() -> list[Point]:
    """Three leaves of one size: how far away the edge is from the middle, in each direction."""
    away, leaf = 0.6, 0.64

    def edge(turn: float) -> float:
        aside = (turn + pi / 3) % (2 * pi / 3) - pi / 3
        return away * cos(aside) + sqrt(leaf**2 - (away * sin(aside)) ** 2)

    return [(edge(i * pi / 18) * sin(i * pi / 18), -edge(i * pi / 18) * cos(i * pi / 18)) for i in range(36)]


_HEADS = (
    [(sin(i * pi / 12), cos(i * pi / 12)) for i in range(24)],
    [(-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)],
    _trefoil(),
    _star(),
)
"""By color: the shape says who it is where colors look alike."""
_KEY_SHAPE = ((-1.6, 0), (1.6, 0), (1.6, 9), (6, 9), (6, 12), (4.5, 12), (4.5, 14), (6, 14), (6, 17), (-1.6, 17))
_MEEPLE_RIGHT = ((6, -17), (7.5, -12.5), (6, -8), (19, -2), (19, 2), (10, 3.6), (15.5, 17), (13, 20), (4, 20), (0, 16))
_MEEPLE_SHAPE = ((0, -20), *_MEEPLE_RIGHT, *((-x, y) for x, y in reversed(_MEEPLE_RIGHT[:-1])))
_ARCH_SHAPE = ((-20, 26), (-20, 2), (20, 2), (20, 26), (8, 26), (8, 17), (5, 11), (0, 9), (-5, 11), (-8, 17), (-8, 26))


def round_board(view: View, box: Box, names: Sequence[str] = (), colors: Sequence[int] = (0, 1, 2, 3)) -> Canvas:
    """Names and figures only, which are the same in every language."""
    return _RoundBoard(view, box, names, colors).canvas


class _RoundBoard:
    def __init__(self, view: View, box: Box, names: Sequence[str], colors: Sequence[int]) -> None:
        self.canvas = Canvas(CANVAS_WIDTH, CANVAS_HEIGHT, PAPER)
        self._view, self._box, self._colors = view, box, colors
        self._add = self.canvas.add
        self._score_track()
        self._bonus_track()
        for number, district in enumerate(view["districts"]):
            self._district(number, district)
        self._hub()
        self._piles()
        self._meeples()
        self._discs()
        self._players([*names, *[""] * (len(view["seats"]) - len(names))])

    def _disc(self, at: Point, radius: float, fill: str, edge: str, thick: float) -> None:
        self._add(Disc(*at, radius, edge), Disc(*at, radius - thick, fill))

    def _figure(self, at: Point, text: object, size: float, color: str = INK, room: float = 25) -> None:
        self._add(Text(*at, str(text), size, color, "middle", True, room, least=12))

    def _area(self, at: Point, size: float, points: Iterable[Point], fill: str, line: str | None = None) -> None:
        self._add(Area(tuple((at[0] + size * x, at[1] + size * y) for x, y in points), fill, line))

    def _color(self, seat: int) -> str:
        return SEAT_HEX_COLORS[self._colors[seat]]

    def _head(self, at: Point, size: float, seat: int) -> None:
        head = _HEADS[self._colors[seat]]
        self._area(at, size * 1.22, head, _LIGHT)
        self._area(at, size, head, self._color(seat), INK)

    def _key(self, at: Point, seat: int, size: float = 1) -> None:
        x, y = at[0], at[1] - 5 * size
        self._area((x, y), size, _KEY_SHAPE, self._color(seat), INK)
        self._head((x, y), 8 * size, seat)
        self._add(Disc(x, y, 2.6 * size, _LIGHT, INK))

    def _keys(self, at: Point, seats: Sequence[int], size: float = 1) -> None:
        """The first in front; more than two stand closer together."""
        step = min(9.0, 16 / max(1, len(seats) - 1))
        for i, seat in reversed(list(enumerate(seats))):
            self._key((at[0] + step * (i - min(1, len(seats) - 1) / 2), at[1] - 0.4 * step * i), seat, size)

    def _score_track(self) -> None:
        self._add(Rect(6, 6, 688, 688, _GILT, None, 12), Rect(8, 8, 684, 684, _GREEN, None, 10))
        self._disc((_CENTER, _CENTER), _SCORE_RING[1], _NIGHT, _GILT, 1.5)
        for vp in range(0, _POINTS, 5):
            at = _score_at(vp)
            if vp % 10:
                self._add(Disc(*at, 2, _NIGHT_INK))
            else:
                self._figure(at, vp, 15, _NIGHT_INK)
        self._add(Disc(_CENTER, _CENTER, _SCORE_RING[0] - 1, _CREAM))

    def _bonus_track(self) -> None:
        track, zones = self._view["bonus_track"], sorted(self._box.zones.values())
        for space in track:
            angle, left = _space_angle(space["space"], len(track)), space["left"]
            zone = next(i for i, (_, last) in enumerate(zones) if space["space"] <= last)
            ground = _ZONES[zone % len(_ZONES)] if left else PAPER
            self._add(Area(_sector(*_BONUS_RING, angle, 180 / len(track), 1, 3), ground, QUIET if left else None))
            way = 1 if cos(radians(angle)) >= sin(radians(angle)) else -1  # read from left to right, or down
            middle = sum(_BONUS_RING) / 2 + 4  # meeples stand at the inner edge
            number = _polar(middle, angle - 2.4 * way * (left > 1))
            self._figure(number, space["number"], 19, _SEAL if left else _TAKEN)
            if left > 1:
                self._figure(_polar(middle, angle + 2.9 * way), f"×{left}", 15)

    def _district(self, number: int, district: DistrictView) -> None:
        wedges = len(self._view["districts"])
        wedge = -number % wedges  # anti-clockwise from the top, as on the board
        angle = 360 / wedges * wedge - 90
        self._add(Area(_sector(*_WEDGE_RING, angle, 180 / wedges, 3), GROUNDS[number], _DEEPS[number]))
        self._add(Area(_sector(*_BANK_RING, angle, 180 / wedges, 7), _SITE_GROUNDS[number]))
        self._disc(_polar(85, angle), 14, _COIN, INK, 1.2)
        self._figure(_polar(85, angle), self._box.districts[number].bank, 18)
        for seat, (radius, off) in enumerate(_BANK_SLOTS[: len(self._view["seats"])]):
            slot = _polar(radius, angle + off)
            self._add(Disc(*slot, 9, GROUNDS[number], _DEEPS[number]))
            if seat in district["bank"]:
                self._key(slot, seat)
        for site, (ring, off) in zip(district["sites"], _SITE_PLACES, strict=True):
            self._site(number, site, ring, angle + off)
        self._vp_tile(number, district["vp_tile"], _polar(_BELT, angle - 20.5))
        self._landmarks(number, district["landmarks"], angle)
        x, y = (_CENTER + off for off in _PLATES[wedge])
        self._add(Rect(x - 51, y - 13, 102, 26, _CREAM, None, 6), Rect(x - 49, y - 11, 98, 22, _DEEPS[number], None, 5))
        self._figure((x, y), self._box.districts[number].name, 17, PANEL, 92)

    def _site(self, number: int, site: SiteView, ring: tuple[float, float], angle: float) -> None:
        """A building lies in a frame of its owner's color."""
        inner, outer = ring
        built, keys = site["building"] is not None, site["keys"]
        edge = self._color(keys[0]) if keys else _DEEPS[number]
        self._add(Area(_sector(inner, outer, angle, 9.5, 1.6, 6), edge if built else _SITE_GROUNDS[number]))
        if built:
            edged = 3 if keys else 1.2
            self._add(Area(_sector(inner + edged, outer - edged, angle, 9.5, 1.6 + edged, 5), TILE_COLOR))
        x, y = _polar((inner + outer) / 2, angle)
        alone = not keys and site["token"] is None
        self._figure((x - (0 if alone else 9), y - 1), site["value"], 24, INK if built else _DEEPS[number])
        if keys:
            self._keys((x + 9, y), keys)
        elif site["token"]:
            draw_token(self.canvas, x + 10, y, site["token"])

    def _vp_tile(self, number: int, tile: str | None, at: Point) -> None:
        if tile is None:
            self._add(Disc(*at, 20, _SITE_GROUNDS[number]))
        else:
            self._disc(at, 21, TILE_COLOR, _GILT, 4)
            self._figure(at, tile.split("/")[0], 24, room=30)

    def _landmarks(self, number: int, landmarks: Sequence[LandmarkView], angle: float) -> None:
        size, many, rows = next(one for one in _MEDALS if one[1] * len(one[2]) >= len(landmarks))
        spots = [_polar(r, angle + a + (b - a) * i / (many - 1)) for r, a, b in rows for i in range(many)]
        for spot in spots[len(landmarks) :]:
            self._add(Disc(*spot, size - 1, _SITE_GROUNDS[number]))
        for (x, y), landmark in zip(spots, landmarks, strict=False):
            keys = landmark["keys"]
            self._disc((x, y), size + 2, _SEAL, self._color(keys[0]) if keys else TILE_COLOR, 3)
            self._figure((x - 0.15 * size, y - 0.1 * size), landmark["value"], max(12, 1.1 * size), _LIGHT, 1.5 * size)
        for (x, y), landmark in zip(spots, landmarks, strict=False):
            self._keys((x + 0.8 * size, y + 0.7 * size), landmark["keys"], 0.45 + size / 35)

    def _hub(self) -> None:
        at = (_CENTER, _CENTER)
        self._disc(at, _HUB_RADIUS, TILE_COLOR, _GILT, 3)
        top = (_CENTER, _CENTER - 34)
        self._area(top, 1, _ARCH_SHAPE, _COIN, INK)
        self._add(Rect(top[0] - 22, top[1] - 8, 44, 10, _COIN, INK), Rect(top[0] - 19, top[1] - 14, 38, 6, _COIN, INK))
        seats = len(self._view["seats"])
        for seat in range(seats):
            slot = (_CENTER + 20 * (seat - (seats - 1) / 2), _CENTER + 26)
            self._add(Disc(*slot, 8, _SLOT, _SLOT_EDGE))
            if seat in self._view["arc"]:
                self._key(slot, seat)

    def _piles(self) -> None:
        slugs = [district.slug for district in self._box.districts]
        for (x, y), pile in zip(((18, 18), (84, 18), (18, 62)), self._view["piles"], strict=False):
            if pile["back"] is None:
                self._add(Rect(x, y, 58, 36, _GREEN, _NIGHT_INK, 5))
                continue
            back = slugs.index(pile["back"])
            self._add(Rect(x, y, 58, 36, TILE_COLOR, None, 5), Rect(x + 2, y + 2, 54, 32, _DEEPS[back], None, 4))
            self._figure((x + 29, y + 18), pile["left"], 22, GROUNDS[back])

    def _together(self, of: Callable[[SeatView], int]) -> Iterable[tuple[int, SeatView, float]]:
        """Every seat, and how many places away from the middle of those that share its figure it stands."""
        seats = self._view["seats"]
        for number, seat in enumerate(seats):
            here = [other for other, one in enumerate(seats) if of(one) == of(seat)]
            yield number, seat, here.index(number) - (len(here) - 1) / 2

    def _meeples(self) -> None:
        spaces = len(self._view["bonus_track"])
        for number, seat, aside in self._together(lambda seat: seat["meeple"]):
            at = _polar(_BONUS_RING[0] - 4, _space_angle(max(seat["meeple"], 0.62), spaces) + 3.6 * aside)
            self._area(at, 0.72, _MEEPLE_SHAPE, _LIGHT)
            self._area(at, 0.6, _MEEPLE_SHAPE, self._color(number), INK)

    def _discs(self) -> None:
        for number, seat, aside in self._together(lambda seat: seat["vp"] % _POINTS):
            at = _score_at(seat["vp"], 3.4 * aside)
            self._disc(at, 13, TILE_COLOR, INK, 1)
            self._head(at, 8, number)

    def _players(self, names: Sequence[str]) -> None:
        self._add(Text(_SEATS_SPOT.x, 30, "Paname", 30, INK, bold=True))
        won = [number for number, rank in enumerate(self._view["ranks"] or ()) if rank == 1]
        height = min(200, _SEATS_SPOT.height / len(names) - 10)
        for number, (seat, name) in enumerate(zip(self._view["seats"], names, strict=True)):
            left, top, wide = _SEATS_SPOT.x, _SEATS_SPOT.y + number * (height + 10), _SEATS_SPOT.width
            marked = number == self._view["active"] or number in won
            edge, line = (6, self._color(number)) if marked else (1, QUIET)
            self._add(Rect(left, top, wide, height, line, None, 10))
            self._add(Rect(left + edge, top + edge, wide - 2 * edge, height - 2 * edge, PANEL, None, 10 - edge))
            self._head((left + 40, top + 0.32 * height), 19, number)
            self._add(Text(left + 76, top + 0.32 * height, name, 36, INK, bold=True, room=wide - 96, least=22))
            self._add(Text(left + wide - 16, top + 0.72 * height, str(seat["vp"]), 54, INK, "end", True, 80))
            if seat["tokens"] is not None:
                draw_tokens(self.canvas, seat, left + 22, top + 0.74 * height, 1.2)


def _score_at(vp: int, aside: float = 0) -> Point:
    return _polar(sum(_SCORE_RING) / 2, 360 / _POINTS * (vp % _POINTS) - 90 + aside)


def _space_angle(space: float, spaces: int) -> float:
    return 360 / spaces * (space - 0.5) - 90
