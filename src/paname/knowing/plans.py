"""Every move of the active seat with its price, what it brings, and how it could be paid."""

from paname.box.model import RESOURCES, TOKENS, VALUES
from paname.knowing.reasons import missing_price
from paname.records.notation import notation
from paname.rules import bits, codes, gains, keys, price, questions, track, turn
from paname.rules.codes import TO_LANDMARK
from paname.rules.payment import Payment, moves_at_any_price
from paname.rules.state import MAIN, ActionBuffer, State
from paname.types import Gain, MovePlan

_MOVES, _PAYABLE, _PAYMENT = ActionBuffer(), ActionBuffer(), Payment()
"""They take longer to make than to fill."""


def plans(state: State) -> list[MovePlan]:
    """Every move that only its price may stand in the way of."""
    if state.phase != MAIN or state.looking:
        return []
    _MOVES.size = _PAYABLE.size = 0
    moves_at_any_price(state, _MOVES)
    _PAYMENT.moves(state, _PAYABLE)  # quick: nothing needs to be solved for the others
    payable, bills = set(_PAYABLE.list()), dict[tuple[int, int], _Bill]()
    texts, planned = notation(state.lookup.box).texts, list[MovePlan]()
    for move in sorted(_MOVES.list()):
        asked = price.francs(state.lookup, move), price.resources(state.lookup, move)
        if asked not in bills:
            bills[asked] = _Bill(state, *asked, texts, payable=move in payable)
        planned.append(bills[asked].plan(texts[move], move))
    return planned


class _Bill:
    """A price, and how it is paid: many moves have the same."""

    def __init__(self, state: State, francs: int, cost: int, texts: dict[int, str], *, payable: bool) -> None:
        needed = {kind: bits.get(cost, i) for i, kind in enumerate(RESOURCES) if bits.get(cost, i)}
        self.price = {"francs": francs, **needed}
        self.reason = missing_price(state, francs, cost)
        found = payable and _PAYMENT.find(state, francs, cost)
        assert found == payable, "what is within reach has a chain"
        chain = _PAYMENT.chain.list() if found else []
        self.chain = [texts[action] for action in chain] if found else None
        self.after = _after(state, chain)
        self.purse = self.after.me.francs - francs if found else None
        self.prestige: dict[int, int] = {}  # VP by landmark

    def plan(self, text: str, move: int) -> MovePlan:
        return {
            "action": text,
            "price": {**self.price},
            "gains": self._gains(move),
            "chain": None if self.chain is None else [*self.chain],
            "purse": self.purse,
            "reason": None if self.reason is None else {**self.reason},
        }

    def _gains(self, move: int) -> list[Gain]:
        state, found = self.after, []
        district, origin, target, _ = codes.decode_move(move - codes.MOVE)
        if target < TO_LANDMARK:
            found = _building_gains(state, VALUES * district + target, target)
        elif vp := self._prestige_vp(target - TO_LANDMARK):
            found = [{"kind": "prestige", "vp": vp}]
        if keys.is_fourth_key(state, district, origin) and state.vp_supply:
            found.append({"kind": "vp_tile"})
        return found

    def _prestige_vp(self, landmark: int) -> int:
        if landmark not in self.prestige:
            self.prestige[landmark] = gains.prestige_vp_within_reach(self.after, landmark)
        return self.prestige[landmark]


def _after(state: State, chain: list[int]) -> State:
    """What is sold to pay brings nothing any more."""
    if not chain:
        return state
    after = state.copy()
    for action in chain:
        turn.apply(after, action)
    return after


def _building_gains(state: State, site: int, value: int) -> list[Gain]:
    lookup = state.lookup
    found: list[Gain] = []
    token = gains.token_beside(state, site)
    if token != gains.NO_TOKEN:
        found.append({"kind": "token", "token": TOKENS[token]})
    if lookup.site_vp[value]:
        found.append({"kind": "vp", "vp": int(lookup.site_vp[value])})
    if lookup.bonus_price[value] >= 0 and _bonus_tile_within_reach(state):
        found.append({"kind": "bonus", "francs": int(lookup.bonus_price[value])})
    return found


def _bonus_tile_within_reach(state: State) -> bool:
    """The question may be open and lead nowhere: back to the last tile that lies there, and nothing ahead of it."""
    if track.ahead(state, state.me):
        return True
    return questions.bonus_is_open(state) and any(
        _bonus_tile_within_reach(_after(state, [action]))
        for action in turn.legal_list(state)
        if codes.kind_of(action).name in ("back", "fetch")
    )
