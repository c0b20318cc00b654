"""What follows from the figures of a box that its owner may not expect: possible, but worth a second look."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from paname.box.complaints import Argument
from paname.box.model import (
    FIRST_PRESTIGE,
    PRESTIGE,
    RESOURCE_KINDS,
    RESOURCES,
    TOKENS,
    VALUES,
    BonusTile,
    Box,
    Effect,
    EndTile,
)

ADVICE: Final = {
    "cheaper-landmark": "{landmark} (value {value}) costs {price} francs with its resources, {other} (value "
    "{other_value}) costs {other_price}",
    "cheaper-than-building": "{landmark} costs {price} francs with its resources, a building of value {value} costs "
    "{other_price}",
    "landmark-out-of-reach": "{landmark} costs {need} {token}, but there are only {have}",
    "even-trade": "{token} is bought and sold for {price} francs: trading it back and forth costs nothing",
    "building-pays-for-itself": "the {token} beside {place} sells for {price} francs, the building costs {cost}",
    "slot-without-token": "{landmark} takes {token}, but there is none",
    "vp-without-slot": "{landmark} gives VP for {token}, but has no slot for it",
    "token-counts": "there are {resources} resources and {prestige} prestige tokens; R1.7 speaks of 18 and 18",
    "no-keys": "with {players} players nobody has a key",
    "no-key-in-reserve": "bonus tile {number} brings an extra key, but there is none",
    "no-bonus-tiles": "no building brings a bonus tile: nobody can take one",
    "tile-gives-nothing": "the tile gives nothing",
    "same-income": "the banks of {district} and {other_district} both pay {price} francs; in our box all differ",
    "outweighs-district": "{vp} VP at once are more than the best VP tile brings ({most})",
    "unlearned": "the bots were trained with another box ({detail}), so mcts plays instead, and games cannot be "
    "analyzed",
    "pair-machine": "with {players} players a pair of {token} is bought for {price} francs and scores {vp} VP",
}


@dataclass(frozen=True)
class Advice:
    """`key` is the figure it is about."""

    key: str
    code: str
    found: dict[str, Argument]

    def __str__(self) -> str:
        return f"{self.key}: {ADVICE[self.code].format(**self.found)}"


def advice(box: Box) -> list[Advice]:
    return [
        Advice(key, code, found)
        for part in (_landmarks, _reach, _slots, _market, _players, _tiles, _banks, _points, _pairs)
        for key, code, found in part(box)
    ]


Found = Iterator[tuple[str, str, dict[str, Argument]]]


def _all_tiles(box: Box) -> list[BonusTile | EndTile]:
    return [*box.bonus, *box.end_tiles]


def _price(box: Box, value: int, cost: tuple[int, int, int]) -> int:
    return value + sum(amount * price for amount, price in zip(cost, box.buy, strict=True))


def _landmarks(box: Box) -> Found:
    """R5.3: a higher landmark is worth more, so it should cost more."""
    prices = [_price(box, mark.value, mark.cost) for mark in box.landmarks]
    building = box.values[-1]
    highest = _price(box, building.value, building.cost)
    for i, mark in enumerate(box.landmarks):
        if prices[i] <= highest:
            found: dict[str, Argument] = {"landmark": mark.name, "price": prices[i], "value": building.value}
            yield f"landmarks[{i}].cost", "cheaper-than-building", {**found, "other_price": highest}
        dearer = [j for j, other in enumerate(box.landmarks) if other.value < mark.value and prices[j] > prices[i]]
        if dearer:
            j = max(dearer, key=lambda other: prices[other])
            other = box.landmarks[j]
            found = {"landmark": mark.name, "value": mark.value, "price": prices[i]}
            than: dict[str, Argument] = {"other": other.name, "other_value": other.value, "other_price": prices[j]}
            yield f"landmarks[{i}].cost", "cheaper-landmark", found | than


def _reach(box: Box) -> Found:
    """All there is of a resource: the tokens of the board, and what every tile of one player can show."""
    tiles = _all_tiles(box)
    for kind in range(RESOURCE_KINDS):
        shown = sum(tile.tokens.count(kind) + (tile.count if kind in tile.kinds else 0) for tile in tiles)
        have = box.tokens.count(kind) + shown
        for i, mark in enumerate(box.landmarks):
            if mark.cost[kind] > have:
                found: dict[str, Argument] = {"landmark": mark.name, "token": RESOURCES[kind]}
                key = f"landmarks[{i}].cost.{RESOURCES[kind]}"
                yield key, "landmark-out-of-reach", found | {"need": mark.cost[kind], "have": have}


def _slots(box: Box) -> Found:
    for i, mark in enumerate(box.landmarks):
        for j, kind in enumerate(PRESTIGE):
            token = FIRST_PRESTIGE + j
            found: dict[str, Argument] = {"landmark": mark.name, "token": TOKENS[token]}
            shown = any(token in tile.tokens + tile.kinds for tile in _all_tiles(box))
            if mark.slots[j] and token not in box.tokens and not shown:
                yield f"landmarks[{i}].prestige", "slot-without-token", found
            key = f"landmarks[{i}].prestige_vp.{kind}"
            if key in box.provenance and not mark.slots[j]:
                yield key, "vp-without-slot", found


def _market(box: Box) -> Found:
    for kind, name in enumerate(RESOURCES):
        if box.buy[kind] == box.sell[kind]:
            yield f"market.sell.{name}", "even-trade", {"token": name, "price": box.buy[kind]}
    for site, kind in enumerate(box.tokens):
        value = box.values[site % VALUES]
        cost = _price(box, value.value, value.cost)
        if box.sell[kind] > cost:
            place = f"{box.districts[site // VALUES].slug}:{value.value}"
            key = f"tokens.spaces.{place}"
            found: dict[str, Argument] = {"token": TOKENS[kind], "place": place, "price": box.sell[kind], "cost": cost}
            yield key if key in box.provenance else f"tokens.{value.value}", "building-pays-for-itself", found
    resources = sum(kind < FIRST_PRESTIGE for kind in box.tokens)
    if 2 * resources != len(box.tokens):
        yield "tokens", "token-counts", {"resources": resources, "prestige": len(box.tokens) - resources}


def _players(box: Box) -> Found:
    for players, keys in box.keys.items():
        if not keys:
            yield f"players.keys.{players}", "no-keys", {"players": players}
    if not box.reserve_keys:
        for tile in box.bonus:
            if tile.effect is Effect.KEY:
                yield "players.reserve_keys", "no-key-in-reserve", {"number": tile.number}


def _tiles(box: Box) -> Found:
    if all(value.bonus_price is None for value in box.values):
        yield "building_values", "no-bonus-tiles", {}
    for tile in box.bonus:
        if tile.effect is Effect.GAIN and not (tile.francs or tile.vp):
            yield f"bonus.gain.{tile.number}", "tile-gives-nothing", {}
    for i, end in enumerate(box.end_tiles):
        if not (end.francs or end.vp or end.tokens or end.kinds):
            yield f"end_tiles.tiles[{i}]", "tile-gives-nothing", {}


def _banks(box: Box) -> Found:
    for district in box.districts:
        for other in box.districts:
            if other is not district and other.bank == district.bank:
                first, second = (one.name for one in box.districts if one in (district, other))  # one sentence for both
                found: dict[str, Argument] = {"district": first, "other_district": second, "price": district.bank}
                yield f"districts.{district.name}.bank", "same-income", found
                break


def _vp_figures(box: Box) -> Iterator[tuple[str, int]]:
    """What scores at once, or for each of something; a whole set of types may score more."""
    for value in box.values:
        yield f"building_values.{value.value}.vp", value.vp
    for i, mark in enumerate(box.landmarks):
        for kind, vp in zip(PRESTIGE, mark.prestige_vp, strict=True):
            own = f"landmarks[{i}].prestige_vp.{kind}"
            yield own if own in box.provenance else f"prestige_vp.{kind}", vp
    for tile in box.bonus:
        part = tile.effect.value
        key = f"bonus.{part}.{tile.number}" if tile.effect in _BY_NUMBER else f"bonus.scoring.{part}"
        yield f"{key}.vp", tile.vp
        if tile.effect is not Effect.TYPES:
            yield from ((f"{key}.vp.{players}", vp) for players, vp in tile.vp_by.items())
    for i, end in enumerate(box.end_tiles):
        yield f"end_tiles.tiles[{i}].vp", end.vp


_BY_NUMBER: Final = (Effect.GAIN, Effect.PER_BUILDING)


def _points(box: Box) -> Found:
    most = max(first for first, _, _ in box.vp_tiles)
    for key, vp in dict(_vp_figures(box)).items():
        if vp > most:
            yield key, "outweighs-district", {"vp": vp, "most": most}


def _pairs(box: Box) -> Found:
    """R9.3: whoever buys pairs for tile 24 should pay more francs than they bring VP."""
    kind = box.buy.index(min(box.buy))
    price = 2 * box.buy[kind]
    for players, vp in box.tile(Effect.PER_RESOURCE_PAIR).vp_by.items():
        if vp > price:
            found: dict[str, Argument] = {"players": players, "token": RESOURCES[kind], "price": price, "vp": vp}
            yield f"bonus.scoring.per_resource_pair.vp.{players}", "pair-machine", found
