"""Nothing that a seat may not know leaves the server.

Two worlds: two games that differ only in what some eyes may not know, played through the real surface. Everything
those eyes get, by HTTP and by WebSocket, must be the same bytes (but for ids, times and the salted commitment)."""

import random
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from paname import Game, Options
from paname.box import Box
from paname.server.bots import workers
from paname.server.client import Client
from paname.server.http import fair_shares
from paname.server.wire import messages as m
from paname.server.wire.endpoints import ENDPOINTS, TABLE
from paname.types import OptionsData, Screens
from tests.rules.games import OWNERS
from tests.rules.test_view import RICH, WITHOUT_LOOKING, endgame
from tests.server.conftest import SQLITE_FIRST, Running, run

pytestmark = pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
Setup = dict[str, Any]
Begin = Callable[[list[Setup]], Running]
OPTIONS = [
    m.RuleOptions(),
    m.RuleOptions(random_tokens=True, random_bonus_track=True, piles=2),
    m.RuleOptions(free_districts=True),
]
# What a curious seat tries although it may not: the refusals must not tell either.
CURIOUS = ["take 1", "take 7", "take 12", "draw 1", "draw 3", "move arc montmartre:8", "use end 3", "use 17 @3", "done"]
ANSWERED = {"hint", "ways", "own_turn"}  # all else that is sent to a table would change it, and is refused


def normal(raw: bytes, table: str) -> bytes:
    raw = raw.replace(table.encode(), b"TABLE")
    raw = re.sub(rb'"(at|created|updated)":\d+', rb'"\1":0', raw)
    return re.sub(rb'"commitment":"[0-9a-f]{64}"', b'"commitment":""', raw)


def game_of(options: OptionsData, box: Box, setup: Setup) -> Game:
    players = [{"name": "", "kind": ""}] * options["players"]
    components = {"name": box.name, "sha256": box.sha256}
    header = {"format": "paris-record/1", "rules": 2, "components": components, "players": players}
    return Game.at_start({**header, "options": options, "setup": setup}, box)


@pytest.fixture
def begin(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> Begin:
    """A server whose tables have the given setups, one after the other, and whose bots know the same thing the same
    way: one seed, and as long as they need. Whoever asks everything waits for nobody."""
    monkeypatch.setattr(workers, "secrets", SimpleNamespace(randbits=lambda _: 1))
    monkeypatch.setattr(fair_shares, "_OF_PLAYER", 100.0)
    return lambda setups: start(lambda wanted, box: game_of(wanted, box, setups.pop(0)), bot_seconds=300.0)


async def spoken(socket: ClientConnection) -> AsyncIterator[bytes]:
    async for raw in socket:
        assert isinstance(raw, str)
        yield raw.encode()


async def streamed(answer: httpx.Response) -> AsyncIterator[bytes]:
    async for line in answer.aiter_lines():
        if line.startswith("data: "):
            yield line.removeprefix("data: ").encode()


async def updates_until(seq: int, messages: AsyncIterator[bytes], table: str) -> bytes:
    """Joined. Other messages depend on when who connected."""
    heard = b""
    async for raw in messages:
        message = msgspec.json.decode(raw)
        if message["type"] == "update":
            heard += normal(raw, table)
            if message["seq"] >= seq:
                return heard
    raise AssertionError("closed")


class World:
    """A table with a given setup; records all that one seat's and a spectator's eyes get while actions are played."""

    def __init__(
        self,
        server: Running,
        options: m.RuleOptions,
        players: int,
        curious: int,
        box: Path | None = None,
        screens: Screens = "closed",
    ) -> None:
        self.server = server
        self.box = box
        self.options = options
        self.players = players
        self.curious = curious
        self.screens: Screens = screens
        self.got: list[list[bytes]] = []  # per step
        self.answered: set[str] = set()  # which endpoints did not only refuse

    async def play(self, actions: list[str]) -> list[list[bytes]]:
        async with AsyncExitStack() as open_ones:
            owner = await open_ones.enter_async_context(Client(self.server.url))
            seats = [m.SeatRequest("human", name=f"P{n}") for n in range(self.players)]
            box = (await owner.store_box(self.box.read_text("utf-8"))).sha256 if self.box else None
            wanted = m.CreateTable(
                seats, self.options, random_start=False, screens=self.screens, box=box, analysis=True
            )
            made = await owner.create(wanted)
            table = made.table.id
            bearer = {"authorization": f"Bearer {made.tokens[self.curious].token}"}
            plain = await open_ones.enter_async_context(httpx.AsyncClient(base_url=self.server.url, timeout=300))
            watched = await self._watch(open_ones, plain, table, bearer, "")
            seat = 0
            for seq, action in enumerate(["", *actions]):
                if action:
                    done = await owner.act(table, seat, seq - 1, action)
                    seat = -1 if done.updates[0].active is None else done.updates[0].active
                step = [await updates_until(seq, one, table) for one in watched]
                if seq % 23 == 0 or seq == len(actions):
                    step += await self._ask_everything(plain, table, bearer, seq)
                elif seat == self.curious and len(actions) - seq < 12:
                    hint = await plain.post(f"/api/tables/{table}/hint", json={"seat": seat}, headers=bearer)
                    step.append(self._noted("hint", hint, table))
                self.got.append(step)
            if actions:
                late = await self._watch(open_ones, plain, table, bearer, "&since=0")
                self.got.append([await updates_until(len(actions), one, table) for one in late])
            # what a link shows where people send it
            for path in (
                f"/t/{table}",
                f"/table/{table}",
                f"/replay/{table}",
                f"/analysis/{table}",
                f"/api/tables/{table}/board.png",
            ):
                self.got.append([normal((await plain.get(path)).content, table)])
        return self.got

    async def _watch(
        self, open_ones: AsyncExitStack, http: httpx.AsyncClient, table: str, bearer: dict[str, str], since: str
    ) -> list[AsyncIterator[bytes]]:
        """By WebSocket and by server-sent events, as the curious seat and as a spectator."""
        watched: list[AsyncIterator[bytes]] = []
        for query, headers in ((f"?seat={self.curious}{since}", bearer), (f"?{since}", {})):
            url = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/socket{query}"
            connecting = connect(url, additional_headers=headers, compression=None)
            watched.append(spoken(await open_ones.enter_async_context(connecting)))
            streaming = http.stream("GET", f"/api/tables/{table}/events{query}", headers=headers)
            watched.append(streamed(await open_ones.enter_async_context(streaming)))
        return watched

    async def _ask_everything(
        self, http: httpx.AsyncClient, table: str, bearer: dict[str, str], seq: int
    ) -> list[bytes]:
        """As the curious seat with its token, and as a stranger: whatever can be asked about a table."""
        state = await http.get(f"/api/tables/{table}/state?seat={self.curious}", headers=bearer)
        bodies = self._bodies(seq, state.json()["legal"], state.json()["undo"])
        values = {"log": 200, "at": seq * 2 // 3, "step": 3}
        others = [await http.get("/api/my"), await http.post("/api/studies", json={"table": table})]
        told = [self._noted("", one, table) for one in others]
        for endpoint in ENDPOINTS:
            if not endpoint.path.startswith(TABLE):
                continue
            path = endpoint.path.replace("{id}", table)
            for headers in ({}, bearer) if endpoint.name != "seat_link" else ({},):  # a seat's own link voids its token
                if endpoint.method == "GET":
                    known = {one.name for one in endpoint.query}
                    params = {name: value for name, value in values.items() if name in known}
                    eyes = [params, *(params | {"seat": seat} for seat in range(self.players) if "seat" in known)]
                    answers = [await http.get(path, params=one, headers=headers) for one in eyes]
                else:
                    answers = [await http.post(path, json=body, headers=headers) for body in bodies[endpoint.name]]
                    assert endpoint.name in ANSWERED or not any(one.is_success for one in answers), endpoint.name
                assert not any(one.status_code in (400, 500, 503) for one in answers), endpoint.name
                told += [self._noted(endpoint.name, one, table) for one in answers]
        return told

    def _noted(self, endpoint: str, answer: httpx.Response, table: str) -> bytes:
        if answer.is_success:
            self.answered.add(endpoint)
        return f"{endpoint} {answer.status_code} ".encode() + normal(answer.content, table)

    def _bodies(self, seq: int, legal: list[str], undo: int) -> dict[str, list[dict[str, Any]]]:
        """What is sent to each endpoint."""
        me = {"seat": self.curious}
        commands: list[dict[str, Any]] = [{"type": "act", "action": one} for one in CURIOUS if one not in legal]
        commands += [{"type": "chain", "actions": ["draw 1", action]} for action in CURIOUS]
        commands += [{"type": "chain", "actions": ["take", "take 3"]}, {"type": "undo", "steps": undo + 1}]
        moves = [one for one in legal if one.startswith("move")]
        return {
            "command": [me | {"client": "x", "seq": seq, "command": one} for one in commands],
            "hint": [me],
            "ways": [me | {"action": one} for one in CURIOUS + moves],
            "own_turn": [me, me | {"turn": 1}],
            "analyze": [{}],
            "join": [{}],
            "leave": [me],
            "start": [{}],
            "seat_link": [me],
            "claim": [me | {"token": "x"}],
            "rematch": [me],
        }


def other_piles(setup: Setup, drawn: set[str], rng: random.Random) -> Setup:
    """The same to whoever has seen what is drawn and the backs: unseen tiles change places, but a top tile only with
    one of its district."""
    piles = [list(pile) for pile in setup["piles"]]
    removed = list(setup["removed"])
    unseen = [[(pile, n) for n in range(len(pile)) if pile[n] not in drawn] for pile in piles]
    deep = [spot for spots in unseen for spot in spots[1:]] + [(removed, n) for n in range(len(removed))]
    tiles = [holder[n] for holder, n in deep]
    rng.shuffle(tiles)
    for (holder, n), tile in zip(deep, tiles, strict=True):
        holder[n] = tile
    for pile, n in [spots[0] for spots in unseen if spots]:
        alike = [(holder, k) for holder, k in deep if holder[k].split(":")[0] == pile[n].split(":")[0]]
        if alike:
            holder, k = rng.choice(alike)
            pile[n], holder[k] = holder[k], pile[n]
    return {**setup, "piles": piles, "removed": removed}


def script(game: Game, rng: random.Random, quiet: int) -> list[str]:
    """Random actions to the end of the game, `take` and its choice as two; the quiet seat never looks at end tiles."""
    played = []
    while not game.over:
        seat = game.active
        assert seat is not None
        legal = game.seat(seat).legal_texts()
        if seat == quiet and len(legal) > 1:
            legal = [one for one in legal if one != "take"] or legal
        action = "take" if "take" in legal and rng.random() < 0.7 else rng.choice(legal)
        played.append(action)
        game.play(action)
    return played


def thought(box: Path | None, screens: Screens) -> set[str]:
    """What bots and analyses must have told at least once: chances are public, and a box that is new to the net has
    none."""
    judged = {"own_turn", "chances"} if screens == "open" else {"own_turn"}
    return {"hint", "ways"} | (set() if box else judged)


def first_difference(one: list[list[bytes]], two: list[list[bytes]]) -> str | None:
    for step, (left, right) in enumerate(zip(one, two, strict=True)):
        for number, (a, b) in enumerate(zip(left, right, strict=True)):
            if a != b:
                at = max(0, next((n for n in range(min(len(a), len(b))) if a[n] != b[n]), 0) - 80)
                return f"step {step}, answer {number}: {a[:20]!r} …{a[at : at + 160]!r} / {b[at : at + 160]!r}"
    return None


@pytest.mark.parametrize(
    ("options", "owners", "screens"),
    [
        (OPTIONS[0], None, "closed"),
        pytest.param(OPTIONS[1], None, "open", marks=pytest.mark.slow),
        pytest.param(OPTIONS[2], None, "open", marks=pytest.mark.slow),
        (OPTIONS[1], OWNERS, "closed"),
    ],
    ids=["basic", "random", "free", "box"],
)
def test_pile_order_and_removed_tiles(
    begin: Begin, options: m.RuleOptions, owners: Path | None, screens: Screens
) -> None:
    rng = random.Random(7)
    setups: list[Setup] = []
    server = begin(setups)
    full = Options(players=3, **msgspec.to_builtins(options)).data()
    model = Game.new(**full, seed=rng.randrange(10**9), components=owners)
    setup = model.record()["setup"]
    box = model.box
    actions = script(game_of(full, box, setup), rng, quiet=2)

    async def play(cut: int) -> None:
        shown = game_of(full, box, setup)
        for action in actions[:cut]:
            shown.play(action)
        drawn = set(shown.view(None)["drawn"])
        changed = other_piles(setup, drawn, rng)
        assert changed != setup
        setups[:] = [setup, changed]
        worlds = [World(server, options, 3, curious=2, box=owners, screens=screens) for _ in range(2)]
        one, two = [await world.play(actions[:cut]) for world in worlds]
        assert first_difference(one, two) is None
        assert not cut or worlds[0].answered >= thought(owners, screens)

    draws = [n for n, action in enumerate(actions) if action.startswith("draw")]
    for cut in (0, draws[len(draws) // 2]):
        run(play(cut), 900.0)


@pytest.mark.parametrize(
    ("owners", "screens"),
    [
        pytest.param(None, "closed", marks=pytest.mark.slow),
        (None, "open"),
        pytest.param(OWNERS, "closed", marks=pytest.mark.slow),
    ],
    ids=["closed", "open", "box"],
)
def test_end_tiles_of_others(begin: Begin, owners: Path | None, screens: Screens) -> None:
    """A whole game in which others take different end tiles, never shown: nobody else can tell."""
    rng = random.Random(11)
    setups: list[Setup] = []
    server = begin(setups)
    full = Options(players=3).data()
    model = Game.new(**full, seed=3, components=owners)
    setup = model.record()["setup"]
    game = game_of(full, model.box, setup)
    actions: list[str] = []
    while not game.over:
        seat = game.active
        assert seat is not None
        legal = [one for one in game.seat(seat).legal_texts() if not one.startswith("use end")]
        if seat == 2:
            legal = [one for one in legal if one != "take"] or legal
        if "take" in legal:
            legal = ["take"]
        actions.append(rng.choice(legal))
        game.play(actions[-1])
        if game.view(None)["end_tiles"]["left"] == 4:
            break  # seat 2 has looked at nothing; 8 tiles lie with the others
    taken = [action for action in actions if action.startswith("take ")]
    assert len(taken) == 8
    swapped = dict(zip(taken, [*taken[1:], taken[0]], strict=True))  # every one of them another tile
    others = [swapped.get(action, action) for action in actions]
    again = game_of(full, model.box, setup)
    for action in others:
        again.play(action)

    async def play() -> None:
        setups[:] = [setup, setup]
        worlds = [World(server, m.RuleOptions(), 3, curious=2, box=owners, screens=screens) for _ in range(2)]
        one, two = [await world.play(played) for world, played in zip(worlds, (actions, others), strict=True)]
        assert first_difference(one, two) is None
        assert worlds[0].answered >= thought(owners, screens)

    run(play(), 900.0)


def test_being_asked_for_prestige_tells_nothing(begin: Begin, tmp_path: Path) -> None:
    """Seat 0 goes onto a landmark with an unused end tile, in one world without prestige, in the other with it."""
    setups: list[Setup] = []
    server = begin(setups)
    game = endgame()
    box = tmp_path / "poor.toml"
    box.write_text(game.box.toml)
    record = game.record()

    def actions(end: int) -> list[str]:
        again = Game.from_record(record)
        for text in (*RICH, f"take {end}", "done", *WITHOUT_LOOKING, "move arc chaillot:louvre"):
            again.play(text)
        assert again.phase == "score"
        looking = [
            step for text in again.record()["actions"] for step in (["take"] * text.startswith("take ") + [text])
        ]
        return [*looking, "score none", "done"]

    async def play() -> None:
        setups[:] = [record["setup"]] * 2
        one = await World(server, m.RuleOptions(), 2, curious=1, box=box).play(actions(4))
        two = await World(server, m.RuleOptions(), 2, curious=1, box=box).play(actions(11))
        assert first_difference(one, two) is None

    run(play())


def test_the_comparison_can_fail(begin: Begin) -> None:
    """With what the eyes may see different, it does."""
    setups: list[Setup] = []
    server = begin(setups)
    full = Options(players=2).data()
    model = Game.new(**full, seed=1)
    setup = model.record()["setup"]
    changed = {**setup, "piles": [setup["piles"][0][::-1], *setup["piles"][1:]]}

    async def play() -> None:
        setups[:] = [setup, changed]
        one = await World(server, m.RuleOptions(), 2, curious=1).play(["draw 1"])
        two = await World(server, m.RuleOptions(), 2, curious=1).play(["draw 1"])
        assert first_difference(one, two) is not None

    run(play())
