"""What is kept of a finished game: one JSON object."""

import json
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

from paname.records.record import EXTENSION

Usage = dict[str, dict[str, float]]
"""What one seat used in a game: item → measure → amount (see balance/usage.py)."""


FailureKind = Literal["crash", "illegal", "hang", "worker"]


class Failure(TypedDict):
    kind: FailureKind
    seat: int | None  # whose bot is to blame; None when nobody can tell
    text: str


class Outcome(TypedDict):
    """A finished game.

    >>> from paname.arena import Plan, play, round_robin
    >>> plan = Plan(round_robin(["random"], players=2), games=1, seed=1)
    >>> outcome: Outcome = play(plan.matches()[0], plan.conditions)
    >>> sorted(outcome["ranks"]), outcome["failure"]
    ([1, 2], None)
    """

    match: int  # Match.number
    deal: int
    line_up: int
    seed: int | str
    seats: list[str]
    failure: Failure | None  # then everything below is empty, except for the ranks where somebody is to blame
    vp: list[int]
    ranks: list[int]
    francs: list[int]
    sources: list[dict[str, int]]
    rounds: int
    actions: int
    decisions: list[int]  # how often each seat was asked
    seconds: list[float]  # how long each seat thought in all
    slowest: list[float]  # its longest decision
    usage: NotRequired[list[Usage]]  # with Conditions.usage
    record: NotRequired[dict[str, Any]]  # with Conditions.record


def winners(game: Outcome) -> dict[int, float]:
    """The seats that won and the share of the victory each has, R10.4."""
    first = [seat for seat, rank in enumerate(game["ranks"]) if rank == 1]
    return dict.fromkeys(first, 1 / len(first)) if first else {}


def ranks_of_failure(players: int, loser: int | None) -> list[int]:
    """Who fails has lost to all the others, and they win together."""
    return [] if loser is None else [players if seat == loser else 1 for seat in range(players)]


def write_record(folder: Path, seed: int, game: Outcome) -> None:
    """Moves the record of a game that has one into the folder. `seed`: of the plan."""
    record = game.pop("record", None)
    if record:
        folder.mkdir(parents=True, exist_ok=True)
        name = f"game-{seed}-{game['match']}{EXTENSION}"
        (folder / name).write_text(json.dumps(record, ensure_ascii=False), "utf-8")
