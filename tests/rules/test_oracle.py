"""The engine against the rules read a second time (`oracle.py`): every option, every step compared."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import paname.box
from paname import Game
from paname.bots import create
from paname.box import parse_box
from paname.box.model import TOKENS
from paname.records.notation import Notation
from paname.rules import scoring, turn
from paname.rules.options import Options
from paname.rules.setup import Setup
from paname.rules.state import PHASES, ActionBuffer, State
from tests.rules.games import ALL_OPTIONS, choose
from tests.rules.oracle import Figures, Oracle
from tests.rules.table import SOURCES

BASE_FILE = Path(paname.box.__file__).parent / "components.toml"
OTHER_FILE = Path(__file__).parent / "other_box.toml"
OWNERS_FILE = Path(__file__).parent / "owners_box.toml"
SEATS = [2, 3, 4]


class World:
    """One components file, read by the loader and by the oracle."""

    def __init__(self, content: bytes) -> None:
        self.box = parse_box(content, "world")
        self.notation = Notation(self.box)
        self.figures = Figures(content.decode())


FILES = {"base": BASE_FILE, "other": OTHER_FILE, "owner's": OWNERS_FILE}
WORLDS = {name: World(file.read_bytes()) for name, file in FILES.items()}


def setup_in_words(world: World, options: Options, setup: Setup) -> dict[str, object]:
    copies = Counter(range(1, 31))
    for least in (2, 3, 4):
        if options.players >= least:
            copies.update(world.figures.bonus.get(f"extra_copies_from_{least}_players", []))
    notation = world.notation
    return {
        "piles": [[notation.site(tile) for tile in pile] for pile in setup.piles],
        "tokens": {notation.site(site): TOKENS[kind] for site, kind in enumerate(setup.tokens)},
        "bonus_track": [[number] * copies[number] for number in setup.track],
    }


def oracle_of(world: World, game: Game) -> Oracle:
    options = {"players": game.options.players, "free_districts": game.options.free_districts}
    return Oracle(world.figures, options, setup_in_words(world, game.options, game.setup))


def bits_of(mask: int) -> set[int]:
    return {i for i in range(64) if mask >> i & 1}


def counts(packed: int) -> dict[str, int]:
    return {kind: packed >> 8 * i & 255 for i, kind in enumerate(TOKENS) if packed >> 8 * i & 255}


def keys_of(notation: Notation, state: State, seat: int) -> list[str]:
    """Every key of a player on the board, by the name of its place."""
    player = state.seats[seat]
    places = ["arc"] * player.arc + [notation.bank(district) for district in bits_of(player.banks)]
    for level in (player.sites, player.sites2, player.sites3):
        places += [notation.site(site) for site in bits_of(level)]
    where = {landmark % 8: landmark // 8 for landmark in bits_of(state.landmarks)}
    for level in (player.landmarks, player.landmarks2, player.landmarks3):
        places += [notation.landmark(where[landmark], landmark) for landmark in bits_of(level)]
    return sorted(places)


def engine_facts(notation: Notation, state: State) -> dict[str, object]:
    """All that lies on the table, in words."""
    landmarks = {notation.landmarks[b % 8]: notation.districts[b // 8] for b in bits_of(state.landmarks)}
    types = {}
    for kind, name in enumerate(state.lookup.box.types):
        types.update({notation.site(site): name for site in bits_of(state.sites_of_type(kind))})
    stock = [state.stock, state.stock2, state.stock3, state.stock4]
    return {
        "phase": PHASES[state.phase],
        "active": state.active,
        "round": state.round,
        "buildings": types,
        "tokens": {notation.site(s): TOKENS[state.token_kinds[s]] for s in bits_of(state.tokens)},
        "landmarks": landmarks,
        "discarded": {notation.site(site) for site in bits_of(state.discarded)},
        "reserve": counts(state.reserve),
        "vp_supply": Counter(notation.vp_tiles[tile] for tile in bits_of(state.vp_supply)),
        "vp_spots": {
            notation.districts[d]: notation.vp_tiles[(state.vp_spots >> 8 * d & 255) - 1]
            for d in range(6)
            if state.vp_spots >> 8 * d & 255
        },
        "track": [sum(level >> space & 1 for level in stock) for space in range(30)],
        "end_pile": {tile + 1 for tile in bits_of(state.end_pile)},
        "seats": [
            {
                "keys": keys_of(notation, state, i),
                "hand": seat.keys,
                "spare": seat.reserve_keys,
                "francs": seat.francs,
                "tokens": counts(seat.tokens),
                "loose": counts(seat.loose),
                "meeple": seat.meeple,
                "unused": {number + 1 for number in bits_of(seat.unused)},
                "used": {number + 1 for number in bits_of(seat.used)},
                "ends": {tile + 1 for tile in bits_of(seat.end_tiles)},
                "vp": {source: getattr(seat, f"vp_{source}") for source in SOURCES},
            }
            for i, seat in enumerate(state.seats)
        ],
    }


def oracle_facts(oracle: Oracle) -> dict[str, object]:
    return {
        "phase": oracle.question,
        "active": oracle.seat,
        "round": oracle.round,
        "buildings": oracle.buildings,
        "tokens": oracle.beside,
        "landmarks": oracle.landmarks,
        "discarded": set(oracle.discarded),
        "reserve": dict(+oracle.reserve),
        "vp_supply": oracle.vp_supply,
        "vp_spots": oracle.vp_spots,
        "track": [len(stack) for stack in oracle.track],
        "end_pile": oracle.end_pile,
        "seats": [
            {
                "keys": sorted(player.places),
                "hand": player.hand,
                "spare": player.spare,
                "francs": player.francs,
                "tokens": dict(+player.tokens),
                "loose": dict(+player.loose),
                "meeple": player.meeple,
                "unused": player.unused,
                "used": player.used,
                "ends": player.ends,
                "vp": {source: player.vp[source] for source in SOURCES},
            }
            for player in oracle.players
        ],
    }


def standings(state: State) -> list[list[tuple[int, int]]]:
    """Sums and VP of every seat in every district, if it were scored now."""
    return [
        [(scoring.district_sum(state, d, seat), scoring.district_vp(state, d, i)) for i, seat in enumerate(state.seats)]
        for d in range(6)
    ]


def oracle_standings(oracle: Oracle) -> list[list[tuple[int, int]]]:
    rows = []
    for district in oracle.figures.banks:
        vp = oracle.district_vp(district) if district in oracle.vp_spots else [0] * oracle.count
        rows.append([(sum(values), brought) for values, brought in zip(oracle.values_in(district), vp, strict=True)])
    return rows


class Match:
    """One game played by both; every legal list is compared."""

    def __init__(self, world: World, options: Options, seed: int, *, thorough: bool) -> None:
        self.game = Game.with_options(options, seed=seed, components=world.box)
        self.world = world
        self.oracle = oracle_of(world, self.game)
        self.thorough = thorough
        self.out = ActionBuffer()

    def legal(self) -> dict[str, int]:
        """By text, the codes."""
        state, notation = self.game.state, self.world.notation
        turn.legal(state, self.out)
        codes = self.out.list()
        texts = {notation.text(code): code for code in codes}
        assert len(texts) == len(codes), "an action is listed twice"
        assert set(texts) == self.oracle.legal()
        if any(text.startswith("take ") for text in texts) and not state.looking:
            turn.legal_for_seat(state, self.out)
            told = {notation.text(code) for code in self.out.list()}
            assert told == {text for text in texts if not text.startswith("take ")} | {"take"}
        return texts

    def play(self, text: str) -> None:
        """What lies on the table is compared after every action if `thorough`, else after every turn."""
        action = self.world.notation.parse(text, self.game.state)
        assert action is not None
        self.game.apply(action)
        self.oracle.play(text)
        if self.thorough or text == "done":
            assert engine_facts(self.world.notation, self.game.state) == oracle_facts(self.oracle), text
        if text == "done":
            assert standings(self.game.state) == oracle_standings(self.oracle)
        if self.game.over:
            assert self.game.result().ranks == self.oracle.ranks()


def play_at_random(world: World, options: Options, seed: int, *, thorough: bool) -> None:
    match, chance = Match(world, options, seed, thorough=thorough), random.Random(seed)
    while not match.game.over:
        texts = sorted(match.legal())
        looks = not match.game.state.looking and any(text.startswith("take ") for text in texts)
        if looks and chance.random() < 0.1:
            texts = ["take"]
        match.play(choose(texts, chance))


def play_bots(world: World, options: Options, seed: int) -> None:
    """Bots that now and then do without thinking, so that all games differ."""
    match = Match(world, options, seed, thorough=False)
    bots = [create("greedy", seed=10 * seed + seat, box=world.box, slips=0.1) for seat in range(options.players)]
    game = match.game
    while game.active is not None:
        seat = game.active
        for text in bots[seat].decide(game.view(seat, "open"), [*game.seat(seat).legal()]):
            assert text in match.legal() or text == "take"
            match.play(text)


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("world", WORLDS)
def test_engine_plays_by_the_rules_read_twice(world: str, players: int) -> None:
    """Each box with a third of the options: together all of them, with every number of players."""
    options = [option for option in ALL_OPTIONS if option.players == players]
    for i in range([*WORLDS].index(world), len(options), len(WORLDS)):
        play_at_random(WORLDS[world], options[i], seed=100 * players + i, thorough=True)


def test_bots_play_by_the_rules_read_twice() -> None:
    for seed, world in enumerate(WORLDS.values()):
        play_bots(world, ALL_OPTIONS[-1 - seed], seed)


RANDOM_GAMES, BOT_GAMES, PARTS = 10_000, 2_000, 100
"""By parts, so that they can be run one by one: `pytest -m slow tests/rules/test_oracle.py -k "random and part17"`."""


def part_of(games: int, part: int) -> Iterator[tuple[World, Options, int]]:
    """Every box with all options in turn."""
    for number in range(part * games // PARTS, (part + 1) * games // PARTS):
        world = list(WORLDS.values())[number % len(WORLDS)]
        yield world, ALL_OPTIONS[number // len(WORLDS) % len(ALL_OPTIONS)], 1000 + number


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS), ids=lambda part: f"part{part}")
def test_many_random_games(part: int) -> None:
    for world, options, seed in part_of(RANDOM_GAMES, part):
        play_at_random(world, options, seed, thorough=False)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS), ids=lambda part: f"part{part}")
def test_many_bot_games(part: int) -> None:
    for world, options, seed in part_of(BOT_GAMES, part):
        play_bots(world, options, seed)
