"""R5.6: what a purchase would bring, told before it is made."""

from typing import Final

from mypy_extensions import i64

from paname.box.model import FIRST_PRESTIGE, PRESTIGE_KINDS
from paname.rules import bits
from paname.rules.lookup import Lookup
from paname.rules.state import State

NO_TOKEN: Final = -1


def token_beside(state: State, site: i64) -> i64:
    """The kind of the token that still lies beside a building space, or NO_TOKEN."""
    if (state.tokens >> site) & 1:
        return state.token_kinds[site]
    return NO_TOKEN


def prestige_fitting(slots: i64, tokens: i64, kind: i64) -> i64:
    """How many prestige tokens of a kind (counted from 0) go into the slots of a landmark; both are packed."""
    empty = bits.get(slots, kind)
    held = bits.get(tokens, FIRST_PRESTIGE + kind)
    return held if held < empty else empty


def any_fits(slots: i64, tokens: i64) -> bool:
    """Whether any of the tokens goes into a slot."""
    fitting: i64 = 0
    for kind in range(PRESTIGE_KINDS):
        fitting += prestige_fitting(slots, tokens, kind)
    return fitting != 0


def slot_vp(lookup: Lookup, landmark: i64, kind: i64) -> i64:
    """What a prestige token of a kind (counted from 0) scores on a landmark."""
    return lookup.prestige_vp[PRESTIGE_KINDS * landmark + kind]


def prestige_vp(lookup: Lookup, landmark: i64, tokens: i64) -> i64:
    """The VP of the tokens that go into the slots of a landmark, all empty."""
    vp: i64 = 0
    for kind in range(PRESTIGE_KINDS):
        vp += prestige_fitting(lookup.slots[landmark], tokens, kind) * slot_vp(lookup, landmark, kind)
    return vp
