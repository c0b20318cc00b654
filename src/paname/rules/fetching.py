"""Tiles 17 and 25 in a payment: the tiles of the track they can fetch, and the actions that do it.

Tile 17 fetches any tile, so nothing is gained by fetching tile 25 with it. Tile 25 fetches what lies within reach; that
may be tile 17, and then any tile. Whoever holds both fetches two tiles, one of them within reach.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.box.model import SPACES
from paname.rules import bits, codes, track
from paname.rules.lookup import vec_of
from paname.rules.state import ActionBuffer, State

MOST_FETCHES: Final = SPACES * SPACES
"""Room for every tile and every two tiles of the track."""


@final
@mypyc_attr(acyclic=True)
class Fetching:
    """The tiles that pay and can be fetched, alone or two of them; tiles are masks, by number - 1."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.tiles: vec[i64] = vec_of([0] * MOST_FETCHES)
        self.steps: vec[i64] = vec_of([0] * MOST_FETCHES)  # how many tiles are used to fetch them

    def find(self, state: State, spared: i64) -> None:
        """Without those that are spared (a mask): neither fetched nor used to fetch."""
        self.size = 0
        lookup = state.lookup
        any_tile = (state.me.unused & ~spared) >> lookup.fetch_tile & 1
        back = (state.me.unused & ~spared) >> lookup.back_tile & 1
        if not any_tile | back:
            return
        near: i64 = 0
        if back:
            near = track.numbers_on(state, track.within_reach_back(state, state.me)) & ~spared
        far: i64 = 0
        if any_tile | ((near >> lookup.fetch_tile) & 1):
            far = track.numbers_on(state, track.takeable(state, state.me)) & lookup.paying & ~(near | spared)
        near &= lookup.paying
        self._add_each(0, near, 1)
        self._add_each(0, far, 2 - any_tile)
        if any_tile:
            while near:
                first = near & -near
                near ^= first
                self._add_each(first, near | far, 2)

    def _add_each(self, first: i64, tiles: i64, steps: i64) -> None:
        while tiles:
            self.tiles[self.size] = first | (tiles & -tiles)
            self.steps[self.size] = steps
            self.size += 1
            tiles &= tiles - 1


def write(state: State, tiles: i64, spared: i64, out: ActionBuffer) -> None:
    """Fetch no tile, one or two: by tile 25, unless it is spared, what lies within reach, to keep the other."""
    if not tiles:
        return
    me = state.me
    lookup = state.lookup
    if (me.unused & ~spared) >> lookup.back_tile & 1:
        near = track.numbers_on(state, track.within_reach_back(state, me))
        wanted = tiles & near
        if not wanted:
            wanted = bits.bit(lookup.fetch_tile) & near
        if wanted:
            out.add(codes.BACK + track.space_of(state, bits.lowest(wanted)))
            tiles &= ~(wanted & -wanted)
    if tiles:
        out.add(codes.FETCH + track.space_of(state, bits.lowest(tiles)))
