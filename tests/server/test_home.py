"""Friends at home: a second door, opened and closed at this computer only. 127.0.0.2 plays the home network."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from paname.server.http.home import Home
from paname.server.settings import Settings
from paname.server.tables import keepsakes
from paname.server.wire.problems import RefusedError
from tests.server.conftest import Running, free, run

NEW = {"seats": [{"kind": "human"}, {"kind": "open"}], "random_start": False}


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    running: list[Running] = []

    def begin(**changed: Any) -> Running:
        wanted = {"home": True, "home_address": "127.0.0.2"} | changed
        running.append(Running(free(**{"database": str(tmp_path / "test.sqlite")} | wanted)))
        return running[-1]

    yield begin
    for one in running:
        one.stop()


def put(url: str, open_it: bool, **headers: str) -> httpx.Response:
    return httpx.put(f"{url}/api/home", json={"open": open_it}, headers=headers)


def opened(server: Running) -> str:
    return str(put(server.url, True).json()["address"])


def reached(url: str) -> bool:
    host, port = url.removeprefix("http://").split(":")
    with socket.socket() as probe:
        return probe.connect_ex((host, int(port))) == 0


def test_closed_until_the_person_here_opens_it(start: Callable[..., Running]) -> None:
    server = start()
    assert httpx.get(f"{server.url}/api/home").json() == {"reach": "computer", "address": None, "switch": True}
    guest = server.url.replace("127.0.0.1", "127.0.0.2")
    assert not reached(guest)
    assert put(server.url, True).json() == {"reach": "network", "address": guest, "switch": True}
    assert put(server.url, True).status_code == 200  # once more changes nothing
    assert httpx.get(f"{guest}/api/home").json() == {"reach": "network", "address": guest, "switch": False}
    assert put(server.url, False).json()["reach"] == "computer"
    assert not reached(guest)
    assert httpx.get(f"{server.url}/api/meta", headers={"host": "127.0.0.2"}).status_code == 421


def test_a_guest_sits_down_and_plays(start: Callable[..., Running]) -> None:
    server = start()
    guest = opened(server)
    with httpx.Client(base_url=server.url) as host, httpx.Client(base_url=guest, headers={"origin": guest}) as friend:
        host.get("/api/meta")
        table = host.post("/api/tables", json=NEW).json()["table"]["id"]
        joined = friend.post(f"/api/tables/{table}/join", json={"name": "Anna"})
        assert joined.status_code == 200
        assert joined.json()["table"]["seats"][1]["yours"]
        assert host.post(f"/api/tables/{table}/start", json={}).status_code == 200


def test_guests_may_not_what_only_this_computer_may(start: Callable[..., Running]) -> None:
    server = start()
    guest = opened(server)
    for headers in ({}, {"host": server.url.removeprefix("http://")}, {"x-forwarded-for": "127.0.0.1"}):
        assert put(guest, False, **headers).json()["code"] == "not-at-this-computer"
    assert put(server.url, False, **{"x-forwarded-for": "192.0.2.7"}).status_code == 403  # by way of a proxy here
    assert httpx.get(f"{guest}/api/meta", headers={"host": "evil.example"}).status_code == 421
    for origin in ("http://evil.example", "null"):
        assert put(server.url, False, origin=origin).json()["code"] == "wrong-origin"
    assert reached(guest)


def test_who_came_in_by_that_door_goes_when_it_closes(start: Callable[..., Running]) -> None:
    server = start()
    guest = opened(server)
    made = httpx.post(f"{server.url}/api/tables", json=NEW).json()["table"]["id"]

    async def watch() -> None:
        path = f"/api/tables/{made}/socket"
        async with (
            connect(guest.replace("http", "ws") + path, proxy=None) as friend,
            connect(server.url.replace("http", "ws") + path, proxy=None) as host,
        ):
            await asyncio.gather(friend.recv(), host.recv())
            await asyncio.to_thread(put, server.url, False)
            await asyncio.wait_for(friend.wait_closed(), 60)
            await (await host.ping())

    run(watch())


def test_paname_serve_has_no_such_switch(start: Callable[..., Running]) -> None:
    server = start(home=False)
    assert httpx.get(f"{server.url}/api/home").json() == {"reach": "computer", "address": None, "switch": False}
    assert put(server.url, True).status_code == 403


def test_open_from_the_start(start: Callable[..., Running], capsys: pytest.CaptureFixture[str]) -> None:
    server = start(home_open=True)
    address = httpx.get(f"{server.url}/api/home").json()["address"]
    assert reached(address)
    assert capsys.readouterr().out == f"Friends at home find it at {address}/\n"


def test_a_port_that_is_taken_there_is_no_obstacle(start: Callable[..., Running]) -> None:
    server = start()
    with socket.socket() as other:
        other.bind(("127.0.0.2", int(server.url.rsplit(":", 1)[1])))
        other.listen()
        assert httpx.get(f"{opened(server)}/api/home").json()["reach"] == "network"


class Listening:
    """Whoever must not open anything."""

    port = 8000

    async def let_in(self, _host: str) -> int:
        raise AssertionError

    async def shut_out(self) -> None:
        raise AssertionError


def test_never_on_a_street() -> None:
    home = Home(Settings(home=True, home_address="8.8.8.8"))  # a public address: nothing is sent there
    home.doors = Listening()
    with pytest.raises(RefusedError, match="no-home-network"):
        run(home.switch(True, here=True))


def test_a_server_for_everybody_tells_its_address_here_only() -> None:
    home = Home(Settings(host="0.0.0.0", home_address="127.0.0.2"))
    home.doors = Listening()
    assert home.told(here=True).address == "http://127.0.0.2:8000"
    assert home.told(here=False).address is None
    assert not home.told(here=True).switch


NOTES = {"paname.notes.table.0": "Paris vaut bien \n une messe 🗼", "paname.preferences": '{"theme":"dark"}'}


def keep(http: httpx.Client, kept: dict[str, str]) -> httpx.Response:
    return http.put("/api/me/kept", json={"kept": kept})


def kept_for(http: httpx.Client) -> Any:
    return http.get("/api/me/kept").json()["kept"]


def test_what_a_browser_keeps_is_kept_here_for_each_person(start: Callable[..., Running]) -> None:
    server = start()
    guest = opened(server)
    with httpx.Client(base_url=server.url) as ada, httpx.Client(base_url=guest, headers={"origin": guest}) as friend:
        assert kept_for(ada) == {}
        assert keep(ada, NOTES).status_code == 200
        assert keep(friend, {"paname.quick": "{}"}).status_code == 200
        assert kept_for(ada) == NOTES
        assert kept_for(friend) == {"paname.quick": "{}"}
        keep(ada, {"paname.quick": "1"})
        assert kept_for(ada) == {"paname.quick": "1"}  # in place of what was there
    assert httpx.get(f"{server.url}/api/me/kept").json() == {"kept": {}}  # who has no cookie has nothing


def test_there_is_room_for_so_much_and_so_many(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    monkeypatch.setattr(keepsakes, "MOST_KEEPERS", 2)
    url = server.url
    with httpx.Client(base_url=url) as ada, httpx.Client(base_url=url) as bela, httpx.Client(base_url=url) as cleo:
        keep(ada, NOTES)
        assert keep(ada, {"paname.boxes": "x" * 600_000}).json()["code"] == "too-large"
        assert keep(ada, {f"paname.notes.{i}": "" for i in range(6_000)}).status_code == 400
        broken = b'{"kept": {"paname.notes": "\\ud800"}}'
        sent = ada.put("/api/me/kept", content=broken, headers={"content-type": "application/json"})
        assert sent.json()["code"] == "malformed-request"
        assert kept_for(ada) == NOTES
        monkeypatch.setattr(server.services, "now", lambda: 2**40)  # later than the first
        keep(bela, NOTES)
        keep(cleo, NOTES)
        assert [kept_for(one) for one in (ada, bela, cleo)] == [{}, NOTES, NOTES]


def test_a_server_whose_address_stands_keeps_nothing_of_browsers(start: Callable[..., Running]) -> None:
    mark = '<meta name="home">'
    at_home = start()
    elsewhere = start(home=False, database=str(at_home.services.settings.database) + ".other")
    with httpx.Client(base_url=elsewhere.url) as ada:
        assert keep(ada, NOTES).status_code == 404
        assert ada.get("/api/me/kept").json()["code"] == "no-such-endpoint"
    for path in ("/", "/table/abc", "/index.html"):
        for packed in ({}, {"accept-encoding": "identity"}):
            assert mark in httpx.get(at_home.url + path, headers=packed).text.split("</head>")[0]
            assert mark not in httpx.get(elsewhere.url + path, headers=packed).text
    tag = httpx.get(at_home.url).headers["etag"]
    assert httpx.get(at_home.url, headers={"if-none-match": tag}).status_code == 304
