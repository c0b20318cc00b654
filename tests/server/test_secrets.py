"""Nothing that a seat may not know leaves the server.

Two worlds: two games that differ only in what some eyes may not know, played through the real surface. Everything
those eyes get, by HTTP and by WebSocket, must be the same bytes (but for ids, times and the salted commitment)."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from paname import Game, Options
from paname.box import Box
from paname.server.client import Client
from paname.server.wire import messages as m
from paname.types import OptionsData
from tests.rules.games import OWNERS
from tests.rules.test_view import RICH, WITHOUT_LOOKING, endgame
from tests.server.conftest import SQLITE_FIRST, Running, run

pytestmark = pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
Setup = dict[str, Any]
OPTIONS = [
    m.RuleOptions(),
    m.RuleOptions(random_tokens=True, random_bonus_track=True, piles=2),
    m.RuleOptions(free_districts=True),
]
# What a curious seat tries although it may not: the refusals must not tell either.
CURIOUS = ["take 1", "take 7", "take 12", "draw 1", "draw 3", "move arc montmartre:8", "use end 3", "use 17 @3", "done"]


def normal(raw: bytes, table: str) -> bytes:
    raw = raw.replace(table.encode(), b"TABLE")
    raw = re.sub(rb'"(at|created|updated)":\d+', rb'"\1":0', raw)
    return re.sub(rb'"commitment":"[0-9a-f]{64}"', b'"commitment":""', raw)


def game_of(options: OptionsData, box: Box, setup: Setup) -> Game:
    players = [{"name": "", "kind": ""}] * options["players"]
    components = {"name": box.name, "sha256": box.sha256}
    header = {"format": "paris-record/1", "rules": 2, "components": components, "players": players}
    return Game.at_start({**header, "options": options, "setup": setup}, box)


class World:
    """A table with a given setup; records all that one seat's and a spectator's eyes get while actions are played."""

    def __init__(
        self, server: Running, options: m.RuleOptions, players: int, curious: int, box: Path | None = None
    ) -> None:
        self.server = server
        self.box = box
        self.options = options
        self.players = players
        self.curious = curious
        self.got: list[list[bytes]] = []  # per step

    async def play(self, actions: list[str]) -> list[list[bytes]]:
        async with Client(self.server.url) as owner:
            seats = [m.SeatRequest("human", name=f"P{n}") for n in range(self.players)]
            box = (await owner.store_box(self.box.read_text("utf-8"))).sha256 if self.box else None
            wanted = m.CreateTable(seats, self.options, random_start=False, screens="closed", box=box, analysis=True)
            made = await owner.create(wanted)
            table = made.table.id
            token = made.tokens[self.curious].token
            async with httpx.AsyncClient(base_url=self.server.url, timeout=30) as plain:
                ws = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/socket"
                bearer = {"authorization": f"Bearer {token}"}
                eyes = await connect(f"{ws}?seat={self.curious}", additional_headers=bearer, compression=None)
                spectator = await connect(ws, compression=None)
                seat = 0
                for seq, action in enumerate(["", *actions]):
                    if action:
                        done = await owner.act(table, seat, seq - 1, action)
                        seat = -1 if done.updates[0].active is None else done.updates[0].active
                    step = [await self._until(one, seq, table) for one in (eyes, spectator)]
                    if seq % 23 == 0 or seq == len(actions):
                        step += await self._ask_everything(plain, table, bearer, seq)
                    self.got.append(step)
                judged = await plain.post(f"/api/tables/{table}/turn", json={"seat": self.curious}, headers=bearer)
                self.got.append([normal(judged.content, table)])
                # what a link shows where people send it
                for path in (
                    f"/table/{table}",
                    f"/replay/{table}",
                    f"/analysis/{table}",
                    f"/api/tables/{table}/board.png",
                ):
                    self.got.append([normal((await plain.get(path)).content, table)])
                await eyes.close()
                await spectator.close()
        return self.got

    async def _until(self, socket: Any, seq: int, table: str) -> bytes:
        """All updates up to seq, joined. Other messages depend on when who connected."""
        heard = b""
        while True:
            try:
                raw = await socket.recv(decode=False)
            except ConnectionClosed as error:
                raise AssertionError("closed") from error
            message = msgspec.json.decode(raw)
            if message["type"] != "update":
                continue
            heard += normal(raw, table)
            if message["seq"] >= seq:
                return heard

    async def _ask_everything(
        self, http: httpx.AsyncClient, table: str, bearer: dict[str, str], seq: int
    ) -> list[bytes]:
        base = f"/api/tables/{table}"
        asked = []
        for eyes, headers in ((f"seat={self.curious}", bearer), ("", {})):
            own = (
                f"{base}/state?{eyes}&log=200",
                f"{base}/log?{eyes}",
                base,
                f"{base}/record",
                f"{base}/replay?{eyes}",
                f"{base}/moment?{eyes}&at={seq * 2 // 3}",
            )
            foreign = (f"{base}/replay/at?step=3&{eyes}", f"{base}/state?seat=1", f"{base}/log?seat=0", "/api/my")
            asked += [(path, headers) for path in own] + [(path, {}) for path in foreign]
        answers = [await http.get(path, headers=headers) for path, headers in asked]
        allowed = answers[0].json()
        commands: list[dict[str, Any]] = [
            {"type": "act", "action": one} for one in CURIOUS if one not in allowed["legal"]
        ]
        commands += [{"type": "chain", "actions": ["draw 1", action]} for action in CURIOUS]
        commands += [{"type": "chain", "actions": ["take", "take 3"]}, {"type": "undo", "steps": allowed["undo"] + 1}]
        for command in commands:
            body = {"client": "x", "seq": seq, "seat": self.curious, "command": command}
            answers.append(await http.post(f"{base}/commands", json=body, headers=bearer))
            assert answers[-1].status_code == 422, command
        return [f"{one.status_code} ".encode() + normal(one.content, table) for one in answers]


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


def first_difference(one: list[list[bytes]], two: list[list[bytes]]) -> str | None:
    for step, (left, right) in enumerate(zip(one, two, strict=True)):
        for number, (a, b) in enumerate(zip(left, right, strict=True)):
            if a != b:
                at = max(0, next((n for n in range(min(len(a), len(b))) if a[n] != b[n]), 0) - 80)
                return f"step {step}, answer {number}: …{a[at : at + 160]!r} / {b[at : at + 160]!r}"
    return None


@pytest.mark.parametrize(
    ("options", "owners"),
    [
        (OPTIONS[0], None),
        pytest.param(OPTIONS[1], None, marks=pytest.mark.slow),
        (OPTIONS[2], None),
        (OPTIONS[1], OWNERS),
    ],
    ids=["basic", "random", "free", "box"],
)
def test_pile_order_and_removed_tiles(
    start: Callable[..., Running], options: m.RuleOptions, owners: Path | None
) -> None:
    rng = random.Random(7)
    setups: list[Setup] = []
    server = start(lambda wanted, box: game_of(wanted, box, setups.pop(0)))
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
        one = await World(server, options, 3, curious=2, box=owners).play(actions[:cut])
        two = await World(server, options, 3, curious=2, box=owners).play(actions[:cut])
        assert first_difference(one, two) is None

    draws = [n for n, action in enumerate(actions) if action.startswith("draw")]
    for cut in (0, draws[len(draws) // 2]):
        run(play(cut))


@pytest.mark.parametrize("owners", [None, pytest.param(OWNERS, marks=pytest.mark.slow)], ids=["base", "box"])
def test_end_tiles_of_others(start: Callable[..., Running], owners: Path | None) -> None:
    """A whole game in which others take different end tiles, never shown: nobody else can tell."""
    rng = random.Random(11)
    setups: list[Setup] = []
    server = start(lambda wanted, box: game_of(wanted, box, setups.pop(0)))
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
        one = await World(server, m.RuleOptions(), 3, curious=2, box=owners).play(actions)
        two = await World(server, m.RuleOptions(), 3, curious=2, box=owners).play(others)
        assert first_difference(one, two) is None

    run(play())


def test_being_asked_for_prestige_tells_nothing(start: Callable[..., Running], tmp_path: Path) -> None:
    """Seat 0 goes onto a landmark with an unused end tile, in one world without prestige, in the other with it."""
    setups: list[Setup] = []
    server = start(lambda wanted, box: game_of(wanted, box, setups.pop(0)))
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


def test_the_comparison_can_fail(start: Callable[..., Running]) -> None:
    """With what the eyes may see different, it does."""
    setups: list[Setup] = []
    server = start(lambda wanted, box: game_of(wanted, box, setups.pop(0)))
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
