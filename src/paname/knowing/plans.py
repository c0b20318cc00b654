"""Every move of the active seat with its price, what it brings, and how it could be paid."""

from collections.abc import Iterator

from paname.box.model import RESOURCES, TOKENS, VALUES
from paname.knowing.reach import bonus_tile_within_reach
from paname.knowing.reasons import missing_price
from paname.knowing.scratch import scratch
from paname.records.notation import notation
from paname.rules import bits, codes, gains, keys, price, turn
from paname.rules.codes import TO_LANDMARK
from paname.rules.payment import moves_at_any_price
from paname.rules.state import PHASE_MAIN, State
from paname.types import Gain, MovePlan

MOST_WAYS = 4
"""As many as a person compares."""


def plans(state: State) -> list[MovePlan]:
    """Every move that only its price may stand in the way of."""
    moves = sorted(_moves(state))
    if not moves:
        return []
    scratch.payable.size = 0
    scratch.payment.moves(state, scratch.payable)  # quick: nothing needs to be solved for the others
    payable, bills = set(scratch.payable.list()), dict[tuple[int, int], _Bill]()
    texts, planned = notation(state.lookup.box).texts, list[MovePlan]()
    for move in moves:
        asked = price.francs(state.lookup, move), price.resources(state.lookup, move)
        if asked not in bills:
            chain = _chain(state, *asked) if move in payable else None
            assert (chain is not None) == (move in payable), "what is within reach has a chain"
            bills[asked] = _Bill(state, *asked, chain, texts)
        planned.append(bills[asked].plan(texts[move], move))
    return planned


def ways(state: State, text: str) -> list[MovePlan]:
    """The sensible ways to pay for a move: the cheapest, then the cheapest that spare something another gives up.

    Those that cost no VP at this very landmark come first.
    """
    move = notation(state.lookup.box).parse(text, state)
    if move is None or move not in _moves(state):
        return []
    asked = price.francs(state.lookup, move), price.resources(state.lookup, move)
    texts = notation(state.lookup.box).texts
    bills = [_Bill(state, *asked, chain, texts).plan(text, move) for chain in _chains(state, *asked)]
    return sorted(bills, key=lambda plan: plan["forgone"])


def francs_of(state: State, legal: list[int]) -> dict[str, int]:
    """What each free action among these does to the purse; those that leave it alone are not there."""
    texts, free = notation(state.lookup.box).texts, [one for one in legal if codes.kind_of(one).moment == "free"]
    return {texts[one]: francs for one in free for francs in _francs(state, [one]) if francs}


def _moves(state: State) -> list[int]:
    """At any price."""
    scratch.moves.size = 0
    if state.phase == PHASE_MAIN and not state.looking:
        moves_at_any_price(state, scratch.moves)
    return scratch.moves.list()


def _chains(state: State, francs: int, cost: int) -> list[list[int]]:
    """Different ones, MOST_WAYS at most."""
    found = dict[tuple[int, ...], list[int]]()
    spared = [(0, 0)]  # masks of tiles and of kinds; it grows
    for tiles, kinds in spared:
        chain = _chain(state, francs, cost, tiles, kinds)
        if chain is not None and tuple(sorted(chain)) not in found and len(found) < MOST_WAYS:
            found[tuple(sorted(chain))] = chain
            more = [(tiles | tile, kinds | kind) for tile, kind in _given_up(state, chain)]
            spared += [one for one in more if one not in spared]
    return list(found.values())


def _chain(state: State, francs: int, cost: int, tiles: int = 0, kinds: int = 0) -> list[int] | None:
    """The cheapest that spares these tiles and kinds of tokens (masks)."""
    payment = scratch.payment
    return payment.chain.list() if payment.find_sparing(state, francs, cost, tiles, kinds) else None


def _given_up(state: State, chain: list[int]) -> Iterator[tuple[int, int]]:
    """Each tile that a chain uses and each kind of token that it sells: masks of tiles and of kinds."""
    for action in dict.fromkeys(chain):
        kind = codes.kind_of(action)
        if kind.name == "use":
            yield 1 << (action - kind.first) // codes.CHOICES, 0
        elif kind.name in ("fetch", "back"):
            yield 1 << (state.lookup.fetch_tile if kind.name == "fetch" else state.lookup.back_tile), 0
        elif kind.name == "sell":
            yield 0, 1 << (action - kind.first)


class _Bill:
    """A price, and how it is paid: many moves have the same."""

    def __init__(self, state: State, francs: int, cost: int, chain: list[int] | None, texts: dict[int, str]) -> None:
        needed = {kind: bits.get(cost, i) for i, kind in enumerate(RESOURCES) if bits.get(cost, i)}
        self.price = {"francs": francs, **needed}
        self.reason = missing_price(state, francs, cost)
        self.chain = None if chain is None else [texts[action] for action in chain]
        self.francs = None if chain is None else _francs(state, chain)
        self.before, self.after = state, _after(state, chain or [])
        self.purse = None if chain is None else self.after.me.francs - francs
        self.prestige: dict[int, tuple[int, int]] = {}  # by landmark: VP, and those that the chain gives up

    def plan(self, text: str, move: int) -> MovePlan:
        district, origin, target, _ = codes.decode_move(move - codes.MOVE)
        prestige, forgone = self._prestige_vp(target - TO_LANDMARK) if target >= TO_LANDMARK else (0, 0)
        return {
            "action": text,
            "price": {**self.price},
            "gains": self._gains(move, district, origin, target, prestige),
            "chain": None if self.chain is None else [*self.chain],
            "francs": None if self.francs is None else [*self.francs],
            "purse": self.purse,
            "forgone": forgone,
            "reason": None if self.reason is None else {**self.reason},
        }

    def _gains(self, move: int, district: int, origin: int, target: int, prestige: int) -> list[Gain]:
        state = self.after
        found: list[Gain] = []
        if target < TO_LANDMARK:
            found = _building_gains(state, VALUES * district + target, target)
            if self._bonus_tile(move, target):
                found.append({"kind": "bonus", "francs": int(state.lookup.bonus_price[target])})
        elif prestige:
            found = [{"kind": "prestige", "vp": prestige}]
        if keys.brings_vp_tile(state, district, origin):
            found.append({"kind": "vp_tile"})
        return found

    def _bonus_tile(self, move: int, value: int) -> bool:
        """One is to be had, and can be paid: from the purse, or by what the seat holds after the move."""
        francs = self.after.lookup.bonus_price[value]
        if francs < 0 or not bonus_tile_within_reach(self.after):
            return False
        if self.purse is None or self.purse >= francs:
            return True
        return scratch.payment.find(_after(self.after, [move]), francs, 0)

    def _prestige_vp(self, landmark: int) -> tuple[int, int]:
        if landmark not in self.prestige:
            vp = gains.prestige_vp_within_reach(self.after, landmark)
            most = gains.prestige_vp_within_reach(self.before, landmark) if self.chain else vp
            self.prestige[landmark] = vp, most - vp
        return self.prestige[landmark]


def _after(state: State, chain: list[int]) -> State:
    """What is sold to pay brings nothing any more."""
    if not chain:
        return state
    after = state.copy()
    for action in chain:
        turn.apply(after, action)
    return after


def _francs(state: State, chain: list[int]) -> list[int]:
    """What each action of a chain does to the purse."""
    after, found = state.copy(), list[int]()
    for action in chain:
        before = after.me.francs
        turn.apply(after, action)
        found.append(int(after.me.francs - before))
    return found


def _building_gains(state: State, site: int, value: int) -> list[Gain]:
    lookup = state.lookup
    found: list[Gain] = []
    token = gains.token_beside(state, site)
    if token != gains.NO_TOKEN:
        found.append({"kind": "token", "token": TOKENS[token]})
    if lookup.site_vp[value]:
        found.append({"kind": "vp", "vp": int(lookup.site_vp[value])})
    return found
