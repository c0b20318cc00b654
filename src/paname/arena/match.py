"""One game between bots: they see only their seat's view, and whatever they do, the outcome is a record."""

from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from time import perf_counter

from paname import Game
from paname.arena.balance.usage import Observer
from paname.arena.plan import Components, Match, Rules
from paname.arena.played import Failure, Played
from paname.bots import Bot, Budget, create
from paname.box import Box, load_box, parse_box
from paname.records.notation import notation

Tell = Callable[[int, int], None]
"""Called before each decision with the seat that is asked and the number of actions played."""


def play(match: Match, rules: Rules, tell: Tell | None = None) -> Played:
    table = _Table(match, rules)
    seat: int | None = None
    try:
        for seat in range(len(match.seats)):
            table.seat_bot(seat)
        while (seat := table.game.active) is not None:
            if tell:
                tell(seat, table.actions)
            if failure := table.ask(seat):
                return failed(match, failure)
    except Exception as error:  # whatever a bot does wrong costs this game only
        who = f"{match.seats[seat]} (seat {seat})" if seat is not None else "the game"
        text = f"{who} raised {type(error).__name__}: {error} at action {table.actions + 1}"
        return failed(match, {"kind": "crash", "seat": seat, "text": text})
    finally:
        table.close()
    return table.played()


def failed(match: Match, failure: Failure) -> Played:
    return {**_heading(match), "failure": failure}


def _heading(match: Match) -> Played:
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


class _Table:
    """A game, the bots at it, and the clock."""

    def __init__(self, match: Match, rules: Rules) -> None:
        self.match = match
        self.budget = Budget(rules.seconds, rules.iterations)
        self.game = Game.with_options(rules.options, seed=match.seed, components=box_of(rules.components))
        self.observer = Observer(self.game.box, self.game.players) if rules.observe else None
        self.bots: list[Bot] = []
        self.actions = 0
        self.decisions = [0] * self.game.players
        self.seconds = [0.0] * self.game.players
        self.slowest = [0.0] * self.game.players

    def seat_bot(self, seat: int) -> None:
        self.bots.append(create(self.match.seats[seat], seed=self.match.bot_seeds[seat], box=self.game.box))

    def close(self) -> None:
        for bot in self.bots:
            with suppress(Exception):  # the game is over, nothing depends on it
                bot.close()

    def ask(self, seat: int) -> Failure | None:
        """Ask a bot for its action and play it."""
        view, legal = self.game.view(seat, screens="open"), self.game.legal_for(seat)
        started = perf_counter()
        action = self.bots[seat].choose(view, legal, self.budget)
        took = perf_counter() - started
        self.decisions[seat] += 1
        self.seconds[seat] += took
        self.slowest[seat] = max(self.slowest[seat], took)
        if action not in legal:
            bot = f"{self.match.seats[seat]} (seat {seat})"
            text = f"{bot} answered {action!r} at action {self.actions + 1}, which is not legal"
            return {"kind": "illegal", "seat": seat, "text": text}
        self.actions += 1
        if self.observer:
            self.observer.see(self.game.play(action))
        else:  # it is legal, and nobody wants the events
            code = notation(self.game.box).parse(action, self.game.state)
            assert code is not None
            self.game.apply(code)
        return None

    def played(self) -> Played:
        result = self.game.result()
        game: Played = {
            **_heading(self.match),
            "vp": result.vp,
            "ranks": result.ranks,
            "francs": result.francs,
            "sources": [{str(source): vp for source, vp in seat.items()} for seat in result.sources],
            "rounds": int(self.game.state.round),
            "actions": self.actions,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "slowest": self.slowest,
        }
        if self.observer:
            game["usage"] = self.observer.result()
        return game


@lru_cache(maxsize=4)
def box_of(components: Components | None) -> Box:
    return parse_box(components.content, components.name) if components else load_box()
