"""From a choice of the search back to actions, and marks to recognise a position again."""

from functools import lru_cache

from paname.bots.search.choices import perform
from paname.bots.search.evaluation import Evaluation
from paname.bots.weights import table
from paname.box import Box
from paname.rules.lookup import lookup_of
from paname.rules.payment import Payment
from paname.rules.state import State


@lru_cache(maxsize=16)
def evaluation(box: Box, players: int) -> Evaluation:
    return Evaluation(lookup_of(box, players), table(players))


def actions_of_choice(state: State, choice: int) -> list[int]:
    """The actions of a choice: its payment chain, then itself."""
    payment = Payment()
    perform(state.copy(), choice, payment)
    return [*payment.chain.list(), choice]


def turn_key(state: State) -> tuple[int, ...]:
    """Tells the positions of a turn apart, by what its player can foresee: not the tile a draw will reveal."""
    me = state.me
    return (
        state.round, state.active, state.pile_left, state.looking, state.end_takes, state.reserve, state.vp_supply,
        state.tokens, state.occupied, state.occupied_landmarks, state.landmarks, state.district_keys, state.vp_spots,
        state.stock, state.stock2, state.stock3, state.stock4,
        me.francs, me.keys, me.tokens, me.loose, me.unused, me.used, me.meeple, me.vp,
        me.arc, me.banks, me.sites, me.sites2, me.sites3, me.landmarks, me.landmarks2, me.landmarks3,
    )  # fmt: skip
