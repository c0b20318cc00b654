"""What the server does not let happen: too much, from elsewhere, without limits; and what every answer carries."""

import asyncio
import gzip
import logging
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from paname.server.app import create_app
from paname.server.client import ApiError, Client
from paname.server.ops.logs import JsonFormatter
from paname.server.settings import from_environment
from paname.server.wire import messages as m
from tests.server.cluster import Cluster
from tests.server.conftest import Running, free, run, until
from tests.server.games import hot_seat, table_and_token
from tests.server.test_lobby import code


@pytest.fixture
def database(tmp_path: Path) -> str:
    """One database is enough for what never reaches it."""
    return str(tmp_path / "test.sqlite")


def get(server: Running, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers=headers)


def post(server: Running, path: str, body: bytes, **headers: str) -> httpx.Response:
    return httpx.post(server.url + path, content=body, headers={"content-type": "application/json"} | headers)


NEW = b'{"seats":[{"kind":"human"},{"kind":"human"}]}'


def test_security_headers_are_on_every_answer(server: Running) -> None:
    for path in ("/", "/table/abc", "/api/meta", "/api/tables/aaaaaaaaaa", "/healthz", "/no/such.file", "/metrics"):
        headers = get(server, path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert "script-src 'self'" in policy
        assert "server" not in headers


def test_the_cookie(server: Running) -> None:
    cookie = get(server, "/api/meta").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    for path in ("/api/meta", "/", "/table/abcdefghij"):
        issued = get(server, path, **{"x-forwarded-proto": "https"})
        assert "secure" in issued.headers["set-cookie"].lower()
        assert server.services.seal.player(issued.cookies["paname"])
        assert "set-cookie" not in get(server, path, cookie=f"paname={issued.cookies['paname']}").headers
    assert "set-cookie" not in get(server, "/sw.js").headers, "a proxy may keep files"
    assert "set-cookie" not in get(server, "/", cookie="paname=from-before-seals").headers, "it may have seats"


def test_other_origins_may_not_command(server: Running) -> None:
    assert post(server, "/api/tables", NEW, origin="http://evil.example").status_code == 403
    assert post(server, "/api/tables", NEW, origin="null").status_code == 403
    assert post(server, "/api/tables", NEW, **{"sec-fetch-site": "cross-site"}).status_code == 403
    assert post(server, "/api/tables", NEW, origin=server.url).status_code == 201
    assert post(server, "/api/tables", NEW, **{"content-type": "text/plain"}).status_code == 415
    assert get(server, "/api/meta", host="evil.example").status_code == 421  # a name of theirs that points here
    assert "access-control-allow-origin" not in get(server, "/api/meta", origin="http://evil.example").headers

    async def sockets() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
            with pytest.raises(InvalidStatus) as error:
                await connect(address, origin="http://evil.example")  # type: ignore[arg-type]
            assert error.value.response.status_code == 403

    run(sockets())


def test_other_origins_can_be_allowed(start: Callable[..., Running]) -> None:
    server = start(allowed_origins="https://games.example", allowed_hosts="127.0.0.1,paris.example")
    assert post(server, "/api/tables", NEW, origin="https://games.example").status_code == 201
    assert get(server, "/api/meta", host="paris.example").status_code == 200
    assert get(server, "/api/meta", host="localhost").status_code == 421


def test_bodies_are_limited(server: Running) -> None:
    most = server.settings.max_body
    assert post(server, "/api/tables", b" " * (most + 1)).status_code == 413
    assert post(server, "/api/records", b" " * (8 * most + 1)).status_code == 413

    # chunked: no length is announced, and it would go on
    with socket.create_connection(("127.0.0.1", int(server.url.rsplit(":", 1)[1])), timeout=60) as raw:
        head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        raw.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
        sent = 0
        try:
            while sent < 64 * most:
                raw.sendall(b"1000\r\n" + b" " * 4096 + b"\r\n")
                sent += 4096
        except ConnectionError:
            pass
        assert sent < 64 * most, "all of it was read"


def test_deep_json_is_refused(server: Running) -> None:
    answer = post(server, "/api/records", b"[" * 20_000)
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed-request"


def test_rates(start: Callable[..., Running]) -> None:
    server = start(rate=0.001, burst=10)
    answers = [get(server, "/api/meta").status_code for _ in range(15)]
    assert answers == [200] * 10 + [429] * 5
    assert get(server, "/healthz").status_code == 200  # never limited


def test_new_tables_are_limited(start: Callable[..., Running]) -> None:
    server = start(create_rate=0.001, create_burst=3)
    answers = [post(server, "/api/tables", NEW) for _ in range(5)]
    assert [one.status_code for one in answers] == [201, 201, 201, 429, 429]
    assert answers[-1].json()["code"] == "too-many-new-tables"


def test_tables_per_client(start: Callable[..., Running]) -> None:
    server = start(max_tables=2)

    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as blaise, Client(server.url) as nobody:
            first, token = await table_and_token(ada)
            await hot_seat(ada)
            with pytest.raises(ApiError) as error:
                await hot_seat(ada)
            assert code(error) == (429, "too-many-tables")
            await hot_seat(blaise)
            await ada.command(first, 0, 0, m.Concede())  # a finished one no longer counts
            second = await hot_seat(ada)
            with pytest.raises(ApiError) as error:
                await ada.rematch(first, 0)
            assert code(error) == (429, "too-many-tables")
            by_token = {"authorization": f"Bearer {token}"}
            answer = await nobody.http.post(f"/api/tables/{first}/rematch", json={"seat": 0}, headers=by_token)
            assert answer.status_code == 429, answer.text
            await ada.command(second, 0, 0, m.Concede())
            again = (await ada.rematch(first, 0)).table.id
            assert (await ada.rematch(first, 1)).table.id == again, "which counts once"

    run(play())


def test_of_many_made_at_once_as_few_are(cluster: Cluster) -> None:
    """PostgreSQL has many writers, on several servers."""
    settings = free(database=cluster.create(), max_tables=2, max_studies=2)
    servers = [Running(settings), Running(settings)]

    async def play() -> None:
        async with Client(servers[0].url) as ada, Client(servers[1].url) as same:
            over = await hot_seat(ada)
            await ada.command(over, 0, 0, m.Concede())
            same.http.cookies = ada.http.cookies
            made = await asyncio.gather(*(hot_seat(one) for one in (ada, same) * 8), return_exceptions=True)
            assert sum(isinstance(one, str) for one in made) == 2, made
            studies = await asyncio.gather(*(one.make_study(over) for one in (ada, same) * 4))
            assert len({one.id for one in studies}) == 1

    try:
        run(play())
    finally:
        for one in servers:
            one.stop()


def test_a_rematch_by_token_counts(start: Callable[..., Running]) -> None:
    """For whoever has the seat, since nobody else is known."""
    server = start(max_tables=2)

    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as blaise, Client(server.url) as nobody:
            answers = []
            for _ in range(4):
                seats = [m.SeatRequest("human"), m.SeatRequest("open")]
                table = (await ada.create(m.CreateTable(seats, random_start=False))).table.id
                token = (await blaise.join(table)).tokens[0].token
                await ada.start(table)
                await ada.command(table, 0, 0, m.Concede())
                path, by_token = f"/api/tables/{table}/rematch", {"authorization": f"Bearer {token}"}
                answers.append((await nobody.http.post(path, json={"seat": 1}, headers=by_token)).status_code)
            assert answers == [200, 200, 429, 429]
            await hot_seat(ada)  # of hers none is open
            with pytest.raises(ApiError) as error:
                await hot_seat(blaise)
            assert code(error) == (429, "too-many-tables")

    run(play())


def test_sockets_are_limited(start: Callable[..., Running]) -> None:
    server = start(max_sockets_per_address=3)

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            held = [await ada.socket(table, 0) for _ in range(3)]
            with pytest.raises(InvalidStatus):
                await ada.socket(table, 0)
            assert get(server, f"/api/tables/{table}/events").status_code == 429
            await held[0].close()

            async def again() -> bool:
                try:
                    return await (await ada.socket(table, 0)).next() is not None
                except InvalidStatus:
                    return False

            await until(again, bool)  # a closed one no longer counts

    run(play())


def test_health_readiness_and_metrics(server: Running) -> None:
    assert get(server, "/healthz").text == "ok\n"
    assert get(server, "/readyz").text == "ok\n"
    table = post(server, "/api/tables", NEW).json()
    metrics = get(server, "/metrics").text
    assert 'paname_requests_total{endpoint="create_table",status="201"}' in metrics
    assert table["table"]["id"] not in metrics
    # behind a proxy the asker is whoever the proxy says
    for address in ("203.0.113.7", "testclient"):
        assert get(server, "/metrics", **{"x-forwarded-for": address}).status_code == 403


def test_logs_hold_no_secrets(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Not a token, not a cookie, not what anybody does or is called, not even which tables there are."""
    caplog.set_level(logging.DEBUG, logger="paname.server")

    async def play() -> list[str]:
        async with Client(server.url) as ada:
            await ada.rename("Zebulon")
            made = await ada.create(m.CreateTable([m.SeatRequest("human")] * 2, random_start=False, name="Quagga"))
            table = made.table.id
            link = await ada.seat_link(table, 0)
            await ada.act(table, 0, 0, "draw 1")
            with pytest.raises(ApiError):
                await ada.act(table, 0, 1, "take 7")
            await (await ada.socket(table, 0)).next()
            return [ada.cookie or "", made.tokens[0].token, link.token, "Zebulon", "Quagga", "take 7", "draw 1", table]

    secrets = run(play())
    assert len(caplog.records) >= 5
    text = "\n".join(JsonFormatter().format(record) for record in caplog.records)
    for secret in secrets:
        assert secret
        assert secret not in text


def test_the_client_is_served(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><script>let a = 1;</script><div id=app></div>")
    (folder / "assets" / "main-4f2a.js").write_text("export {};")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")

    async def play() -> None:
        app = create_app(free(database=str(tmp_path / "c.sqlite")), client=folder)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
            for path in ("/", "/new", "/table/abcdefghij", "/replay/abcdefghij", "/learn"):
                page = await http.get(path)
                assert (page.status_code, page.headers["cache-control"]) == (200, "private, no-cache")
                assert "id=app" in page.text
                assert "'sha256-" in page.headers["content-security-policy"]  # of its own little script
                again = await http.get(path, headers={"if-none-match": page.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")
            (folder / "assets" / "big.css").write_text("a{}" * 1000)
            (folder / "assets" / "big.css.gz").write_bytes(gzip.compress(b"a{}" * 1000))
            big = await http.get("/assets/big.css", headers={"accept-encoding": "gzip"})
            assert (big.headers["content-encoding"], big.text) == ("gzip", "a{}" * 1000)
            assert (
                "content-encoding" not in (await http.get("/assets/big.css", headers={"accept-encoding": "br"})).headers
            )
            asset = await http.get("/assets/main-4f2a.js")
            assert "immutable" in asset.headers["cache-control"]
            assert asset.headers["content-type"].startswith("text/javascript")
            assert (await http.get("/icon.svg")).headers["cache-control"] == "no-cache"
            for path in (
                "/assets/gone.js",
                "/gone.png",
                "/../secret.txt",
                "/%2e%2e/secret.txt",
                "/assets/..%2f..%2fsecret.txt",
            ):
                assert (await http.get(path)).status_code == 404
            assert (await http.get("/api/nothing")).json()["code"] == "no-such-endpoint"
            assert (await http.delete("/api/tables")).status_code == 405
        bare = create_app(free(database=str(tmp_path / "d.sqlite")), client=tmp_path / "nothing")
        async with httpx.AsyncClient(transport=httpx.ASGITransport(bare), base_url="http://localhost") as http:
            page = await http.get("/")
            assert page.status_code == 503
            assert "make web" in page.text

    run(play())


def test_a_taken_port_is_said_so(server: Running) -> None:
    from paname.server.runner import listening

    port = int(server.url.rsplit(":", 1)[1])
    with pytest.raises(SystemExit, match=f"port {port}.*--port"):
        listening(free(port=port))


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PANAME_PORT", "1234")
    monkeypatch.setenv("PANAME_METRICS_PUBLIC", "yes")
    monkeypatch.setenv("PANAME_RATE", "2.5")
    settings = from_environment(host="::1", port=None)
    assert (settings.host, settings.port, settings.metrics_public, settings.rate) == ("::1", 1234, True, 2.5)
    assert from_environment(port=99).port == 99


def test_half_a_request_holds_nobody_up(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", int(server.url.rsplit(":", 1)[1]))) as half:
        half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert get(server, "/healthz").status_code == 200
    assert get(server, "/healthz").status_code == 200
