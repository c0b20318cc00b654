"""Playing whole games through the API."""

import random
from collections.abc import Callable

from paname.server.client import Client
from paname.server.wire import messages as m

HUMAN = m.SeatRequest("human")
Choice = Callable[[list[str]], str | None]


async def hot_seat(client: Client, players: int = 2, **options: object) -> str:
    """A running table whose seats are all this client's."""
    made = await client.create(m.CreateTable([HUMAN] * players, random_start=False, **options))  # type: ignore[arg-type]
    return made.table.id


async def table_and_token(client: Client) -> tuple[str, str]:
    """Such a table, and the token of its first seat."""
    made = await client.create(m.CreateTable([HUMAN] * 2, random_start=False))
    return made.table.id, made.tokens[0].token


async def play_on(client: Client, table: str, choose: Choice, most: int = 10_000) -> int:
    """Acts for whichever seat is to act until the game is over, `choose` says None or `most` actions are played.
    Returns the table's seq."""
    info = await client.table(table)
    seat, seq, legal = info.active, info.seq, list[str]()
    for _ in range(most):
        if seat is None:
            break
        legal = legal or (await client.state(table, seat, log=0)).legal
        action = choose(legal)
        if action is None:
            break
        done = (await client.act(table, seat, seq, action)).updates[-1]
        seat, seq, legal = done.active, done.seq, done.legal
    return seq


def at_random(seed: int) -> Choice:
    rng = random.Random(seed)
    return lambda legal: rng.choice(legal)
