"""Hostile input: no answer of 500 or more, and nothing happens."""

import asyncio
import json
import os
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.generation.feedback import FeedbackSources
from schemathesis.pytest._test_builder import build_operation_test
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from paname.server.client import Client
from paname.server.http import connections
from paname.server.ops import metrics
from paname.server.wire import messages as m
from paname.server.wire.endpoints import ENDPOINTS
from tests.server.conftest import Running, free, run
from tests.server.games import hot_seat
from tools import schema

# 422: described well, but not possible in the game; 413: too long before it is looked at
REFUSALS = ["401", "403", "404", "409", "422", "429"]
CHECKS = {
    "positive_data_acceptance": {"expected-statuses": ["2xx", *REFUSALS]},
    "negative_data_rejection": {"expected-statuses": ["400", "405", "408", "413", "415", *REFUSALS]},
}
EXAMPLES = int(os.environ.get("PANAME_FUZZ", "10"))  # per endpoint


document: dict[str, Any] = schema.openapi()
api = schemathesis.openapi.from_dict(document, config=SchemathesisConfig.from_dict({"checks": CHECKS}))
each_endpoint = pytest.mark.parametrize(
    ("method", "path"), [(method, path) for path, methods in document["paths"].items() for method in methods]
)


def ask_as_described(method: str, path: str, ask: Callable[[Any], None], examples: int) -> None:
    """As `api.parametrize()` does it, but the cases are made here, not in every process that collects tests."""
    mode = settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )

    def test(case: Any) -> None:
        ask(case)

    operation = api[path][method]
    build_operation_test(
        config=api.config, operation=operation, test_func=mode(test), given_kwargs={}, feedback=FeedbackSources()
    )()


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with one running table whose id is put into every path; that table must stay as it is."""
    server = Running(free(database=str(tmp_path_factory.mktemp("fuzz") / "fuzz.sqlite"), max_tables=50))

    async def table() -> str:
        async with Client(server.url) as ada:
            made = await hot_seat(ada)
            await ada.act(made, 0, 0, "draw 1")
            return made

    server.table = run(table())  # type: ignore[attr-defined]
    yield server
    info = httpx.get(f"{server.url}/api/tables/{server.table}").json()  # type: ignore[attr-defined]
    server.stop()
    assert (info["seq"], info["status"], [seat["conceded"] for seat in info["seats"]]) == (1, "running", [False, False])


@each_endpoint
def test_every_endpoint_by_its_description(fuzzed: Any, method: str, path: str) -> None:
    """Generated from the OpenAPI document, valid and not: answers are as described, and never a 5xx."""
    checks = [not_a_server_error, response_schema_conformance, status_code_conformance, content_type_conformance]

    def ask(case: Any) -> None:
        if "id" in (case.path_parameters or {}) and random.Random(str(case.body)).random() < 0.8:
            case.path_parameters["id"] = fuzzed.table
        response = case.call(base_url=fuzzed.url, timeout=30)
        assert response.status_code < 500, response.text
        case.validate_response(response, checks=checks)

    ask_as_described(method, path, ask, EXAMPLES)


@pytest.mark.slow
@each_endpoint
def test_every_endpoint_by_all_checks(fuzzed: Any, method: str, path: str) -> None:
    """All that schemathesis knows to ask: what must be refused is, what is valid is taken, methods, headers."""
    load_all_checks()
    ask_as_described(method, path, lambda case: case.call_and_validate(base_url=fuzzed.url, timeout=30), 10 * EXAMPLES)


def test_strangers_change_nothing(server: Running) -> None:
    """Every endpoint with wrong cookies, wrong tokens and tokens of other seats and tables."""

    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as stranger:
            table = await hot_seat(ada)
            other = await stranger.create(m.CreateTable([m.SeatRequest("human")] * 2, random_start=False))
            await ada.act(table, 0, 0, "draw 1")
            before = await ada.state(table, 0)
            bodies: dict[str, Any] = {
                "join": {},
                "leave": {"seat": 0},
                "start": {"fill": 2},
                "seat_link": {"seat": 0},
                "claim": {"seat": 0, "token": other.tokens[0].token},
                "rematch": {"seat": 0},
                "hint": {"seat": 0},
            }
            commands = [
                {"type": "act", "action": "place arc"},
                {"type": "undo", "steps": 1},
                {"type": "concede"},
                {"type": "chain", "actions": ["place arc", "done"]},
            ]
            secrets = [None, "x", "x" * 32, other.tokens[0].token, stranger.cookie, "ünï", "a" * 8000]
            for endpoint in ENDPOINTS:
                if "{id}" not in endpoint.path:
                    continue
                tried = [bodies.get(endpoint.name)]
                if endpoint.name == "command":
                    tried = [
                        {"client": "x", "seq": seq, "seat": seat, "command": command}
                        for command in commands
                        for seq in (0, 1, 2)
                        for seat in (0, 1, 3)
                    ]
                for body in tried:
                    for secret in secrets:
                        headers = {"content-type": "application/json"}
                        if secret is not None:
                            headers |= {"authorization": f"Bearer {secret}", "cookie": f"paname={secret}"}
                        raw = {name.encode(): value.encode() for name, value in headers.items()}
                        answer = await stranger.http.request(
                            endpoint.method,
                            endpoint.path.replace("{id}", table) + ("?seat=0" if endpoint.query else ""),
                            content=None if body is None else json.dumps(body),
                            headers=list(raw.items()),
                        )
                        open_to_all = endpoint.name in ("table", "table_components", "welcome")
                        assert 400 <= answer.status_code < 500 or open_to_all, (endpoint.name, body, answer.text)
                        if endpoint.name == "welcome" and answer.status_code == 200:
                            assert answer.json()["state"]["seat"] is None, "a spectator's eyes"
            assert await ada.state(table, 0) == before

    run(play())


FRAMES: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '{"type":"watch"}',
    '{"type":"watch","seat":1e9}',
    '{"type":"watch","seat":-1}',
    '{"type":"watch","seat":"0"}',
    '{"type":"nothing"}',
    '{"type":"ping","x":1}',
    "[" * 4000,
    "\u0000" * 100,
    b"\xff\xfe\x00",
    b"",
    '{"type":"update","seq":1}',
]


def test_hostile_frames(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
            before = metrics.failures._value.get()
            for frame in FRAMES:
                socket = await connect(address)
                await socket.send(frame)
                if len(frame) > connections._MOST_SAID:
                    with pytest.raises(ConnectionClosed):
                        await asyncio.wait_for(_drain(socket), 60)
                    continue
                while "malformed-request" not in (text := str(await asyncio.wait_for(socket.recv(), 60))):
                    assert "update" in text or "table" in text
                await socket.close()
            # too many of them, too large a frame, broken protocol, endless small talk
            for attack in (_many, _large, _broken, _talk):
                socket = await connect(address)
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(attack(socket), 60)
            for path in ("?seat=9", "?seat=x", "?since=-1", "?since=99999999999", "?seat=0", "?seat=0&since=1"):
                socket = await connect(address + path)
                assert "problem" in str(await socket.recv())
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
            with pytest.raises(InvalidStatus):
                await connect(f"{server.url.replace('http', 'ws')}/api/nothing/socket")
            gone = await connect(address.replace(table, "aaaaaaaaaa"))
            assert "no-such-table" in str(await gone.recv())
            assert metrics.failures._value.get() == before
            assert (await ada.act(table, 0, 0, "draw 1")).seq == 1

    run(play())


async def _drain(socket: Any) -> None:
    while True:
        await socket.recv()


async def _many(socket: Any) -> None:
    for _ in range(20):
        await socket.send("nonsense")
    await _drain(socket)


async def _large(socket: Any) -> None:
    await socket.send('{"type":"ping"}' + " " * 100_000)
    await _drain(socket)


async def _broken(socket: Any) -> None:
    socket.transport.write(Frame(Opcode.TEXT, b"unmasked").serialize(mask=False))
    await _drain(socket)


async def _talk(socket: Any) -> None:
    for _ in range(200):
        await socket.send('{"type":"ping"}')
    await _drain(socket)


def test_random_bytes_on_the_port(server: Running) -> None:
    """Not even HTTP."""
    rng = random.Random(1)
    port = int(server.url.rsplit(":", 1)[1])

    async def play() -> None:
        for _ in range(50):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(rng.randbytes(rng.randrange(1, 2000)) + b"\r\n\r\n")
            writer.write_eof()
            await asyncio.wait_for(reader.read(), 60)
            writer.close()

    run(play())
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_hostile_names(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            for name in (
                "<script>alert(1)</script>",
                "\u202egnirts",
                "a\x00b",
                "\n" * 40,
                "🎲" * 40,
                "'; drop table x;--",
            ):
                made = await ada.create(m.CreateTable([m.SeatRequest("human", name=name)] * 2, name=name))
                kept = made.table.seats[0].name
                assert len(kept) <= 40
                assert kept.isprintable()

    run(play())
