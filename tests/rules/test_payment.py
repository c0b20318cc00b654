"""The payment solver against a search through all free actions: whenever there is a chain it finds the cheapest."""

import heapq
import random
from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from paname import Box, load_box
from paname.box.loader import parse_box
from paname.box.model import PRESTIGE, RESOURCES, TOKENS
from paname.rules import codes, effects, turn
from paname.rules.lookup import FRANC
from paname.rules.options import Options
from paname.rules.payment import FETCHED, Payment, moves_at_any_price
from paname.rules.state import ActionBuffer, State, fingerprint
from tests.rules.box_files import DATA, written
from tests.rules.random_boxes import random_end_tile, random_tokens
from tests.rules.table import Table

OTHER = load_box(Path(__file__).parent / "other_box.toml")
OWNERS = load_box(Path(__file__).parent / "owners_box.toml")
LIMIT = 2500
"""Positions with more ways to trade than this are left out."""


def random_box(chance: random.Random) -> Box:
    """The base box with other prices, costs and tiles of tokens and francs."""
    data: dict[str, Any] = {**DATA, "bonus": dict(DATA["bonus"])}
    buy = {kind: chance.randint(0, 6) for kind in RESOURCES}
    data["market"] = {
        "buy": buy,
        "sell": {kind: chance.randint(0, price) for kind, price in buy.items()},
        "sell_prestige": {kind: chance.randint(0, 5) for kind in ("bronze", "silver", "gold")},
    }
    data["prestige_vp"] = {kind: chance.randint(0, 6) for kind in ("bronze", "silver", "gold")}
    data["building_values"] = {
        str(value): {"cost": {kind: 1 for kind in RESOURCES if chance.random() < 0.3}} for value in (1, 2, 3, 4, 5, 8)
    }
    data["landmarks"] = [
        {
            **landmark,
            "cost": {kind: chance.randint(1, 3) for kind in RESOURCES if chance.random() < 0.6},
            "prestige_vp": {kind: chance.randint(0, 9) for kind in PRESTIGE if chance.random() < 0.3},
        }
        for landmark in DATA["landmarks"]
    ]
    data["bonus"]["gain"] = {number: {"francs": chance.randint(0, 7)} for number in DATA["bonus"]["gain"]}
    data["bonus"]["tokens"] = {number: random_tokens(chance) for number in DATA["bonus"]["tokens"]}
    data["end_tiles"] = {"tiles": [random_end_tile(chance) for _ in range(12)]}
    return parse_box(written(data), name="random")


def random_position(box: Box, chance: random.Random) -> State:
    """A main action with something to buy and a few things to trade."""
    options = Options(players=chance.randint(2, 4), free_districts=chance.random() < 0.5, piles=chance.choice((2, 3)))
    at = Table(options=options, box=box)
    places = [f"{d}:{v}" for d in at.notation.districts for v in at.notation.values]
    at.built(*chance.sample(places, 6)).key(0, chance.choice(("arc", f"{at.notation.districts[0]}:bank", places[0])))
    at.francs(0, chance.randint(0, 18))
    scarce = [kind.replace(" ", "_") for kind in TOKENS]
    at.tokens(0, **{kind: chance.randint(1, 2) for kind in chance.sample(scarce, chance.randint(0, 3))})
    at.loose(0, **{kind: 1 for kind in scarce if chance.random() < 0.2})
    at.reserve(**{kind: chance.randint(0, 2) for kind in RESOURCES})
    known = (effects.GAIN, effects.ONE_OF, effects.TWO_OF)
    lookup = at.state.lookup
    helpful = [tile for tile in range(codes.FIRST_END) if lookup.effect[tile] in known]
    at.bonus(0, *(tile + 1 for tile in chance.sample(helpful, chance.randint(0, 4))))
    at.ends(0, *chance.sample(range(1, 13), chance.choice((0, 1, 1, 2))))
    return at.state


def random_fetching(box: Box, chance: random.Random) -> State:
    """A main action with tile 17 or 25, or both, and some tiles left on the track to fetch."""
    at = Table(box=box, track=chance.sample(range(1, 31), 30) if chance.random() < 0.5 else None)
    places = [f"{d}:{v}" for d in at.notation.districts for v in at.notation.values]
    at.built(*chance.sample(places, 6)).key(0, "arc").francs(0, chance.randint(0, 15))
    scarce = [kind.replace(" ", "_") for kind in TOKENS]
    at.tokens(0, **dict.fromkeys(chance.sample(scarce, chance.randint(0, 1)), 1))
    at.reserve(**{kind: 1 for kind in RESOURCES if chance.random() < 0.2})
    lookup = at.state.lookup
    fetch, back = lookup.fetch_tile + 1, lookup.back_tile + 1
    at.bonus(0, *chance.choice(((fetch,), (back,), (fetch, back))))
    at.ends(0, *chance.sample(range(1, 13), chance.choice((0, 0, 1))))
    at.meeple(0, chance.randint(0, 30))
    at.empty_spaces(*chance.sample(range(1, 31), chance.randint(20, 27)))
    return at.state


def step_worth(state: State, action: int) -> int:
    """What a free action gives up, in half francs, as payment.py says."""
    box, me = state.lookup.box, state.me
    if action < codes.SELL:
        return FRANC * box.buy[action - codes.BUY]
    if action < codes.USE:
        kind = action - codes.SELL
        if me.loose >> (8 * kind) & 255:
            return 0
        if kind < len(RESOURCES):
            return FRANC * box.buy[kind]
        prestige = kind - len(RESOURCES)
        return FRANC * max(mark.prestige_vp[prestige] for mark in box.landmarks if mark.slots[prestige])
    if action >= codes.FETCH:
        return FETCHED if action < codes.PAIR else 0
    tile = (action - codes.USE) // codes.CHOICES
    shown = (*box.bonus, *box.end_tiles)[tile]
    sold = sum(box.sell[kind] for kind in shown.tokens)
    if shown.kinds:
        sold += shown.count * max(box.sell[kind] for kind in shown.kinds)
    return FRANC * sold + (shown.francs > 0)


def cheapest(state: State) -> dict[int, int] | None:
    """Every move that free actions can lead to, with the least worth given up for it; None: too many ways."""
    found: dict[int, int] = {}
    done: set[tuple[int, ...]] = set()
    queue: list[tuple[int, int, State]] = [(0, 0, state)]
    least = {_means(state): 0}
    after, order = state.copy(), count(1)
    while queue:
        worth, _, here = heapq.heappop(queue)
        if _means(here) in done:
            continue
        done.add(_means(here))
        if len(least) > LIMIT:
            return None
        for action in turn.legal_list(here):
            if action >= codes.MOVE:
                found.setdefault(action, worth)
            elif codes.BUY <= action < codes.PASS:
                here.copy_into(after)
                turn.apply(after, action)
                given = worth + step_worth(here, action)
                if given < least.get(_means(after), 1 << 30):
                    least[_means(after)] = given
                    heapq.heappush(queue, (given, next(order), after.copy()))
    return found


def _means(state: State) -> tuple[int, ...]:
    """All that free actions change and a purchase asks for."""
    me = state.me
    return me.francs, me.tokens, me.loose, me.unused, me.end_tiles, state.reserve, me.meeple, me.used, state.phase


def check(state: State, payment: Payment) -> Counter[str]:
    """How many moves could be paid by a chain, by one that fetches a tile or two, and not at all."""
    reached = cheapest(state)
    if reached is None:
        return Counter()
    before = fingerprint(state)
    wanted, listed = ActionBuffer(), ActionBuffer()
    moves_at_any_price(state, wanted)
    expected = {move: worth for move, worth in reached.items() if wanted.holds(move)}  # not by a tile 9 or 16 fetched
    payment.moves(state, listed)
    assert set(listed.list()) == set(expected)
    for move in wanted.list():
        solved = payment.solve(state, move)
        assert solved == (move in expected)
        if solved:
            after, worth = state.copy(), 0
            for action in payment.chain.list():
                assert action in turn.legal_list(after)
                worth += step_worth(after, action)
                turn.apply(after, action)
            assert move in turn.legal_list(after)
            assert worth == expected[move]
    assert fingerprint(state) == before
    ways = Counter(
        "chain" if worth < FETCHED else f"fetched {worth // FETCHED}" for worth in expected.values() if worth
    )
    return ways + Counter(never=wanted.size - len(expected))


Positions = Callable[[Box, random.Random], State]


def check_many(positions: Positions, seeds: range) -> None:
    payment = Payment()
    found: Counter[str] = Counter()
    for seed in seeds:
        chance = random.Random(seed)
        box = chance.choice((load_box(), OTHER, OWNERS, random_box(chance)))
        found += check(positions(box, chance), payment)
    kinds = ("chain", "never") if positions is random_position else ("fetched 1", "fetched 2", "never")
    assert all(found[kind] > len(seeds) // 5 for kind in kinds), found


@pytest.mark.parametrize(("positions", "number"), [(random_position, 90), (random_fetching, 50)])
def test_every_payable_move_is_found_at_the_least_worth(positions: Positions, number: int) -> None:
    check_many(positions, range(number))


def test_tile_25_is_kept_where_a_sale_pays_though_it_could_fetch_tile_17() -> None:
    at = Table().built("montmartre:5").key(0, "arc").francs(0, 0).tokens(0, wood=6).bonus(0, 25).meeple(0, 20)
    payment = Payment()
    assert payment.solve(at.state, at.notation.codes["move arc montmartre:5"])
    assert {at.notation.text(action) for action in payment.chain.list()} == {"sell wood"}


@pytest.mark.slow
@pytest.mark.parametrize("positions", [random_position, random_fetching])
def test_thousands_of_positions(positions: Positions) -> None:
    check_many(positions, range(1000, 6000))
