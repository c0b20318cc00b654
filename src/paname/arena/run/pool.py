"""Games on the cores of this machine: worker processes that may die or hang without harm to the tournament.

Each worker plays one game at a time and says before each decision whom it asks. A worker that ends, or whose bot does
not answer in time, is killed with all it started, its game is reported as failed, and a new worker takes its place.
"""

import multiprocessing
import os
import signal
import time
from collections.abc import Generator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from typing import Any

from paname.arena.match import failed, play
from paname.arena.plan import Match, Rules
from paname.arena.played import Failure, Played

# spawn: the child's parent is this process (so it can tell when it is gone), and no thread or lock is inherited
CONTEXT = multiprocessing.get_context("spawn")
START_S = 60.0
"""How long a worker may take to start."""
PULSE_S = 0.5

SEAT, SINCE, ACTIONS = 0, 1, 2
"""What a worker tells about the game it plays: the seat asked (or NOBODY), since when, how many actions were played."""
NOBODY = -1


def serve(pipe: Connection, telling: Any, rules: Rules, parent: int) -> None:
    """The life of a worker: a match in, a game out, until the pipe closes."""
    os.setpgrp()  # Ctrl-C is for the parent; and what a bot starts dies with this group
    _die_with(parent)

    def tell(seat: int, actions: int) -> None:
        telling[SEAT], telling[ACTIONS], telling[SINCE] = seat, actions, time.monotonic()

    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        pipe.send("ready")
        while True:
            match: Match = pipe.recv()
            pipe.send(play(match, rules, tell))
    os.killpg(0, signal.SIGKILL)  # the programs of external bots go too


def _die_with(parent: int) -> None:
    """End this process when the tournament is killed, also while compiled code holds the interpreter."""
    with suppress(OSError, AttributeError):  # Linux; elsewhere the closed pipe ends the worker after its game
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
    if os.getppid() != parent:
        os._exit(1)


class Worker:
    def __init__(self, rules: Rules) -> None:
        self.telling = RawArray("d", 3)
        self.pipe, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(
            target=serve, args=(theirs, self.telling, rules, os.getpid()), name="paname-arena", daemon=False
        )
        self.process.start()
        theirs.close()
        self.started = time.monotonic()
        self.ready = False
        self.match: Match | None = None

    def give(self, match: Match) -> None:
        self.telling[SEAT], self.telling[ACTIONS], self.telling[SINCE] = NOBODY, 0, time.monotonic()
        self.match = match
        with suppress(OSError):  # it has just died: the next look at it tells
            self.pipe.send(match)

    def hangs(self, limit: float) -> bool:
        now = time.monotonic()
        if not self.ready:
            return now - self.started > START_S
        return self.match is not None and now - self.telling[SINCE] > limit

    def kill(self) -> None:
        if self.ready and self.process.pid:  # then it leads a group of its own: the programs of its bots are in it
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.join()
        self.pipe.close()

    def failure(self, limit: float) -> Failure:
        """What to say of the game of a worker that hangs or has ended."""
        seat = int(self.telling[SEAT])
        asked = self.match is not None and seat != NOBODY
        when = "before the first decision"
        if self.match is not None and asked:
            when = f"at action {int(self.telling[ACTIONS]) + 1}, while {self.match.seats[seat]} (seat {seat}) was asked"
        if self.process.exitcode is None:
            return {"kind": "hang", "seat": seat if asked else None, "text": f"no answer within {limit:g} s {when}"}
        ending = _ending(self.process.exitcode)
        return {
            "kind": "worker",
            "seat": seat if asked else None,
            "text": f"the worker process ended with {ending} {when}",
        }


def _ending(code: int) -> str:
    return f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"


def run(matches: list[Match], rules: Rules, jobs: int, limit: float) -> Generator[Played, None, None]:
    """Play the matches on `jobs` processes; games come as they end. `limit`: seconds a bot may take for a decision."""
    waiting = list(reversed(matches))
    workers = [Worker(rules) for _ in range(min(jobs, len(matches)))]
    broken = 0  # workers in a row that never got ready: then something is wrong that no replacement cures
    try:
        while workers:
            wait([worker.pipe for worker in workers] + [worker.process.sentinel for worker in workers], PULSE_S)
            for place, worker in enumerate(workers):
                game = None
                try:
                    if worker.pipe.poll():
                        game = worker.pipe.recv()
                except (EOFError, OSError):
                    worker.process.join(1)
                if game == "ready":
                    worker.ready, broken = True, 0
                elif game is not None:
                    worker.match = None
                    yield game
                elif worker.process.exitcode is not None or worker.hangs(limit):
                    if worker.match is not None:
                        yield failed(worker.match, worker.failure(limit))
                    elif not worker.ready:
                        broken += 1
                        if broken > 2 * jobs:
                            raise RuntimeError("worker processes cannot start; see the error above")
                    worker.kill()
                    workers[place] = Worker(rules)
                    continue
                if worker.ready and worker.match is None and waiting:
                    worker.give(waiting.pop())
            if not waiting:
                for worker in [worker for worker in workers if worker.match is None]:
                    workers.remove(worker)
                    worker.kill()
    finally:
        for worker in workers:
            worker.kill()
