"""Looking back: logs, records and replays; and that the events are enough to follow a game."""

import json
from pathlib import Path

import pytest

from paname import Game
from paname.server.client import ApiError, Client
from paname.server.wire import messages as m
from tests.server.conftest import Running, run, until
from tests.server.games import at_random, hot_seat, play_on
from tests.server.test_lobby import code

ADA = {"name": "Ada", "kind": "human"}


def finished(seed: int = 3, players: int = 2) -> Game:
    game = Game.new(players=players, seed=seed)
    choose = at_random(seed)
    while not game.over:
        game.play(choose(game.legal()) or "")
    return game


def test_records_stay_secret_until_the_end(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            for refused in (ada.record(table), ada.replay(table), ada.replay_at(table, 0)):
                with pytest.raises(ApiError) as error:
                    await refused
                assert code(error) == (409, "not-over")

    run(play())


def test_a_finished_game_from_every_seat(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as anybody:
            table = await hot_seat(ada)
            await ada.act(table, 0, 0, "draw 1")
            await ada.act(table, 0, 1, "place arc")
            await ada.command(table, 0, 2, m.Undo())
            await play_on(ada, table, at_random(9))
            record = await anybody.record(table)
            game = Game.at_start(record)
            replay = await anybody.replay(table, 1)
            assert [step.action for step in replay.steps if step.action != "take"]  # without what was taken back
            assert "undo" not in {step.action for step in replay.steps}
            assert replay.start == game.view(1, "open")
            log = await ada.log(table, 1)
            undone = {entry.seq for entry in log.entries if entry.undone or entry.kind == "undo"}
            kept = [entry for entry in log.entries if entry.seq not in undone]
            assert [(step.action, step.events) for step in replay.steps] == [(one.action, one.events) for one in kept]
            middle = len(replay.steps) // 2
            at = await anybody.replay_at(table, middle, 1)
            again = Game.at_start(record)
            by_seat = [(await anybody.replay(table, seat)).steps for seat in range(2)]
            for number in range(middle):
                again.play(by_seat[replay.steps[number].seat][number].action)  # everybody knows their own actions
            assert at.view == again.view(1, "open")
            assert (await anybody.replay_at(table, 10_000)).step == len(replay.steps)
            with pytest.raises(ApiError) as error:
                await anybody.replay(table, 2)
            assert code(error) == (404, "no-such-seat")

    run(play())


def test_import(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            game = finished()
            record = game.record(names=["Ada\n", "Blaise"], kinds=["human", "bot:greedy"])
            record["actions"].insert(3, {"comment": "a fine opening"})
            info = (await ada.import_record(record)).table
            assert (info.status, [seat.name for seat in info.seats]) == ("record", ["Ada", "Blaise"])
            assert info.over is not None
            assert info.over.vp == game.result().vp
            replay = await ada.replay(info.id, 0)
            assert [step.seat for step in replay.steps][:1] == [0]
            assert (await ada.replay_at(info.id, len(replay.steps))).view == game.view(None, "open")
            back = await ada.record(info.id)
            played = [action for action in game.history if action != "take"]  # nobody's looking is recorded
            assert (back["actions"], back["result"]) == (played, record["result"])
            for refused in (ada.act(info.id, 0, info.seq, "draw 1"), ada.join(info.id), ada.state(info.id, 0)):
                with pytest.raises(ApiError) as error:
                    await refused
                assert error.value.status in (403, 409)

    run(play())


def test_a_record_says_who_gave_up_and_when(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada, 3, pace="instant")
            seq = await play_on(ada, table, at_random(4), 20)
            over = sum(entry.action == "done" for entry in (await ada.log(table, 0)).entries)
            seat = (await ada.table(table)).active or 0
            await ada.command(table, seat, seq, m.Concede())
            info = await until(lambda: ada.table(table), lambda info: info.active not in (seat, None))
            other = info.active or 0
            await ada.command(table, other, info.seq, m.Concede())
            record = await ada.record(table)
            assert [player.get("conceded") for player in record["players"]][seat] == over
            assert record["players"][other]["conceded"] == over + 1  # the bot's turn
            again = (await ada.import_record(record)).table
            told = (await ada.table(table)).over
            assert again.over is not None
            assert told is not None
            assert (again.over.reason, again.over.ranks, again.over.conceded) == ("conceded", told.ranks, told.conceded)
            assert await ada.record(again.id) == record
            (await ada.http.post(f"/api/tables/{again.id}/analysis")).raise_for_status()
            state = await ada.http.get(f"/api/tables/{again.id}/analysis")
            assert state.json()["analysis"]["seats"][seat]["conceded"] == over

    run(play())


def test_bad_records_are_refused_with_the_place(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            good = json.dumps(finished().record())

            def broken(**changes: object) -> dict[str, object]:
                return {**json.loads(good), **changes}

            actions = json.loads(good)["actions"]
            cases = {
                "format": broken(format="chess/1"),
                "rules": broken(rules=1),
                "components.sha256": broken(components={"name": "base", "sha256": "0" * 64}),
                "actions[5]": broken(actions=[*actions[:5], "fly away", *actions[6:]]),
                "actions[2]": broken(actions=[*actions[:2], {"remark": 1}, *actions[2:]]),
                "result": broken(result={"vp": [1, 2], "ranks": [2, 1]}),
                "players": broken(players=[]),
                "players[1].conceded": broken(players=[ADA, {**ADA, "conceded": "soon"}]),
                "setup": broken(setup=7),
                "options.players": broken(options={"players": "2"}),
            }
            for where, record in cases.items():
                with pytest.raises(ApiError) as error:
                    await ada.import_record(record)  # type: ignore[arg-type]
                assert code(error) == (422, "malformed-record")
                assert error.value.problem.args["where"] == where
            with pytest.raises(ApiError) as error:
                await ada.import_record({"actions": ["done"] * 3000})
            assert code(error) == (422, "malformed-record")

    run(play())


def test_corpus(server: Running) -> None:
    """Games recorded by earlier versions still open, and end as they ended."""
    corpus = sorted(Path(__file__).with_name("corpus").glob("*.paris.json"))
    assert len(corpus) >= 3

    async def play() -> None:
        async with Client(server.url) as ada:
            for file in corpus:
                record = json.loads(file.read_text())
                info = (await ada.import_record(record)).table
                assert info.over is not None
                assert (info.over.vp, info.over.ranks) == (record["result"]["vp"], record["result"]["ranks"])
                replay = await ada.replay(info.id)
                assert len(replay.steps) == len(record["actions"])

    run(play())
