"""Finished games are judged in the background: never before the end, stored, bounded, and resumed."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import pytest

from paname import Game
from paname.analysis import analyze
from paname.analysis.analysis_worker import JudgeTurn, TellChances
from paname.bots import BotError
from paname.records.record import conceded_in
from paname.server.bots import analyst
from paname.server.bots.analyst import MOST_OF_ONE, Analyst
from paname.server.bots.odds import Odds
from paname.server.bots.workers import Claim
from paname.server.client import ApiError, Client
from paname.server.storage import analyses
from paname.server.storage.database import UnavailableError
from paname.server.wire import messages as m
from paname.types import AnalyzedTurn
from tests.server.cluster import Cluster
from tests.server.conftest import SQLITE_FIRST, Running, free, held, run, until
from tests.server.games import at_random, hot_seat, play_on
from tests.server.test_lobby import code


async def given_up(client: Client, turns: int, seed: int = 1) -> str:
    """A table of two that ended by a concession after so many turns."""
    table = await hot_seat(client)
    choose, left = at_random(seed), turns

    def choice(legal: list[str]) -> str | None:
        nonlocal left
        if not left:
            return None
        action = choose(legal)
        left -= action == "done"
        return action

    seq = await play_on(client, table, choice)
    await client.command(table, 0, seq, m.Concede())
    return table


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_own_turns_are_judged_where_the_table_allows_it(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            table = await hot_seat(ada, analysis=True)
            assert (await ada.table(table)).analysis
            with pytest.raises(ApiError) as refused:
                await ada.own_turn(table, 0)
            assert code(refused) == (409, "nothing-played")
            seq = await play_on(ada, table, at_random(1), most=14)
            told = await ada.own_turn(table, 0)
            state = await ada.state(table, 0)
            assert state.view is not None
            actions = [entry.action for entry in state.log if entry.kind == "action"]
            dones = [at for at, action in enumerate(actions) if action == "done"]
            assert told.total == len(dones[::2])
            assert told.turn["seat"] == 0
            assert told.view["viewer"] == 0
            assert told.turn["first"] + len(told.turn["actions"]) == dones[2 * told.total - 2] + 1
            assert told.turn["prevents"] == []  # that would tell of others
            assert (await ada.own_turn(table, 0, 1)).turn["first"] == 0
            for asker, seat, turn, why in (
                (ada, 0, told.total + 1, (409, "nothing-played")),
                (eve, 0, None, (403, "not-your-seat")),
            ):
                with pytest.raises(ApiError) as refused:
                    await asker.own_turn(table, seat, turn)
                assert code(refused) == why
            await ada.command(table, 0, seq, m.Concede())
            with pytest.raises(ApiError) as refused:
                await ada.own_turn(table, 0)
            assert code(refused) == (409, "not-running")
            usual = await hot_seat(ada)
            await play_on(ada, usual, at_random(1), most=9)
            with pytest.raises(ApiError) as refused:
                await ada.own_turn(usual, 0)
            assert code(refused) == (409, "not-over")

    run(play())


async def judged(client: Client, table: str) -> m.AnalysisState:
    return await until(lambda: client.analysis(table), lambda state: state.status not in ("none", "running"))


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_a_game_is_judged_after_its_end_and_not_before(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "ITERATIONS", 20)

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            await play_on(ada, table, at_random(1), most=9)
            for ask in (ada.analysis, ada.analyze):
                with pytest.raises(ApiError) as refused:
                    await ask(table)
                assert code(refused) == (409, "not-over")
            table = await given_up(ada, turns=3)
            assert (await ada.analysis(table)).status == "none"
            begun = await ada.analyze(table)
            assert (begun.status, begun.total) == ("running", 3)
            state = await judged(ada, table)
            assert (state.status, state.done, state.total) == ("done", 3, 3)
            record = await ada.record(table)
            assert state.analysis == analyze(Game.from_record(record), 20, conceded=conceded_in(record))
            assert await ada.analyze(table) == state

    run(play())


def test_an_analysis_goes_on_after_a_restart(start: Callable[..., Running]) -> None:
    async def begin(url: str) -> str:
        async with Client(url) as ada:
            table = await given_up(ada, turns=8)
            await ada.analyze(table)
            await until(lambda: ada.analysis(table), lambda state: state.done > 0)
            return table

    async def end(url: str, table: str) -> None:
        async with Client(url) as ada:
            state = await judged(ada, table)
            assert (state.status, state.done) == ("done", 8)
            assert state.analysis is not None
            assert [turn["round"] for turn in state.analysis["turns"]] == [1, 1, 2, 2, 3, 3, 4, 4]

    first = start()
    table = run(begin(first.url))
    first.stop()
    run(end(start().url, table))


def test_two_servers_do_not_both_judge_a_game(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = free(database=cluster.create())
    first = Running(settings)
    judged_turns: list[tuple[str, int]] = []

    def watch(server: Running, name: str) -> None:
        sound = server.bots.judge

        async def counted(question: JudgeTurn, claim: Claim) -> AnalyzedTurn:
            judged_turns.append((name, question["turn"]))
            return await sound(question, claim)

        monkeypatch.setattr(server.bots, "judge", counted)

    async def play() -> None:
        async with Client(first.url) as ada:
            table = await given_up(ada, turns=12)
            await ada.analyze(table)
            await until(lambda: ada.analysis(table), lambda state: state.done > 0)
            second = Running(settings)  # finds an analysis that is not finished
            watch(second, "second")
            try:
                assert (await judged(ada, table)).done == 12
            finally:
                await asyncio.to_thread(second.stop)
            turns = [number for _, number in judged_turns]
            assert len(turns) - len(set(turns)) <= 2, judged_turns

    watch(first, "first")
    try:
        run(play())
    finally:
        first.stop()


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_nobody_has_all_the_workers(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            tables = [await given_up(ada, 4, seed) for seed in range(MOST_OF_ONE + 1)]
            for table in tables[:-1]:
                assert (await ada.analyze(table)).status == "running"
            with pytest.raises(ApiError) as refused:
                await ada.analyze(tables[-1])
            assert code(refused) == (429, "too-many-analyses")
            await judged(ada, tables[0])
            assert (await ada.analyze(tables[-1])).status == "running"

    run(play())


def test_of_many_that_are_asked_for_at_once_as_few_begin(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            tables = [await given_up(ada, 2, seed) for seed in range(MOST_OF_ONE + 4)]
            go_on = held(monkeypatch, server.bots, "judge")  # none ends meanwhile
            answers = await asyncio.gather(*(ada.analyze(table) for table in tables), return_exceptions=True)
            refusals = [one.problem.code for one in answers if isinstance(one, ApiError)]
            assert refusals == ["too-many-analyses"] * 4
            states = [await ada.analysis(table) for table in tables]
            assert sorted(state.status for state in states) == ["none"] * 4 + ["running"] * MOST_OF_ONE
            go_on.set()

    run(play())


def test_an_analysis_that_two_ask_for_at_once_is_one(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            table = await given_up(ada, 2)
            go_on = held(monkeypatch, server.bots, "judge")
            states = await asyncio.gather(*(one.analyze(table) for one in (ada, eve) * 3))
            assert {state.status for state in states} == {"running"}
            go_on.set()

    run(play())


def test_whoever_asks_while_another_begins_is_told_that_it_has_begun(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they had read before was told: that there is none."""
    told, read = Analyst.told, list[m.AnalysisState]()

    async def slow(analyst: Analyst, table: str) -> m.AnalysisState:
        state = await told(analyst, table)
        read.append(state)
        if len(read) == 1:
            while len(read) < 3:  # the other one's, before and after it has begun
                await asyncio.sleep(0.01)
        return state

    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            table = await given_up(ada, 2)
            go_on = held(monkeypatch, server.bots, "judge")
            monkeypatch.setattr(Analyst, "told", slow)
            states = await asyncio.gather(ada.analyze(table), eve.analyze(table))
            assert [state.status for state in states] == ["running"] * 2
            go_on.set()

    run(play())


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_an_analysis_that_failed_is_tried_again(server: Running) -> None:
    async def broken(*_: Any) -> Any:
        raise BotError("gone", "died")

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await given_up(ada, turns=2)
            sound, server.bots.judge = server.bots.judge, broken  # type: ignore[method-assign]
            await ada.analyze(table)
            assert (await judged(ada, table)).status == "failed"
            server.bots.judge = sound  # type: ignore[method-assign]
            assert (await ada.analyze(table)).status == "running"
            assert (await judged(ada, table)).done == 2

    run(play())


def test_an_analysis_that_cannot_succeed_is_said_to_have_failed(server: Running) -> None:
    async def broken(*_: Any) -> Any:
        raise ValueError("nobody thought of this")

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await given_up(ada, turns=2)
            server.bots.judge = broken  # type: ignore[method-assign]
            await ada.analyze(table)
            assert (await judged(ada, table)).status == "failed"

    run(play())


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_an_analysis_that_another_server_finished_has_not_failed(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker of one dies while the other is ahead."""
    monkeypatch.setattr(analyst, "ITERATIONS", 20)

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await given_up(ada, turns=2)
            await ada.analyze(table)
            done = await judged(ada, table)
            await server.on_loop(server.services.database.write(lambda one: analyses.fail_analysis(one, table)))
            assert await ada.analysis(table) == done

    run(play())


def test_an_analysis_goes_on_when_the_database_is_back(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, less in {"ITERATIONS": 20, "_LOOK_SECONDS": 0.1, "_STILL_SECONDS": 0.2}.items():
        monkeypatch.setattr(analyst, name, less)
    server, save, away = start(), analyses.save_analyzed_turn, [True]

    def failing(*args: Any, **named: Any) -> bool:
        if away and away.pop():
            raise UnavailableError("OperationalError 57P01")
        return save(*args, **named)

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await given_up(ada, turns=2)
            monkeypatch.setattr(analyses, "save_analyzed_turn", failing)
            await ada.analyze(table)
            assert (await judged(ada, table)).done == 2
            assert not away

    run(play())


def test_an_analysis_whose_server_stands_still_is_taken_over(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, less in {"ITERATIONS": 20, "_LOOK_SECONDS": 0.1, "_STILL_SECONDS": 0.2}.items():
        monkeypatch.setattr(analyst, name, less)
    settings = free(database=cluster.create())
    first, second = Running(settings), Running(settings)
    go_on = held(monkeypatch, first.bots, "judge")

    async def play() -> None:
        async with Client(first.url) as ada:
            table = await given_up(ada, turns=2)
            await ada.analyze(table)
            assert (await judged(ada, table)).done == 2

    try:
        run(play())
    finally:
        go_on.set()
        first.stop()
        second.stop()


def test_an_analysis_that_another_server_is_at_is_not_begun_again(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It counts where it runs: whoever asks for it elsewhere is told of it, however many they have there."""
    settings = free(database=cluster.create())
    first, second = Running(settings), Running(settings)
    go_on = [held(monkeypatch, server.bots, "judge") for server in (first, second)]

    async def play() -> None:
        async with Client(first.url) as ada, Client(second.url) as eve:
            there, *here = [await given_up(ada, 2, seed) for seed in range(MOST_OF_ONE + 1)]
            for one, table in ((ada, there), *((eve, table) for table in here)):
                assert (await one.analyze(table)).status == "running"
            assert (await eve.analyze(there)).status == "running"

    try:
        run(play())
    finally:
        for one in go_on:
            one.set()
        first.stop()
        second.stop()


def test_where_nothing_was_played_there_is_nothing_to_judge(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await given_up(ada, turns=0)
            with pytest.raises(ApiError) as refused:
                await ada.analyze(table)
            assert code(refused) == (409, "nothing-played")

    run(play())


def test_all_who_watch_share_one_answer(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """They ask at the same moment: when somebody has moved."""
    asked: list[Any] = []
    sound = server.bots.chances

    async def counted(question: TellChances, claim: Claim) -> list[float]:
        asked.append(question)
        return await sound(question, claim)

    monkeypatch.setattr(server.bots, "chances", counted)

    async def play() -> None:
        async with Client(server.url) as ada, contextlib.AsyncExitStack() as all_of_them:
            watchers = [await all_of_them.enter_async_context(Client(server.url)) for _ in range(5)]
            table, choose = await hot_seat(ada, screens="open"), at_random(1)
            for moves in (20, 4):
                seq = await play_on(ada, table, choose, most=moves)
                told = await asyncio.gather(*(one.chances(table) for one in watchers))
                assert {one.seq for one in told} == {seq}
                assert all(one == told[0] for one in told)
                assert await ada.chances(table) == told[0]
            assert len(asked) == 2

    run(play())


def test_whoever_waits_for_what_fails_is_told_and_whoever_asks_later_asks_anew(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[Any] = []
    moment, asked = Odds._moment, list[str]()

    def counted(odds: Odds, table: str) -> object:
        asked.append(table)
        return moment(odds, table)

    async def broken(*question: Any) -> Any:
        tries.append(question)
        while len(asked) < 5:  # all of them
            await asyncio.sleep(0.01)
        raise BotError("gone", "died")

    monkeypatch.setattr(Odds, "_moment", counted)

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada, screens="open")
            with monkeypatch.context() as trouble:
                trouble.setattr(server.bots, "chances", broken)
                refused = await asyncio.gather(*(ada.chances(table) for _ in range(5)), return_exceptions=True)
            assert {(one.status, one.problem.code) for one in refused if isinstance(one, ApiError)} == {
                (503, "too-many-analyses")
            }
            assert len(tries) == 1
            assert (await ada.chances(table)).seq == 0, "nobody has moved"

    run(play())


def test_who_is_winning_is_told_where_everybody_may_see_it(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            table = await hot_seat(ada, screens="open")
            seq = await play_on(ada, table, at_random(1), most=20)
            told = await eve.chances(table)
            assert told.seq == seq
            assert sum(told.chances) == pytest.approx(1.0)
            await ada.command(table, 0, seq, m.Concede())
            with pytest.raises(ApiError) as refused:
                await eve.chances(table)
            assert code(refused) == (409, "not-running")
            for forbidden in ({"screens": "closed"}, {"hints": False}, {"spectators": False}):
                table = await hot_seat(ada, **{"screens": "open", **forbidden})
                with pytest.raises(ApiError) as refused:
                    await eve.chances(table)
                assert code(refused) == (403, "no-chances")

    run(play())
