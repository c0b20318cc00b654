"""What a link shows where people send it."""

import io
import re
from pathlib import Path

import httpx
import pytest
from PIL import Image

from paname import load_box
from paname.drawing import png
from paname.drawing.png import image
from paname.drawing.svg import Canvas, Text
from paname.server.app import create_app
from paname.server.client import Client
from paname.server.http import pages
from paname.server.wire import messages as m
from tests.server.conftest import Running, free, run
from tests.server.games import at_random, hot_seat, play_on
from tests.server.test_analysis import given_up

PAGE = "<!doctype html><html><head><title>Paname</title></head><body></body></html>"


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    return folder


def asked(path: str, client: Path, tmp_path: Path, **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        app = create_app(free(database=str(tmp_path / "test.sqlite")), client=client)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return await http.get(path, headers=headers)

    return run(ask())


def test_the_head_tells_the_table_and_nothing_can_break_out_of_it(client: Path, tmp_path: Path) -> None:
    server = Running(free(database=str(tmp_path / "test.sqlite")))

    async def make() -> str:
        async with Client(server.url) as ada:
            seats = [m.SeatRequest("human", name='Ada"><script>'), m.SeatRequest("bot", 1)]
            return (await ada.create(m.CreateTable(seats, random_start=False))).table.id

    table = run(make())
    server.stop()
    for path in (f"/table/{table}", f"/replay/{table}", f"/analysis/{table}"):
        answer = asked(path, client, tmp_path)
        assert '<meta property="og:title" content="Ada&quot;&gt;&lt;script&gt; · Gavroche – Paname">' in answer.text
        assert "<script>" not in answer.text
        picture = re.search(r'"og:image" content="(http://localhost/api/tables/\w+/board.png)', answer.text)
        assert picture is not None
        again = asked(path, client, tmp_path, **{"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert asked("/table/nosuchtable", client, tmp_path).text == PAGE
    short = asked(f"/t/{table}", client, tmp_path)
    assert (short.status_code, short.headers["location"]) == (308, f"/table/{table}")
    assert pages.script_hashes(client) == []


def test_the_line_tells_what_the_title_does_not(client: Path, tmp_path: Path) -> None:
    """The VP so far; without spectators no more than who plays, and that once. Before the start a sentence."""
    server = Running(free(database=str(tmp_path / "test.sqlite")))
    people = [m.SeatRequest("human", name=name) for name in ("Ada", "Blaise")]
    vp = list[int]()

    async def make() -> list[str]:
        async with Client(server.url) as ada:

            async def made(*more: m.SeatRequest, **options: object) -> str:
                wanted = m.CreateTable([*people, *more], random_start=False, **options)  # type: ignore[arg-type]
                return (await ada.create(wanted)).table.id

            running, private = await made(), await made(spectators=False)
            for table in (running, private):
                await play_on(ada, table, at_random(3), 250)  # nobody has VP in some games of 200
            view = (await ada.state(running, 0, log=0)).view
            assert view is not None
            vp.extend(seat["vp"] for seat in view["seats"])
            waiting = [await made(m.SeatRequest("open"), name=name) for name in ("", "Club")]
            closed = [await made(m.SeatRequest("open"), name=name, spectators=False) for name in ("", "Club")]
            return [running, private, *waiting, *closed]

    tables = run(make())
    server.stop()
    assert max(vp) > 0
    heads = [asked(f"/table/{table}", client, tmp_path).text for table in tables]
    titles = [re.findall(r'"og:title" content="([^"]*)"', head) for head in heads]
    assert titles == [["Ada · Blaise – Paname"]] * 3 + [["Club – Paname"], ["Ada · Blaise – Paname"], ["Club – Paname"]]
    lines = [re.findall(r'"og:description" content="([^"]*)"', head) for head in heads]
    assert lines == [
        [f"Ada {vp[0]} · Blaise {vp[1]}"], [],
        *[["Ada and Blaise are already at the table. 1\xa0seat is still open."]] * 4,
    ]  # fmt: skip
    german = asked(f"/table/{tables[2]}", client, tmp_path, **{"accept-language": "de-AT,de;q=0.9,en;q=0.8"})
    assert '"og:description" content="Ada und Blaise sitzen schon am Tisch. 1\xa0Platz ist noch frei."' in german.text
    assert german.headers["vary"] == "accept-encoding, accept-language"
    assert ["og:image" in head for head in heads] == [True, False, *[True] * 4]
    assert [re.findall(r'<meta name="description" content="([^"]*)"', head) for head in heads] == lines


def test_the_picture_is_what_spectators_may_see(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            first = httpx.get(f"{server.url}/api/tables/{table}/board.png")
            assert first.headers["content-type"] == "image/png"
            assert Image.open(io.BytesIO(first.content)).size == (1120, 700)
            await ada.act(table, 0, 0, "draw 1")
            assert httpx.get(f"{server.url}/api/tables/{table}/board.png").content != first.content
            closed = await hot_seat(ada, spectators=False)
            assert httpx.get(f"{server.url}/api/tables/{closed}/board.png").status_code == 403
            assert httpx.get(f"{server.url}/api/tables/nosuch/board.png").status_code == 404
            seats = [m.SeatRequest("human", name="Ada"), m.SeatRequest("open")]
            waiting = (await ada.create(m.CreateTable(seats, spectators=False))).table.id
            inviting = httpx.get(f"{server.url}/api/tables/{waiting}/board.png")
            assert Image.open(io.BytesIO(inviting.content)).size == (1120, 700)

    run(play())


def test_the_picture_has_names_and_figures_and_no_words(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is sent a link may read any language. A name that the font cannot write is no gap."""
    said = list[list[str]]()

    def listening(canvas: Canvas) -> Image.Image:
        said.append([shape.text for shape in canvas.shapes if isinstance(shape, Text)])
        return image(canvas)

    monkeypatch.setattr(png, "image", listening)

    async def play() -> None:
        async with Client(server.url) as ada:
            seats = [m.SeatRequest("human", name=name) for name in ("Анна", "Éponine", "安娜")]
            table = (await ada.create(m.CreateTable(seats, random_start=False))).table.id
            seats[1] = m.SeatRequest("open")
            waiting = (await ada.create(m.CreateTable(seats))).table.id
            for shown in (table, waiting, await given_up(ada, turns=2)):
                assert httpx.get(f"{server.url}/api/tables/{shown}/board.png").status_code == 200

    run(play())
    names = {"Paname", "Анна", "Éponine", *(district.name for district in load_box().districts)}
    for texts in said:
        words = {re.sub(r"^\d+ ", "", text) for text in texts if re.search(r"[^\W\d_]", text)}
        assert words <= names, words - names
    assert {"Анна", "Éponine", "La Villette"} <= {*said[0]}
    assert {"Анна", "?", "La Villette"} <= {*said[1]}, "who plays, a seat that is free"


def test_a_study_has_the_title_of_its_game_and_the_picture_of_its_moment(client: Path, tmp_path: Path) -> None:
    server = Running(free(database=str(tmp_path / "test.sqlite")))
    boards = list[bytes]()

    async def make() -> str:
        async with Client(server.url) as ada:
            study = (await ada.make_study(await given_up(ada, turns=2), 0)).id
            for node in (0, 1, 1, "x"):
                answer = httpx.get(f"{server.url}/api/studies/{study}/board.png?node={node}")
                assert answer.headers["content-type"] == "image/png"
                boards.append(answer.content)
            for nothing in (f"{study}/board.png?node=999", "nosuch/board.png"):
                assert httpx.get(f"{server.url}/api/studies/{nothing}").status_code == 404
            return study

    study = run(make())
    server.stop()
    assert boards[0] != boards[1] == boards[2]
    assert boards[3] == boards[0]
    told = asked(f"/study/{study}?node=1", client, tmp_path).text
    assert '"og:title" content="Paris – Paname"' in told  # nobody has a name here
    assert '"og:description" content="0 · 0"' in told
    assert re.search(rf'"og:image" content="http://localhost/api/studies/{study}/board.png\?node=1&amp;at=0"', told)
    assert asked("/study/nosuch", client, tmp_path).text == PAGE
