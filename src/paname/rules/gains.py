"""R5.6: what a purchase would bring, told before it is made."""

from typing import Final

from mypy_extensions import i64

from paname.box.model import FIRST_PRESTIGE, PRESTIGE_KINDS
from paname.rules import bits, shown
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


def prestige_vp_within_reach(state: State, landmark: i64) -> i64:
    """The most VP that the active player can score on a landmark: by prestige at hand and on tiles (R9.4)."""
    lookup = state.lookup
    held = state.me.tokens + state.me.loose
    of_choice: i64 = 0
    tiles = shown.tiles_of(state.me)
    while tiles:
        tile = bits.lowest(tiles)
        tiles &= tiles - 1
        held += lookup.gain_tokens[tile]
        if shown.can_choose(lookup, tile, FIRST_PRESTIGE):
            of_choice += lookup.amount[tile]
    while of_choice > 0:
        of_choice -= 1
        held = bits.plus(held, FIRST_PRESTIGE + _best_empty_slot(lookup, landmark, held), 1)
    return prestige_vp(lookup, landmark, held)


def _best_empty_slot(lookup: Lookup, landmark: i64, held: i64) -> i64:
    """The kind (counted from 0) of one more token that scores most."""
    best: i64 = 0
    most: i64 = -1
    for kind in range(PRESTIGE_KINDS):
        empty = bits.get(lookup.slots[landmark], kind) - bits.get(held, FIRST_PRESTIGE + kind)
        if empty > 0 and slot_vp(lookup, landmark, kind) > most:
            best = kind
            most = slot_vp(lookup, landmark, kind)
    return best
