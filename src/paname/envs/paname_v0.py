"""PettingZoo: `paname_v0.env()` is the game as an AEC environment, one agent per seat."""

from typing import TYPE_CHECKING, Any, ClassVar, Unpack

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle
from gymnasium.utils.seeding import np_random
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from paname.drawing.render import MODES, render
from paname.envs.single_game import NewGame, SingleGame
from paname.envs.spaces import ACTIONS, OBSERVATION, VERSION

if TYPE_CHECKING:
    from paname.envs.untyped import Untyped as AECEnv
else:
    from pettingzoo import AECEnv

__all__ = ["env", "raw_env"]


def env(*, reward: str = "rank", render_mode: str | None = None, **options: Unpack[NewGame]) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game with -1 for who chose it.

    >>> game = env(players=3)
    >>> game.reset(seed=1)
    >>> game.agents, int(game.observe("player_0")["action_mask"].sum())
    (['player_0', 'player_1', 'player_2'], 3)
    """
    unwrapped = raw_env(reward=reward, render_mode=render_mode, **options)
    terminating = wrappers.TerminateIllegalWrapper(unwrapped, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(terminating))


class raw_env(AECEnv, EzPickle):  # noqa: N801  (PettingZoo's name for it)
    """The environment without wrappers: an illegal action raises `IllegalStepError`.

    >>> game = raw_env(players=2)
    >>> game.reset(seed=1)
    >>> game.step(0)
    >>> game.agent_selection
    'player_0'
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "paname_v0",
        "version": VERSION,
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, *, reward: str = "rank", render_mode: str | None = None, **options: Unpack[NewGame]) -> None:
        EzPickle.__init__(self, reward=reward, render_mode=render_mode, **options)
        AECEnv.__init__(self)
        self.render_mode = render_mode
        self._single = SingleGame(options, reward)
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(self._single.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, gymnasium.spaces.Dict] = {
            agent: observation_space() for agent in self.possible_agents
        }
        self.action_spaces: dict[str, gymnasium.spaces.Discrete] = {
            agent: gymnasium.spaces.Discrete(ACTIONS) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None or not hasattr(self, "_random"):
            self._random, _ = np_random(seed)
        self._single.begin(int(self._random.integers(2**63)))
        self.agents: list[str] = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection: str = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self._single.observation(seat), "action_mask": self._single.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: an action is needed, not None")
        self._single.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        game = self._single.game
        if game.active is not None:
            self.agent_selection = self.possible_agents[game.active]
        else:
            self.rewards = dict(zip(self.possible_agents, self._single.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode: give one to env()")
            return None
        game = self._single.game
        return render(game.view(None, "open"), game.box, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""


def observation_space() -> gymnasium.spaces.Dict:
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, 255, (OBSERVATION,), np.uint8),
            "action_mask": gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )
