"""What a tournament plays: which bots meet, on which deals, from which seats.

A plan alone decides every game, so the same plan gives the same games on one core, on all cores or on a cluster.
"""

import csv
import hashlib
import json
from collections import Counter
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import combinations, permutations
from pathlib import Path

import paname
from paname.bots.registry import files_of
from paname.rules.options import Options

LineUp = tuple[str, ...]
"""The bots of a table, one per seat, before the seats are rotated."""


class PlanError(ValueError):
    """The tournament cannot be played as asked.

    >>> round_robin([], players=2)
    Traceback (most recent call last):
    paname.arena.plan.PlanError: name at least one bot, for example mcts,greedy
    """


@dataclass(frozen=True)
class ComponentsFile:
    """A components file by its content, so that it travels to other processes and machines."""

    name: str
    content: str


@dataclass(frozen=True)
class Conditions:
    """What all games of a tournament have in common.

    >>> Conditions(Options(players=3), seconds=0.1).options.players
    3
    """

    options: Options = field(default_factory=Options)
    components: ComponentsFile | None = None
    seconds: float | None = None  # thinking time per decision; None: each bot's own budget
    iterations: int | None = None  # search iterations per decision
    playout: bool = False  # nobody is asked: the rules themselves play at random, for `paname simulate`
    usage: bool = False  # count what is used in the game, for `paname balance`
    record: bool = False  # write down the game


@dataclass(frozen=True)
class Match:
    """One game to play.

    >>> match = Plan(round_robin(["greedy", "random"], players=2), games=2, seed=1).matches()[1]
    >>> match.number, match.seats
    (1, ('random', 'greedy'))
    """

    number: int  # from 0, in the order of the plan
    deal: int  # from 0; all games of a deal have the same setup
    line_up: int  # index into Plan.line_ups
    seed: int | str  # of the setup
    seats: tuple[str, ...]  # bot by seat; seat 0 starts
    bot_seeds: tuple[int, ...]  # by seat


@dataclass(frozen=True)
class Plan:
    """A tournament: which bots meet, on how many deals, under which conditions.

    >>> plan = Plan(round_robin(["greedy", "random"], players=2), games=2, seed=1)
    >>> [match.seats for match in plan.matches()]
    [('greedy', 'random'), ('random', 'greedy')]
    """

    line_ups: tuple[LineUp, ...]
    games: int  # per line-up, rounded up to whole deals
    seed: int
    conditions: Conditions = field(default_factory=Conditions)

    @property
    def bots(self) -> list[str]:
        """Every bot once, in the order in which they were named.

        >>> Plan(round_robin(["mcts", "greedy", "random"], players=2), games=2, seed=1).bots
        ['mcts', 'greedy', 'random']
        """
        return list(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up))

    @property
    def deals(self) -> int:
        """How many setups are played, each from every seat.

        >>> Plan(round_robin(["greedy", "random"], players=2), games=6, seed=1).deals
        3
        """
        return max(-(-self.games // len(rotations(line_up))) for line_up in self.line_ups)

    def matches(self) -> list[Match]:
        """Deal by deal, so that a tournament that was cut short is still balanced.

        >>> [match.deal for match in Plan((("greedy", "random"),), games=4, seed=1).matches()]
        [0, 0, 1, 1]
        """
        matches: list[Match] = []
        for deal in range(self.deals):
            for index, line_up in enumerate(self.line_ups):
                turned = rotations(line_up)
                if deal * len(turned) >= self.games:
                    continue
                for rotation, seats in enumerate(turned):
                    bots = tuple(derive(self.seed, "bot", deal, line_up, rotation, seat) for seat in range(len(seats)))
                    matches.append(Match(len(matches), deal, index, self._seed(deal), seats, bots))
        return matches

    def _seed(self, deal: int) -> int | str:
        return f"{self.seed}/{deal}" if self.conditions.playout else derive(self.seed, "deal", deal)

    def fingerprint(self) -> str:
        """Plans with the same fingerprint play the same games and keep the same of them.

        >>> tables = round_robin(["greedy", "random"], players=2)
        >>> Plan(tables, games=2, seed=1).fingerprint() == Plan(tables, games=2, seed=2).fingerprint()
        False
        """
        data = [self.line_ups, self.games, self.seed, asdict(self.conditions), code_digest(), *self._files()]
        return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]

    def _files(self) -> list[str]:
        """What is in the files that its bots play by: under the same name there may be another net tomorrow."""
        return [hashlib.sha256(path.read_bytes()).hexdigest() for bot in self.bots for path in files_of(bot)]


@cache
def code_digest() -> str:
    """Of the rules and the bots: games of an older version are never mixed with those of a newer one."""
    digest = hashlib.sha256()
    for path in code():
        digest.update(path.read_bytes())
    return digest.hexdigest()


def code() -> list[Path]:
    """The files that decide how a game goes."""
    root = Path(paname.__file__).parent
    rooms = [root.glob("*.py"), *((root / room).rglob("*") for room in ("box", "rules", "knowing", "records", "bots"))]
    return sorted(path for room in rooms for path in room if path.suffix in (".py", ".toml", ".c", ".net"))


def derive(*parts: object) -> int:
    """A seed of its own for each purpose: 32 bits, so that it stays readable in tables."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:4], "big")


def rotations(line_up: LineUp) -> list[tuple[str, ...]]:
    """Every seating that turning the table gives, each once: a table of like bots has only one."""
    turned = [line_up[turn:] + line_up[:turn] for turn in range(len(line_up))]
    return list(dict.fromkeys(turned))


def round_robin(bots: list[str], players: int) -> tuple[LineUp, ...]:
    """The tables of a tournament.

    - As many bots as seats or more: every choice of that many different bots.
    - Fewer: each bot alone against a table full of each other one (A B B B and B A A A).
    - One bot: a table of itself, to see what the seat is worth.
    - A list with repetitions is one table and must fill it.

    >>> round_robin(["mcts", "greedy", "random"], players=2)
    (('mcts', 'greedy'), ('mcts', 'random'), ('greedy', 'random'))
    >>> round_robin(["mcts", "greedy"], players=3)
    (('mcts', 'greedy', 'greedy'), ('greedy', 'mcts', 'mcts'))
    """
    if not bots:
        raise PlanError("name at least one bot, for example mcts,greedy")
    if len(set(bots)) < len(bots):
        return (check_line_up(tuple(bots), players),)
    if len(bots) == 1:
        return ((bots[0],) * players,)
    if len(bots) >= players:
        return tuple(combinations(bots, players))
    return tuple((alone, *[other] * (players - 1)) for alone, other in permutations(bots, 2))


def check_line_up(line_up: LineUp, players: int) -> LineUp:
    if len(line_up) != players:
        raise PlanError(
            f"the table {','.join(line_up)} has {len(line_up)} bots; {players} are needed, one for each player"
        )
    return line_up


def challengers(line_up: LineUp) -> list[str]:
    """Whose strength a table measures: the bots that sit there alone; where nobody does, all of them."""
    alone = [bot for bot, seats in Counter(line_up).items() if seats == 1]
    return alone or list(dict.fromkeys(line_up))


def split_specs(text: str) -> list[str]:
    """Bot specs are separated by commas; a spec that holds one is put in double quotes."""
    fields = next(csv.reader([text], skipinitialspace=True), [])
    return [spec.strip() for spec in fields if spec.strip()]
