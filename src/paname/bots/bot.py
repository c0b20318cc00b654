"""What a bot is: something that chooses an action from what its seat can see."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter

from paname.action import Action
from paname.box import Box
from paname.game import Game
from paname.knowing.seat import Player
from paname.types import View


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on one decision. None: no limit of that sort from outside; the bot has its own.
    All seconds are counted by the clock: `time.thread_time` leaves out what other processes take.

    >>> Budget(seconds=0.5)
    Budget(seconds=0.5, iterations=None)
    """

    seconds: float | None = None
    iterations: int | None = None
    clock: Callable[[], float] = field(default=perf_counter, repr=False)


class BotError(Exception):
    """A bot cannot be made or does not answer as it should. The text says what happened and what would be right, the
    cause says it in a word.

    >>> from paname.bots import create
    >>> create("stockfish")
    Traceback (most recent call last):
    paname.bots.bot.BotError: no bot 'stockfish'; there are random, greedy, mcts, net, program and level:1 to level:8
    """

    def __init__(self, text: str, cause: str = "error") -> None:
        super().__init__(text)
        self.cause = cause


@dataclass(frozen=True)
class Considered:
    """A choice: its last action (a purchase stands for its payment too), and what the search expects of it.

    Without visits, that is where the turn leads.

    >>> Considered("draw 1", visits=40, lead=1.5).lead
    1.5
    """

    action: str
    visits: int
    lead: float  # VP ahead of the others: half the strongest of them counts, half their mean
    chance: float | None = None  # to win, where the bot can tell


def still_legal(seat: Player, decided: list[str]) -> Iterator[str]:
    """What a bot decided on, each to be played before the next is asked for: the first, and more until the game goes
    another way.

    >>> game = Game.new(seed=1)
    >>> for action in still_legal(game.seat(0), ["draw 1", "place arc", "draw 2", "done"]):
    ...     _ = game.play(action)
    >>> game.history
    ['draw 1', 'place arc']
    """
    yield decided[0]
    for action in decided[1:]:
        if action not in seat.legal_texts():
            return
        yield action


class Bot(ABC):
    """A player of one seat in one game. It may remember what it thought, but it never needs to: a view is enough.

    >>> class First(Bot):
    ...     def choose(self, view, legal, budget=None):
    ...         return legal[0]
    >>> First().play(Game.new(seed=1))
    ['draw 1']
    """

    box: Box | None = None
    """The box it was made for. None: it plays with any."""

    @abstractmethod
    def choose(self, view: View, legal: list[str], budget: Budget | None = None) -> str:
        """One of the legal actions, given the view of the seat to act with open screens.

        >>> from paname.bots import create
        >>> game = Game.new(seed=1)
        >>> create("greedy").choose(game.view(0, "open"), game.seat(0).legal_texts()) in game.legal()
        True
        """

    def decide(self, view: View, legal: list[str], budget: Budget | None = None) -> list[str]:
        """The next actions, one or more: as many as are decided on already, such as a payment and its purchase.

        The first is one of the legal actions. The others are played after it, unless the game went another way; then
        they are forgotten and the bot is asked again.

        >>> from paname.bots import create
        >>> game = Game.new(seed=1)
        >>> len(create("greedy").decide(game.view(0, "open"), game.seat(0).legal_texts()))
        1
        """
        return [self.choose(view, legal, budget)]

    def play(self, game: Game, budget: Budget | None = None) -> list[Action]:
        """Decide for the seat to act and play it in the game; returns the actions played.

        >>> from paname import Game
        >>> from paname.bots import create
        >>> game, bot = Game.new(players=2, seed=1), create("greedy", seed=1)
        >>> while not game.over:
        ...     played = bot.play(game)
        >>> played
        ['done']
        """
        if not isinstance(game, Game):
            raise TypeError(f"a bot plays in a Game, not in {game!r:.60}")
        if not isinstance(budget, Budget | None):
            raise TypeError(f"a budget is Budget(seconds=…) or Budget(iterations=…), not {budget!r:.60}")
        if game.active is None:
            raise ValueError("the game is over")
        if self.box is not None and self.box.sha256 != game.box.sha256:
            raise BotError("the bot was made for another box than the game's: create it with box=game.box")
        seat = game.seat(game.active)
        before = len(game.codes)
        decided = self.decide(seat.view("open"), seat.legal_texts(), budget)
        if not decided:
            raise BotError("the bot decided on no action")
        for action in still_legal(seat, decided):
            seat.play(action)
        return game.history[before:]

    def considered(self) -> list[Considered]:
        """What the last action was chosen from, where the bot searched for it; otherwise what was chosen.

        >>> from paname.bots import create
        >>> game, bot = Game.new(seed=1), create("mcts:iterations=50", seed=1)
        >>> _ = bot.play(game)
        >>> sorted(choice.action for choice in bot.considered())
        ['draw 1', 'draw 2', 'draw 3']
        """
        return []

    def close(self) -> None:  # noqa: B027  (most bots hold nothing)
        """Release what the bot holds (a process, for example).

        >>> from paname.bots import create
        >>> create("greedy").close()
        """
