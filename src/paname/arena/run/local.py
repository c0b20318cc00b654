"""Games on the cores of this machine, in worker processes that may die or hang without harm to the tournament."""

from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from paname.arena.match import broken_off
from paname.arena.outcome import Failure, Outcome
from paname.arena.plan import Conditions, Match
from paname.arena.run.match_worker import play_question
from paname.bots.child import NoAnswer
from paname.bots.supervisor import Supervisor

AT_ONCE = 50
"""Games of a question when nobody is asked: they are over sooner than a question is sent."""


def run(matches: list[Match], conditions: Conditions, jobs: int, limit: float) -> Generator[Outcome, None, None]:
    """Play the matches on `jobs` processes; games come as they end. `limit`: seconds a bot may take for a decision."""
    size = AT_ONCE if conditions.playout else 1
    workers = Supervisor("paname.arena.run.match_worker", jobs)
    threads = ThreadPoolExecutor(jobs, "arena")
    try:
        asked = [
            threads.submit(_play, workers, matches[first : first + size], conditions, limit)
            for first in range(0, len(matches), size)
        ]
        for played in as_completed(asked):
            yield from played.result()
    finally:
        threads.shutdown(wait=False, cancel_futures=True)
        workers.close()
        threads.shutdown()


def _play(workers: Supervisor, matches: Sequence[Match], conditions: Conditions, limit: float) -> list[Outcome]:
    try:
        answer = workers.ask(play_question(matches, conditions), limit)
    except NoAnswer as failure:
        if failure.cause in ("start", "closed"):
            raise
        played = failure.note.played if failure.note else ()
        return [broken_off(match, conditions, _blame(match, failure, limit), played) for match in matches]
    if "error" in answer:
        raise RuntimeError(f"a worker cannot play: {answer['error']}: {answer['text']}")
    outcomes: list[Outcome] = answer["outcomes"]
    return outcomes


def _blame(match: Match, failure: NoAnswer, limit: float) -> Failure:
    """What to say of the game of a worker that hung or ended."""
    when, seat = "before the first decision", None
    if failure.note:
        seat = failure.note.seat
        when = f"at action {len(failure.note.played) + 1}, while {match.seats[seat]} (seat {seat}) was asked"
    if failure.cause == "hung":
        return {"kind": "hang", "seat": seat, "text": f"no answer within {limit:g} s {when}"}
    return {"kind": "worker", "seat": seat, "text": f"{failure} {when}"}
