"""Pictures of positions: well-formed, showing what is there, and nothing hidden."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from paname import Game, Position, Rng, load_box
from paname.drawing import render as drawing
from paname.drawing.png import image, writable
from paname.drawing.svg import CANVAS_HEIGHT, CANVAS_WIDTH, Text, on_canvas, place_spot
from paname.drawing.words import status_words
from tests.envs.positions import KINDS, play

ROOT = Path(__file__).parents[2]


def render(game: Game, mode: str) -> Any:
    return drawing.render(game.view(None, "open"), game.box, mode)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_position_can_be_drawn(kind: dict[str, object]) -> None:
    for step, game in enumerate(play(kind, seed=1)):
        if step % 40 == 0 or game.over:
            root = ElementTree.fromstring(render(game, "svg"))
            words = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
            for number, seat in enumerate(game.view(None, "open")["seats"], 1):
                assert f"Seat {number}" in words
                assert f"{seat['vp']} VP" in words
                assert f"{seat['francs']} franc{'s' * (seat['francs'] != 1)}" in words
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


def test_what_a_building_is_does_not_hide_its_value() -> None:
    """It did, on the pages of an analysis: “restaurant” is a long word, and browsers choose wide letters."""
    view = Position().built("belleville:1").game().view(None, "open")
    view["districts"][4]["sites"][0]["building"] = "restaurant"
    texts = [shape for shape in on_canvas(view, load_box()).shapes if isinstance(shape, Text)]
    (word,) = [text for text in texts if text.text == "restaurant"]
    begins = word.x - 0.6 * word.size * len(word.text)
    values = [text for text in texts if text.text == "1" and abs(text.y - word.y) < 40 and 0 < word.x - text.x < 76]
    assert values
    for value in values:
        right, below = value.x + 0.6 * value.size, value.y + 0.36 * value.size
        assert begins > right or word.y - 0.4 * word.size > below


def words_of(game: Game, *names: str) -> list[str]:
    return [
        shape.text for shape in on_canvas(game.view(None, "open"), game.box, names).shapes if isinstance(shape, Text)
    ]


def test_pictures_speak_to_people() -> None:
    """They showed the notation: “seat 0: draw”, “la-villette”, “jardin-du-luxe”."""
    names = ("Ada", "")
    for step, game in enumerate(play({"players": 2}, seed=2)):
        if step % 30 == 0 or game.over:
            words = words_of(game, *names)
            assert {"Montmartre", "La Villette", "Saint-Germain", "Ada", "Seat 2"} <= {*words}
            assert not [word for word in words if "seat 0" in word or "-villette" in word or "-du-" in word]
            if game.active is not None:
                assert words[0].endswith(f": {('Ada', 'Seat 2')[game.active]} is to move")
    assert words[0].startswith("Game over: ")
    landmark = Position().key(1, "chaillot:jardin-du-luxembourg").game()
    assert "10 Jardin du Luxembourg" in words_of(landmark)


def test_the_end_names_who_has_won() -> None:
    *_, game = play({"players": 3}, seed=1)
    view, names = game.view(None, "open"), ["Ada", "Blaise", "Colette"]
    best = max(seat["vp"] for seat in view["seats"])
    view["ranks"] = [2, 1, 3]
    vp = view["seats"][1]["vp"]
    assert status_words(view, names) == f"Game over: Blaise wins with {vp} VP"
    view["ranks"] = [1, 3, 1]
    assert status_words(view, names).startswith("Game over: Ada and Colette share the victory with ")
    view["ranks"] = [1, 1, 1]
    assert status_words(view, names).startswith("Game over: Ada, Blaise and Colette share the victory with ")
    view["ranks"] = game.result().ranks
    assert status_words(view, names).endswith(f"with {best} VP")


def test_the_last_round_is_called_so() -> None:
    view = Game.new(players=2, seed=1).view(None, "open")
    assert status_words(view, ["Ada", "Blaise"]) == "Round 1: Ada is to move"
    view["last_round"] = 1
    assert status_words(view, ["Ada", "Blaise"]) == "Last round: Ada is to move"


@pytest.mark.parametrize("name", ["Colette the Magnificent", "Анна Аркадьевна Каренина-Вронская", "MARGUERITE " * 3])
def test_a_long_name_stays_on_its_panel_and_the_status_before_the_arc(name: str) -> None:
    """Letters of browsers were wider than expected: the name left the picture, the status ran below the Arc."""
    game = Game.new(players=2, seed=1)
    view = game.view(None, "open")
    texts = ElementTree.fromstring(on_canvas(view, game.box, [name]).svg()).iter("{http://www.w3.org/2000/svg}text")
    shown = [text for text in texts if name[:5] in (text.text or "")]
    status, panel = ((float(text.attrib["x"]), float(text.attrib["font-size"]), text.text or "") for text in shown)
    for (x, size, words), edge in ((status, place_spot(view, "arc").x), (panel, CANVAS_WIDTH - 12)):
        wide = sum(0.83 if char.isupper() else 0.68 for char in words)  # DejaVu Sans Bold
        assert x + size * wide < edge
        assert size > 12
    assert status[2].endswith(" is to move")


def test_a_picture_in_pixels_has_letters_of_all_languages_of_the_client() -> None:
    """Pillow's own font has neither é nor œ, ł or я."""
    assert writable("Sacré-Cœur, Łukasz Żak, Jürgen Groß, Señora Núñez, Анна Ёлкина")
    assert not writable("安娜")
    game = Game.new(players=2, seed=1)
    drawn = [image(on_canvas(game.view(None, "open"), game.box, [name])).tobytes() for name in ("Анна", "Анны", "A")]
    assert len({*drawn}) == 3


def test_the_font_is_the_clients() -> None:
    own, theirs = (ROOT / folder for folder in ("src/paname/drawing/fonts", "web/src/assets/fonts"))
    copies = sorted(own.iterdir())
    assert copies
    for copy in copies:
        assert copy.read_bytes() == (theirs / copy.name).read_bytes(), copy.name


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
