"""The bot that looks one turn ahead: of all whole turns it plays the one with the best end, by the evaluation."""

from typing import Any

from paname.bots.bot import Bot, Budget, Considered
from paname.bots.choosing import actions_of_choice, evaluation
from paname.bots.kind import BotKind, Parameter
from paname.bots.search.lookahead import Lookahead
from paname.box import Box
from paname.knowing.determinize import from_view
from paname.records.notation import notation
from paname.rules.rng import Rng
from paname.rules.state import State
from paname.types import View


class GreedyBot(Bot):
    def __init__(self, seed: int, box: Box, slips: float = 0.0) -> None:
        self.box: Box = box
        self.slips = slips
        self.rng: Rng = Rng(f"greedy/{seed}")
        self.searches: dict[int, Lookahead] = {}  # by number of players
        self.decided: tuple[State, int] | None = None  # the position of the last decision, and the choice

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "searches": {}, "decided": None}  # they cannot be pickled, and are made again

    def choose(self, view: View, legal: list[str], budget: Budget | None = None) -> str:
        return self.decide(view, legal, budget)[0]

    def decide(self, view: View, legal: list[str], budget: Budget | None = None) -> list[str]:  # noqa: ARG002
        self.decided = None
        if len(legal) == 1:
            return legal
        state = from_view(view, self.box, self.rng)
        slip = self.slips > 0 and int(self.rng.below(1000)) < 1000 * self.slips
        players = len(state.seats)
        if players not in self.searches:
            self.searches[players] = Lookahead(evaluation(self.box, players), state)
        search = self.searches[players]
        choice = self._slip(state, search) if slip else search.best(state)
        self.decided = state, choice
        return [notation(self.box).text(action) for action in actions_of_choice(state, choice)]

    def considered(self) -> list[Considered]:
        """What it chose, by where its turn leads."""
        if self.decided is None:
            return []
        state, choice = self.decided
        lead = self.searches[len(state.seats)].value_of(state, choice)
        return [Considered(notation(self.box).text(choice), 0, lead)]

    def _slip(self, state: State, search: Lookahead) -> int:
        """Any choice that makes some sense."""
        options = search.list_choices(state)
        return options.items[self.rng.below(options.size)]


def _make(seed: int, box: Box, params: dict[str, Any]) -> Bot:
    return GreedyBot(seed, box, **params)


KIND = BotKind(
    "greedy",
    "the whole turn that leaves the best position",
    _make,
    (Parameter("slips", 0.0, "share of decisions made without thinking, 0 to 1", least=0, most=1),),
)
