"""Puzzles over HTTP: played by the eyes of their player only, judged like in the library, bounded."""

import asyncio
import itertools

import pytest

from paname import Position, Rng
from paname.puzzles import Puzzle, daily, puzzles
from paname.server import solving
from paname.server.client import ApiError, Client
from paname.server.wire import messages as m
from tests.server.conftest import SQLITE_FIRST, Running, held, run
from tests.server.test_lobby import code

PUZZLE = puzzles()[0]
LOOKS = next(one for one in puzzles() if "take" in one.game().seat(one.seat).legal_texts())


def test_all_are_listed_and_one_is_todays(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            found = await ada.puzzles()
            assert [(one.id, one.number, one.difficulty) for one in found.puzzles] == [
                (one.id, one.number, one.difficulty) for one in puzzles()
            ]
            assert found.daily == daily().id
            assert len(found.day) == 10

    run(play())


def test_a_puzzle_is_a_table_seen_by_its_player(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            found = await ada.puzzle(PUZZLE.id)
            game, state = PUZZLE.game(), found.state
            assert (found.puzzle.difficulty, found.kind, found.updates) == (PUZZLE.difficulty, PUZZLE.kind, [])
            assert (state.seat, state.seq, state.undo) == (PUZZLE.seat, 0, 0)
            assert await ada.puzzle(str(PUZZLE.number)) == found  # of this version
            assert state.view == game.view(PUZZLE.seat, "open")
            assert state.legal == game.seat(PUZZLE.seat).legal_texts()
            assert [seat.yours for seat in state.table.seats].index(True) == PUZZLE.seat

    run(play())


def test_it_is_played_taken_back_and_solved(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            first, *rest = PUZZLE.best
            after = await ada.puzzle_play(PUZZLE.id, m.PuzzlePlay([], [first]))
            assert [(one.seq, one.action, one.seat) for one in after.updates] == [(1, first, PUZZLE.seat)]
            assert (after.state.seq, after.state.undo) == (1, 1)
            over = await ada.puzzle_play(PUZZLE.id, m.PuzzlePlay([first], rest))
            assert [one.action for one in over.updates] == rest
            assert (over.state.legal, over.updates[-1].active == PUZZLE.seat) == ([], False)
            assert (await ada.puzzle_play(PUZZLE.id, m.PuzzlePlay([first], []))).state == after.state
            with pytest.raises(ApiError) as refused:
                await ada.puzzle_play(PUZZLE.id, m.PuzzlePlay(list(PUZZLE.best), ["draw 1"]))
            assert code(refused) == (422, "not-your-turn")
            assert await ada.puzzle_check(PUZZLE.id, PUZZLE.best) == PUZZLE.check(PUZZLE.best)
            assert await ada.puzzle_solution(PUZZLE.id) == PUZZLE.solution()

    run(play())


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_an_answer_is_searched_by_the_workers(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            assert await ada.puzzle_check(PUZZLE.id, PUZZLE.other) == PUZZLE.check(PUZZLE.other)
            name = LOOKS.id
            assert await ada.puzzle_check(name, ["take"]) == LOOKS.check(["take"])

    run(play())


def test_what_cannot_be_is_refused(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            for number in ("0", str(len(puzzles()) + 1), "x", "1" * 16):
                answer = await ada.http.get(f"/api/puzzles/{number}")
                assert (answer.status_code, answer.json()["code"]) == (404, "no-such-puzzle")
            for request in (m.PuzzlePlay(["done"], []), m.PuzzlePlay([], ["done"])):
                with pytest.raises(ApiError) as refused:
                    await ada.puzzle_play(PUZZLE.id, request)
                assert code(refused) == (422, "main-action-first")
            with pytest.raises(ApiError) as refused:
                await ada.puzzle_check(PUZZLE.id, PUZZLE.best[:-1])
            assert code(refused) == (422, "turn-not-over")
            with pytest.raises(ApiError) as refused:
                await ada.puzzle_check(PUZZLE.id, ["no such thing"])
            assert refused.value.status == 422
            move = next(plan["action"] for plan in PUZZLE.game().plans())
            assert (await ada.puzzle_ways(PUZZLE.id, m.PuzzleWays(move))).ways == PUZZLE.game().seat(PUZZLE.seat).ways(
                move
            )

    run(play())


def test_one_search_at_a_time_for_a_player(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    others_are_refused = held(monkeypatch, server.bots, "chances")

    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            for client in (ada, eve):
                await client.ask("GET", "/meta", m.ServerInfo)
            asked = [asyncio.create_task(one.puzzle_check(1, PUZZLE.other)) for one in (ada, ada, ada, eve)]
            for refused in itertools.islice(asyncio.as_completed(asked), 2):
                with pytest.raises(ApiError) as error:
                    await refused
                assert error.value.problem.code == "too-many-requests"
            others_are_refused.set()
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert [isinstance(one, dict) for one in found].count(True) == 2
            assert isinstance(found[-1], dict)

    run(play())


def test_nothing_that_its_player_cannot_know_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for its name, a digest of the whole position, which every copy of Paname has in its file of puzzles."""
    monkeypatch.setattr(Puzzle, "id", "its name")
    for puzzle in (PUZZLE, LOOKS):
        worlds = (puzzle.game().determinize(puzzle.seat, Rng(seed)) for seed in range(10))
        other = next((one for one in worlds if one != puzzle.game()), puzzle.game())
        same = Puzzle(**{**vars(puzzle), "position": str(Position.of(other))})
        for actions in ([], list(puzzle.best)):
            request = m.PuzzlePlay([], actions)
            assert solving.played(same, request) == solving.played(puzzle, request)
