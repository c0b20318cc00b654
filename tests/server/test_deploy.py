"""The files we ship: nginx starts with ours and serves the game through it; the container file trusts nobody."""

import asyncio
import gzip
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, closing, contextmanager
from functools import partial
from http.client import HTTPSConnection
from pathlib import Path

import httpx
import pytest
from prometheus_client import Counter
from starlette.responses import Response
from starlette.types import Scope
from websockets.asyncio.client import connect

from paname.server.client import Client
from paname.server.http.pages import BrowserClient
from paname.server.identity import COOKIE
from paname.server.ops import metrics
from paname.server.settings import Settings
from paname.server.wire import messages as m
from tests.server.conftest import Running, free, run

ROOT = Path(__file__).parents[2]
NAME = "paris.example.org"
ADDRESS = "x-test-address"
AT_ONCE = 10
NEW = {"seats": [{"kind": "human"}, {"kind": "human"}], "random_start": False}


def _program() -> str:
    found = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin")
    if found is None:
        if os.environ.get("CI"):
            pytest.fail("nginx is not installed: apt-get install nginx-light")
        pytest.skip("nginx is not installed")
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("deploy")
    running = Running(free(database=str(folder / "test.sqlite"), allowed_hosts=NAME, rate=0.01, burst=60))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def port(server: Running, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """What would take long is changed, too. Clients say from where they come."""
    changes = {
        "limit_conn paname 400;": f"limit_conn paname {AT_ONCE};",
        "client_header_timeout 10s;": "client_header_timeout 2s;",
    }
    with _nginx(server, tmp_path_factory.mktemp("nginx"), changes) as port:
        yield port


@contextmanager
def _nginx(server: Running, folder: Path, changes: dict[str, str]) -> Iterator[int]:
    """nginx with our file, of which is changed what its head says to change, and as many connections as it says."""
    program = _program()
    with socket.socket() as free_port:
        free_port.bind(("127.0.0.1", 0))
        port: int = free_port.getsockname()[1]
    key, certificate = folder / "key.pem", folder / "cert.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}"]
    subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    ours = (ROOT / "deploy" / "nginx.conf").read_text()
    places = {
        "127.0.0.1:8000": server.url.removeprefix("http://"),
        "listen 443 ": f"listen 127.0.0.1:{port} ",
        "listen [::]:443 ": f"listen [::1]:{port} " if _has_ipv6() else f"listen 127.0.0.2:{port} ",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        "/var/lib/nginx/paname": str(folder / "files"),
    }
    for old, new in (places | changes).items():
        assert ours.count(old) == 1, old
        ours = ours.replace(old, new)
    as_root = "user root;" if os.geteuid() == 0 else ""
    around = f"{as_root} daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
    connections = re.search("worker_rlimit_nofile .*", ours)
    assert connections, "in its head"
    around += connections[0] + "\n"
    http = f"http {{ access_log off; set_real_ip_from 127.0.0.0/8; real_ip_header {ADDRESS};\n"
    (folder / "nginx.conf").write_text(around + http + ours + "}\n")
    nginx = subprocess.Popen([program, "-p", str(folder), "-c", str(folder / "nginx.conf")], stderr=subprocess.PIPE)
    try:
        _wait(port, nginx)
        yield port
    finally:
        nginx.terminate()
        nginx.communicate(timeout=60)


def _has_ipv6() -> bool:
    with socket.socket(socket.AF_INET6) as probe:
        try:
            probe.bind(("::1", 0))
        except OSError:
            return False
    return True


def _wait(port: int, nginx: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        assert nginx.poll() is None, nginx.communicate()[1].decode()
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    pytest.fail("nginx does not listen")


@pytest.fixture
def browser(port: int) -> Iterator[Callable[..., httpx.Client]]:
    """A browser that reaches the server by its name, from an address of its own."""
    made: list[httpx.Client] = []

    def begin(address: str = "127.0.0.1", **headers: str) -> httpx.Client:
        transport = httpx.HTTPTransport(verify=False, local_address=address)
        headers = {"host": f"{NAME}:{port}", "origin": f"https://{NAME}:{port}"} | headers
        made.append(httpx.Client(base_url=f"https://127.0.0.1:{port}", transport=transport, headers=headers))
        return made[-1]

    yield begin
    for one in made:
        one.close()


def test_pages_and_commands_pass(browser: Callable[..., httpx.Client]) -> None:
    http = browser()
    made = http.post("/api/tables", json=NEW)
    assert made.status_code == 201, made.text
    assert "secure" in made.headers["set-cookie"].lower()
    assert "strict-transport-security" in made.headers
    figures = http.get("/api/components")
    assert (figures.status_code, figures.headers["content-encoding"]) == (200, "gzip")
    page = http.get("/new")
    assert page.status_code == 503 or page.headers["cache-control"] == "private, no-cache"  # 503: not built
    assert http.get("/healthz").text == "ok\n"
    assert http.get("/metrics").status_code == 403
    assert browser(host="elsewhere.example").get("/api/meta").status_code == 421
    assert browser(origin="https://elsewhere.example").post("/api/tables", json=NEW).status_code == 403


def test_nobody_puts_a_page_in_place_of_a_file(browser: Callable[..., httpx.Client], port: int) -> None:
    """nginx keeps what the server was asked for, as it was written."""
    cookie = browser().post("/api/tables", json=NEW).headers["set-cookie"].split(";")[0]
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    with closing(HTTPSConnection("127.0.0.1", port, context=trusting, timeout=60)) as stranger:
        headers = {"host": f"{NAME}:{port}", "cookie": cookie, "accept-encoding": "gzip"}
        stranger.request("GET", "//api/examples", headers=headers)
        assert stranger.getresponse().headers.get_content_type() == "text/html"
    examples = browser(**{"accept-encoding": "gzip"}).get("/api/examples")
    assert examples.headers["content-type"] == "application/json"


ODDLY_WRITTEN = (
    *("//api/components", "/./api/examples", "/%2e/favicon.svg", "/x/../api/components", "/favicon.svg?"),
    *("/assets/../manifest.webmanifest", "/assets/main.js?x", "/table/abcdefghij/%2e%2e/..%2fassets/main.js"),
)


@pytest.mark.parametrize("target", ODDLY_WRITTEN)
def test_only_what_is_written_as_it_should_be_is_kept(
    target: str, browser: Callable[..., httpx.Client], port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever else means the same to nginx may be somebody's own page to the server."""
    asked: list[str] = []

    async def answered(_client: BrowserClient, _path: str, scope: Scope) -> Response:
        asked.append(scope["raw_path"].decode())
        return Response("a page", headers={"cache-control": "private, no-cache, max-age=100"})

    monkeypatch.setattr(BrowserClient, "get_response", answered)
    cookie = browser().post("/api/tables", json=NEW).headers["set-cookie"].split(";")[0]
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    for _ in range(3):
        with closing(HTTPSConnection("127.0.0.1", port, context=trusting, timeout=60)) as stranger:
            stranger.request("GET", target, headers={"host": f"{NAME}:{port}", "cookie": cookie})
            assert stranger.getresponse().status == 200
    assert asked == [target.partition("?")[0]] * 3


def test_what_is_kept_carries_no_cookie(browser: Callable[..., httpx.Client]) -> None:
    """It would make all who get it one player."""
    for path in ("/api/components", "/api/examples", "/favicon.svg", "/icon-192.png", "/manifest.webmanifest"):
        assert "set-cookie" not in browser().get(path).headers, path


@pytest.mark.skipif(not _has_ipv6(), reason="no IPv6 here")
def test_addresses_of_both_kinds_are_served(port: int) -> None:
    with httpx.Client(base_url=f"https://[::1]:{port}", verify=False) as http:
        assert http.get("/healthz").text == "ok\n"


def test_the_client_is_who_nginx_says(browser: Callable[..., httpx.Client]) -> None:
    """Limits count the real address, whatever a client claims."""
    greedy = browser("127.0.0.2", **{"x-forwarded-for": "203.0.113.9"})
    answers = []
    for _ in range(70):
        greedy.cookies.clear()
        answers.append(greedy.get("/api/meta").status_code)
    assert answers.count(200) == 60
    assert browser().get("/api/meta").status_code == 200


def test_sockets_and_streams_pass(browser: Callable[..., httpx.Client], port: int) -> None:
    http = browser()
    table = http.post("/api/tables", json=NEW).json()["table"]["id"]
    cookie = f"paname={http.cookies['paname']}"

    async def listen() -> None:
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        address = f"wss://{NAME}:{port}/api/tables/{table}/socket?seat=0"
        async with connect(
            address,
            host="127.0.0.1",
            port=port,
            ssl=trusting,
            origin=f"https://{NAME}:{port}",  # type: ignore[arg-type]
            additional_headers={"cookie": cookie},
        ) as socket_:
            texts = [str(await asyncio.wait_for(socket_.recv(), 10)) for _ in range(2)]
            assert '"kind":"resync"' in texts[1]

    run(listen())
    with http.stream("GET", f"/api/tables/{table}/events?seat=0") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        lines = stream.iter_lines()
        assert next(lines).startswith("data: ")


@pytest.mark.slow
def test_a_club_with_three_tabs_each_plays(tmp_path: Path) -> None:
    """A hundred people at one address and at a table each, with a bot; all limits as shipped."""
    limited = partial(_total, metrics.limited)
    before = limited()
    server = Running(Settings(database=str(tmp_path / "club.sqlite"), port=0, allowed_hosts=NAME))
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    action = re.compile('"seq":4,')  # the bot's first

    async def play_one(port: int, until: AsyncExitStack, everybody: asyncio.Barrier) -> None:
        transport = httpx.AsyncHTTPTransport(verify=False)
        person = await until.enter_async_context(Client(f"https://127.0.0.1:{port}", transport=transport))
        person.http.headers.update({"host": f"{NAME}:{port}", "origin": f"https://{NAME}:{port}"})
        await person.meta()
        seats = [m.SeatRequest("human"), m.SeatRequest("bot", 6)]
        table = (await person.create(m.CreateTable(seats, random_start=False, pace="instant"))).table.id
        tabs = [
            await until.enter_async_context(
                connect(
                    f"wss://{NAME}:{port}/api/tables/{table}/socket?seat=0",
                    host="127.0.0.1",
                    port=port,
                    ssl=trusting,
                    origin=f"https://{NAME}:{port}",  # type: ignore[arg-type]
                    additional_headers={"cookie": f"{COOKIE}={person.cookie}"},
                    open_timeout=120,
                )
            )
            for _ in range(3)
        ]
        await everybody.wait()
        for seq, text in enumerate(("draw 1", "place arc", "done")):
            await person.act(table, 0, seq, text)
        for tab in tabs:
            while not action.search(str(await tab.recv())):
                pass

    async def play(port: int) -> None:
        async with AsyncExitStack() as until, asyncio.timeout(240):
            everybody = asyncio.Barrier(100)
            await asyncio.gather(*(play_one(port, until, everybody) for _ in range(100)))

    try:
        with _nginx(server, tmp_path, {}) as port:
            run(play(port), 300)
    finally:
        server.stop()
    assert limited() == before


def _total(counter: Counter) -> float:
    return sum(one.value for metric in counter.collect() for one in metric.samples if one.name.endswith("_total"))


def test_one_network_leaves_connections_to_the_others(browser: Callable[..., httpx.Client]) -> None:
    http = browser()
    table = http.post("/api/tables", json=NEW).json()["table"]["id"]
    with ExitStack() as held:

        def status(address: str) -> int:
            asked = http.stream("GET", f"/api/tables/{table}/events", headers={ADDRESS: address})
            return held.enter_context(asked).status_code

        for host in range(AT_ONCE):
            assert status(f"2001:db8:0:a0a::{host:x}:{host}") == 200
        assert status("2001:db8:0:a0a:7::") == 429, "the same household"
        assert [status(one) for one in ("2001:db8:0:a0b::1", "203.0.113.9", "203.0.113.10")] == [200] * 3


def test_files_do_not_count_and_are_kept(
    browser: Callable[..., httpx.Client], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A browser asks for two hundred at once, and for some that are the same for everybody."""
    script = b"export {};" * 200
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main.js").write_bytes(script)
    (tmp_path / "assets" / "main.js.gz").write_bytes(gzip.compress(script))
    shared = ("favicon.svg", "icon-192.png", "manifest.webmanifest")
    for name in shared:
        (tmp_path / name).write_bytes(b"-")
    asked: list[str] = []

    def found(client: BrowserClient, path: str) -> tuple[str, os.stat_result]:
        asked.append(path)
        monkeypatch.setattr(client, "all_directories", [tmp_path])
        return str(tmp_path / path), (tmp_path / path).stat()

    monkeypatch.setattr(BrowserClient, "lookup_path", found)
    http = browser(**{ADDRESS: "2001:db8:0:a0c::1"})
    table = http.post("/api/tables", json=NEW).json()["table"]["id"]
    with ExitStack() as held:
        for _ in range(AT_ONCE):
            held.enter_context(http.stream("GET", f"/api/tables/{table}/events"))
        for packed in ("gzip", "identity") * 2:
            file = http.get("/assets/main.js", headers={"accept-encoding": packed})
            assert (file.status_code, file.headers.get("content-encoding", "identity")) == (200, packed)
            assert file.content == script
        for name in (*shared, "api/components", "api/examples") * 2:
            assert http.get(f"/{name}").status_code == 200, name
        assert http.post("/api/examples", json={"example": 0, "actions": []}).status_code == 429, "that counts"
    kept_already = [name for name in shared if name not in asked]  # since another test asked for it, seconds ago
    assert sorted(asked + kept_already) == sorted(["assets/main.js"] * 2 + list(shared)), "each form once"


def test_half_a_request_is_not_waited_for(port: int) -> None:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    with socket.create_connection(("127.0.0.1", port), timeout=30) as raw:
        half = trusting.wrap_socket(raw, server_hostname=NAME)
        half.sendall(f"GET / HTTP/1.1\r\nHost: {NAME}\r\n".encode())
        assert half.recv(64) == b"", "closed"


def test_the_container_file() -> None:
    file = (ROOT / "deploy" / "Containerfile").read_text()
    steps = [line for line in file.splitlines() if not line.startswith("#")]
    assert not any("FORWARDED_ALLOW_IPS" in step for step in steps), "whom to believe is the host's decision"
    assert "USER nobody" in steps
    assert any("-c /tmp/constraints.txt" in step for step in steps)
    assert any("PIP_CONSTRAINT=" in step and "PANAME_COMPILED=1" in step for step in steps)
    assert "npm ci" not in "".join(steps)
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert {".git", ".venv", "**/node_modules", "**/*.so"} <= set(ignored)


def test_a_restart_ends_no_bot_before_its_server() -> None:
    """By default systemd ends all processes at once: bots that think would be replaced, and analyses fail."""
    service = (ROOT / "deploy" / "paname.service").read_text()
    assert "KillMode=mixed" in service.splitlines()
