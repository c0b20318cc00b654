"""Analyses of finished games, in the background: turn by turn, by the workers of the bots, after all who play.

At tables that allow it, players may have their own turns judged while the game goes on.

Every turn is stored when it is done. One that stands still, because its server was ended or could not reach the
database, goes on where it was: nobody compares clocks, each server looks whether turns are added.
"""

import asyncio
import time
from contextlib import suppress
from functools import partial

from paname.analysis import ITERATIONS, summary, turns_of
from paname.analysis.analysis_worker import JudgeTurn
from paname.bots import BotError
from paname.game import Game
from paname.server.bots.workers import Bots, Claim, need_net
from paname.server.identity import Principal
from paname.server.ops.logs import Troubles, log
from paname.server.storage import analyses
from paname.server.storage.database import UnavailableError
from paname.server.storage.rows import AnalysisRow
from paname.server.tables.knowledge import follow, table_game_of
from paname.server.tables.permission import check_seat
from paname.server.tables.replays import finished_game
from paname.server.tables.services import NO_OWNER, Owner, Services
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError
from paname.types import Analysis

MOST_OF_ONE = 2
"""Analyses at a time for one person, for one network, and of this server."""
MOST_OF_NETWORK = 8
MOST_IN_ALL = 16
_SEED = 1
_LOOK_SECONDS = 20.0
_STILL_SECONDS = 60.0  # seconds without a turn after which a server takes over: one may wait long for a worker
_SoFar = tuple[str, int]  # a table, and how many of its turns are judged


class Analyst:
    def __init__(self, services: Services, bots: Bots) -> None:
        self._services = services
        self._bots = bots
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._owners: dict[str, Owner] = {}
        self._deciding = asyncio.Lock()
        self._since: dict[_SoFar, float] = {}  # when one that nobody here is at was first seen that far

    async def watch(self) -> None:
        """For ever. A server that starts goes on with all of them: whoever was at them may have ended."""
        patience, troubles = 0.0, Troubles()
        while True:
            try:
                await self._resume(patience)
            except Exception as error:
                troubles.tell("cannot resume analyses", error, expected=isinstance(error, UnavailableError))
            else:
                troubles.over()
                patience = _STILL_SECONDS
            await asyncio.sleep(_LOOK_SECONDS)

    async def _resume(self, patience: float) -> None:
        unfinished = await self._services.database.read(analyses.unfinished_analyses)
        now, before, self._since = time.monotonic(), self._since, {}
        for so_far in unfinished:
            if so_far[0] not in self._tasks:
                self._since[so_far] = since = before.get(so_far, now)
                if now - since >= patience:
                    self._start(so_far[0], NO_OWNER)

    async def close(self) -> None:
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def told(self, table: str) -> m.AnalysisState:
        row, game, conceded = await finished_game(self._services, table)
        found = await self._services.database.read(lambda connection: analyses.load_analysis(connection, table))
        if found is None:
            return m.AnalysisState("none", 0, len(turns_of(game)), None)
        return _state(found, len(row.seats), conceded)

    async def begin(self, table: str, who: Principal) -> m.AnalysisState:
        """Asked twice it is the same analysis; one that has failed is tried again."""
        state = await self.told(table)
        if state.status in ("done", "running"):  # perhaps elsewhere: whoever is at it is watched
            return state
        _, game, _ = await finished_game(self._services, table)
        if not state.total:
            raise RefusedError(409, "nothing-played")
        need_net(game.box)
        owner = self._services.owner(who.player)
        async with self._deciding:  # one at a time: who is counted has begun before the next is counted
            if table not in self._tasks:
                self._check_room(owner)
                await self._services.database.write(
                    lambda connection: analyses.save_analysis(connection, table, state.total, ITERATIONS)
                )
                self._start(table, owner)
        return await self.told(table)

    def _check_room(self, owner: Owner) -> None:
        mine = sum(other == owner for other in self._owners.values())
        here = sum(other.network == owner.network for other in self._owners.values())
        if mine >= MOST_OF_ONE or here >= MOST_OF_NETWORK or len(self._tasks) >= MOST_IN_ALL:
            raise RefusedError(429, "too-many-analyses")

    async def own_turn(self, table: str, request: m.JudgeOwnTurn, who: Principal) -> m.OwnTurn:
        """Judged by what the seat knew, and told to nobody else. What came later is taken away first."""
        seat, cache = request.seat, self._services.cache
        async with cache.hold(table) as slot:
            row = await follow(self._services, slot)
            check_seat(row, seat, who)
            game = (await table_game_of(self._services, slot)).game.copy()
        if row.status != "running":
            raise RefusedError(409, "not-running")
        if not row.settings.analysis:
            raise RefusedError(409, "not-over")
        own = [turn for turn in turns_of(game) if turn.seat == seat and turn.is_over(game)]
        number = request.turn or len(own)
        if not 1 <= number <= len(own):
            raise RefusedError(409, "nothing-played")
        need_net(game.box)
        turn = own[number - 1]
        game.undo(len(game.codes) - turn.first - turn.count)
        question = _question(f"{table} {turn.first}", game, ITERATIONS)
        try:
            judged = await self._bots.judge(
                {**question, "turn": len(turns_of(game)) - 1}, Claim(self._services.owner(who.player))
            )
        except BotError as error:
            raise RefusedError(503, "too-many-analyses") from error
        game.undo(len(game.codes) - judged["judged"])
        return m.OwnTurn(number, len(own), judged, game.view(seat, row.settings.screens))

    def _start(self, table: str, owner: Owner) -> None:
        if table not in self._tasks and not self._services.stopping:
            self._owners[table] = owner
            self._tasks[table] = asyncio.create_task(self._run(table, owner), name=f"analysis {table}")

    async def _run(self, table: str, owner: Owner) -> None:
        database = self._services.database
        try:
            await self._judge(table, Claim(Owner(f"analysis {owner.player}", owner.network), attended=False))
        except UnavailableError as error:
            log.warning("analysis broke off", extra={"table": table, "cause": str(error)})
        except Exception as error:  # it would fail again: whoever waits for it is told
            told = {"table": table, "cause": str(error)}
            log.error("analysis failed", extra=told, exc_info=not isinstance(error, BotError | RefusedError))
            with suppress(UnavailableError):
                await database.write(lambda connection: analyses.fail_analysis(connection, table))
        finally:
            del self._tasks[table], self._owners[table]

    async def _judge(self, table: str, claim: Claim) -> None:
        database = self._services.database
        found = await database.read(lambda connection: analyses.load_analysis(connection, table))
        if found is None:
            return
        _, game, _ = await finished_game(self._services, table)
        question = _question(table, game, found.iterations)
        for number in range(len(found.done), found.turns):
            turn = await self._bots.judge({**question, "turn": number}, claim)
            if not await database.write(partial(analyses.save_analyzed_turn, table=table, number=number, turn=turn)):
                return  # another server was first: it goes on


def _question(name: str, game: Game, iterations: int) -> JudgeTurn:
    """Of its first turn."""
    return {
        "type": "judge",
        "game": name,
        "record": {**game.record(), "actions": []},
        "actions": [str(action) for action in game.history],
        "turn": 0,
        "iterations": iterations,
        "seed": _SEED,
    }


def _state(found: AnalysisRow, players: int, conceded: dict[int, int]) -> m.AnalysisState:
    done = len(found.done)
    # one that failed here may have been finished by another server meanwhile
    status: m.AnalysisStatus = "done" if done == found.turns else "failed" if found.failed else "running"
    seats, points = summary(found.done, players, conceded)
    analysis: Analysis = {
        "iterations": found.iterations,
        "seed": _SEED,
        "turns": found.done,
        "seats": seats,
        "turning_points": points,
    }
    return m.AnalysisState(status, done, found.turns, analysis)
