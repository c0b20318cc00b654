"""One game between bots: they see only their seat's view, and whatever they do, the game has an outcome."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter, thread_time
from typing import Any

from paname import Game
from paname.arena.balance.usage import Observer
from paname.arena.outcome import Failure, FailureKind, Outcome, ranks_of_failure
from paname.arena.plan import ComponentsFile, Conditions, Match
from paname.arena.thoughts import Thoughts
from paname.bots import Bot, Budget, create
from paname.bots.bot import still_legal
from paname.box import Box, load_box, parse_box
from paname.records.notation import notation
from paname.rules import turn
from paname.rules.rng import Rng
from paname.rules.state import ActionBuffer
from paname.types import Event

Tell = Callable[[int, Sequence[int]], None]
"""Called before each decision, before a bot is made and before it is closed, with the seat and the codes of the actions
played."""


@dataclass(frozen=True)
class Happening:
    """An action that was played, for whoever watches. The events hold the secrets of all seats."""

    seat: int
    action: str
    events: list[Event]
    game: Game


Watcher = Callable[[Happening], None]


def play(match: Match, conditions: Conditions, tell: Tell | None = None, watch: Watcher | None = None) -> Outcome:
    """One game to its end; a bot that fails has lost it. `tell` hears who is asked, `watch` what is played.

    >>> match = Match(number=0, deal=0, line_up=0, seed=1, seats=("greedy", "random"), bot_seeds=(1, 2))
    >>> play(match, Conditions())["ranks"]
    [1, 2]
    """
    if conditions.playout:
        return _playout(match, conditions)
    table = _Table(match, conditions, watch)
    seat: int | None = None
    try:
        for seat in range(len(match.seats)):
            if tell:  # a bot may hang, or end its process, while it is made
                tell(seat, ())
            table.seat_bot(seat)
        while (seat := table.game.active) is not None:
            if tell:
                tell(seat, table.game.codes)
            table.ask(seat)
    except _BotFailed as failure:  # whatever a bot does wrong costs this game only
        return table.failed(failure.kind, seat, f"{match.seats[seat or 0]} (seat {seat}) {failure}")
    except Exception as error:
        return table.failed("crash", None, f"the game raised {type(error).__name__}: {error}")
    finally:
        table.close(tell)
    return table.finished()


def broken_off(match: Match, conditions: Conditions, failure: Failure, played: Sequence[int]) -> Outcome:
    """A game of which only the actions are left, not what the bots thought."""
    if not conditions.record or conditions.playout:
        return failed(match, failure)
    game = _deal(match, conditions)
    for code in played:
        game.apply(code)
    return {**failed(match, failure), "record": _ended(_record(match, game), failure)}


def failed(match: Match, failure: Failure) -> Outcome:
    ranks = ranks_of_failure(len(match.seats), failure["seat"])
    return {**_heading(match), "failure": failure, "ranks": ranks}


def _heading(match: Match) -> Outcome:
    return {
        "match": match.number,
        "deal": match.deal,
        "line_up": match.line_up,
        "seed": match.seed,
        "seats": list(match.seats),
        "failure": None,
        "vp": [],
        "ranks": [],
        "francs": [],
        "sources": [],
        "rounds": 0,
        "actions": 0,
        "decisions": [],
        "seconds": [],
        "slowest": [],
    }


def _finished(match: Match, game: Game, actions: int) -> Outcome:
    result = game.result()
    return {
        **_heading(match),
        "vp": result.vp,
        "ranks": result.ranks,
        "francs": result.francs,
        "sources": [{str(source): vp for source, vp in seat.items()} for seat in result.sources],
        "rounds": int(game.state.last_round),
        "actions": actions,
    }


class _BotFailed(Exception):
    def __init__(self, kind: FailureKind, what: str) -> None:
        super().__init__(what)
        self.kind = kind

    def __reduce__(self) -> tuple[type["_BotFailed"], tuple[FailureKind, str]]:
        return type(self), (self.kind, str(self))


class _Table:
    """A game, the bots at it, and the clock."""

    def __init__(self, match: Match, conditions: Conditions, watch: Watcher | None) -> None:
        self.match = match
        self.budget = Budget(conditions.seconds, conditions.iterations, thread_time)
        self.game = _deal(match, conditions)
        self.observer = Observer(self.game.box, self.game.players) if conditions.usage else None
        self.thoughts = Thoughts() if conditions.record else None
        self.watch = watch
        self.bots: list[Bot] = []
        self.actions = 0
        self.decisions = [0] * self.game.players
        self.seconds = [0.0] * self.game.players
        self.slowest = [0.0] * self.game.players

    def seat_bot(self, seat: int) -> None:
        with _blaming(0):
            self.bots.append(create(self.match.seats[seat], seed=self.match.bot_seeds[seat], box=self.game.box))

    def close(self, tell: Tell | None) -> None:
        for seat, bot in enumerate(self.bots):
            if tell:  # here, too, it may hang or end its process
                tell(seat, self.game.codes)
            with suppress(Exception):  # the game is over, nothing depends on it
                bot.close()

    def ask(self, seat: int) -> None:
        """Ask a bot and play what it has decided on."""
        view, legal = self.game.view(seat, screens="open"), self.game.seat(seat).legal_texts()
        started = perf_counter()
        with _blaming(self.actions):
            decided = self.bots[seat].decide(view, [*legal], self.budget)  # what it does to its own list is no matter
            actions = [str.__str__(action) for action in decided]  # nor what it says that its texts are equal to
        took = perf_counter() - started
        self.decisions[seat] += 1
        self.seconds[seat] += took
        self.slowest[seat] = max(self.slowest[seat], took)
        if not actions or actions[0] not in legal:
            answer = repr(actions[0] if actions else actions)
            raise _BotFailed("illegal", f"answered {answer} at action {self.actions + 1}, which is not legal")
        if self.thoughts and len(legal) > 1:
            with _blaming(self.actions):
                self.thoughts.decided(took, self.bots[seat].considered())
        for action in still_legal(self.game.seat(seat), actions):
            self._play(seat, action)

    def _play(self, seat: int, action: str) -> None:
        self.actions += 1
        if self.thoughts:
            self.thoughts.played(action)
        if self.watch is None and self.observer is None:  # it is legal, and nobody wants the events
            code = notation(self.game.box).parse(action, self.game.state)
            assert code is not None
            self.game.apply(code)
            return
        events = self.game.play(action)
        if self.observer:
            self.observer.see(events)
        if self.watch:
            self.watch(Happening(seat, action, events, self.game))

    def failed(self, kind: FailureKind, seat: int | None, text: str) -> Outcome:
        return self._recorded(failed(self.match, {"kind": kind, "seat": seat, "text": text}))

    def finished(self) -> Outcome:
        game = _finished(self.match, self.game, self.actions)
        game.update({"decisions": self.decisions, "seconds": self.seconds, "slowest": self.slowest})
        if self.observer:
            game["usage"] = self.observer.result()
        return self._recorded(game)

    def _recorded(self, game: Outcome) -> Outcome:
        if self.thoughts:
            game["record"] = _ended(self.thoughts.added_to(_record(self.match, self.game)), game["failure"])
        return game


def _record(match: Match, game: Game) -> dict[str, Any]:
    seats = match.seats
    names = [bot if seats.count(bot) == 1 else f"{bot} {seat + 1}" for seat, bot in enumerate(seats)]
    return game.record(names, kinds=[f"bot:{bot}" for bot in seats])


def _ended(record: dict[str, Any], failure: Failure | None) -> dict[str, Any]:
    """A record of a game that failed ends with the reason."""
    return {**record, "actions": [*record["actions"], *([{"comment": failure["text"]}] if failure else [])]}


@contextmanager
def _blaming(actions: int) -> Iterator[None]:
    """What is raised here is the bot's fault."""
    try:
        yield
    except Exception as error:
        raise _BotFailed("crash", f"raised {_words(error)} at action {actions + 1}") from error


def _words(error: Exception) -> str:
    """As far as it can be told: its text is the bot's, too."""
    try:
        text = str(error)
    except Exception as other:
        text = f"(and {type(other).__name__} when asked what is wrong)"
    return f"{type(error).__name__}: {text}".encode(errors="backslashreplace").decode()


def _playout(match: Match, conditions: Conditions) -> Outcome:
    """Every seat takes any legal action, each as likely: the rules play by themselves, hundreds of times faster than
    bots that are asked."""
    game, rng, out = _deal(match, conditions), Rng(f"{match.seed}/players"), ActionBuffer()
    if not conditions.record:
        return _finished(match, game, turn.playout(game.state, rng, out))
    while not game.over:
        turn.legal(game.state, out)
        game.apply(out.items[rng.below(out.size)])
    record = game.record(kinds=[f"bot:{bot}" for bot in match.seats])
    return {**_finished(match, game, len(game.history)), "record": record}


def _deal(match: Match, conditions: Conditions) -> Game:
    return Game.with_options(conditions.options, seed=match.seed, components=box_of(conditions.components))


@lru_cache(maxsize=4)
def box_of(components: ComponentsFile | None) -> Box:
    return parse_box(components.content.encode(), components.name) if components else load_box()
