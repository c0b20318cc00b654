"""Every move of the active seat with its price, what it brings, and how it could be paid (interface.md, Payments)."""

from paname.box.model import RESOURCES, TOKENS, VALUES
from paname.knowing.reasons import missing_price
from paname.records.notation import notation
from paname.rules import bits, codes, gains, keys, price
from paname.rules.codes import TO_LANDMARK
from paname.rules.payment import Payment, moves_at_any_price
from paname.rules.state import MAIN, ActionBuffer, State
from paname.types import MovePlan


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
    return {
        "action": texts[move],
        "price": {"francs": price.francs(state.lookup, move), **needed},
        "gains": _gains(state, move),
        "chain": None if payment is None else [texts[action] for action in _chain(state, move, payment)],
        "reason": missing_price(state, move),
    }


def _chain(state: State, move: int, payment: Payment) -> list[int]:
    found = payment.solve(state, move)
    assert found, "a move within reach has a chain"
    return payment.chain.list()


def _gains(state: State, move: int) -> list[str]:
    lookup, found = state.lookup, []
    district, origin, target, _ = codes.decode_move(move - codes.MOVE)
    if target < TO_LANDMARK:
        token = gains.token_beside(state, VALUES * district + target)
        if token != gains.NO_TOKEN:
            found.append(f"token:{TOKENS[token]}")
        if lookup.site_vp[target]:
            found.append(f"vp:{lookup.site_vp[target]}")
        if lookup.bonus_price[target] >= 0:
            found.append(f"bonus:{lookup.bonus_price[target]}")
    else:
        held = state.me.tokens + state.me.loose
        found.append(f"prestige:{gains.prestige_vp(lookup, target - TO_LANDMARK, held)}")
    if keys.is_fourth_key(state, district, origin) and state.vp_supply:
        found.append("vp_tile")
    return found
