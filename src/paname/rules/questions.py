"""How long the questions `bonus` and `score` stay open (docs/notation.md), and what must be played before an answer.

A benefit is decided after the free actions that change it (R2.2): a tile still to be activated keeps a question open.
Tiles are a mask, counted as the codes of USE count them.
"""

from librt.vecs import vec
from mypy_extensions import i64

from paname.box.model import PRESTIGE_KINDS
from paname.rules import bits, codes, gains, track
from paname.rules.state import PHASE_BONUS, PHASE_SCORE, State


def bonus_is_open(state: State) -> bool:
    """A tile lies ahead of the meeple, or the meeple can be taken back first (R8.3)."""
    return track.ahead(state, state.me) != 0 or _way_back(state) != 0


def score_is_open(state: State) -> bool:
    """There is an empty slot, and prestige for it at hand or to be had. Any end tile will do: others cannot tell it."""
    if not state.slots:
        return False
    return state.me.end_tiles != 0 or _fits_at_hand(state) or _prestige_tiles(state) != 0


def tiles_first(state: State) -> i64:
    """Tiles to activate before the open question can be answered by anything but `none`."""
    if state.phase == PHASE_BONUS:
        return _way_back(state)
    ends = state.me.end_tiles & _fitting(state, state.lookup.prestige_ends)
    return _prestige_tiles(state) | bits.shl(ends, codes.FIRST_END)


def needs_a_tile_first(state: State) -> bool:
    """Whether the open question can only be answered, but for `none`, after a tile is activated."""
    if state.phase == PHASE_BONUS:
        return not track.ahead(state, state.me)
    return state.phase == PHASE_SCORE and not _fits_at_hand(state)


def _way_back(state: State) -> i64:
    """Tile 25 while it has a space to go back to; or the tile that can fetch it."""
    me = state.me
    tile = bits.bit(state.lookup.back_tile)
    if not track.within_reach_back(state, me):
        return 0
    return tile if me.unused & tile else track.fetching(state, me, tile)


def _fits_at_hand(state: State) -> bool:
    return gains.any_fits(state.slots, state.me.tokens + state.me.loose)


def _prestige_tiles(state: State) -> i64:
    """Unused bonus tiles that show prestige for an empty slot, or can fetch such a tile."""
    wanted = prestige_wanted(state)
    return state.me.unused & wanted | track.fetching(state, state.me, wanted)


def prestige_wanted(state: State) -> i64:
    """All bonus tiles that show prestige for an empty slot."""
    return _fitting(state, state.lookup.prestige_tiles)


def _fitting(state: State, by_kind: vec[i64]) -> i64:
    tiles: i64 = 0
    for kind in range(PRESTIGE_KINDS):
        if bits.get(state.slots, kind):
            tiles |= by_kind[kind]
    return tiles
