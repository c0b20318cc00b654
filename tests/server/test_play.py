"""Commands: who may, when, what comes back, and that nothing else happens."""

import asyncio
from collections.abc import Sequence

import pytest

from paname import Game
from paname.server.client import ApiError, Client
from paname.server.storage.rows import EntryRow
from paname.server.tables import cache
from paname.server.tables.table_game import RECENT, TableGame
from paname.server.wire import messages as m
from tests.server.conftest import SQLITE_FIRST, Running, run, until
from tests.server.games import HUMAN, at_random, hot_seat, play_on
from tests.server.test_lobby import code


def test_a_whole_game(server: Running) -> None:
    """The server's game is the library's game."""

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada, 3, options=m.RuleOptions(random_tokens=True, random_bonus_track=True, piles=2))
            await play_on(ada, table, at_random(1))
            info = await ada.table(table)
            assert info.status == "over"
            assert info.over is not None
            assert info.active is None
            view = (await ada.state(table)).view
            assert view is not None
            assert info.round == view["round"] == view["last_round"]
            record = await ada.record(table)
            game = Game.from_record(record)
            assert game.over
            assert (info.over.vp, info.over.ranks) == (game.result().vp, game.result().ranks)
            log = (await ada.log(table, 0)).entries
            assert [one.seq for one in log] == list(range(1, info.seq + 1))
            with pytest.raises(ApiError) as error:
                await ada.act(table, 0, info.seq, "draw 1")
            assert code(error) == (409, "not-running")

    run(play())


@pytest.mark.parametrize("endpoint", ["command", "table"])
def test_an_error_nobody_thought_of_is_told_as_such(
    server: Running, endpoint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the short way of commands as on Starlette's; the connection stays."""

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)

            def stumble(*_: object) -> None:
                raise ValueError("planted")

            with monkeypatch.context() as patched:
                patched.setattr(cache.TableCache, "hold" if endpoint == "command" else "stored_row", stumble)
                with pytest.raises(ApiError) as error:
                    await (ada.act(table, 0, 0, "draw 1") if endpoint == "command" else ada.table(table))
            assert code(error) == (500, "internal")
            assert (await ada.act(table, 0, 0, "draw 1")).seq == 1

    run(play())


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_ways_to_pay_and_losses_are_the_seats_own(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            table = await hot_seat(ada)
            state = await ada.state(table, 0)
            assert state.losses == []
            answer = await ada.ways(table, 0, "move arc chaillot:1")
            assert (answer.seq, answer.ways) == (0, [])
            with pytest.raises(ApiError) as error:
                await eve.ways(table, 0, "move arc chaillot:1")
            assert code(error) == (403, "not-your-seat")
            wanted = at_random(4)
            while not (plans := [plan for plan in state.plans if plan["chain"]]):
                active = state.table.active or 0
                await ada.act(table, active, state.seq, wanted(state.legal))
                state = await ada.state(table, (await ada.table(table)).active)
            assert state.seat is not None
            ways = (await ada.ways(table, state.seat, plans[0]["action"])).ways
            assert plans[0]["chain"] in [way["chain"] for way in ways]
            assert (await ada.ways(table, 1 - state.seat, plans[0]["action"])).ways == []

    run(play())


def test_repeats_and_stale_commands(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            first = await ada.command(table, 0, 0, m.Act("draw 1"), client="tab")
            again = await ada.command(table, 0, 0, m.Act("draw 1"), client="tab")
            assert again == first  # the answer was lost on the way: same question, same answer
            for client, action in (("tab", "draw 2"), ("other", "draw 1")):
                with pytest.raises(ApiError) as error:
                    await ada.command(table, 0, 0, m.Act(action), client=client)
                assert code(error) == (409, "stale")
                assert error.value.problem.seq == 1
            with pytest.raises(ApiError) as error:
                await ada.command(table, 0, 7, m.Act("place arc"), client="tab")
            assert code(error) == (409, "stale")
            await ada.command(table, 0, 1, m.Act("place arc"), client="tab")
            late = await ada.command(table, 0, 0, m.Act("draw 1"), client="tab")  # long done: here is where we are
            assert (late.seq, late.updates[0].kind) == (2, "resync")
            assert (await ada.table(table)).seq == 2
            seq = await play_on(ada, table, at_random(1), most=RECENT + 6)
            late = await ada.command(table, 0, 0, m.Act("draw 1"), client="tab")  # longer ago than memory reaches
            assert (late.seq, late.updates[0].kind) == (seq, "resync")
            with pytest.raises(ApiError) as error:
                await ada.command(table, 0, 0, m.Act("draw 1"), client="other")
            assert code(error) == (409, "stale")
            for far in (seq + 1, 2**31 - 1):
                with pytest.raises(ApiError) as error:
                    await ada.command(table, 0, far, m.Act("draw 1"), client="tab")
                assert error.value.status in (400, 409)

    run(play())


def test_refusals_change_nothing(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            before = await ada.state(table, 0)
            wrong: list[tuple[int, m.Command, tuple[int, str] | int]] = [
                (1, m.Act("draw 1"), (422, "not-your-turn")),
                (0, m.Act("done"), 422),
                (0, m.Act("draw 4"), 422),
                (0, m.Act("draw  1"), 422),
                (0, m.Act(" draw 1"), 422),
                (0, m.Act("draw 1\n"), 422),
                (0, m.Act("draw ½"), 422),
                (0, m.Act("take 3"), (422, "look-first")),
                (0, m.Act("take"), 422),
                (0, m.Undo(), (422, "cannot-undo")),
                (0, m.Chain(["draw 1", "move arc montmartre:8"]), (422, "reveal-ends-chain")),
                (0, m.Chain(["done", "draw 1"]), 422),
                (2, m.Act("draw 1"), (403, "not-your-seat")),
            ]
            for seat, command, expected in wrong:
                with pytest.raises(ApiError) as error:
                    await ada.command(table, seat, 0, command)
                assert code(error) == expected or error.value.status == expected
                if error.value.status == 422:
                    assert error.value.problem.seq == 0
                after = await ada.state(table, 0)
                after.table.updated = before.table.updated
                assert after == before

    run(play())


def test_a_refused_chain_leaves_the_game_in_memory(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """To read a long table and play it again would take as long as a hundred commands."""
    folded: list[int] = []
    fold = TableGame.fold

    def noted(table_game: TableGame, entries: Sequence[EntryRow]) -> None:
        folded.append(len(entries))
        fold(table_game, entries)

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            await ada.act(table, 0, 0, "draw 1")
            for seq in range(1, 31, 2):  # more than are remembered
                await ada.act(table, 0, seq, "place arc")
                await ada.command(table, 0, seq + 1, m.Undo(1))
            before = await ada.state(table, 0, log=20)
            monkeypatch.setattr(TableGame, "fold", noted)
            for chain in (["place arc", "nonsense"], ["place arc", "done", "draw 1"]):
                with pytest.raises(ApiError):
                    await ada.command(table, 0, before.seq, m.Chain(chain))
            assert await ada.state(table, 0, log=20) == before
            assert (await ada.command(table, 0, before.seq, m.Chain(["place arc", "done"]))).seq == before.seq + 2
            assert not folded

    run(play())


def test_a_chain_is_all_or_nothing(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            await ada.act(table, 0, 0, "draw 1")
            before = await ada.state(table, 0)
            for chain, expected in (
                (["place arc", "place arc"], "main-action-done"),
                (["place arc", "done", "draw 1"], "not-your-turn"),
            ):
                with pytest.raises(ApiError) as error:
                    await ada.command(table, 0, 1, m.Chain(chain))
                assert code(error) == (422, expected)
                assert error.value.problem.seq == 1
                assert await ada.state(table, 0) == before
            socket = await ada.socket(table, 0)
            done = await ada.command(table, 0, 1, m.Chain(["place arc", "done"]))
            assert (done.seq, [one.action for one in done.updates]) == (3, ["place arc", "done"])
            heard = []
            while len(heard) < 3:
                message = await socket.next()
                if isinstance(message, m.Update):
                    heard.append(message)
            assert heard[1:] == done.updates  # after the resync: what the socket says is what the answer said
            again = await ada.command(table, 0, 1, m.Chain(["place arc", "done"]))
            assert again == done

    run(play())


def test_undo_stops_at_the_last_reveal(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            await ada.act(table, 0, 0, "draw 1")
            drawn = await ada.state(table, 0)
            assert drawn.undo == 0
            done = await ada.act(table, 0, 1, "place arc")
            assert done.updates[0].undo == 1
            with pytest.raises(ApiError) as error:
                await ada.command(table, 0, 2, m.Undo(2))
            assert code(error) == (422, "cannot-undo")
            assert error.value.problem.args == {"steps": 1}
            undone = await ada.command(table, 0, 2, m.Undo(1))
            assert undone.seq == 3
            assert undone.updates[0].kind == "undo"
            assert undone.updates[0].view == drawn.view
            assert undone.updates[0].legal == drawn.legal
            again = await ada.command(table, 0, 2, m.Undo(1))
            assert again.seq == 3
            for seq, action in ((3, "place montmartre:bank"), (4, "done")):
                await ada.act(table, 0, seq, action)
            with pytest.raises(ApiError) as error:  # the turn is over
                await ada.command(table, 0, 5, m.Undo(1))
            assert code(error) == (422, "not-your-turn")
            log = (await ada.log(table, 0)).entries
            assert [(one.kind, one.undone) for one in log] == [
                ("action", False),
                ("action", True),
                ("undo", False),
                ("action", False),
                ("action", False),
            ]

    run(play())


def test_undo_stops_at_the_look(server: Running) -> None:
    """Looking through the end tiles is a reveal; which of them to take may be thought over."""

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            choose = at_random(3)
            await play_on(ada, table, lambda legal: None if "take" in legal else choose(legal))
            info = await ada.table(table)
            seat, seq = info.active, info.seq
            assert seat is not None
            with pytest.raises(ApiError) as error:
                await ada.act(table, seat, seq, "take 1")
            assert code(error) == (422, "look-first")
            looked = await ada.act(table, seat, seq, "take")
            assert looked.updates[0].undo == 0
            taken = await ada.act(table, seat, seq + 1, looked.updates[0].legal[0])
            assert taken.updates[0].undo == 1
            with pytest.raises(ApiError) as error:
                await ada.command(table, seat, seq + 2, m.Undo(2))
            assert code(error) == (422, "cannot-undo")
            back = await ada.command(table, seat, seq + 2, m.Undo(1))
            assert back.updates[0].legal == looked.updates[0].legal

    run(play())


def test_tables_without_undo(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada, undo=False)
            await ada.act(table, 0, 0, "draw 1")
            done = await ada.act(table, 0, 1, "place arc")
            assert done.updates[0].undo == 0
            with pytest.raises(ApiError) as error:
                await ada.command(table, 0, 2, m.Undo())
            assert code(error) == (422, "cannot-undo")

    run(play())


def test_conceding_with_two_ends_the_game(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as watcher:
            table = await hot_seat(ada)
            socket = await watcher.socket(table)
            assert [seat.conceding_ends for seat in (await ada.table(table)).seats] == [True, True]
            done = await ada.command(table, 1, 0, m.Concede())  # not even its turn
            over = done.updates[0].over
            assert over is not None
            assert (over.reason, over.ranks, over.conceded) == ("conceded", [1, 2], [1])
            info = await ada.table(table)
            assert (info.status, info.active, info.seats[1].conceded) == ("over", None, True)
            while not (isinstance(message := await socket.next(), m.Update) and message.kind == "concede"):
                assert message is not None
            assert message.over == over

    run(play())


def test_conceding_with_more_hands_the_seat_to_a_bot(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada, 3, pace="instant")
            assert not any(seat.conceding_ends for seat in (await ada.table(table)).seats)
            await ada.command(table, 0, 0, m.Concede())
            with pytest.raises(ApiError) as error:
                await ada.act(table, 0, 1, "draw 1")
            assert code(error) == (422, "conceded")
            info = await until(lambda: ada.table(table), lambda info: info.active == 1)  # the bot plays seat 0's turn
            assert info.status == "running"
            assert info.seats[0].conceded
            assert [seat.conceding_ends for seat in info.seats[1:]] == [True, True]
            await ada.command(table, 1, info.seq, m.Concede())
            over = (await ada.table(table)).over
            assert over is not None
            assert over.ranks[2] == 1

    run(play())


def test_only_one_of_many_at_once_wins(server: Running) -> None:
    """Tabs racing for one table: one winner per sequence number, all others are told."""

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            for seq in range(0, 6, 3):
                seat = (await ada.table(table)).active or 0
                for offset, action in enumerate(("draw 1", "place arc", "done")):
                    answers = await asyncio.gather(
                        *(ada.command(table, seat, seq + offset, m.Act(action), client=f"tab {n}") for n in range(8)),
                        return_exceptions=True,
                    )
                    won = [one for one in answers if isinstance(one, m.CommandDone)]
                    lost = [one for one in answers if isinstance(one, ApiError)]
                    assert len(won) == 1
                    assert {(one.status, one.problem.code, one.problem.seq) for one in lost} == {
                        (409, "stale", seq + offset + 1)
                    }

    run(play())


def test_open_seats_and_tables_that_do_not_exist(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = (await ada.create(m.CreateTable([HUMAN, m.SeatRequest("open")]))).table
            mine = next(seat.seat for seat in table.seats if seat.yours)
            with pytest.raises(ApiError) as error:
                await ada.act(table.id, mine, 0, "draw 1")
            assert code(error) == (409, "not-started")
            assert (await ada.state(table.id, mine)).view is None
            with pytest.raises(ApiError) as error:
                await ada.act("aaaaaaaaaa", 0, 0, "draw 1")
            assert code(error) == (404, "no-such-table")

    run(play())


def test_one_answer_is_enough_for_the_first_board(server: Running) -> None:
    async def come() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            table = (
                await ada.create(m.CreateTable([HUMAN, m.SeatRequest("bot", level=1)], random_start=False))
            ).table.id
            mine, theirs = await ada.welcome(table), await eve.welcome(table)
            assert mine.state == await ada.state(table, 0)
            assert theirs.state == await eve.state(table)
            assert mine.components.get("sha256") == mine.state.table.components
            assert mine.server.heartbeat > 0
            both = await hot_seat(ada)
            assert (await ada.welcome(both)).state.seat is None

    run(come())
