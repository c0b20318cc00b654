"""The observation: every byte as documented, and nothing in it that the seat cannot know."""

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import astuple
from hashlib import sha256

import numpy as np
import pytest
from numpy.typing import NDArray

from paname import Game, Options, Rng, load_box
from paname.envs import spaces
from paname.envs.chance_game import ChanceGame
from paname.envs.vector.encoder import Encoder
from paname.rules import turn
from paname.rules.state import ActionBuffer, State
from tests.envs import reference
from tests.envs.positions import KINDS, play


def encode(state: State, seat: int) -> bytes:
    encoder = Encoder()
    encoder.begin(state)
    encoder.observe(state, seat)
    return bytes(memoryview(encoder.own))


def mask(state: State) -> list[int]:
    out = ActionBuffer()
    turn.legal_for_seat(state, out)
    return sorted(out.list())


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_byte_is_what_the_view_says(kind: dict[str, object]) -> None:
    checked = 0
    for step, game in enumerate(play(kind, seed=3)):
        if step % 7 == 0 or game.state.end_takes or game.over:
            for seat in range(game.players):
                seen, expected = encode(game.state, seat), reference.observation(game.view(seat, "open"), game.box)
                if seen != expected:
                    _explain(seen, expected)
                checked += 1
    assert checked > 50


def _explain(seen: bytes, expected: bytes) -> None:
    names = spaces.feature_names()
    wrong = [f"{names[i]}: {seen[i]}, not {expected[i]}" for i in range(len(seen)) if seen[i] != expected[i]]
    raise AssertionError("\n".join(wrong))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_worlds_a_seat_cannot_tell_apart_look_the_same(kind: dict[str, object]) -> None:
    rng = Rng("worlds")
    differing = 0
    for step, game in enumerate(play(kind, seed=5)):
        if game.over or (step % 11 and not game.state.end_takes):
            continue
        for seat in range(game.players):
            world = game.determinize(seat, rng).state
            assert encode(world, seat) == encode(game.state, seat)
            if seat == game.active:
                assert mask(world) == mask(game.state)
            differing += world.deck != game.state.deck or world.end_take_tiles != game.state.end_take_tiles
    assert differing > 20  # the worlds were different ones


def test_a_look_at_the_end_tiles_shows_in_the_observation_and_is_remembered() -> None:
    block = spaces.BLOCKS["end tiles in the pile"]
    remembered = 0
    for game in play({"players": 3}, seed=8):
        state = game.state
        for seat in range(3):
            maybe = {i for i, flag in enumerate(encode(state, seat)[block.bytes]) if flag}
            truly = {i for i in range(12) if state.end_pile >> i & 1}
            assert truly <= maybe
            if state.looking and seat == state.active:
                assert maybe == truly
            remembered += len(maybe) < 12 - int(state.end_uses)
    assert remembered


def test_counts_above_255_are_written_as_255() -> None:
    state = Game.new(seed=1).state
    state.seats[0].francs = 400
    state.seats[0].vp_bonus = 256
    row = np.frombuffer(encode(state, 0), np.uint8)
    figures: NDArray[np.uint8] = row[spaces.BLOCKS["me: seat"].bytes]
    assert figures.tolist() == [1, 1, 255, 255, 10, 2, 0]


def test_the_blocks_fill_the_observation_and_the_kinds_the_action_space() -> None:
    blocks = list(spaces.BLOCKS.values())
    assert [block.first for block in blocks] == [0, *(block.end for block in blocks[:-1])]
    assert blocks[-1].end == spaces.OBSERVATION
    assert [kind.first for kind in spaces.ACTION_RANGES] == [
        0,
        *(kind.first + kind.count for kind in spaces.ACTION_RANGES[:-1]),
    ]
    assert spaces.ACTION_RANGES[-1].first + spaces.ACTION_RANGES[-1].count == spaces.ACTIONS
    named = [name for name in spaces.feature_names() if name != "(padding)"]
    assert len(set(named)) == len(named)


def test_a_change_of_the_spaces_comes_with_a_new_version() -> None:
    blocks = [(block.name, block.first, block.labels) for block in spaces.BLOCKS.values()]
    layout = repr([blocks, [astuple(actions) for actions in spaces.ACTION_RANGES]])
    known = {"paname-obs/1": "c733fd37cae24b83"}
    assert known.get(spaces.VERSION) == sha256(layout.encode()).hexdigest()[:16], "a new layout needs a new VERSION"


PROGRAM = """
from dataclasses import astuple
from hashlib import sha256
from paname._interpreted import compiled
from tests.envs.positions import KINDS, play
from tests.envs.test_observation import encode
digest = sha256()
for kind in KINDS:
    for step, game in enumerate(play(kind, seed=2)):
        if step % 5 == 0:
            digest.update(encode(game.state, step % game.players))
print(compiled(), digest.hexdigest())
"""


def test_interpreted_and_compiled_write_the_same() -> None:
    path = os.pathsep.join(filter(None, sys.path))
    shown = []
    for interpreted in ("", "1"):
        environment = os.environ | {"PANAME_INTERPRETED": interpreted, "PYTHONPATH": path}
        command = [sys.executable, "-c", PROGRAM]
        shown.append(
            subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout.split()
        )
    assert [how for how, _ in shown] == ["True", "False"]
    assert shown[0][1] == shown[1][1]


@contextmanager
def many_switches() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


def test_copies_are_observed_in_threads() -> None:
    """OpenSpiel clones a state for every branch; what one thread fills is not what another reads."""
    games = [ChanceGame(load_box(), Options(players=3))]
    games[0].observation(0)
    for turn_of in range(3):
        games.append(games[-1].copy())
        for _ in range(30):
            here = games[-1]
            choices = here.legal() if here.chance is None else [outcome for outcome, _ in here.outcomes()]
            here.apply(choices[turn_of % len(choices)])
    right = [game.observation(0) for game in games]

    def wrong(at: int) -> int:
        return sum(not np.array_equal(games[at].observation(0), right[at]) for _ in range(1500))

    with many_switches(), ThreadPoolExecutor(len(games)) as pool:
        assert list(pool.map(wrong, range(len(games)))) == [0] * len(games)
