"""Making, filling and starting tables."""

import hashlib
import time
from functools import partial

import pytest

from paname.server.client import ApiError, Client
from paname.server.storage import queries
from paname.server.tables.abandoned import sweep
from paname.server.wire import messages as m
from tests.server.conftest import Running, run
from tests.server.games import hot_seat, table_and_token

HUMAN, OPEN, BOT = m.SeatRequest("human"), m.SeatRequest("open"), m.SeatRequest("bot", 2)


def code(error: pytest.ExceptionInfo[ApiError]) -> tuple[int, str]:
    return error.value.status, error.value.problem.code


def test_join_and_start(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as blaise, Client(server.url) as nobody:
            await ada.rename("  Ada\u202e\n ")
            made = await ada.create(m.CreateTable([HUMAN, OPEN, OPEN], name="Chez Ada", random_start=False))
            table = made.table.id
            assert made.table.status == "open"
            assert made.table.seats[0].name == "Ada"
            assert [seat.kind for seat in made.table.seats] == ["human", "open", "open"]
            assert [token.seat for token in made.tokens] == [0]
            assert made.table.commitment is None
            assert [one.id for one in (await nobody.list_tables()).open] == [table]

            joined = await blaise.join(table, "Blaise")
            assert [seat.yours for seat in joined.table.seats] == [False, True, False]
            with pytest.raises(ApiError) as error:
                await nobody.join(table, "x", seat=1)
            assert code(error) == (409, "seat-taken")
            with pytest.raises(ApiError) as error:
                await ada.start(table)
            assert code(error) == (409, "seats-open")
            with pytest.raises(ApiError) as error:
                await nobody.start(table)
            assert code(error) == (403, "not-host")

            started = await ada.start(table, fill=1)
            assert started.status == "running"
            assert started.seats[2].kind == "bot"
            assert started.commitment is not None
            assert len(started.commitment) == 64
            assert started.opening is None
            for refused in (ada.start(table), nobody.join(table), blaise.leave(table, 1)):
                with pytest.raises(ApiError) as error:
                    await refused
                assert code(error) == (409, "already-started")
            lists = await nobody.list_tables()
            assert (lists.open, [one.id for one in lists.running]) == ([], [table])
            assert (await ada.my_games()).tables[0].your_turn
            assert not (await blaise.my_games()).tables[0].your_turn
            assert (await nobody.my_games()).tables == []

    run(play())


def test_leaving_and_kicking(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as blaise:
            table = (await ada.create(m.CreateTable([HUMAN, OPEN], random_start=False))).table.id
            await blaise.join(table)
            with pytest.raises(ApiError) as error:
                await blaise.leave(table, 0)
            assert code(error) == (403, "not-your-seat")
            assert (await blaise.leave(table, 1)).seats[1].kind == "open"
            await blaise.join(table)
            assert (await ada.leave(table, 1)).seats[1].kind == "open"

    run(play())


def test_unlisted_tables_are_found_by_their_link_only(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as blaise:
            table = (await ada.create(m.CreateTable([HUMAN, OPEN], listed=False))).table.id
            assert (await blaise.list_tables()).open == []
            assert (await blaise.table(table)).id == table

    run(play())


def test_a_running_table_without_spectators_is_listed_for_its_players_only(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as blaise, Client(server.url) as nobody:
            table = (await ada.create(m.CreateTable([HUMAN, OPEN], spectators=False))).table.id
            assert [one.id for one in (await nobody.list_tables()).open] == [table], "somebody is to join"
            await blaise.join(table)
            await ada.start(table)
            for player in (ada, blaise):
                assert [one.id for one in (await player.list_tables()).running] == [table]
            assert (await nobody.list_tables()).running == []

    run(play())


def test_tables_without_spectators_do_not_crowd_out_others(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many of them are newer than the one that may be seen."""
    monkeypatch.setattr(queries, "listed", partial(queries.listed, limit=2))

    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as nobody:
            seen = await hot_seat(ada)
            private = m.CreateTable([HUMAN, BOT], spectators=False)
            for _ in range(3):
                await ada.create(private)
            assert [one.id for one in (await nobody.list_tables()).running] == [seen]

    run(play())


def test_hot_seat_starts_at_once(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            named = [m.SeatRequest("human", name="Ada"), m.SeatRequest("human", name="Louis")]
            made = await ada.create(m.CreateTable(named, random_start=False))
            assert made.table.status == "running"
            assert [seat.name for seat in made.table.seats] == ["Ada", "Louis"]
            for action in ("draw 1", "place arc", "done"):
                seq = (await ada.state(made.table.id, 0)).seq
                await ada.act(made.table.id, 0, seq, action)
            assert (await ada.state(made.table.id, 1)).legal

    run(play())


def test_the_start_player_is_drawn(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            firsts = set()
            for _ in range(30):
                made = await ada.create(m.CreateTable([m.SeatRequest("human", name=name) for name in "ABC"]))
                names = "".join(seat.name for seat in made.table.seats)
                assert names in ("ABC", "BCA", "CAB")  # the order around the table stays
                firsts.add(names)
            assert len(firsts) == 3

    run(play())


def test_a_seat_link_moves_the_seat(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as desk, Client(server.url) as phone:
            table, first = await table_and_token(desk)
            socket = await desk.socket(table, 0)
            link = await desk.seat_link(table, 0)
            assert link.token in link.path
            assert first not in link.path
            with pytest.raises(ApiError) as error:  # the older token is void
                await phone.claim(table, 0, first)
            assert code(error) == (403, "not-your-seat")
            assert (await phone.claim(table, 0, link.token)).seats[0].yours
            assert (await phone.state(table, 0)).legal
            with pytest.raises(ApiError) as error:
                await desk.state(table, 0)
            assert code(error) == (403, "not-your-seat")
            assert (await desk.state(table, 1)).seat == 1  # the other seat stays
            last = None
            while (message := await socket.next()) is not None:
                last = message
            assert isinstance(last, m.PushProblem)
            assert last.code == "seat-moved"

    run(play())


def test_a_token_plays_without_a_cookie(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as program:
            table, token = await table_and_token(ada)
            done = await program.command(table, 0, 0, m.Act("draw 1"), token=token)
            assert done.seq == 1
            with pytest.raises(ApiError) as error:
                await program.command(table, 1, 1, m.Act("draw 1"), token=token)
            assert code(error) == (403, "not-your-seat")

    run(play())


def test_the_commitment_is_opened_at_the_end(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = (await ada.create(m.CreateTable([HUMAN, HUMAN]))).table
            await ada.command(table.id, 0, 0, m.Concede())
            over = await ada.table(table.id)
            assert over.opening is not None
            digest = hashlib.sha256(f"{over.opening.salt}\n{over.opening.text}".encode()).hexdigest()
            assert digest == over.commitment == table.commitment
            record = await ada.record(table.id)
            assert f'"removed":["{record["setup"]["removed"][0]}"' in over.opening.text

    run(play())


def test_rematch(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as blaise:
            seats = [m.SeatRequest("human", name="Ada"), OPEN, BOT]
            table = (await ada.create(m.CreateTable(seats, random_start=False, screens="open"))).table.id
            await blaise.join(table, "Blaise")
            await ada.start(table)
            with pytest.raises(ApiError) as error:
                await ada.rematch(table, 0)
            assert code(error) == (409, "not-over")
            await blaise.command(table, 1, 0, m.Concede())
            await ada.command(table, 0, (await ada.table(table)).seq, m.Concede())
            socket = await blaise.socket(table, 1)
            new = (await ada.rematch(table, 0)).table
            assert new.screens == "open"
            assert [(seat.kind, seat.yours) for seat in new.seats] == [("open", False), ("bot", False), ("human", True)]
            while True:  # the others are told
                message = await socket.next()
                if isinstance(message, m.TableChanged) and message.table.rematch:
                    assert message.table.rematch == new.id
                    break
            assert (await blaise.rematch(table, 1)).table.id == new.id
            await blaise.join(new.id)
            assert (await ada.start(new.id)).status == "running"

    run(play())


def test_a_rematch_that_nobody_came_to_can_be_asked_for_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as blaise:
            table = (await ada.create(m.CreateTable([HUMAN, OPEN], random_start=False))).table.id
            await blaise.join(table)
            await ada.start(table)
            await ada.command(table, 0, 0, m.Concede())
            gone = (await ada.rematch(table, 0)).table.id
            with monkeypatch.context() as tomorrow:  # and no longer: a heartbeat would remove the next one, too
                tomorrow.setattr(queries, "clock", lambda _: int(time.time()) + 25 * 3600)
                await server.on_loop(sweep(server.services))
            with pytest.raises(ApiError) as error:
                await blaise.join(gone)
            assert code(error) == (404, "no-such-table")
            again = (await blaise.rematch(table, 1)).table.id
            assert again != gone
            assert (await ada.table(table)).rematch == again == (await ada.rematch(table, 0)).table.id

    run(play())


@pytest.mark.parametrize("seats", [[HUMAN], [HUMAN] * 5, []])
def test_two_to_four_seats(server: Running, seats: list[m.SeatRequest]) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            with pytest.raises(ApiError) as error:
                await ada.create(m.CreateTable(seats))
            assert code(error) == (400, "malformed-request")

    run(play())


def test_no_two_at_a_table_are_called_alike(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as guest, Client(server.url) as nameless:
            seats = [m.SeatRequest("human", name="Cosette"), OPEN, OPEN, BOT]
            table = (await ada.create(m.CreateTable(seats, random_start=False))).table
            assert table.seats[3].name == "Éponine"  # a Cosette is there
            await guest.join(table.id, "COSETTE")
            joined = (await nameless.join(table.id, "")).table
            assert [seat.name for seat in joined.seats] == ["Cosette", "COSETTE 2", "", "Éponine"]
            three = (await ada.create(m.CreateTable([HUMAN, BOT, BOT, BOT], random_start=False))).table
            assert len({seat.name for seat in three.seats}) == 4
            assert [seat.level for seat in three.seats] == [None, 2, 2, 2]

    run(play())


def test_colors_are_chosen_and_kept(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as guest, Client(server.url) as late:
            pink = m.SeatRequest("human", color=3)
            table = (await ada.create(m.CreateTable([pink, OPEN, OPEN], random_start=False))).table
            assert [seat.color for seat in table.seats] == [3, 0, 1]
            joined = (await guest.join(table.id, "Bela", seat=1, color=1)).table
            assert [seat.color for seat in joined.seats] == [3, 1, 0]  # the open seat gave it up
            joined = (await late.join(table.id, "Caro", color=3)).table
            assert [seat.color for seat in joined.seats] == [3, 1, 0]  # Ada keeps hers
            assert [seat.color for seat in (await ada.start(table.id)).seats] == [3, 1, 0]
            with_bot = (await ada.create(m.CreateTable([pink, BOT, OPEN], random_start=False))).table
            assert [seat.color for seat in with_bot.seats] == [3, 0, 1]
            assert [seat.color for seat in (await guest.join(with_bot.id, color=0)).table.seats] == [3, 1, 0]
            both = (await ada.create(m.CreateTable([pink, m.SeatRequest("human", color=3)]))).table
            assert sorted(seat.color for seat in both.seats) == [0, 3]

    run(play())


def test_the_next_game_has_the_same_colors(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            green = m.SeatRequest("human", name="Ada", color=2)
            first = (await ada.create(m.CreateTable([green, BOT], random_start=False))).table
            await ada.command(first.id, 0, first.seq, m.Concede())
            again = (await ada.rematch(first.id, 0)).table
            assert {seat.name: seat.color for seat in again.seats} == {"Ada": 2, "Cosette": 0}

    run(play())
