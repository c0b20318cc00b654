"""Boxes made at random: every part of a components file, every figure, within what a file may say."""

import random
from typing import Any

from paname.box.model import PRESTIGE, RESOURCES, TOKENS
from paname.box.slug import slug
from tests.rules.box_files import DATA, written

Data = dict[str, Any]


def random_box(chance: random.Random) -> bytes:
    """A components file that the loader must accept."""
    values = sorted(chance.sample(range(1, 15), 6))
    districts = [f"{name} {chance.randint(0, 9)}" for name in ("Auteuil", "Bercy", "Émile", "L'Île", "Œuf", "Passy")]
    data: Data = {
        "players": {
            "keys": {str(players): chance.randint(1, 12) for players in (2, 3, 4)},
            "reserve_keys": chance.randint(0, 3),
            "francs": chance.choice((0, 3, 12, 40)),
        },
        "districts": {name: {"bank": chance.randint(0, 12)} for name in districts},
        "buildings": {name: _permuted(DATA["buildings"]["Montmartre"], values, chance) for name in districts},
        "building_values": {str(value): _value(chance) for value in values},
        "tokens": _tokens(districts, values, chance),
        "market": _market(chance),
        "prestige_vp": {kind: chance.randint(0, 9) for kind in PRESTIGE},
        "landmarks": [_landmark(i, values[-1], chance) for i in range(8)],
        "vp_tiles": {"tiles": [_vp_tile(chance) for _ in range(6)]},
        "bonus": _bonus(values, chance),
        "end_tiles": {"tiles": [random_end_tile(chance) for _ in range(12)]},
    }
    if chance.random() < 0.5:
        data = {"name": f"box {chance.randint(1, 99)}", **data}
    return written(data)


def _permuted(types: Data, values: list[int], chance: random.Random) -> Data:
    return dict(zip(types, chance.sample(values, 6), strict=True))


def _value(chance: random.Random) -> Data:
    row: Data = {}
    if chance.random() < 0.5:
        row["bonus_tile"] = chance.choice((0, 0, 1, 4))
    if chance.random() < 0.3:
        row["cost"] = {kind: 1 for kind in RESOURCES if chance.random() < 0.4}
    if chance.random() < 0.3:
        row["vp"] = chance.randint(0, 5)
    return row


def _tokens(districts: list[str], values: list[int], chance: random.Random) -> Data:
    """Six gold; a value with a token of its own may still have other ones beside single spaces."""
    others = [kind for kind in TOKENS if kind != "gold"]
    kinds = ["gold"] * 6 + chance.choices(others, k=30)
    chance.shuffle(kinds)
    by_value = {str(value): chance.choice(others) for value in values if chance.random() < 0.5}
    places = [(f"{slug(name)}:{value}", str(value)) for name in districts for value in values]
    laid = zip(places, kinds, strict=True)
    return {**by_value, "spaces": {place: kind for (place, value), kind in laid if by_value.get(value) != kind}}


def _market(chance: random.Random) -> Data:
    buy = {kind: chance.randint(0, 6) for kind in RESOURCES}
    return {
        "buy": buy,
        "sell": {kind: chance.randint(0, price) for kind, price in buy.items()},
        "sell_prestige": {kind: chance.randint(0, 5) for kind in PRESTIGE},
    }


def _landmark(index: int, above: int, chance: random.Random) -> Data:
    row: Data = {
        "name": f"Landmark {'ABCDEFGH'[index]}",
        "value": above + chance.randint(1, 9),
        "cost": {kind: chance.randint(0, 2) for kind in RESOURCES if chance.random() < 0.5},
        "prestige": chance.choices(PRESTIGE, k=chance.randint(0, 3)),
    }
    if chance.random() < 0.5:
        row["prestige_vp"] = {kind: chance.randint(0, 12) for kind in PRESTIGE if chance.random() < 0.6}
    return row


def _vp_tile(chance: random.Random) -> list[int]:
    return sorted(chance.choices((0, 4, 9, 18), k=3), reverse=True)


def _bonus(values: list[int], chance: random.Random) -> Data:
    numbers = list(range(1, 31))
    chance.shuffle(numbers)

    def some(count: int) -> list[str]:
        return [str(numbers.pop()) for _ in range(count)]

    scoring = DATA["bonus"]["scoring"]
    moves = {name: numbers.pop() for name in ("own_key", "opponent_key", "any_tile")}
    back = {"number": numbers.pop(), "spaces": chance.randint(1, 12)}
    scored = {name: {"number": numbers.pop(), "vp": row["vp"]} for name, row in scoring.items()}
    keys = {number: chance.randint(0, 5) for number in some(chance.randint(0, 4))}
    tokens = {number: random_tokens(chance) for number in some(chance.randint(0, 8))}
    per_building = {
        number: {"value": chance.choice(values), "vp": chance.randint(0, 6)} for number in some(chance.randint(0, 6))
    }
    gains = {number: {"francs": chance.randint(0, 8), "vp": chance.randint(0, 6)} for number in some(len(numbers))}
    first, second = sorted(chance.sample(range(2, 30), 2))
    extra = [number for number in range(1, 31) for _ in range(chance.choice((0, 0, 1, 3)))]
    chance.shuffle(extra)
    return {
        "zones": {"A": [1, first], "B": [first + 1, second], "C": [second + 1, 30]},
        "extra_copies_from_2_players": extra[:3],
        "extra_copies_from_3_players": chance.choice((extra[3:9], [])),
        "extra_copies_from_4_players": chance.choice((extra[9:], [])),
        "gain": gains,
        "tokens": tokens,
        "per_building": per_building,
        "key": keys,
        "scoring": scored,
        "moves": {**moves, "back": back},
    }


def random_tokens(chance: random.Random) -> Data:
    if chance.random() < 0.7:
        return {"resource": chance.choice(("any", "any", *RESOURCES)), "count": chance.randint(1, 2)}
    return {"prestige": chance.choice(("any", *PRESTIGE)), "count": chance.randint(1, 2)}


def random_end_tile(chance: random.Random) -> Data:
    """Any of francs, VP, tokens of fixed kinds and of choice."""
    tile: Data = random_tokens(chance) if chance.random() < 0.4 else {"vp": chance.randint(0, 3)}
    if chance.random() < 0.5:
        tile["francs"] = chance.randint(0, 6)
    if chance.random() < 0.5:
        tile["tokens"] = chance.choices(TOKENS, k=chance.randint(1, 4))
    return tile
