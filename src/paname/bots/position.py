"""From what a seat sees to a state to think about, and from a choice of the search back to the notation."""

from functools import lru_cache

from paname.bots.search.choices import perform
from paname.bots.search.evaluation import Evaluation
from paname.bots.weights import table
from paname.box import Box
from paname.game.state import Actions, State
from paname.game.tables import Tables


@lru_cache(maxsize=16)
def evaluation(box: Box, players: int) -> Evaluation:
    return Evaluation(Tables(box, players), table(players))


def actions_of(state: State, choice: int) -> list[int]:
    """The actions of a choice: its payment chain, then itself."""
    chain = Actions()
    perform(state.copy(), choice, chain)
    return [*chain.list(), choice]
