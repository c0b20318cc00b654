"""Gymnasium's own checker, and the learner's seat among bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import paname.envs
from paname.envs.gymnasium_env import PanameEnv
from paname.envs.spaces import BLOCKS


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.filterwarnings("error")
def test_check_env(players: int) -> None:
    check_env(gymnasium.make("Paname-v0", players=players, render_mode="rgb_array").unwrapped)


@pytest.mark.parametrize("mode", ["human", "svg", "ansi"])
def test_render_modes(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("Paname-v0", render_mode=mode)
    env.reset(seed=1)
    picture: Any = env.render()
    assert picture is None if mode == "human" else isinstance(picture, str)
    assert ("round 1" in capsys.readouterr().out) == (mode == "human")


def play(env: PanameEnv, seed: int) -> float:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        assert (info["action_mask"] == env.action_masks()).all()
        observation, reward, terminated, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if terminated:
            assert not truncated
            assert "illegal" not in info
            return float(reward)
        assert observation[BLOCKS["me: seat"].first + 1] == 1  # the learner is to act
        assert reward == 0


def test_the_learner_plays_whole_games_from_every_seat() -> None:
    env = PanameEnv(players=3)
    seats, rewards = set(), set()
    for seed in range(12):
        rewards.add(play(env, seed))
        seats.add(env.seat)
    assert seats == {0, 1, 2}
    assert rewards <= {-1.0, -0.5, 0.0, 0.5, 1.0}
    assert len(rewards) > 1


def test_any_bot_of_the_registry_is_an_opponent() -> None:
    assert play(PanameEnv(opponents="greedy", seat=1), 1) == -1.0  # greedy beats random play


def test_same_seed_same_game() -> None:
    one, two = PanameEnv(players=2), PanameEnv(players=2)
    first, _ = one.reset(seed=5)
    second, _ = two.reset(seed=5)
    assert (first == second).all()
    third, _ = one.reset()
    fourth, _ = two.reset()
    assert (third == fourth).all()
    assert not (first == third).all()


def test_an_illegal_action_loses() -> None:
    env = PanameEnv()
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(np.int64(4000))
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize(("arguments", "message"), [
    ({"opponents": ["random"], "players": 3}, "opponents must name one bot, or 2 for 3 players; not 1"),
    ({"seat": 2}, "seat must be 0 to 1"),
    ({"reward": "money"}, "reward must be one of"),
])  # fmt: skip
def test_wrong_arguments_are_named(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        PanameEnv(**arguments)


def test_importing_the_package_registers_it() -> None:
    assert paname.envs.__doc__
    assert gymnasium.spec("Paname-v0").entry_point == "paname.envs.gymnasium_env:PanameEnv"
