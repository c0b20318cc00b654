"""Plays a plan to its end, wherever it stood."""

import os
from collections.abc import Callable, Generator
from pathlib import Path

from paname.arena.journal import Journal
from paname.arena.outcome import Outcome, write_record
from paname.arena.plan import Match, Plan, PlanError

Run = Callable[[list[Match]], Generator[Outcome, None, None]]
"""Plays the given matches in any order: `local.run` or `ray_cluster.run`."""


def play_on(plan: Plan, journal: Journal, run: Run, records: Path | None = None) -> Generator[Outcome, None, None]:
    """Play what the journal does not have yet; a game is given out once it, and its record, are safe on disk."""
    began = plan.fingerprint()
    known = {game["match"] for game in journal.games}
    todo = [match for match in plan.matches() if match.number not in known]
    if not todo:
        return
    for game in run(todo):
        if plan.fingerprint() != began:
            raise PlanError("a file that a bot plays by has changed: its games cannot be counted with those before")
        if records:
            write_record(records, plan.seed, game)
        journal.add(game)
        yield game


def default_state(plan: Plan) -> Path:
    """Where a tournament without --state keeps its games until it is finished."""
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "paname" / "arena" / f"{plan.fingerprint()}.sqlite"
