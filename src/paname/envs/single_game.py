"""One game as the single-game environments see it: action codes in, observations, masks and rewards out."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from paname import Game
from paname.box import Box
from paname.envs.spaces import ACTIONS
from paname.envs.vector.encoder import Encoder
from paname.envs.vector.games import REWARDS, IllegalStepError, payoff
from paname.rules import turn
from paname.rules.options import Variants
from paname.rules.state import ActionBuffer


class NewGame(Variants, total=False):
    """What kind of game an environment plays: the keywords of `Game.new`."""

    players: int
    components: str | Path | Box | None


class SingleGame:
    def __init__(self, options: NewGame, reward: str = "rank") -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        self._options = options
        self._reward = REWARDS.index(reward)
        self._buffer = ActionBuffer()
        self.begin(0)

    def begin(self, seed: int | str) -> None:
        self.game: Game = Game.new(seed=seed, **self._options)
        self._encoder = Encoder()
        self._encoder.begin(self.game.state)
        self._list_legal()

    @property
    def players(self) -> int:
        return self.game.players

    def legal(self) -> list[int]:
        """Action codes open to the seat to act, lowest first."""
        return sorted(self._legal)

    def play(self, action: int) -> None:
        if action not in self._legal:
            raise IllegalStepError(f"action {action} is not legal for seat {self.game.active}")
        self.game.apply(action)
        self._list_legal()

    def observation(self, seat: int) -> NDArray[np.uint8]:
        self._encoder.observe(self.game.state, seat)
        return np.frombuffer(memoryview(self._encoder.own), np.uint8).copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for every action the seat may choose now: none unless it is to act."""
        mask = np.zeros(ACTIONS, np.int8)
        if seat == self.game.active:
            mask[self._legal] = 1
        return mask

    def rewards(self) -> list[float]:
        """What the game pays each seat: nothing before its end."""
        if not self.game.over:
            return [0.0] * self.players
        return [payoff(self.game.state, seat, self._reward) for seat in range(self.players)]

    def _list_legal(self) -> None:
        turn.legal_for_seat(self.game.state, self._buffer)
        self._legal = self._buffer.list()
