"""Every move of the active seat with its price, what it brings, and how it could be paid."""

from itertools import combinations_with_replacement
from typing import Final

from paname.box.model import FIRST_PRESTIGE, PRESTIGE_KINDS, RESOURCES, TOKENS, VALUES
from paname.knowing.reasons import missing_price
from paname.records.notation import notation
from paname.rules import bits, codes, gains, keys, price, questions, shown, turn
from paname.rules.codes import TO_LANDMARK
from paname.rules.payment import Payment, moves_at_any_price
from paname.rules.state import MAIN, ActionBuffer, State
from paname.types import MovePlan

SLOTS: Final = 3
"""A landmark has so many at most (R0)."""


def plans(state: State) -> list[MovePlan]:
    """Every move that only its price may stand in the way of."""
    if state.phase != MAIN or state.looking:
        return []
    moves, payable, payment = ActionBuffer(), ActionBuffer(), Payment()
    moves_at_any_price(state, moves)
    payment.moves(state, payable)  # quick: nothing needs to be solved for the others
    within_reach = set(payable.list())
    return [_plan(state, move, payment if move in within_reach else None) for move in sorted(moves.list())]


def _plan(state: State, move: int, payment: Payment | None) -> MovePlan:
    texts = notation(state.lookup.box).texts
    cost = price.resources(state.lookup, move)
    needed = {kind: bits.get(cost, i) for i, kind in enumerate(RESOURCES) if bits.get(cost, i)}
    chain = None if payment is None else _chain(state, move, payment)
    after = _after(state, chain or [])
    francs = price.francs(state.lookup, move)
    return {
        "action": texts[move],
        "price": {"francs": francs, **needed},
        "gains": _gains(after, move),
        "chain": None if chain is None else [texts[action] for action in chain],
        "purse": None if chain is None else after.me.francs - francs,
        "reason": missing_price(state, move),
    }


def _chain(state: State, move: int, payment: Payment) -> list[int]:
    found = payment.solve(state, move)
    assert found, "a move within reach has a chain"
    return payment.chain.list()


def _after(state: State, chain: list[int]) -> State:
    """What is sold to pay brings nothing any more."""
    if not chain:
        return state
    after = state.copy()
    for action in chain:
        turn.apply(after, action)
    return after


def _gains(state: State, move: int) -> list[str]:
    lookup, found = state.lookup, []
    district, origin, target, _ = codes.decode_move(move - codes.MOVE)
    if target < TO_LANDMARK:
        token = gains.token_beside(state, VALUES * district + target)
        if token != gains.NO_TOKEN:
            found.append(f"token:{TOKENS[token]}")
        if lookup.site_vp[target]:
            found.append(f"vp:{lookup.site_vp[target]}")
        if lookup.bonus_price[target] >= 0 and questions.bonus_is_open(state):
            found.append(f"bonus:{lookup.bonus_price[target]}")
    elif vp := _prestige_vp(state, target - TO_LANDMARK):
        found.append(f"prestige:{vp}")
    if keys.is_fourth_key(state, district, origin) and state.vp_supply:
        found.append("vp_tile")
    return found


def _prestige_vp(state: State, landmark: int) -> int:
    """The most VP that prestige at hand can score on a landmark, and the tiles that show it (R9.4)."""
    lookup, held, free = state.lookup, state.me.tokens + state.me.loose, 0
    prestige = range(FIRST_PRESTIGE, FIRST_PRESTIGE + PRESTIGE_KINDS)
    for tile in bits.indices(shown.tiles_of(state.me)):
        held += lookup.gain_tokens[tile]
        if shown.can_choose(lookup, tile, FIRST_PRESTIGE):
            free += lookup.amount[tile]
    choices = combinations_with_replacement(prestige, min(free, SLOTS))
    return max(gains.prestige_vp(lookup, landmark, held + sum(1 << 8 * kind for kind in chosen)) for chosen in choices)
