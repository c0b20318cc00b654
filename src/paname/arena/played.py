"""What is kept of a finished game: one JSON object, one line of the journal."""

from typing import Literal, NotRequired, TypedDict

Usage = dict[str, dict[str, float]]
"""What one seat used in a game: item → measure → amount (see `usage.py`)."""


class Failure(TypedDict):
    kind: Literal["crash", "illegal", "hang", "worker"]
    seat: int | None  # whose bot is to blame; None when nobody can tell
    text: str


class Played(TypedDict):
    match: int  # Match.number
    deal: int
    line_up: int
    seed: int
    seats: list[str]
    failure: Failure | None  # then everything below is empty
    vp: list[int]
    ranks: list[int]
    francs: list[int]
    sources: list[dict[str, int]]
    rounds: int
    actions: int
    decisions: list[int]  # how often each seat was asked
    seconds: list[float]  # how long each seat thought in all
    slowest: list[float]  # its longest decision
    usage: NotRequired[list[Usage]]


def winners(game: Played) -> dict[int, float]:
    """The seats that won and the share of the victory each has, R10.4."""
    first = [seat for seat, rank in enumerate(game["ranks"]) if rank == 1]
    return dict.fromkeys(first, 1 / len(first))
