"""The same games on a Ray cluster: one actor per processor, replaced when it dies or its bot does not answer."""

import logging
import socket
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import redirect_stdout
from importlib import import_module
from typing import Any

from paname.arena.match import broken_off, failed, play
from paname.arena.outcome import Failure, Outcome
from paname.arena.plan import Conditions, Match, PlanError

CONNECT_S = 10.0
PING_S = 20.0
"""How long an actor may take to say what it does (compiled search holds the interpreter for a while)."""


class Actor:
    """Plays games on a node of the cluster; a second thread answers `asked`."""

    def __init__(self, conditions: Conditions) -> None:
        self.conditions = conditions
        self.asking: tuple[int, list[int], float] | None = None

    def play(self, match: Match) -> Outcome:
        def tell(seat: int, played: Sequence[int]) -> None:
            self.asking = seat, list(played), time.monotonic()

        self.asking = None
        return play(match, self.conditions, tell)

    def asked(self) -> tuple[int, list[int], float] | None:
        """The seat asked now, the actions played before, and for how many seconds it has been thinking."""
        return self.asking and (self.asking[0], self.asking[1], time.monotonic() - self.asking[2])


def run(
    matches: list[Match], conditions: Conditions, address: str, jobs: int, limit: float
) -> Generator[Outcome, None, None]:
    """Play the matches on the cluster at `address`; `local` starts one of `jobs` processors on this machine."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise PlanError("a Ray cluster needs the package ray: pip install 'paname[ray]'") from None
    _check_address(address)
    own: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise PlanError(f"cannot join the Ray cluster at {address!r}: {error}") from error
    with redirect_stdout(sys.stderr):  # Ray tells of dead workers on stdout, also while it ends; our result goes there
        try:
            yield from _play_all(ray, matches, conditions, limit)
        finally:
            ray.shutdown()


def _check_address(address: str) -> None:
    """Ray itself retries for minutes where nobody listens."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=CONNECT_S).close()
        except OSError as error:
            raise PlanError(f"there is no Ray cluster at {address!r}: {error}") from error


def _play_all(ray: Any, matches: list[Match], conditions: Conditions, limit: float) -> Generator[Outcome, None, None]:
    actors = ray.remote(num_cpus=1, max_concurrency=2, max_restarts=0)(Actor)
    waiting = list(reversed(matches))
    count = min(len(matches), max(1, int(ray.cluster_resources().get("CPU", 1))))
    idle = [actors.remote(conditions) for _ in range(count)]
    busy: dict[Any, tuple[Any, Match, float]] = {}
    while waiting or busy:
        while waiting and idle:
            player, match = idle.pop(), waiting.pop()
            busy[player.play.remote(match)] = player, match, time.monotonic()
        done, _ = ray.wait(list(busy), num_returns=1, timeout=1.0)
        for reference in done:
            player, match, _ = busy.pop(reference)
            try:
                yield ray.get(reference)
                idle.append(player)
            except ray.exceptions.RayError as error:
                lost: Failure = {"kind": "worker", "seat": None, "text": f"lost on the cluster: {_first_line(error)}"}
                yield failed(match, lost)
                idle.append(actors.remote(conditions))
        for reference, (player, match, since) in list(busy.items()):
            if time.monotonic() - since > limit and (hanging := _hangs(ray, player, match, limit)):
                del busy[reference]
                ray.kill(player)
                yield broken_off(match, conditions, *hanging)
                idle.append(actors.remote(conditions))


def _hangs(ray: Any, player: Any, match: Match, limit: float) -> tuple[Failure, list[int]] | None:
    """How, and what was played before."""
    try:
        asked = ray.get(player.asked.remote(), timeout=PING_S)
    except ray.exceptions.GetTimeoutError:
        silent = f"the player on the cluster did not answer for {PING_S:g} s"
        return {"kind": "hang", "seat": None, "text": silent}, []
    except ray.exceptions.RayError:
        return None  # it has died: the next look at its game tells
    if asked is None or asked[2] <= limit:
        return None
    seat, played, _ = asked
    whom = f"{match.seats[seat]} (seat {seat})"
    text = f"no answer within {limit:g} s at action {len(played) + 1}, while {whom} was asked"
    return {"kind": "hang", "seat": seat, "text": text}, played


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
