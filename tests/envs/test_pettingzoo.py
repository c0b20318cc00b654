"""PettingZoo's own conformance suite."""

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

from paname.envs import paname_v0
from paname.envs.vector.games import IllegalStepError


@pytest.mark.parametrize("players", [2, 3, 4])
def test_api(players: int) -> None:
    api_test(paname_v0.env(players=players), num_cycles=200, verbose_progress=False)


def test_api_of_the_unwrapped_environment() -> None:
    api_test(paname_v0.raw_env(free_districts=True), num_cycles=200, verbose_progress=False)


def test_seed() -> None:
    seed_test(paname_v0.env, num_cycles=300)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(paname_v0.env, custom_tests={"svg": lambda picture: picture.startswith("<svg ")})
    assert "round 1" in capsys.readouterr().out


def test_a_whole_game_pays_the_winner() -> None:
    env = paname_v0.env(players=3)
    env.reset(seed=1)
    totals: dict[str, float] = dict.fromkeys(env.agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        over = terminated or truncated
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    result = env.unwrapped._single.game.result()
    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals, key=lambda agent: totals[agent]) == f"player_{result.winners[0]}"


def test_only_the_seat_to_act_has_a_mask() -> None:
    env = paname_v0.env()
    env.reset(seed=1)
    assert env.observe("player_0")["action_mask"].sum() == 3
    assert not env.observe("player_1")["action_mask"].any()


def test_an_illegal_action_ends_the_wrapped_game_and_is_an_error_unwrapped() -> None:
    wrapped, bare = paname_v0.env(), paname_v0.raw_env()
    wrapped.reset(seed=1)
    wrapped.step(7)
    assert wrapped.rewards["player_0"] == -1
    bare.reset(seed=1)
    with pytest.raises(IllegalStepError, match="action 7 is not legal for seat 0"):
        bare.step(7)


def test_it_survives_pickling() -> None:
    env: Any = pickle.loads(pickle.dumps(paname_v0.raw_env(players=4, reward="margin")))
    env.reset(seed=1)
    assert len(env.agents) == 4
