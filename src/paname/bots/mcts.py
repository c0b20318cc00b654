"""The bot that searches: information-set Monte-Carlo tree search over whole turns (`paname.bots.search.tree`)."""

from typing import Any

from paname.bots.bot import Bot, Budget, Considered
from paname.bots.choosing import actions_of_choice, evaluation, turn_key
from paname.bots.kind import BotKind, Parameter
from paname.bots.search.lookahead import Lookahead
from paname.bots.search.tree import Tree, Tuning
from paname.box import Box
from paname.knowing.determinize import from_view
from paname.records.notation import notation
from paname.rules import codes, turn
from paname.rules.rng import Rng
from paname.rules.state import PHASE_DRAW, PHASE_MAIN, ActionBuffer, State
from paname.types import View


class MctsBot(Bot):
    """Remembers its tree from decision to decision, and the payment chain it is in the middle of."""

    stream: str = "mcts"  # of random numbers, of its own
    batch: int = 32  # iterations in one world of end tiles, and between two looks at the clock

    def __init__(
        self,
        seed: int,
        box: Box,
        seconds: float,
        iterations: int,
        tuning: Tuning,
        overlooks: float = 0.0,
        per_rival: float = 1.0,
    ) -> None:
        self.box: Box = box
        self.seconds = seconds
        self.iterations = iterations
        self.tuning = tuning
        self.overlooks = overlooks  # share of the choices that it does not see
        self.per_rival = per_rival  # times as many iterations for each opponent after the first
        self.rng: Rng = Rng(f"{self.stream}/{seed}")
        self.players: int = 0  # of the game that tree and lookahead are made for
        self.tree: Tree | None = None
        self.lookahead: Lookahead | None = None
        self.began: float = 0.0  # when it was asked
        self.left: float = 1.0  # of the budget for the turn being played
        self.chain: list[int] = []  # actions still to play of the choice made
        self.searched: list[Considered] = []  # for the last decision
        self.decided: tuple[State, int] | None = None  # the position of the last decision, and the choice
        self.expected: tuple[int, ...] = ()  # key of the position they, or the tree, go on from

    def __getstate__(self) -> dict[str, Any]:
        # they cannot be pickled, and are made again
        return {**self.__dict__, "tree": None, "lookahead": None, "decided": None}

    def choose(self, view: View, legal: list[str], budget: Budget | None = None) -> str:
        return self._next(view, legal, budget, 1)[0]

    def decide(self, view: View, legal: list[str], budget: Budget | None = None) -> list[str]:
        return self._next(view, legal, budget, None)

    def _next(self, view: View, legal: list[str], budget: Budget | None, count: int | None) -> list[str]:
        """The first actions of the chain (None: all of them), a new one if the position is not the expected."""
        budget = budget or Budget()
        self.began = budget.clock()
        state = from_view(view, self.box, self.rng)
        text = notation(self.box).text
        known = turn_key(state) == self.expected and (not self.chain or text(self.chain[0]) in legal)
        self.searched, self.decided = [], None
        if not known:  # another turn, or the same one asked again
            self.left = 1.0
        if not (known and self.chain):
            self.chain = self._decide(view, state, known, budget)
        count = len(self.chain) if count is None else count
        actions, self.chain = self.chain[:count], self.chain[count:]
        after = state.copy()
        for action in actions:
            turn.apply(after, action)
        self.expected = turn_key(after) if after.active == state.active else ()
        return [text(action) for action in actions]

    def considered(self) -> list[Considered]:
        if self.searched or self.decided is None or self.lookahead is None:
            return self.searched
        return [self._one_turn_ahead(self.lookahead, *self.decided)]

    def _report(self, tree: Tree, options: ActionBuffer) -> list[Considered]:
        text = notation(self.box).text
        return [Considered(text(choice), visits, lead) for choice, visits, _, lead in tree.report(options) if visits]

    def _one_turn_ahead(self, lookahead: Lookahead, state: State, choice: int) -> Considered:
        return Considered(notation(self.box).text(choice), 0, lookahead.value_of(state, choice))

    def _decide(self, view: View, state: State, known: bool, budget: Budget) -> list[int]:
        """The actions of the best choice. What has no alternative is not thought about."""
        if len(state.seats) != self.players:
            self.players, self.tree, self.lookahead = len(state.seats), None, None
        tree = self._tree(state, known)
        if self.lookahead is None:
            self.lookahead = self._new_lookahead(tree, state)
        options = self.lookahead.list_choices(state)
        self._overlook(options)
        choice = options.items[0]
        if options.size > 1:
            self._search(tree, self.lookahead, view, state, budget)
            choice = tree.best(options)
            self.searched = self._report(tree, options)
            if not tree.advance(choice):
                self.tree = None
        self.decided = state, choice
        return actions_of_choice(state, choice)

    def _overlook(self, options: ActionBuffer) -> None:
        """Some choices are not seen, but never all; that one may stop or decline is known to everybody, and nobody
        declines for seeing nothing of what is offered."""
        if not self.overlooks or options.size == 1:
            return
        listed = options.list()
        plain = [choice for choice in listed if choice in PLAIN]
        rest = [choice for choice in listed if choice not in PLAIN]
        seen = [choice for choice in rest if int(self.rng.below(1000)) >= 1000 * self.overlooks]
        if not seen and codes.DONE not in plain:
            seen = [rest[self.rng.below(len(rest))]]
        options.size = 0
        for choice in plain + seen:
            options.add(choice)

    def _tree(self, state: State, known: bool) -> Tree:
        """The tree of this turn so far, or a new one."""
        if self.tree is None:
            self.tree = self._new_tree(state)
        elif not known:
            self.tree.reset()
        return self.tree

    def _new_tree(self, state: State) -> Tree:
        return Tree(evaluation(self.box, len(state.seats)), state, self.rng, self.tuning)

    def _new_lookahead(self, tree: Tree, state: State) -> Lookahead:
        return Lookahead(tree.evaluation, state)

    def _search(self, tree: Tree, lookahead: Lookahead, view: View, state: State, budget: Budget) -> None:
        tree.prepare(state, lookahead)
        share = self._share(state)
        seconds = self.seconds * share if budget.seconds is None else min(self.seconds * share, budget.seconds)
        iterations = int(self.iterations * self.per_rival ** (len(state.seats) - 2) * share)
        if budget.iterations is not None:
            iterations = min(iterations, budget.iterations)
        iterations -= min(tree.root_visits(), iterations * 3 // 4)  # thought before, in this turn
        deadline = self.began + seconds
        world = state
        while iterations > 0 and budget.clock() < deadline and not tree.settled(iterations):
            batch = min(self.batch, iterations)
            tree.run(world, batch)
            iterations -= batch
            if not state.pile_left:  # nothing but the end tiles is unknown
                world = from_view(view, self.box, self.rng)

    def _share(self, state: State) -> float:
        """How much of a turn's budget a decision may spend: most for the main action, never all that is left."""
        share = min(0.25, self.left) if state.phase == PHASE_DRAW else 0.6 * self.left
        if state.phase == PHASE_MAIN and self.left > 0.7:  # the main action, not thought about before
            share = self.left - 0.25
        self.left -= share
        return share


PLAIN = (codes.DONE, *codes.DECLINES)
NO_LIMIT = 1 << 40


def limits(params: dict[str, Any]) -> tuple[float, int]:
    """Seconds and iterations per turn; without any limit a second."""
    seconds, iterations = params["seconds"], params["iterations"]
    if not iterations:
        return seconds or 1.0, NO_LIMIT
    return seconds or float("inf"), iterations


def _make(seed: int, box: Box, params: dict[str, Any]) -> Bot:
    tuning = Tuning()
    for name in ("exploration", "temperature", "scale", "turns", "samples"):
        setattr(tuning, name, params[name])
    return MctsBot(seed, box, *limits(params), tuning)


LIMITS = (
    Parameter("seconds", 0.0, "seconds per turn; 0: no limit if iterations are limited, otherwise 1", least=0),
    Parameter("iterations", 0, "iterations per turn; 0: no limit", least=0, most=1e9),
)
_TUNED = Tuning()
KIND = BotKind(
    "mcts",
    "searches ahead, in worlds that fit what it sees",
    _make,
    (
        *LIMITS,
        Parameter(
            "exploration",
            float(_TUNED.exploration),
            "how strongly rarely tried choices attract the search",
            least=0,
        ),
        Parameter(
            "temperature",
            float(_TUNED.temperature),
            "in VP; the lower, the more the search trusts the evaluation",
            least=0.01,
        ),
        Parameter("scale", float(_TUNED.scale), "the lead in VP that wins about three games in four", least=0.01),
        Parameter("turns", int(_TUNED.turns), "turns played out beyond the tree", least=0),
        Parameter("samples", int(_TUNED.samples), "choices compared in each of their decisions", least=1),
    ),
)
