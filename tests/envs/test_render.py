"""Pictures of positions: well-formed, showing what is there, and nothing hidden."""

from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from paname import Game, Position, Rng
from paname.drawing import render as drawing
from paname.drawing.svg import CANVAS_HEIGHT, CANVAS_WIDTH
from tests.envs.positions import KINDS, play


def render(game: Game, mode: str) -> Any:
    return drawing.render(game.view(None, "open"), mode)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_position_can_be_drawn(kind: dict[str, object]) -> None:
    for step, game in enumerate(play(kind, seed=1)):
        if step % 40 == 0 or game.over:
            root = ElementTree.fromstring(render(game, "svg"))
            words = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
            for seat in game.view(None, "open")["seats"]:
                assert f"{seat['vp']} VP" in words
                assert f"{seat['francs']} francs" in words
            pixels = render(game, "rgb_array")
            assert pixels.shape == (CANVAS_HEIGHT, CANVAS_WIDTH, 3)
            assert pixels.dtype == np.uint8


def test_pictures_and_text_hide_what_a_spectator_cannot_know() -> None:
    rng = Rng(1)
    for step, game in enumerate(play({"players": 3}, seed=4)):
        if step % 25 == 0 and not game.over:
            other = game.determinize(None, rng)
            assert other._repr_svg_() == game._repr_svg_() == render(game, "svg")
            assert str(other) == str(game) == render(game, "ansi")


def test_different_positions_look_different() -> None:
    game = Game.new(seed=1)
    before = render(game, "rgb_array")
    game.play("draw 1")
    assert (render(game, "rgb_array") != before).any()


def test_an_unknown_mode_is_named() -> None:
    with pytest.raises(ValueError, match="render_mode must be one of human, rgb_array, svg, ansi, not 'hologram'"):
        render(Game.new(seed=1), "hologram")


def test_every_key_of_a_place_is_drawn_on_it() -> None:
    """R9.6: three keys of one player and an opponent's."""
    crowd = ["chaillot:4", "chaillot:louvre"]
    game = Position().built("chaillot:4").key(0, *crowd * 3).key(1, *crowd).game()
    assert str(game).count("[0001]") == 2
    circles = ElementTree.fromstring(render(game, "svg")).iter("{http://www.w3.org/2000/svg}circle")
    keys = [(float(disc.attrib["cx"]), float(disc.attrib["cy"])) for disc in circles if disc.attrib["r"] == "7"]
    on_board = [(x, y) for x, y in keys if x < 800]
    assert len(set(on_board)) == 8
    for row in {y for _, y in on_board}:
        there = [x for x, y in on_board if y == row]
        assert len(there) == 4
        assert max(there) - min(there) <= 38, "they stay on their place"
