"""Whatever box an owner enters, everything works with it: rules, notation, records, views, bots, environments."""

import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from paname import Box, Game, Position
from paname.bots import create
from paname.bots.bot import Budget
from paname.box import parse_box
from paname.box.advice import advice
from paname.cli.components import tables
from paname.envs.vector_env import VectorEnv
from paname.knowing.determinize import from_view
from paname.knowing.view import view
from paname.rules.options import Options
from paname.rules.rng import Rng
from paname.rules.state import fingerprint
from tests.rules.games import ALL_OPTIONS, play_on
from tests.rules.random_boxes import random_box
from tests.rules.test_oracle import World, play_at_random

SEEDS = st.integers(0, 2**32)
few, some = (settings(max_examples=count, deadline=None) for count in (5, 15))


def box_of(chance: random.Random) -> Box:
    return parse_box(random_box(chance), "random")


@given(SEEDS)
@settings(max_examples=50, deadline=None)
def test_a_file_that_says_what_it_may_is_a_box(seed: int) -> None:
    chance = random.Random(seed)
    box = box_of(chance)
    assert box.tokens.count(2) == 6
    for one in advice(box):
        assert str(one).startswith(f"{one.key}: ")
    assert len(tables(box)) == 10  # `paname components` has something to say of every figure
    assert set(box.provenance.values()) <= {"owner", "rulebook", "published", "inferred", "reconstructed"}


@given(SEEDS)
@few
def test_the_rules_read_twice_agree(seed: int) -> None:
    chance = random.Random(seed)
    play_at_random(World(random_box(chance)), chance.choice(ALL_OPTIONS), seed, thorough=True)


@given(SEEDS)
@some
def test_records_positions_and_views_come_back(seed: int) -> None:
    chance = random.Random(seed)
    options: Options = chance.choice(ALL_OPTIONS)
    game = play_on(Game.with_options(options, seed=seed, components=box_of(chance)), chance, chance.randint(0, 400))
    if game.phase != "look":
        again = Game.from_record(json.loads(json.dumps(game.record())))
        assert fingerprint(again.state) == fingerprint(game.state)
        assert again.record() == game.record()
    if game.active is not None:
        seen = game.view(game.active, "open")
        world = from_view(seen, game.box, Rng(seed))
        assert view(world, options, game.active, "open") == seen
    text = str(Position.of(game))
    assert str(Position.parse(text, components=game.box)) == text


@given(SEEDS)
@few
def test_bots_play_with_any_box(seed: int) -> None:
    chance = random.Random(seed)
    options: Options = chance.choice(ALL_OPTIONS)
    game = Game.with_options(options, seed=seed, components=box_of(chance))
    bots = [
        create(name, seed=seed, box=game.box) for name in ("random", "greedy", "mcts:iterations=20", "greedy:slips=0.3")
    ]
    for _ in range(60):
        if game.active is None:
            break
        seat = game.active
        legal = game.seat(seat).legal_texts()
        for action in bots[seat].decide(game.view(seat, "open"), legal, Budget(iterations=20)):
            game.play(action)


@given(SEEDS)
@few
def test_environments_step_through_any_box(seed: int) -> None:
    box = box_of(random.Random(seed))
    env = VectorEnv(3, players=4, seed=seed, components=box, random_tokens=True, random_bonus_track=True)
    for _ in range(300):
        env.step(env.sample())
