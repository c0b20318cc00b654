"""The page of an analysis: lines in words and on the board, a graph whose labels can be read."""

import re
from copy import deepcopy
from xml.etree import ElementTree

import pytest

from paname import Game, load_box
from paname.analysis import analyze
from paname.arena.report.analyzed_game import analysis_report
from paname.arena.report.chance_graph import LETTER, PHONE_WIDE, WIDE, chance_graph
from paname.arena.report.lines_on_board import lines_on_board
from paname.drawing.svg import Spot, on_canvas, place_spot, space_spot
from paname.drawing.words import line_words
from paname.records.notation import notation
from paname.types import Analysis, ChanceTurn

BOX = load_box()
NAMES = ["Colette the Magnificent", "Blaise Cendrars"]
SVG = "{http://www.w3.org/2000/svg}"


def a_game() -> Game:
    """Without a mistake, which would be explained for seconds."""
    game = Game.new(players=2, seed=1)
    for action in ("draw 1", "place batignolles:bank", "done", "draw 1", "place chaillot:bank", "done"):
        game.play(action)
    return game


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyze(a_game(), 16, 1)


def test_every_action_can_be_said_in_words() -> None:
    view = Game.new(players=4, seed=1).view(None, "open")
    for text in notation(BOX).texts.values():
        (words,) = line_words([text], view, BOX)
        assert words[0].isupper()
        assert not re.search(r"@|:\w|_|None", words), (text, words)


def test_a_line_in_words() -> None:
    view = a_game().view(None, "open")
    said = line_words(
        ["sell gold prestige", "sell wood", "sell wood", "move arc belleville:notre-dame", "score none", "done"],
        view,
        BOX,
    )
    assert said == [
        "Sell 1 gold prestige",
        "Sell 2 wood",
        "Build Notre-Dame in Belleville and move a key there from the Arc de Triomphe",
        "Discard no more prestige tokens",
    ]
    assert line_words(["move montmartre:bank montmartre:2 with 9"], view, BOX)[0].startswith(
        "Move a key from the bank to "
    )
    assert line_words(["done"], view, BOX) == ["End the turn"]


def frames(drawn: ElementTree.Element, **look: str) -> list[tuple[float, float]]:
    """Middles of the rectangles that look so."""
    alike = [
        one
        for one in drawn.iter(f"{SVG}rect")
        if all(one.get(key.replace("_", "-")) == value for key, value in look.items())
    ]
    return [
        (
            float(one.attrib["x"]) + float(one.attrib["width"]) / 2,
            float(one.attrib["y"]) + float(one.attrib["height"]) / 2,
        )
        for one in alike
    ]


def test_the_better_line_is_numbered_and_ringed_and_the_played_one_dotted() -> None:
    view = a_game().view(None, "open")
    better = ["sell wood", "move montmartre:bank montmartre:2", "bonus @4", "done"]
    drawn = ElementTree.fromstring(
        on_canvas(view, BOX).svg(lines_on_board(view, BOX, better, ["place belleville:bank", "done"]))
    )
    ringed = frames(drawn, stroke="#1a6257")
    assert ringed == [place_spot(view, "montmartre:2").middle, space_spot(4).middle]
    assert frames(drawn, stroke="#b98a2c") == [place_spot(view, "montmartre:bank").middle]
    assert frames(drawn, stroke_dasharray="0.1 7") == [place_spot(view, "belleville:bank").middle]
    steps = [one.find(f"{SVG}text") for one in drawn.iter(f"{SVG}g") if one.get("class") == "step"]
    assert [one.text for one in steps if one is not None] == ["2", "3"]  # as in words: what is sold has no place
    assert (
        len([one for one in drawn.iter(f"{SVG}path") if one.get("stroke") == "#1a6257"]) == 2
    )  # an arrow and its head


@pytest.mark.parametrize("place", ["arc", "montmartre:bank", "la-villette:8", "chaillot:louvre"])
def test_every_place_is_on_the_board(place: str) -> None:
    spot = place_spot(a_game().view(None, "open"), place)
    assert isinstance(spot, Spot)
    assert 0 < spot.x < spot.x + spot.width < 1120
    assert 0 < spot.y < spot.y + spot.height < 700


def test_the_page_says_and_shows_better_lines(found: Analysis) -> None:
    found["turns"][1]["better"] = ["place belleville:bank", "done"]
    point = ChanceTurn(turn=1, points=-12)
    page = analysis_report(a_game(), {**found, "turning_points": [point]}, NAMES, "…")
    assert "<li>Place a key on the Chaillot bank</li>" in page
    assert "<li>Place a key on the Belleville bank</li>" in page
    assert 'class="step"' in page
    assert "place chaillot:bank" not in page
    (board,) = re.findall(r"<svg[^>]*viewBox=.0 0 1120 700.*?</svg>", page, re.S)
    said = [one.text for one in ElementTree.fromstring(board).iter(f"{SVG}text")]
    assert said[0] == "Round 1: Blaise Cendrars is to move"
    assert {"La Villette", *NAMES} <= {*said}


def test_on_a_phone_no_sentence_and_no_picture_scrolls_sideways(found: Analysis) -> None:
    page = analysis_report(a_game(), {**found, "turning_points": [ChanceTurn(turn=1, points=-12)]}, NAMES, "…")
    scrolled = re.findall(r'<h2>([^<]*)</h2>(?:<p>[^<]*</p>)?\s*<div class="scroll">', page)
    assert scrolled == ["Accuracy", "To reproduce this"]  # figures, and a command
    legend = re.search(r'<ul class="legend">.*?</ul>', page, re.S)
    assert legend
    assert all(name in legend[0] for name in NAMES)


def test_what_lines_bring_at_once_is_told(found: Analysis) -> None:
    found["turns"][1]["better"] = ["place belleville:bank", "done"]
    found["turns"][1]["better_brings"] = {"francs": 2, "vp": -1}
    page = analysis_report(a_game(), {**found, "turning_points": [ChanceTurn(turn=1, points=-12)]}, NAMES, "…")
    assert "At once: <span>+2 francs</span> <span>−1 VP</span>" in page


def test_two_chances_differ_by_the_points_that_were_lost(found: Analysis) -> None:
    """Python says 18 of 18.5."""
    turns = deepcopy(found["turns"])
    turns[1] |= {"better": ["place arc", "done"], "better_chance": 0.3899, "played_chance": 0.185, "lost": 20}
    page = analysis_report(
        a_game(), {**found, "turns": turns, "turning_points": [{"turn": 1, "points": -20}]}, NAMES, "…"
    )
    assert re.findall(r"chance to win afterward: (\d+%)", page) == ["19%", "39%"]


def test_a_narrow_graph_leaves_the_words_to_the_page(found: Analysis) -> None:
    points = [ChanceTurn(turn=0, points=-12)]
    drawn = ElementTree.fromstring(chance_graph({**found, "turning_points": points}, NAMES, [1, 2], PHONE_WIDE))
    assert not [one for one in drawn.iter("text") if one.get("class") == "label"]


def test_the_graph_shows_what_whoever_plays_next_can_reach(found: Analysis) -> None:
    """Before each turn and after the last: the second player was winning before the line was played."""
    turns = deepcopy(found["turns"][:2])
    for turn, chances in zip(turns, ([0.9, 0.1], [0.0, 1.0]), strict=True):
        turn["before"] = turn["after"] = chances
    drawn = chance_graph({**found, "turns": turns, "turning_points": []}, NAMES, [1, 2], PHONE_WIDE)
    seam = next(one for one in ElementTree.fromstring(drawn).iter("path") if one.get("class") == "seam")
    heights = [float(point.split(",")[1]) for point in seam.attrib["d"][1:].split("L")]
    assert heights[0] > heights[1] == heights[2]  # from far below to the top: nothing is left of the band above


def test_labels_of_turning_points_and_the_legend_can_be_read(found: Analysis) -> None:
    points = [ChanceTurn(turn=0, points=-12), ChanceTurn(turn=1, points=9)]
    turns = found["turns"] * 30
    drawn = ElementTree.fromstring(chance_graph({**found, "turns": turns, "turning_points": points}, NAMES, [1, 2]))
    texts = [one for one in drawn.iter("text") if one.get("class") == "label" and one.text]
    spans = [
        (float(one.attrib["y"]), float(one.attrib["x"]), float(one.attrib["x"]) + LETTER * len(one.text or ""))
        for one in texts
    ]
    assert len(spans) == 4
    for at, (y, start, end) in enumerate(spans):
        assert end <= WIDE
        for other_y, other_start, other_end in spans[at + 1 :]:
            assert abs(y - other_y) >= 14 or end < other_start or other_end < start
    assert any((one.text or "").endswith("Colette the Magnificent") for one in texts)
