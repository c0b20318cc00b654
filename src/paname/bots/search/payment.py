"""Payment chains: the free actions that make a purchase payable (R2.2, R7, R9)."""

from typing import Final

from mypy_extensions import i64

from paname.rules import bits, codes, effects
from paname.rules.lookup import Lookup
from paname.rules.state import ActionBuffer, Seat, State

_FIRST_SOLD: Final = 3
"""Prestige is sold before resources, cheap before dear."""


def price(state: State, code: i64) -> i64:
    """R5.4: francs of a move."""
    target = (code - codes.MOVE) // 3 % codes.TARGETS
    origin = (code - codes.MOVE) // (3 * codes.TARGETS) % codes.ORIGINS
    rules = state.lookup
    if target < codes.TO_LANDMARK:
        return rules.value[target] - rules.origin_value[origin]
    return rules.landmark_value[target - codes.TO_LANDMARK] - rules.origin_value[origin]


def cost(state: State, code: i64) -> i64:
    """R5.4: resources of a move, packed."""
    target = (code - codes.MOVE) // 3 % codes.TARGETS
    if target < codes.TO_LANDMARK:
        return state.lookup.site_cost[target]
    return state.lookup.landmark_cost[target - codes.TO_LANDMARK]


def chain(state: State, code: i64, out: ActionBuffer) -> bool:
    """The free actions that make a move payable, cheapest first; False: there are none. Nothing is changed."""
    out.size = 0
    me = state.me
    francs = price(state, code) - me.francs  # to be raised
    resources = cost(state, code)
    spare = me.unused | bits.shl(me.end_tiles, codes.FIRST_END)  # tiles that may be activated
    for kind in range(3):
        missing = bits.get(resources, kind) - me.at_hand(kind)
        if missing > 0:
            lying = bits.get(state.reserve, kind)
            spare, missing = _show(state, out, spare, kind, missing, False)
            while missing > 0 and lying > 0 and francs + state.lookup.buy[kind] <= 0:
                missing -= 1
                lying -= 1
                francs += state.lookup.buy[kind]
                out.add(codes.BUY + kind)
            if missing > 0:
                spare, missing = _show(state, out, spare, kind, missing, True)
            if missing > lying:
                return False
            while missing > 0:
                missing -= 1
                francs += state.lookup.buy[kind]
                out.add(codes.BUY + kind)
    return francs <= 0 or _raise_francs(state, out, spare, resources, francs)


def _show(state: State, out: ActionBuffer, spare: i64, kind: i64, missing: i64, of_choice: bool) -> tuple[i64, i64]:
    """R9.4: activate tiles that show the kind. What is left of the spare tiles and of the missing tokens."""
    rules = state.lookup
    tiles = spare
    while tiles and missing > 0:
        tile = bits.lowest(tiles)
        tiles &= tiles - 1
        effect = rules.effect[tile]
        fits = effect == effects.TOKENS and rules.kind[tile] == kind
        if of_choice:
            fits = (effect == effects.ONE_OF or effect == effects.TWO_OF) and rules.kind[tile] == 0
        if fits:
            out.add(show(rules, tile, kind))
            missing -= rules.amount[tile]
            spare ^= bits.bit(tile)
    return spare, missing


def _raise_francs(state: State, out: ActionBuffer, spare: i64, resources: i64, francs: i64) -> bool:
    rules = state.lookup
    me = state.me
    tiles = spare
    while tiles and francs > 0:
        tile = bits.lowest(tiles)
        tiles &= tiles - 1
        if rules.effect[tile] == effects.GAIN and rules.gain_francs[tile] > 0:
            francs -= rules.gain_francs[tile]
            out.add(codes.use(tile, 0))
    for i in range(6):
        kind = (_FIRST_SOLD + i) % 6
        left = surplus(me, kind, resources)
        while left > 0 and francs > 0:
            left -= 1
            francs -= rules.sell[kind]
            out.add(codes.SELL + kind)
    while spare and francs > 0:  # R9.4: a tile's tokens can be sold too
        tile = bits.lowest(spare)
        spare &= spare - 1
        if shows_tokens(rules, tile):
            kind = dearest(rules, tile)
            out.add(show(rules, tile, kind))
            for _ in range(rules.amount[tile]):
                francs -= rules.sell[kind]
                out.add(codes.SELL + kind)
    if francs > 0:
        return False
    _sort(out)
    return True


def shows_tokens(rules: Lookup, tile: i64) -> bool:
    effect = rules.effect[tile]
    return effect == effects.TOKENS or effect == effects.ONE_OF or effect == effects.TWO_OF


def dearest(rules: Lookup, tile: i64) -> i64:
    """Of the kinds a tile can show, the one that sells best."""
    first = rules.kind[tile]
    if rules.effect[tile] == effects.TOKENS:
        return first
    best = first
    for kind in range(first, first + 3):
        if rules.sell[kind] > rules.sell[best]:
            best = kind
    return best


def show(rules: Lookup, tile: i64, kind: i64) -> i64:
    """Activate a tile for tokens of a kind."""
    within = kind - rules.kind[tile]
    effect = rules.effect[tile]
    if effect == effects.TOKENS:
        return codes.use(tile, 0)
    return codes.use(tile, 1 + within if effect == effects.ONE_OF else codes.two_kinds(within, within))


def surplus(me: Seat, kind: i64, resources: i64) -> i64:
    """Tokens of a kind that a purchase does not need."""
    return me.at_hand(kind) - (bits.get(resources, kind) if kind < 3 else 0)


def _sort(out: ActionBuffer) -> None:
    """Francs first, then what they buy: by descending code that is USE, SELL, BUY."""
    for i in range(1, out.size):
        action = out.items[i]
        at: i64 = i
        while at > 0 and out.items[at - 1] < action:
            out.items[at] = out.items[at - 1]
            at -= 1
        out.items[at] = action


def most_francs(state: State) -> i64:
    """An upper bound of what the active player can raise."""
    rules = state.lookup
    me = state.me
    francs = me.francs
    for kind in range(6):
        francs += rules.sell[kind] * me.at_hand(kind)
    tiles = me.unused | bits.shl(me.end_tiles, codes.FIRST_END)
    while tiles:
        tile = bits.lowest(tiles)
        tiles &= tiles - 1
        if rules.effect[tile] == effects.GAIN:
            francs += rules.gain_francs[tile]
        elif shows_tokens(rules, tile):
            francs += rules.amount[tile] * rules.sell[dearest(rules, tile)]
    return francs


def most_resources(state: State) -> i64:
    """An upper bound of the resources the active player can get, packed as their tokens are."""
    rules = state.lookup
    me = state.me
    tokens = me.tokens + state.reserve
    tiles = me.unused | bits.shl(me.end_tiles, codes.FIRST_END)
    while tiles:
        tile = bits.lowest(tiles)
        tiles &= tiles - 1
        effect = rules.effect[tile]
        if rules.kind[tile] < 3:
            if effect == effects.TOKENS:
                tokens = bits.plus(tokens, rules.kind[tile], rules.amount[tile])
            elif effect == effects.ONE_OF or effect == effects.TWO_OF:
                for kind in range(3):
                    tokens = bits.plus(tokens, kind, rules.amount[tile])
    return tokens
