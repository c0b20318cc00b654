"""Bots at tables: they play by themselves, and one that hangs, dies or talks nonsense holds nobody up."""

import asyncio
import re
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from msgspec.structs import replace

from paname import Game
from paname.bots import BotError
from paname.server.bots import bot_turns
from paname.server.bots.workers import Bots, Decision
from paname.server.client import ApiError, Client
from paname.server.wire import messages as m
from paname.server.wire.endpoints import ENDPOINTS
from tests.server.conftest import SQLITE_FIRST, Running, held, run, until
from tests.server.test_lobby import code


async def until_over(client: Client, table: str) -> m.TableInfo:
    return await until(lambda: client.table(table), lambda info: info.status == "over")


def test_nobody_names_a_bot_but_by_its_level() -> None:
    """A spec may name files and programs (`net:file=…`, `program:…`): none comes from a client."""
    bodies = [endpoint.body for endpoint in ENDPOINTS if endpoint.body]
    _, structs = msgspec.json.schema_components(bodies)
    fields = [(name, field) for one in structs.values() for name, field in one.get("properties", {}).items()]
    levels = [field for name, field in fields if name in ("level", "fill")]
    assert len(levels) == 5
    for field in levels:
        (kind,) = [one for one in field.get("anyOf", [field]) if one != {"type": "null"}]
        assert (kind["type"], kind["maximum"]) == ("integer", 8)
    assert not {"bot", "spec", "file", "net"} & {name for name, _ in fields}


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_a_game_of_bots(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            seats = [m.SeatRequest("bot", 1), m.SeatRequest("bot", 1), m.SeatRequest("bot", 3)]
            made = await ada.create(m.CreateTable(seats, pace="instant", random_start=False))
            assert [seat.name for seat in made.table.seats] == ["Gavroche", "Éponine", "Marius"]
            info = await until_over(ada, made.table.id)
            assert info.over is not None
            assert [seat.trouble for seat in info.seats] == [0, 0, 0]
            assert [player["kind"] for player in (await ada.record(info.id))["players"]] == ["bot:1", "bot:1", "bot:3"]

    run(play())


def test_hints(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = (await ada.create(m.CreateTable([m.SeatRequest("human")] * 2, random_start=False))).table.id
            hint = await ada.hint(table, 0)
            state = await ada.state(table, 0)
            assert hint.action in state.legal
            assert hint.why is not None
            assert hint.why["choice"] == hint.action
            rest = [one["action"] for one in hint.why["alternatives"]]
            assert hint.why["than"] in rest  # one must draw: there is no ending the turn without
            assert {*rest, hint.action} <= set(state.legal)
            second_is_refused = held(monkeypatch, server.bots, "advise")
            two = [asyncio.create_task(ada.hint(table, 0, 8)) for _ in range(2)]
            (refused,), (waiting,) = await asyncio.wait(two, return_when=asyncio.FIRST_COMPLETED)
            with pytest.raises(ApiError) as error:
                await refused
            assert error.value.status == 429
            second_is_refused.set()
            assert (await waiting).action in state.legal
            with pytest.raises(ApiError) as error:
                await ada.hint(table, 1)
            assert code(error) == (422, "not-your-turn")
            seats = [m.SeatRequest("human")] * 2
            table = (await ada.create(m.CreateTable(seats, hints=False, random_start=False))).table.id
            with pytest.raises(ApiError) as error:
                await ada.hint(table, 0)
            assert code(error) == (403, "no-hints")

    run(play())


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_pace_is_for_people_who_watch(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            seats = [m.SeatRequest("bot", 1), m.SeatRequest("bot", 1)]
            table = (await ada.create(m.CreateTable(seats, pace="slow"))).table.id
            socket = await ada.socket(table)
            loop = asyncio.get_running_loop()
            times = []
            async for _ in socket.updates():
                times.append(loop.time())
                if len(times) == 5:
                    break
            assert times[-1] - times[-3] > 2.0
            await socket.close()
            await until_over(ada, table)

    run(play())


class Program:
    """A bot written for the purpose, as the program it would be."""

    def __init__(self, folder: Path, source: str) -> None:
        file = folder / "bot.py"
        file.write_text(source)
        self.spec = f"program:{sys.executable} {file}"


HANG = "import time\ntime.sleep(1000)\n"
DIE = "import sys\nsys.exit(3)\n"


@pytest.mark.parametrize("source", [HANG, DIE], ids=["hangs", "dies"])
def test_trouble_is_replaced_and_reported(
    start: Callable[..., Running], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    monkeypatch.setattr(bot_turns, "BOT", Program(tmp_path, source).spec)
    server = start(bot_seconds=1.0)

    async def play() -> None:
        async with Client(server.url) as ada:
            seats = [m.SeatRequest("bot", 1), m.SeatRequest("human")]
            table = (await ada.create(m.CreateTable(seats, pace="instant", random_start=False))).table.id
            info = await until(lambda: ada.table(table), lambda info: info.active == 1)  # the server answers meanwhile
            assert info.seats[0].trouble >= 1

    run(play())


def test_a_worker_that_hangs_is_killed() -> None:
    """Whatever runs in the worker: the wait is bounded and the next question gets a new process."""

    async def play() -> None:
        bots = Bots(1, 0.5)
        game = Game.new(players=2, seed=1)
        legal = game.seat(0).legal_texts()
        greedy = Decision("greedy", game.view(0, "open"), legal)
        nobody = replace(greedy, bot="no such bot")
        assert (await bots.decide(greedy, seconds=20))[0] in legal
        (first,) = bots.crew.workers.workers
        first.process.send_signal(signal.SIGSTOP)  # as dead as a hang can be
        with pytest.raises(BotError) as failed:
            await bots.decide(greedy)
        assert failed.value.cause == "hung"
        assert first.process.returncode == -signal.SIGKILL
        assert (await bots.decide(greedy, seconds=20))[0] in legal
        (second,) = bots.crew.workers.workers
        second.process.kill()
        with pytest.raises(BotError) as failed:
            await bots.decide(greedy, seconds=20)
        assert failed.value.cause == "died"
        with pytest.raises(BotError, match="no such bot") as failed:
            await bots.decide(nobody, seconds=20)
        assert failed.value.cause == "BotError"
        actions, trouble = await bots.decide_or_replace(nobody)
        assert actions[0] in legal
        assert trouble
        await bots.close()

    run(play())


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_a_payment_and_its_purchase_are_one_answer(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = server.bots
    ask, answers = bots.decide_or_replace, list[list[str]]()

    async def counted(*args: Any) -> tuple[list[str], str | None]:
        answer = await ask(*args)
        answers.append(answer[0])
        return answer

    monkeypatch.setattr(bots, "decide_or_replace", counted)

    async def play() -> None:
        async with Client(server.url) as ada:
            seats = [m.SeatRequest("bot", 3), m.SeatRequest("bot", 3)]
            table = (await ada.create(m.CreateTable(seats, pace="instant"))).table.id
            await until_over(ada, table)
            played = (await ada.record(table))["actions"]
        decided = [action for answer in answers for action in answer if action != "take"]
        assert decided == played
        chains = [answer for answer in answers if len(answer) > 1]
        assert chains
        # what is paid for comes last: a purchase, a bonus tile or a key
        assert all(re.match("move |bonus |use ", answer[-1]) for answer in chains)
        assert any(answer[-1].startswith("move ") for answer in chains)

    run(play())


@pytest.mark.parametrize("others", ["human", "bot"])
def test_only_who_plays_hurries_a_bot(
    others: Literal["human", "bot"], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever watches costs nothing, and may be at many tables with a cookie for each."""
    attended: list[bool] = []
    watched = threading.Event()

    async def notes(decision: Decision) -> tuple[list[str], None]:
        await asyncio.to_thread(watched.wait)
        attended.append(decision.claim.attended)
        return decision.legal[:1], None

    monkeypatch.setattr(server.bots, "decide_or_replace", notes)

    async def play() -> None:
        async with Client(server.url) as ada:
            seats = [m.SeatRequest("bot", 1), m.SeatRequest(others)]
            table = (await ada.create(m.CreateTable(seats, pace="instant", random_start=False))).table.id
            socket = await ada.socket(table)
            watched.set()
            await until(lambda: asyncio.sleep(0, len(attended)), lambda count: count >= 2)
            await socket.close()

    run(play())
    assert set(attended[1:]) == {others == "human"}


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_when_the_table_changes_the_rest_of_an_answer_is_forgotten(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []
    watched = threading.Event()

    async def stubborn(decision: Decision) -> tuple[list[str], None]:
        await asyncio.to_thread(watched.wait)
        asked.append(decision.legal)
        return (["draw 1", "place arc", "done"] if len(asked) == 1 else ["place montmartre:bank", "draw 2"]), None

    monkeypatch.setattr(server.bots, "decide_or_replace", stubborn)

    async def play() -> None:
        async with Client(server.url) as ada:
            seats = [m.SeatRequest("bot", 1), m.SeatRequest("human"), m.SeatRequest("human")]
            table = (await ada.create(m.CreateTable(seats, pace="slow", random_start=False))).table.id
            socket = await ada.socket(table)
            watched.set()
            async for drawn in socket.updates():
                if drawn.action == "draw 1":
                    break
            await ada.command(table, 2, drawn.seq, m.Concede())
            played = (await until(lambda: ada.state(table), lambda _: len(asked) >= 3)).log
            await socket.close()
        assert "place arc" in asked[1], "asked again, with what is legal after the draw"
        assert "place arc" not in asked[2], "the second answer was played, as far as it was legal"
        assert "place arc" not in str(played)
        assert "place montmartre:bank" in str(played)

    run(play())
