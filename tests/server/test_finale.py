"""A finished game told: the count is the rules' own, the story adds up."""

from collections.abc import Callable
from typing import Any

import pytest

from paname import Game
from paname.rules import scoring
from paname.server.client import ApiError, Client
from paname.server.storage.rows import Ending
from paname.server.tables.story import tell
from paname.server.wire import messages as m
from paname.types import Event
from tests.server.conftest import SQLITE_FIRST, Running, run
from tests.server.games import at_random, hot_seat, play_on
from tests.server.test_lobby import code


def told(seed: int, players: int) -> tuple[Game, m.Finale]:
    game = Game.new(players=players, seed=seed)
    choose, steps = at_random(seed), list[tuple[int, list[Event]]]()
    while not game.over:
        seat = game.active or 0
        steps.append((seat, game.play(choose(game.legal()) or "")))
    result = game.result()
    return game, tell(game, steps, Ending("played", result.vp, result.ranks, []))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_count_leads_from_the_last_turn_to_the_result(players: int) -> None:
    for seed in range(6):
        game, finale = told(seed, players)
        result, view = game.result(), game.view(None)
        before = [sum(source.values()) - source["francs"] - source["district"] for source in result.sources]
        assert finale.played == before == finale.turns[-1].vp
        for step in finale.count:
            for line in step.lines:
                before[line.seat] += line.vp
            assert step.after == before
        assert before == result.vp == finale.vp
        districts = [step.district for step in finale.count if step.district]
        assert districts == [one["district"] for one in view["districts"] if one["vp_tile"]]
        assert len(finale.numbers) == 4
        assert len(finale.turning) <= 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_wins_by_a_poor_turn(players: int) -> None:
    """Random players: what they did well is less than usual."""
    poor = {"turn": 20, "tile": 16, "francs": 16, "place": 13}
    for seed in range(12):
        _, finale = told(seed, players)
        first = next(one for one in finale.numbers if one.kind not in ("margin", "place", "keys"))
        assert first.figure >= poor.get(first.kind, 0), first


def test_no_district_is_missed_where_none_had_a_vp_tile() -> None:
    francs: Any = {"type": "francs_scored", "seat": 0, "amount": 14}
    finale = tell(Game.new(players=2, seed=1), [(0, [francs])], Ending("played", [14, 0], [1, 2], []))
    assert [step.district for step in finale.count] == [None]
    assert "districts" not in {number.kind for number in finale.numbers}


@pytest.mark.parametrize(("vp", "told_of"), [([9, 4], True), ([4, 9], False)])
def test_who_gave_up_ahead_lost_by_no_points(vp: list[int], told_of: bool) -> None:
    events: list[Any] = [{"type": "turn_ended", "seat": 0}]
    finale = tell(Game.new(players=2, seed=1), [(0, events)], Ending("conceded", vp, [1, 2], [1]))
    assert ("margin" in {number.kind for number in finale.numbers}) is told_of


def test_a_turn_that_is_one_tile_is_told_once() -> None:
    def numbers(*vp: tuple[str, int]) -> set[str]:
        events: list[Any] = [{"type": "vp", "seat": 0, "reason": reason, "amount": amount} for reason, amount in vp]
        events += [{"type": "turn_ended", "seat": 0}]
        finale = tell(Game.new(players=2, seed=1), [(0, events)], Ending("played", [25, 0], [1, 2], []))
        return {number.kind for number in finale.numbers}

    assert "tile" in numbers(("tile:30", 31))
    assert "turn" not in numbers(("tile:30", 31))
    assert numbers(("tile:30", 30), ("landmark", 5)) >= {"tile", "turn"}


def lines(*given: tuple[int, int, int | None, int]) -> Event:
    sums, highest, ranks, vp = ([one[index] for one in given] for index in range(4))
    event: Any = {"type": "district_scored", "district": "chaillot", "vp_tile": "14"}
    return {**event, "sums": sums, "highest": highest, "ranks": ranks, "vp": vp}


@pytest.mark.parametrize(
    ("event", "settled"),
    [
        (lines((5, 5, 1, 14), (3, 3, 2, 7), (0, 0, None, 0)), []),
        (lines((5, 3, 2, 7), (5, 5, 1, 14), (1, 1, 3, 3)), [("highest", [1, 0])]),
        (lines((5, 5, 1, 14), (5, 5, 1, 14), (1, 1, 3, 3)), [("shared", [0, 1])]),
        (lines((5, 5, 1, 14), (5, 5, 1, 14), (5, 3, 3, 3)), [("highest", [0, 1, 2]), ("shared", [0, 1])]),
        (lines((8, 8, 1, 14), (3, 3, 2, 0)), [("half", [0, 1])]),
        (lines((8, 8, 1, 14), (4, 4, 2, 7)), []),
        (lines((8, 8, 1, 14), (4, 4, 2, 0)), []),  # a tile that brings the second nothing
    ],
)
def test_what_the_sums_did_not_decide_is_told(event: Event, settled: list[tuple[str, list[int]]]) -> None:
    players = len(event["sums"])
    outcome = Ending("played", event["vp"], list(range(1, players + 1)), [])
    finale = tell(Game.new(players=players, seed=1), [(0, [event])], outcome)
    assert [(one.by, one.seats) for one in finale.count[0].settled] == settled


def equal(seat: Any) -> None:
    seat.francs = seat.vp_prestige = 0


def richer(seat: Any) -> None:
    equal(seat)
    seat.francs = 1


def ahead(seat: Any) -> None:
    equal(seat)
    seat.vp_prestige = 1


def taller(seat: Any) -> None:
    equal(seat)
    seat.sites = 1


@pytest.mark.parametrize(
    ("change", "by", "ranks"),
    [
        (ahead, scoring.BY_VP, [1, 2]),
        (richer, scoring.BY_FRANCS, [1, 2]),
        (taller, scoring.BY_VALUES, [1, 2]),
        (equal, scoring.SHARED, [1, 1]),
    ],
)
def test_what_decides_a_game(change: Callable[[Any], None], by: int, ranks: list[int]) -> None:
    """R10.4"""
    state = Game.new(players=2, seed=1).state
    change(state.seats[0])
    equal(state.seats[1])
    assert scoring.decided_by(state, *state.seats) == scoring.decided_by(state, *reversed(state.seats)) == by
    assert [scoring.final_rank(state, seat) for seat in range(2)] == ranks


def test_every_tie_of_the_final_ranks_has_its_reason() -> None:
    """Also behind the winner."""
    game = Game.new(players=4, seed=1)
    for change, seat in zip((ahead, richer, equal, equal), game.state.seats, strict=True):
        change(seat)
    scoring.finish(game.state)
    result = game.result()
    assert result.ranks == [1, 2, 3, 3]
    assert tell(game, [], Ending("played", result.vp, result.ranks, [])).decided == ["vp", "francs", "shared"]
    ending = Ending("played", result.vp, [1, 2, 3, 4], [3])
    assert tell(game, [], ending).decided == ["vp", "francs", "conceded"]


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_over_the_wire(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            with pytest.raises(ApiError) as error:
                await ada.finale(table)
            assert code(error) == (409, "not-over")
            await play_on(ada, table, at_random(9))
            finale, over = await ada.finale(table), (await ada.table(table)).over
            assert over is not None
            assert finale.vp == over.vp
            assert finale.count[-1].after == over.vp

    run(play())


def test_a_game_given_up_is_not_counted(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            await ada.act(table, 0, 0, "draw 1")
            await ada.command(table, 0, 1, m.Concede())
            finale = await ada.finale(table)
            assert (finale.decided, finale.count, finale.vp) == (["conceded"], [], [0, 0])

    run(play())
