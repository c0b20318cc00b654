"""A components file from anywhere: whatever it holds, the answer is a box or a `BoxError` that says where and why."""

import time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from paname import Game, load_box
from paname.box import Box, BoxError, parse_box
from paname.box.lines import line_of
from paname.box.loader import LARGEST_FILE
from paname.records.notation import notation
from tests.rules.box_files import FILE

TEXT = FILE.read_text("utf-8")


def read(text: str | bytes) -> Box | BoxError:
    try:
        return parse_box(text if isinstance(text, bytes) else text.encode(), "hostile")
    except BoxError as error:
        return error


def complaint(old: str, new: str) -> BoxError:
    assert TEXT.count(old) == 1, old
    found = read(TEXT.replace(old, new))
    assert isinstance(found, BoxError), f"{new} was accepted"
    assert len(str(found)) < 500
    return found


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("reserve_keys = 2", "reserve_keys = -2", 10, "must be from 0 to 99, not -2"),
        ("reserve_keys = 2", f"reserve_keys = 1{'0' * 900}", 10, "must be from 0 to 99, not 1000000000"),
        ("reserve_keys = 2", "reserve_keys = 2026-11-15", 10, "must be a whole number"),
        ("reserve_keys = 2", "reserve_keys = inf", 10, "must be a whole number, not inf"),
        ("reserve_keys = 2", f'reserve_keys = "{"x" * 900}"', 10, 'must be a whole number, not "xxx'),
        ('"La Villette"   = { bank = 3 }', '"\\u202Ela villette" = { bank = 3 }', 19, "cannot be seen: U+202E"),
        ('name = "Louvre"', 'name = "Musée d\'Orsay, autrefois la gare d\'Orléans"', 92, "of 1 to 40 characters"),
        ('name = "Louvre"', 'name = "EIFFEL tower"', 97, 'from the others: "eiffel-tower" is already there'),
        ('name = "Louvre"', 'name = "🗼"', 92, 'must have a letter or a digit, not only "🗼"'),
        ('"La Villette"   = { bank = 3 }', 'MONTMARTRE = { bank = 3 }', 19, 'different from the others: "montmartre"'),
        ("[12, 6, 3], [10, 5, 2]]", "[12, 6, 3], # [[[\n[10, 5, 12]]", 104, "nor the 2nd less than the 3rd"),
        ("{ A = [1, 10]", '{ "\\u202E" = [1, 10]', 106, "cannot be seen: U+202E"),
        ('"La Villette"   = { bank = 3 }', "19 = { bank = 3 }", 19, 'must have a letter, not only digits: "19"'),
        ("[market] ", f"{'x' * 90} = 1\n[market] ", 48, "is not known here"),
        ("[market] ", '"a\\u202E" = 1\n[market] ', 48, "is not known here"),
        ("[market] ", "[market2] ", 48, "is not known here"),
        ("from_4_players = [6", "from_4_players = [6, 6, 6", 108, "number 6 must have at most 4 copies, not 5"),
        ("[market] ", "[a.b.c]\nx = 1\n[market] ", 48, "is not known here"),
        ("value = 15", "value = 8", 93, "must be from 9 to 99, not 8"),
        ("[10, 5, 2]]", "[10, 5, 12]]", 103, "nor the 2nd less than the 3rd"),
        ("{ francs = 2, vp = 2 }, { francs = 3, vp = 3 }", "{ francs = 2 }, { luck = 3 }", 156, "is not known here"),
        ('{ prestige = "any" }, { prestige = "gold" }', '{ vp = 1 }, { tokens = [] }', 158, "must be 1 to 4 of wood"),
        ('{ prestige = "any" }, { prestige = "gold" }', '{ vp = 1 }, { tokens = [[["wood"]]] }', 158, "1 to 4 of wood"),
        ('{ prestige = "any" }, { prestige = "gold" }', '{ vp = 1 }, { tokens = "wood" }', 158, "must be a list"),
        ('8 = "gold"', '8 = "gold"\n[tokens.spaces]\n"montmartre:5" = "gold"', 40, "spaces, not 7"),
        ('8 = "gold"', '8 = "gold"\n[tokens.spaces]\n"montmartre:5" = "iron"', 48, "must be one of wood"),
        ('8 = "gold"', '8 = "gold"\n[tokens.spaces]\n"montmartre:6" = "wood"', 48, "is not known here"),
        ('8 = "gold"', '8 = "gold"\n[tokens.spaces]\n"Montmartre:5" = "wood"', 48, "is not known here"),
        ('8 = "gold"', '8 = "gold"\n[tokens.spaces."montmartre:5"]\ngold = 1', 47, "must be a text"),
        ('8 = "gold"', '8 = "gold"\nspaces = 3', 47, "must be a table, not 3"),
        ('name = "Louvre"', 'name = "Louvre"\nprestige_vp = { gold = -1 }', 93, "must be from 0 to 99, not -1"),
        ('name = "Louvre"', 'name = "Louvre"\nprestige_vp = { iron = 1 }', 93, "is not known here"),
        ('name = "Louvre"', 'name = "Louvre"\nprestige_vp = [7, 9]', 93, "must be a table"),
        ("[players] ", "name = 7\n[players] ", 8, "must be a text of 1 to 40 characters, not 7"),
        ("[players] ", 'name = "\\u202Eevil"\n[players] ', 8, "cannot be seen: U+202E"),
        ("[players] ", 'name = ""\n[players] ', 8, 'must be a text of 1 to 40 characters, not ""'),
        ("13 = 4", "13 = 4\n99999999999999999999 = 4", 136, "must be a number from 0 to 99"),
    ],
)  # fmt: skip
def test_a_complaint_names_the_line(old: str, new: str, line: int | None, reason: str) -> None:
    found = complaint(old, new)
    assert reason in found.reason
    if line is not None:
        assert found.line == line
        assert str(found).startswith(f"line {line}, ")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00",
        b"\xff\xfe",
        b"players = 3",
        b"[" * 50_000,
        b"a = " + b"[" * 30_000,
        b"a." * 20_000 + b"b = 1",
        b"a.%s = 1\n" % (b"b." * 400 + b"c") * 70,
        b"[%s]\n" % (b"b." * 400 + b"c") * 70,
        b"a = 9" + b"9" * 20_000,
        b"a = {b = " * 9_000,
        b"players = []\nplayers = []",
        ("é" * 30_000).encode(),
        b"#" * (LARGEST_FILE + 1),
        b'x = """\n[' + b" " * 3900 + b'x\n"""\n',
        b'x = """\n' + (b"[" + b" " * 3900 + b"x\n") * 16 + b'"""\n',
        b"\n" * 64_000 + b"x = 1",
        b'x = """\n' + (b"a " * 1900 + b"\n") * 15 + b'"""\n',
        b'"""\\' * 16_000,
        (b'"\\' * 1990 + b"\n") * 16,
        b"[a.b.c]\n[a.b.d]\n" * 4_000,
        b"[a.b.c.d]\nx = {a = [{b = 1}]}\n" * 1_500,
    ],
    ids=range(22),
)
def test_what_is_no_box_is_refused_at_once(content: bytes) -> None:
    began = time.process_time()
    found = read(content)
    assert isinstance(found, BoxError)
    assert len(str(found)) < 500
    assert time.process_time() - began < 1


@pytest.mark.parametrize(
    ("nested", "line"),
    [
        ("a=" + "{a=" * 700 + "1" + "}" * 700, 160),
        ("a=" + "[\n" * 20_000, 168),
        ("a" + ".a" * 1000 + " = 1", 160),
        (f"[a{'.a' * 900}]", 160),
    ],
)
def test_nesting_is_refused_where_it_is_too_deep(nested: str, line: int) -> None:
    found = read(f"{TEXT}{nested}")
    assert isinstance(found, BoxError)
    assert (found.code, found.line) == ("too-deep", line)


def test_editors_may_mark_the_encoding() -> None:
    found = read(b"\xef\xbb\xbf" + TEXT.encode())
    assert isinstance(found, Box)
    assert found.sha256 == load_box().sha256


@pytest.mark.parametrize(
    ("name", "slug"), [("Лувр", "лувр"), ("卢浮宫", "卢浮宫"), ("Λούβρος 2", "λουβρος-2"), ("L’Œuvre", "l-oeuvre")]
)
def test_names_of_every_script_are_names(name: str, slug: str) -> None:
    box = read(TEXT.replace('"Louvre"', f'"{name}"'))
    assert isinstance(box, Box)
    assert box.landmarks[6].slug == slug
    game = Game.new(players=2, seed=1, components=box)
    assert any(slug in text for text in notation(game.box).codes)


LINES = TEXT.splitlines()
FIGURES = st.one_of(
    st.integers(-3, 120).map(str),
    st.sampled_from(["true", '"gold"', "[]", "{}", "1.5", "nan", '"any"', "[1, 2]", "''"]),
)


@settings(max_examples=120, deadline=None)
@given(line=st.integers(0, len(LINES) - 1), figure=FIGURES, place=st.integers(0, 5), what=st.integers(0, 3))
@example(line=0, figure="1", place=0, what=0)
def test_any_changed_line_gives_a_box_or_a_complaint(line: int, figure: str, place: int, what: int) -> None:
    """A line dropped, doubled, moved into another, or one of its figures replaced."""
    lines = LINES.copy()
    if what == 0:
        del lines[line]
    elif what == 1:
        lines.insert(line, lines[line])
    elif what == 2:
        lines[line] += lines[place * 7]
    else:
        words = lines[line].split(" ")
        words[min(place * 2 + 2, len(words) - 1)] = figure
        lines[line] = " ".join(words)
    found = read("\n".join(lines))
    if isinstance(found, BoxError):  # what is missing altogether stands nowhere
        assert found.line is not None or found.code == "missing"


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (TEXT.replace("reserve_keys = 2", "reserve_keys = = 2").encode(), 10),
        (TEXT.replace("reserve_keys = 2", "reserve_keys = 2\nreserve_keys = 2").encode(), 11),
        (TEXT.replace("reserve_keys = 2", "reserve_keys = 2\n[players]").encode(), 11),
        (TEXT.encode().replace(b"reserve_keys = 2", b"reserve_keys = \xff"), 10),
        (TEXT.replace("reserve_keys = 2", f"reserve_keys = {'9' * 4000}").encode(), 10),
        (TEXT.replace("reserve_keys = 2", f"x{'.x' * 3000} = 2").encode(), 10),
    ],
)  # fmt: skip
def test_what_is_no_toml_names_its_line_too(content: bytes, line: int) -> None:
    found = read(content)
    assert isinstance(found, BoxError)
    assert found.line == line


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_give_a_complaint(content: bytes) -> None:
    assert isinstance(read(content), BoxError)


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("players.keys.2", 9),
        ("districts.La Villette.bank", 19),
        ("landmarks[2].cost.gold", 74),
        ("vp_tiles.tiles[3][1]", 103),
        ("end_tiles.tiles[0].vp", 154),
        ("end_tiles.tiles[7].francs", 156),
        ("bonus.scoring.types.vp.4", 143),
        ("bonus.key.13", 135),
        ("market", 48),
        ("unheard-of", None),
    ],
)
def test_lines(key: str, line: int | None) -> None:
    assert line_of(TEXT, key) == line
