"""R9.4: tiles that show tokens. A tile is its number - 1, or FIRST_END + end tile."""

from mypy_extensions import i64

from paname.box.model import RESOURCE_KINDS
from paname.rules import bits, codes, effects
from paname.rules.lookup import Lookup
from paname.rules.state import Seat


def tiles_of(seat: Seat) -> i64:
    """Bonus and end tiles not yet used."""
    return seat.unused | bits.shl(seat.end_tiles, codes.FIRST_END)


def gives(lookup: Lookup, tile: i64) -> bool:
    """Whether a tile gives what it shows, francs, VP and tokens, whatever its player owns."""
    return effects.GAIN <= lookup.effect[tile] <= effects.TWO_OF


def is_of_choice(lookup: Lookup, tile: i64) -> bool:
    return lookup.amount[tile] != 0


def can_choose(lookup: Lookup, tile: i64, kind: i64) -> bool:
    """Whether a token of choice can be of a kind."""
    first = lookup.kind[tile]
    return is_of_choice(lookup, tile) and first <= kind < first + RESOURCE_KINDS


def dearest(lookup: Lookup, tile: i64) -> i64:
    """Of the kinds to choose from, the one that sells best."""
    best = lookup.kind[tile]
    for kind in range(best + 1, best + RESOURCE_KINDS):
        if lookup.sell[kind] > lookup.sell[best]:
            best = kind
    return best


def show(lookup: Lookup, tile: i64, one: i64, other: i64) -> i64:
    """The action that activates a tile; the kinds count only as far as it leaves the choice."""
    effect = lookup.effect[tile]
    family = lookup.kind[tile]
    if effect == effects.GAIN:
        return codes.use(tile, 0)
    if effect == effects.ONE_OF:
        return codes.use(tile, 1 + one - family)
    if one < other:
        return codes.use(tile, codes.two_kinds(one - family, other - family))
    return codes.use(tile, codes.two_kinds(other - family, one - family))
