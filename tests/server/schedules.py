"""What happens in one run of chaos, drawn whole from its seed before anything runs.

Every actor (the people of a table, a server, a blow) has a generator of its own, so nothing depends on who is faster.
"""

from random import Random
from typing import Literal, get_args

from msgspec import Struct

from paname.server.ops.failpoints import FAILPOINTS, Failpoint

Wish = Literal["act", "undo", "concede", "move a seat"]
Kind = Literal["kill", "doom", "stop", "terminate", "deafen", "lock", "jump", "fill the disk", "abandon"]
_KINDS: tuple[Kind, ...] = get_args(Kind)
_WISHES: dict[Wish, int] = {"act": 82, "undo": 8, "concede": 5, "move a seat": 5}


class Intention(Struct, frozen=True):
    """What the people at a table want next. It is tried once, when one of them can do something."""

    wish: Wish
    seat: int  # whose, where it is not the turn that says so
    choice: float  # which of the possible actions, from 0 to 1
    server: int  # that is asked; the next one, when it does not answer
    pause: float  # seconds before


class Blow(Struct, frozen=True):
    """What goes wrong next."""

    after: int  # so many intentions of all people
    kind: Kind
    server: int
    table: int
    place: Failpoint  # where a doomed server dies
    seconds: float
    jump: int  # of the clock, in seconds


class Schedule(Struct, frozen=True):
    seed: int
    servers: int
    delays: list[dict[Failpoint, list[float]]]  # of each server, at each place, in turn
    people: list[list[Intention]]  # of each table, and of those that continue it
    blows: list[Blow]


def draw(seed: int, intentions: int = 24, blows: int = 7, tables: int = 3) -> Schedule:
    """`intentions`: at each table."""
    servers = Random(f"{seed}:servers").choice((2, 3))
    steps = intentions * tables // blows
    return Schedule(
        seed=seed,
        servers=servers,
        delays=[_delays(Random(f"{seed}:server:{number}")) for number in range(servers)],
        people=[_intentions(Random(f"{seed}:people:{number}"), intentions, servers) for number in range(tables)],
        blows=[
            _blow(Random(f"{seed}:blow:{number}"), number * steps, (number + 1) * steps, servers, tables)
            for number in range(blows)
        ],
    )


def _delays(chance: Random) -> dict[Failpoint, list[float]]:
    """One in ten."""
    return {
        place: [chance.uniform(0.0, 0.1) if chance.random() < 0.1 else 0.0 for _ in range(50)] for place in FAILPOINTS
    }


def _intentions(chance: Random, count: int, servers: int) -> list[Intention]:
    wishes = chance.choices([*_WISHES], [*_WISHES.values()], k=count)
    return [
        Intention(wish, chance.randrange(2), chance.random(), chance.randrange(servers), chance.uniform(0.0, 0.05))
        for wish in wishes
    ]


def _blow(chance: Random, first: int, last: int, servers: int, tables: int) -> Blow:
    return Blow(
        after=chance.randrange(first, last),
        kind=chance.choice(_KINDS),
        server=chance.randrange(servers),
        table=chance.randrange(tables),
        place=chance.choice(FAILPOINTS),
        seconds=chance.uniform(0.2, 3.0),
        jump=chance.choice((-7200, 0, 7200)),
    )
