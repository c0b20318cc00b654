"""Looking back at a running game: an earlier moment is what the same eyes were shown then, and nothing else."""

import pytest

from paname.server.client import ApiError, Client
from paname.server.wire import messages as m
from paname.types import View
from tests.server.conftest import SQLITE_FIRST, Running, run
from tests.server.games import HUMAN, at_random, hot_seat, play_on
from tests.server.test_lobby import code
from tests.server.test_records import finished

EYES = (None, 0, 1)


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_a_moment_is_what_was_shown_then(server: Running) -> None:
    """A whole game with undos and looks through the end tiles."""

    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            choose = at_random(4)
            shown: dict[tuple[int, int | None], View] = {}
            looks, undos, phases = 0, 0, set[str]()
            special: list[int] = []  # before undos and looks

            async def keep(seq: int) -> None:
                for eyes in EYES:
                    view = (await ada.state(table, eyes, log=0)).view
                    assert view is not None
                    shown[seq, eyes] = view

            async def same(seq: int) -> None:
                for eyes in EYES:
                    moment = await ada.moment(table, seq, eyes)
                    assert moment == m.Moment(seq, shown[seq, eyes])

            seq, active, look = 0, (await ada.table(table)).active, False
            while active is not None:
                acting = await ada.state(table, active, log=0)
                assert acting.seq == seq
                assert acting.view is not None
                phases.add(acting.view["phase"])
                looked, look = look, "take" in acting.legal and looks < 3
                if seq % 5 < 2 or looked or look:
                    await keep(seq)
                if acting.undo and undos < 9 and seq % 5 == 0:
                    done = await ada.command(table, active, seq, m.Undo(min(2, acting.undo)))
                    undos += 1
                    special.append(seq)
                    assert done.updates[0].view == (await ada.moment(table, done.seq, active)).view
                else:
                    if look:
                        looks += 1
                        special.append(seq)
                    done = await ada.act(table, active, seq, "take" if look else choose(acting.legal) or "")
                seq, active = done.seq, done.updates[-1].active
                if seq % 40 == 0:
                    await same(seq // 2)
            await keep(seq)
            phases.add(shown[seq, None]["phase"])
            assert (looks, undos) == (3, 9)
            assert {"look", "over"} <= phases
            for past in sorted({*range(0, seq, 15), *(one + step for one in special for step in (0, 1)), seq}):
                await same(past)
            own = [{**view, "viewer": None} == shown[seq, None] for (seq, eyes), view in shown.items() if eyes == 0]
            assert not all(own), "there were secrets"

    run(play())


def test_only_through_your_own_eyes(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as blaise, Client(server.url) as passer:
            made = await ada.create(m.CreateTable([HUMAN, m.SeatRequest("open")], random_start=False, spectators=False))
            table = made.table.id
            with pytest.raises(ApiError) as error:
                await ada.moment(table, 0, 0)
            assert code(error) == (409, "not-started")
            token = (await blaise.join(table)).tokens[0].token
            await ada.start(table)
            await ada.act(table, 0, 0, "draw 1")
            assert (await blaise.moment(table, 0, 1)).view["viewer"] == 1
            assert (await blaise.moment(table, 0)).view["viewer"] is None
            path = f"/tables/{table}/moment"
            by_token = await passer.ask("GET", path, m.Moment, query={"seat": 1, "at": 1}, token=token)
            assert by_token.view == (await blaise.state(table, 1)).view
            refused = {
                (403, "not-your-seat"): (
                    blaise.moment(table, 0, 0),
                    passer.moment(table, 0, 0),
                    passer.ask("GET", path, m.Moment, query={"seat": 0, "at": 1}, token=token),
                    ada.moment(table, 0, 3),
                ),
                (403, "no-spectators"): (passer.moment(table, 0),),
            }
            for wanted, tries in refused.items():
                for one in tries:
                    with pytest.raises(ApiError) as error:
                        await one
                    assert code(error) == wanted
            seen = await hot_seat(ada)
            assert (await passer.moment(seen, 0)).view == (await passer.state(seen)).view

    run(play())


def test_without_spectators_a_game_is_the_players_own_until_it_is_over(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as passer:
            table = await hot_seat(ada, spectators=False)

            async def looks() -> set[str]:
                """What a passer-by with the link is told."""
                answers = set[str]()
                for path in ("state", "log", "moment?at=0", "board.png", "record", "replay", "finale", "analysis"):
                    answer = await passer.http.get(f"/api/tables/{table}/{path}")
                    answers.add("seen" if answer.status_code == 200 else answer.json()["code"])
                answer = await passer.http.post("/api/studies", json={"table": table, "at": 0})
                return answers | {"seen" if answer.is_success else answer.json()["code"]}

            assert await looks() == {"no-spectators", "not-over"}
            seq = await play_on(ada, table, at_random(1), most=9)
            await ada.command(table, 0, seq, m.Concede())
            assert await looks() == {"seen"}

    run(play())


def test_moments_that_are_none(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            await ada.act(table, 0, 0, "draw 1")
            assert (await ada.moment(table, 1, 0)).seq == 1
            with pytest.raises(ApiError) as error:
                await ada.moment(table, 2, 0)
            assert code(error) == (404, "no-such-moment")
            assert (error.value.problem.seq, error.value.problem.args) == (1, {"at": 2})
            for at in (-1, 1_000_001):
                with pytest.raises(ApiError) as error:
                    await ada.moment(table, at, 0)
                assert code(error) == (400, "malformed-request")
            with pytest.raises(ApiError) as error:
                await ada.moment("nowhere", 0)
            assert code(error) == (404, "no-such-table")
            game = finished()
            record = (await ada.import_record(game.record())).table
            assert (await ada.moment(record.id, record.seq)).view == game.view(None, "open")

    run(play())


def test_a_concession_is_a_moment_too(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            before = (await ada.state(table, 1)).view
            done = await ada.command(table, 0, 0, m.Concede())
            assert done.updates[0].over is not None
            assert (await ada.moment(table, done.seq, 1)).view == (await ada.state(table, 1)).view
            assert (await ada.moment(table, 0, 1)).view == before

    run(play())
