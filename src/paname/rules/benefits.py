"""R5.6 and R5.7: what a purchase brings, and the questions it asks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.box.model import DISTRICTS, FIRST_PRESTIGE, PRESTIGE_KINDS, VALUES
from paname.rules import bits, codes, gains, listing, questions, track
from paname.rules.state import PHASE_AFTER, PHASE_BONUS, PHASE_SCORE, PHASE_VP, State

LANDMARK: Final = 8
"""`state.bought`: a value index, or LANDMARK + landmark."""


def buy_building(state: State, site: i64, vp_tile: bool) -> None:
    me = state.me
    token = gains.token_beside(state, site)
    if token != gains.NO_TOKEN:
        state.tokens ^= bits.bit(site)
        me.gain_token(token)
    me.vp_building += state.lookup.site_vp[site % VALUES]
    state.bought = site % VALUES
    _ask_first(state, vp_tile)


def buy_landmark(state: State, landmark: i64, vp_tile: bool) -> None:
    state.bought = LANDMARK + landmark
    state.slots = state.lookup.slots[landmark]
    _ask_first(state, vp_tile)


def _ask_first(state: State, vp_tile: bool) -> None:
    if vp_tile:
        state.phase = PHASE_VP
    else:
        _ask_second(state)


def _ask_second(state: State) -> None:
    if state.bought >= LANDMARK:
        state.phase = PHASE_SCORE
    elif state.lookup.bonus_price[state.bought] >= 0:
        state.phase = PHASE_BONUS
    else:
        state.phase = PHASE_AFTER
    settle(state)


def settle(state: State) -> None:
    """An open question closes by itself as soon as its condition no longer holds."""
    phase = state.phase
    if (phase == PHASE_BONUS and not questions.bonus_is_open(state)) or (
        phase == PHASE_SCORE and not questions.score_is_open(state)
    ):
        state.phase = PHASE_AFTER


# VP tiles, R5.7


def legal_vp_tiles(state: State, items: vec[i64], size: i64) -> i64:
    empty: i64 = 0
    for district in range(DISTRICTS):
        if not bits.get(state.vp_spots, district):
            empty |= bits.bit(district)
    tiles = state.vp_supply & state.lookup.first_vp_tiles
    while tiles:
        size = listing.each(items, size, codes.VP + DISTRICTS * bits.lowest(tiles), empty)
        tiles &= tiles - 1
    return listing.one(items, size, codes.NO_VP)


def place_vp_tile(state: State, choice: i64) -> None:
    if choice < codes.NO_VP - codes.VP:
        tile = choice // DISTRICTS
        state.vp_supply ^= _last(state.vp_supply & state.lookup.like_vp_tiles[tile])
        state.vp_spots = bits.plus(state.vp_spots, choice % DISTRICTS, tile + 1)
    _ask_second(state)


def _last(tiles: i64) -> i64:
    """The highest bit. Of tiles that are alike the last goes first: any of them is named by the first."""
    while tiles & (tiles - 1):
        tiles &= tiles - 1
    return tiles


# The bonus tile of values 1 to 3


def legal_bonus(state: State, items: vec[i64], size: i64) -> i64:
    if state.me.francs >= state.lookup.bonus_price[state.bought]:
        size = listing.each(items, size, codes.BONUS, track.ahead(state, state.me))
    return listing.one(items, size, codes.NO_BONUS)


def take_bonus(state: State, choice: i64) -> None:
    if choice < codes.NO_BONUS - codes.BONUS:
        state.me.francs -= state.lookup.bonus_price[state.bought]
        track.advance(state, choice)
    state.phase = PHASE_AFTER


# Prestige on landmarks


def legal_scores(state: State, items: vec[i64], size: i64) -> i64:
    for kind in range(PRESTIGE_KINDS):
        if bits.get(state.slots, kind) and state.me.at_hand(FIRST_PRESTIGE + kind):
            size = listing.one(items, size, codes.SCORE + kind)
    return listing.one(items, size, codes.NO_SCORE)


def score(state: State, choice: i64) -> None:
    if choice == codes.NO_SCORE - codes.SCORE:
        state.phase = PHASE_AFTER
        return
    me = state.me
    me.spend_token(FIRST_PRESTIGE + choice)
    me.vp_prestige += gains.slot_vp(state.lookup, state.bought - LANDMARK, choice)
    state.slots = bits.plus(state.slots, choice, -1)
    settle(state)
