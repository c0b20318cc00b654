"""The figures of one box for one number of players, laid out for the hot path."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from paname.box.model import (
    FIRST_PRESTIGE,
    PRESTIGE_KINDS,
    RESOURCE_KINDS,
    SPACES,
    TOKEN_KINDS,
    BonusTile,
    Box,
    Effect,
    EndTile,
    Landmark,
    SiteValue,
)
from paname.rules import bits
from paname.rules.codes import FROM_ARC, FROM_BANK, FROM_BUILDING
from paname.rules.effects import (
    FETCH_ANY,
    GAIN,
    GO_BACK,
    KEY,
    NOTHING,
    ONE_OF,
    PAIRS,
    PER_BUILDING,
    PER_LANDMARK,
    PER_TYPE,
    PER_UNUSED,
    TWO_OF,
)

FRANCS: Final = 128
"""Price tables end here: the reader of the box allows no higher price (`toml_table`)."""

COUNTS: Final = 256
"""A packed count is below it."""

FRANC: Final = 2
"""Worth is counted in half francs."""

ALL_TYPES: Final = 7
"""Tile 30: the six types of buildings, and landmarks."""

_EFFECTS: Final = {
    Effect.GAIN: GAIN,
    Effect.TOKENS: GAIN,
    Effect.PER_BUILDING: PER_BUILDING,
    Effect.KEY: KEY,
    Effect.PER_UNUSED_TILE: PER_UNUSED,
    Effect.PER_PRESTIGE_PAIR: PAIRS,
    Effect.PER_RESOURCE_PAIR: PAIRS,
    Effect.PER_LANDMARK: PER_LANDMARK,
    Effect.TYPES: PER_TYPE,
    Effect.ANY_TILE: FETCH_ANY,
    Effect.BACK: GO_BACK,
}


SCORING = (
    Effect.PER_BUILDING,
    Effect.PER_UNUSED_TILE,
    Effect.PER_RESOURCE_PAIR,
    Effect.PER_PRESTIGE_PAIR,
    Effect.PER_LANDMARK,
    Effect.TYPES,
    Effect.PER_FRANC_AT_END,
)
"""Effects that bring VP by what the player has."""


def vec_of(items: list[int]) -> vec[i64]:
    return vec[i64](items)


def packed(amounts: Sequence[int]) -> int:
    return sum(bits.plus(0, i, amount) for i, amount in enumerate(amounts))


@mypyc_attr(acyclic=True)
class TileFigures:
    """Bonus and end tiles, by tile: number - 1, then FIRST_END + end tile."""

    def __init__(self, box: Box, players: int) -> None:
        tiles: list[BonusTile | EndTile] = [*box.bonus, *box.end_tiles]
        self.effect: vec[i64] = vec_of(_effects(box))
        self.gain_francs: vec[i64] = vec_of(_gains(box))
        self.gain_vp: vec[i64] = vec_of([tile.vp for tile in tiles])
        self.gain_tokens: vec[i64] = vec_of([packed(_counts(tile)) for tile in tiles])  # R9.4: of fixed kinds
        self.kind: vec[i64] = vec_of([(*tile.kinds, 0)[0] for tile in tiles])  # of choice: the first one offered
        self.amount: vec[i64] = vec_of([tile.count for tile in tiles])
        self.resources: vec[i64] = vec_of([_shown(tile, range(RESOURCE_KINDS)) for tile in tiles])  # how many
        self.prestige: vec[i64] = vec_of([_shown(tile, range(FIRST_PRESTIGE, TOKEN_KINDS)) for tile in tiles])
        # what pays: tiles that bring francs or tokens, what they bring with all prestige sold, what using them gives up
        gained = _gains(box)
        self.paying: i64 = sum(bits.bit(i) for i, tile in enumerate(tiles) if gained[i] or tile.tokens or tile.kinds)
        self.raised: vec[i64] = vec_of([gained[i] + _sold(box, tile, FIRST_PRESTIGE) for i, tile in enumerate(tiles)])
        self.worth: vec[i64] = vec_of([FRANC * _sold(box, tile, 0) + min(gained[i], 1) for i, tile in enumerate(tiles)])
        self.key_price: vec[i64] = vec_of([tile.francs if self.effect[i] == KEY else 0 for i, tile in enumerate(tiles)])
        self.value_index: vec[i64] = vec_of(_value_indices(box))
        self.pair_family: vec[i64] = vec_of(_pair_families(box))  # first token kind of the pairs
        self.tile_vp: vec[i64] = vec_of([tile.vp_by.get(players, 0) for tile in box.bonus])
        self.types_vp: vec[i64] = vec_of([box.tile(Effect.TYPES).vp_by.get(types, 0) for types in range(ALL_TYPES + 1)])
        self.own_key: i64 = box.tile(Effect.OWN_KEY).number - 1
        self.opponent_key: i64 = box.tile(Effect.OPPONENT_KEY).number - 1
        self.fetch_tile: i64 = box.tile(Effect.ANY_TILE).number - 1
        self.back_tile: i64 = box.tile(Effect.BACK).number - 1
        self.per_franc: i64 = box.tile(Effect.PER_FRANC_AT_END).number - 1
        self.franc_vp: i64 = box.tile(Effect.PER_FRANC_AT_END).vp
        self.back_spaces: i64 = box.tile(Effect.BACK).spaces
        prestige = range(FIRST_PRESTIGE, TOKEN_KINDS)
        self.prestige_tiles: vec[i64] = vec_of([_showing(box, kind) for kind in prestige])
        self.prestige_ends: vec[i64] = vec_of([_showing_ends(box, kind) for kind in prestige])
        self.scoring: i64 = sum(1 << i for i, tile in enumerate(box.bonus) if tile.effect in SCORING)
        self.simple: i64 = sum(1 << i for i, tile in enumerate(box.bonus) if _is_simple(tile))
        activated = sum(bits.bit(i) for i in range(SPACES) if self.effect[i] != NOTHING)
        self.conditional: i64 = activated & ~self.simple


@final
@mypyc_attr(acyclic=True)
class Lookup(TileFigures):
    """The tiles, the board, the market and what a player begins with."""

    def __init__(self, box: Box, players: int) -> None:
        super().__init__(box, players)
        self.box: Final = box
        self.players: i64 = players
        self.keys: i64 = box.keys[players]
        self.reserve_keys: i64 = box.reserve_keys
        self.francs: i64 = box.francs
        self.bank: vec[i64] = vec_of([district.bank for district in box.districts])
        self.type: vec[i64] = vec_of([kind for district in box.districts for kind in district.types])  # by tile
        # building values, by value index
        self.site_vp: vec[i64] = vec_of([value.vp for value in box.values])
        self.bonus_price: vec[i64] = vec_of([_bonus_price(value) for value in box.values])
        # landmarks
        self.slots: vec[i64] = vec_of([packed(landmark.slots) for landmark in box.landmarks])
        self.above: vec[i64] = vec_of(_above(box))
        # places a key can go to: buildings by value index, then landmarks
        self.target_value: vec[i64] = vec_of([target.value for target in _targets(box)])
        self.target_cost: vec[i64] = vec_of([packed(target.cost) for target in _targets(box)])
        # moves: what can be reached for so many francs, by origin * FRANCS + francs; the targets whose cost in a
        # resource so many tokens pay, by kind * COUNTS + tokens
        self.reach: vec[i16] = vec[i16](_reach(box))
        self.payable: vec[i64] = vec_of(_payable(box))
        self.origin_code: vec[i64] = vec_of([FROM_BANK, FROM_ARC, *range(FROM_BUILDING, FROM_ARC)])
        self.origin_value: vec[i64] = vec_of(_origins(box))
        # by a district's row of building spaces, or a set of landmarks: their sum, and the highest of them
        self.row_sum: vec[i64] = vec_of(_sums([value.value for value in box.values]))
        self.row_highest: vec[i64] = vec_of(_highest([value.value for value in box.values]))
        self.landmark_sum: vec[i64] = vec_of(_sums([landmark.value for landmark in box.landmarks]))
        self.landmark_highest: vec[i64] = vec_of(_highest([landmark.value for landmark in box.landmarks]))
        # market
        self.buy: vec[i64] = vec_of(list(box.buy))
        self.sell: vec[i64] = vec_of(list(box.sell))
        # prestige: VP by landmark * 3 + kind, and the most a token of a kind can score
        self.prestige_vp: vec[i64] = vec_of([vp for landmark in box.landmarks for vp in landmark.prestige_vp])
        self.most_prestige_vp: vec[i64] = vec_of([_most_prestige_vp(box, kind) for kind in range(PRESTIGE_KINDS)])
        # VP tiles: by tile * 3 + rank - 1; the first of those that are alike, and all that are like a tile
        self.district_vp: vec[i64] = vec_of([vp for tile in box.vp_tiles for vp in tile])
        self.first_vp_tiles: i64 = sum(1 << box.vp_tiles.index(tile) for tile in set(box.vp_tiles))
        self.like_vp_tiles: vec[i64] = vec_of([_mask(box.vp_tiles, tile) for tile in box.vp_tiles])


@lru_cache(maxsize=64)
def lookup_of(box: Box, players: int) -> Lookup:
    return Lookup(box, players)


def _is_simple(tile: BonusTile) -> bool:
    """A tile that can always be activated and asks nothing."""
    plain = (Effect.GAIN, Effect.PER_BUILDING, Effect.PER_UNUSED_TILE, Effect.PER_LANDMARK, Effect.TYPES)
    return tile.effect in plain or (tile.effect is Effect.TOKENS and not tile.kinds)


def _bonus_price(value: SiteValue) -> int:
    """-1: no bonus tile."""
    return -1 if value.bonus_price is None else value.bonus_price


def _origins(box: Box) -> list[int]:
    """Value of the place left, by origin: bank, buildings, landmarks, Arc. R5.2: a bank has none."""
    return [0, *(value.value for value in box.values), *(landmark.value for landmark in box.landmarks), 0]


def _targets(box: Box) -> list[SiteValue | Landmark]:
    return [*box.values, *box.landmarks]


def _reach(box: Box) -> list[int]:
    """R5.2, R5.4: the targets higher than the origin that cost at most so many francs."""
    targets = [target.value for target in _targets(box)]
    bank, *values, arc = _origins(box)
    return [
        sum(1 << i for i, value in enumerate(targets) if origin < value <= origin + francs)
        for origin in (bank, arc, *values)
        for francs in range(FRANCS)
    ]


def _payable(box: Box) -> list[int]:
    return [
        sum(1 << i for i, target in enumerate(_targets(box)) if target.cost[kind] <= tokens)
        for kind in range(RESOURCE_KINDS)
        for tokens in range(COUNTS)
    ]


def _chosen(values: list[int], mask: int) -> list[int]:
    return [value for i, value in enumerate(values) if mask >> i & 1]


def _sums(values: list[int]) -> list[int]:
    return [sum(_chosen(values, mask)) for mask in range(1 << len(values))]


def _highest(values: list[int]) -> list[int]:
    return [max(_chosen(values, mask), default=0) for mask in range(1 << len(values))]


def _above(box: Box) -> list[int]:
    """R5.3: by a set of landmarks, those of higher value than all of the set."""
    values = [landmark.value for landmark in box.landmarks]
    return [sum(1 << i for i, value in enumerate(values) if value > top) for top in _highest(values)]


def _effects(box: Box) -> list[int]:
    shown = [(tile.count, _EFFECTS.get(tile.effect, NOTHING)) for tile in box.bonus]
    shown += [(tile.count, GAIN) for tile in box.end_tiles]
    return [ONE_OF if count == 1 else TWO_OF if count == 2 else effect for count, effect in shown]


def _gains(box: Box) -> list[int]:
    gained = [0 if tile.effect is Effect.KEY else tile.francs for tile in box.bonus]
    return gained + [tile.francs for tile in box.end_tiles]


def _value_indices(box: Box) -> list[int]:
    values = [value.value for value in box.values]
    return [values.index(tile.value) if tile.effect is Effect.PER_BUILDING else 0 for tile in box.bonus]


def _pair_families(box: Box) -> list[int]:
    return [FIRST_PRESTIGE if tile.effect is Effect.PER_PRESTIGE_PAIR else 0 for tile in box.bonus]


def _showing(box: Box, kind: int) -> int:
    return sum(bits.bit(i) for i, tile in enumerate(box.bonus) if kind in tile.tokens + tile.kinds)


def _showing_ends(box: Box, kind: int) -> int:
    return sum(bits.bit(i) for i, tile in enumerate(box.end_tiles) if kind in tile.tokens + tile.kinds)


def _counts(tile: BonusTile | EndTile) -> tuple[int, ...]:
    return tuple(tile.tokens.count(kind) for kind in range(TOKEN_KINDS))


def _shown(tile: BonusTile | EndTile, kinds: range) -> int:
    """How many tokens of a family a tile shows."""
    fixed = sum(kind in kinds for kind in tile.tokens)
    return fixed + (tile.count if tile.kinds and tile.kinds[0] in kinds else 0)


def _sold(box: Box, tile: BonusTile | EndTile, first: int) -> int:
    """What the tokens of a tile sell for at best, of kinds from the first on."""
    fixed = sum(box.sell[kind] for kind in tile.tokens if kind >= first)
    return fixed + tile.count * max((box.sell[kind] for kind in tile.kinds if kind >= first), default=0)


def _most_prestige_vp(box: Box, kind: int) -> int:
    return max((landmark.prestige_vp[kind] for landmark in box.landmarks if landmark.slots[kind]), default=0)


def _mask(tiles: tuple[tuple[int, int, int], ...], like: tuple[int, int, int]) -> int:
    return sum(1 << i for i, tile in enumerate(tiles) if tile == like)
