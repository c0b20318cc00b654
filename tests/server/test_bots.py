"""Bots at tables: they play by themselves, and one that hangs, dies or talks nonsense holds nobody up."""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from paname import Game
from paname.server.bots import bot_turns
from paname.server.bots.workers import BotError, Bots
from paname.server.client import ApiError, Client
from paname.server.wire import messages as m
from tests.server.conftest import Running, run
from tests.server.test_lobby import code


async def until_over(client: Client, table: str, seconds: float = 90) -> m.TableInfo:
    for _ in range(int(seconds * 10)):
        info = await client.table(table)
        if info.status == "over":
            return info
        await asyncio.sleep(0.1)
    raise AssertionError("not over in time")


def test_a_game_of_bots(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            seats = [m.SeatRequest("bot", 1), m.SeatRequest("bot", 1), m.SeatRequest("bot", 3)]
            made = await ada.create(m.CreateTable(seats, pace="instant", random_start=False))
            assert [seat.name for seat in made.table.seats] == ["Gavroche", "Gavroche II", "Marius"]
            info = await until_over(ada, made.table.id)
            assert info.over is not None
            assert [seat.trouble for seat in info.seats] == [0, 0, 0]
            assert [player["kind"] for player in (await ada.record(info.id))["players"]] == ["bot:1", "bot:1", "bot:3"]

    run(play())


def test_hints(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = (await ada.create(m.CreateTable([m.SeatRequest("human")] * 2, random_start=False))).table.id
            hint = await ada.hint(table, 0)
            state = await ada.state(table, 0)
            assert hint.action in state.legal
            assert hint.why is not None
            assert hint.why["choice"] == hint.action
            rest = [one["action"] for one in hint.why["alternatives"]]
            assert rest
            assert hint.why["than"] == rest[0]  # one must draw: there is no ending the turn without
            assert {*rest, hint.action} <= set(state.legal)
            both = await asyncio.gather(ada.hint(table, 0, 5), ada.hint(table, 0, 5), return_exceptions=True)
            assert [one.status for one in both if isinstance(one, ApiError)] == [429]
            with pytest.raises(ApiError) as error:
                await ada.hint(table, 1)
            assert code(error) == (422, "not-your-turn")
            seats = [m.SeatRequest("human")] * 2
            table = (await ada.create(m.CreateTable(seats, hints=False, random_start=False))).table.id
            with pytest.raises(ApiError) as error:
                await ada.hint(table, 0)
            assert code(error) == (403, "no-hints")

    run(play())


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
            for _ in range(600):
                info = await ada.table(table)
                if info.active == 1:
                    break
                await asyncio.sleep(0.1)
                assert (await ada.meta()).heartbeat  # the server answers meanwhile
            assert info.active == 1
            assert info.seats[0].trouble >= 1

    run(play())


def test_a_worker_that_hangs_is_killed() -> None:
    """Whatever runs in the worker: the wait is bounded and the next question gets a new process."""

    async def play() -> None:
        bots = Bots(1, 0.5)
        game = Game.new(players=2, seed=1)
        view, legal = game.view(0, "open"), game.legal_for(0)
        assert await bots.choose("greedy", view, legal) in legal
        (first,) = bots._all
        first.process.send_signal(19)  # SIGSTOP: as dead as a hang can be
        with pytest.raises(BotError, match="hung"):
            await bots.choose("greedy", view, legal)
        assert first.process.returncode == -9
        assert await bots.choose("greedy", view, legal) in legal
        (second,) = bots._all
        second.process.kill()
        with pytest.raises(BotError, match="died"):
            await bots.choose("greedy", view, legal)
        with pytest.raises(BotError):
            await bots.choose("no such bot", view, legal)
        action, trouble = await bots.choose_or_replace("no such bot", view, legal)
        assert action in legal
        assert trouble
        await bots.close()

    run(play())
