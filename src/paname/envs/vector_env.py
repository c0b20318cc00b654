"""Many games at once, in NumPy arrays: the fast way to train and to measure."""

from pathlib import Path
from typing import Any, Unpack

import numpy as np
from numpy.typing import NDArray

from paname.box import Box, load_box
from paname.envs.spaces import ACTIONS, OBSERVATION, VERSION
from paname.envs.vector.games import REWARDS, Games, IllegalStepError
from paname.rules.options import Options, Variants

__all__ = ["IllegalStepError", "VectorEnv"]


class VectorEnv:
    """`count` games, each waiting for an action of the seat to act. `step` plays one action in all of them.

    The arrays are views of the games' own memory: read-only, and written anew by every step. Copy what you keep.
    A game that ends is paid out (`rewards`, `dones`, `scores`) and replaced by a new one in the same step, so
    `observations`, `masks` and `seats` always show a position to be played.

    >>> env = VectorEnv(8, seed=1)
    >>> for _ in range(1000):
    ...     env.step(env.sample())
    """

    version = VERSION

    def __init__(
        self,
        count: int,
        players: int = 2,
        *,
        seed: int | str = 0,
        reward: str = "rank",
        components: str | Path | Box | None = None,
        **variants: Unpack[Variants],
    ) -> None:
        if count < 1:
            raise ValueError(f"count must be at least 1, not {count}")
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        options = Options(players, **variants)
        self.games: Games = Games(load_box(components), options, count, str(seed), REWARDS.index(reward))
        self.count = count
        self.players = players
        self.observations: NDArray[np.uint8] = _array(self.games.observations, np.uint8, count, OBSERVATION)
        self.masks: NDArray[np.bool_] = _array(self.games.masks, np.bool_, count, ACTIONS)
        self.seats: NDArray[np.int64] = _array(self.games.seats, np.int64, count)
        self.rewards: NDArray[np.float64] = _array(self.games.rewards, np.float64, count, players)
        self.dones: NDArray[np.bool_] = _array(self.games.dones, np.bool_, count)
        self.scores: NDArray[np.int64] = _array(self.games.scores, np.int64, count, players)
        self.episodes: NDArray[np.int64] = _array(self.games.episodes, np.int64, count)
        self._chosen: NDArray[np.int64] = _array(self.games.chosen, np.int64, count)

    def reset(self, seed: int | str) -> None:
        """All games anew. Episode k of game i is set up as `Game.new(seed=f"{seed}/{i}/{k}")` would.

        >>> env = VectorEnv(8, seed=1)
        >>> env.reset("again")
        >>> env.seats.tolist()
        [0, 0, 0, 0, 0, 0, 0, 0]
        """
        self.games.reset(str(seed))

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One action in every game; `IllegalStepError`, with nothing played, if one of them is not legal.

        >>> env = VectorEnv(2, seed=1)
        >>> env.step(np.array([0, 2]))
        >>> bool(env.masks[:, 0].any())
        False
        """
        self.games.step(actions.astype(np.int64, "C", "safe", copy=False))

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every game, each as likely (the array is written anew by the next call).

        >>> env = VectorEnv(3, seed=1)
        >>> bool(env.masks[np.arange(3), env.sample()].all())
        True
        """
        self.games.sample()
        return self._chosen


def _array(memory: Any, dtype: Any, *shape: int) -> NDArray[Any]:
    return np.frombuffer(memory, dtype).reshape(shape)
