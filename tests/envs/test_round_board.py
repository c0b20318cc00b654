"""The picture of a link: a round board with all that a spectator may see, in names and figures."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import hypot
from pathlib import Path
from xml.etree import ElementTree

import pytest

from paname import Game, Options, Position, Rng, load_box
from paname.drawing.png import image
from paname.drawing.round_board import round_board
from paname.drawing.svg import CANVAS_HEIGHT, CANVAS_WIDTH, INK, SEAT_HEX_COLORS, Area, Canvas, Disc, Rect, Text
from paname.types import View
from tests.envs.positions import KINDS, play

NAMES = ["Ada", "Blaise Cendrars", "Анна Аркадьевна Каренина-Вронская", "É"]
COLORS = [3, 0, 2, 1]
OTHER_BOX = Path(__file__).parents[1] / "rules" / "other_box.toml"


def moments(kind: dict[str, object]) -> Iterator[Game]:
    for step, game in enumerate(play(kind, seed=1)):
        if step % 60 == 0 or game.over:
            yield game


def drawn(game: Game, view: View | None = None) -> Canvas:
    return round_board(view or game.view(), game.box, NAMES[: game.players], COLORS)


def pieces(canvas: Canvas) -> dict[str, int]:
    """Keys have two parts, meeples and heads one."""
    return Counter(shape.fill for shape in canvas.shapes if isinstance(shape, Area) and shape.line == INK)


def edges(shape: Rect | Disc | Area | Text) -> list[tuple[float, float]]:
    match shape:
        case Rect():
            return [(shape.x, shape.y), (shape.x + shape.width, shape.y + shape.height)]
        case Disc():
            return [(shape.x - shape.radius, shape.y - shape.radius), (shape.x + shape.radius, shape.y + shape.radius)]
        case Area():
            return list(shape.points)
        case Text():
            return [(shape.x, shape.y)]


@pytest.mark.parametrize(
    "kind", [*KINDS, *({"players": players, "components": OTHER_BOX} for players in (2, 3, 4))], ids=str
)
def test_a_board_shows_all_that_lies_on_it(kind: dict[str, object]) -> None:
    for game in moments(kind):
        view, canvas = game.view(), drawn(game)
        texts = Counter(shape.text for shape in canvas.shapes if isinstance(shape, Text))
        districts = game.box.districts
        figures = [figure for one in view["districts"] for figure in (one["sites"], one["landmarks"])]
        assert all(texts[name] == 1 for name in [*(one.name for one in districts), *NAMES[: game.players]])
        at_least = Counter(str(one["value"]) for row in figures for one in row)  # type: ignore[index]
        at_least += Counter(str(district.bank) for district in districts)
        at_least += Counter(str(space["number"]) for space in view["bonus_track"])
        at_least += Counter(f"×{space['left']}" for space in view["bonus_track"] if space["left"] > 1)
        at_least += Counter(str(seat["vp"]) for seat in view["seats"])
        at_least += Counter(one["vp_tile"].split("/")[0] for one in view["districts"] if one["vp_tile"])
        assert texts >= at_least
        for seat, color in zip(view["seats"], COLORS, strict=False):
            meeple_disc_and_name = 3
            assert pieces(canvas)[SEAT_HEX_COLORS[color]] == 2 * seat["keys_on_board"] + meeple_disc_and_name
        for shape in canvas.shapes:
            assert all(0 <= x <= CANVAS_WIDTH and 0 <= y <= CANVAS_HEIGHT for x, y in edges(shape)), shape
    assert game.over
    assert len(list(ElementTree.fromstring(canvas.svg()))) == len(canvas.shapes)
    assert image(canvas).size == (CANVAS_WIDTH, CANVAS_HEIGHT)


def test_what_is_hidden_makes_no_difference() -> None:
    rng = Rng(1)
    for game in moments({"players": 3}):
        other = game.determinize(None, rng)
        assert drawn(game).shapes == drawn(other).shapes


def test_no_figure_lies_on_another_one() -> None:
    for components in (None, OTHER_BOX):
        *_, game = play({"players": 4, "components": components}, seed=1)
        view = game.view()
        for district in view["districts"]:
            district["vp_tile"] = "18/9/4"
        texts = [shape for shape in drawn(game, view).shapes if isinstance(shape, Text)]
        for one, other in combinations(texts, 2):
            assert hypot(one.x - other.x, one.y - other.y) > 0.6 * (one.size + other.size)


def test_a_color_has_its_own_shape_in_every_seat() -> None:
    game = Game.new(players=4, seed=1)
    for colors in ([0, 1, 2, 3], COLORS):
        areas = [one for one in round_board(game.view(), game.box, NAMES, colors).shapes if isinstance(one, Area)]
        corners = {(one.fill, len(one.points)) for one in areas if one.line == INK}
        for color, count in enumerate((24, 4, 36, 10)):
            assert (SEAT_HEX_COLORS[color], count) in corners


def test_where_pieces_lie_and_whose_they_are_does() -> None:
    game = Game.new(players=2, seed=1)
    before = drawn(game)
    assert before.shapes != round_board(game.view(), game.box, NAMES[:2], [0, 3]).shapes
    for change in ("draw 1", "place arc", "done"):
        game.play(change)
        assert drawn(game).shapes != before.shapes
        before = drawn(game)


def test_a_district_that_is_full_is_drawn_large_enough_to_be_read() -> None:
    """With every landmark, and with R9.6: three keys of one player on a place, and an opponent's."""
    landmarks = [f"chaillot:{landmark.slug}" for landmark in load_box().landmarks]
    crowd = ["chaillot:4", *landmarks[:1]]
    position = Position(Options(4)).built("chaillot:4").key(0, *crowd * 3).key(1, *crowd).key(2, *landmarks[1:5])
    game = position.key(3, *landmarks[5:]).game()
    view = game.view()
    view["seats"][0]["vp"] = 123
    canvas = drawn(game, view)
    assert [pieces(canvas)[SEAT_HEX_COLORS[color]] - 3 for color in COLORS] == [12, 4, 8, 6]
    assert "123" in [shape.text for shape in canvas.shapes if isinstance(shape, Text)]
    assert min(shape.size for shape in canvas.shapes if isinstance(shape, Text)) >= 12
