"""The vector environment: exactly the single games, side by side."""

import numpy as np
import pytest

from paname import Game
from paname.envs.spaces import ACTIONS, OBSERVATION
from paname.envs.vector.games import payoff
from paname.envs.vector_env import IllegalStepError, VectorEnv
from tests.envs.positions import KINDS
from tests.envs.test_observation import encode, mask
from tests.memory import growth


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_equals_single_games_step_by_step(kind: dict[str, object]) -> None:
    env = VectorEnv(3, seed="side by side", **kind)  # type: ignore[arg-type]
    games = [Game.new(seed=f"side by side/{i}/0", **kind) for i in range(3)]  # type: ignore[arg-type]
    finished = 0
    for _ in range(1500):
        actions = env.sample().copy()
        env.step(actions)
        for i, game in enumerate(games):
            assert actions[i] in mask(game.state)
            game.apply(int(actions[i]))
            assert bool(env.dones[i]) == game.over
            if game.over:
                finished += 1
                result = game.result()
                assert env.scores[i].tolist() == result.vp
                assert env.rewards[i].tolist() == [payoff(game.state, seat, 0) for seat in range(game.players)]
                games[i] = Game.new(seed=f"side by side/{i}/{env.episodes[i]}", **kind)  # type: ignore[arg-type]
            else:
                assert not env.rewards[i].any()
            state = games[i].state
            assert env.seats[i] == state.active
            assert env.observations[i].tobytes() == encode(state, state.active)
            assert np.flatnonzero(env.masks[i]).tolist() == mask(state)
    assert finished >= 3


def test_rewards_sum_to_nothing_and_follow_the_ranks() -> None:
    for reward in ("rank", "margin"):
        env = VectorEnv(16, 3, seed=4, reward=reward)
        paid = 0
        while paid < 40:
            env.step(env.sample())
            for i in np.flatnonzero(env.dones):
                rewards, scores = env.rewards[i], env.scores[i]
                assert abs(rewards.sum()) < 1e-9
                assert rewards.argmax() == scores.argmax() or np.unique(scores).size < 3
                paid += 1
                if reward == "margin":
                    assert rewards[0] == pytest.approx((scores[0] - scores[1:].mean()) / 100)
                elif np.unique(scores).size == 3:
                    assert sorted(rewards) == [-1, 0, 1]


def test_same_seed_same_games_and_reset_starts_over() -> None:
    one, two, other = VectorEnv(5, seed=1), VectorEnv(5, seed=1), VectorEnv(5, seed=2)
    first = one.observations.copy()
    assert (first == two.observations).all()
    assert not (first == other.observations).all()
    for _ in range(900):
        one.step(one.sample())
        two.step(two.sample())
        assert (one.observations == two.observations).all()
    assert one.episodes.any()
    one.reset(1)
    assert (first == one.observations).all()
    assert not one.dones.any()
    assert not one.rewards.any()
    assert not one.episodes.any()
    assert (one.masks.sum(axis=1) == 3).all()  # draw 1, 2, 3


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    env = VectorEnv(4, seed=1)
    before = env.observations.copy()
    for wrong in (-1, ACTIONS, 2**40, 5):
        with pytest.raises(IllegalStepError, match=f"game 2: action {wrong} is not legal for seat 0"):
            env.step(np.array([0, 1, wrong, 0]))
    with pytest.raises(IllegalStepError, match="3 actions for 4 games"):
        env.step(np.zeros(3, np.int64))
    with pytest.raises(TypeError):
        env.step(np.zeros(4))  # type: ignore[arg-type]
    assert (before == env.observations).all()
    env.step(np.array([0, 1, 2, 0], np.int8))
    assert not (before == env.observations).all()


def test_arrays_are_read_only_views() -> None:
    env = VectorEnv(2, seed=1)
    assert env.observations.shape == (2, OBSERVATION)
    assert env.observations.dtype == np.uint8
    assert env.masks.shape == (2, ACTIONS)
    with pytest.raises(ValueError, match="read-only"):
        env.masks[0, 0] = False


@pytest.mark.parametrize(("arguments", "message"), [
    ({"count": 0}, "count must be at least 1"),
    ({"count": 1, "reward": "money"}, "reward must be one of rank, margin"),
    ({"count": 1, "players": 5}, "players must be 2, 3 or 4"),
])  # fmt: skip
def test_wrong_arguments_are_named(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        VectorEnv(**arguments)  # type: ignore[arg-type]


KEPT: list[bytes] = []


def steps(count: int) -> None:
    env = VectorEnv(64, seed=1)
    for _ in range(count):
        env.step(env.sample())
    assert count < 2000 or env.episodes.min() > 5


def leaking_steps(count: int) -> None:
    """A planted leak: one small object for each step."""
    KEPT.extend(bytes(500) for _ in range(count))
    steps(count)


def test_no_growth_over_many_steps() -> None:
    assert growth(__name__, "steps", 500, 3000) < 512


def test_a_leak_over_many_steps_is_seen() -> None:
    assert growth(__name__, "leaking_steps", 500, 3000) > 1024
