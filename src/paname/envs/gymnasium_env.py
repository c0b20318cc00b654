"""Gymnasium: `Paname-v0`, one learner against bots."""

from collections.abc import Sequence
from typing import Any, SupportsFloat, Unpack

import gymnasium
import numpy as np
from numpy.typing import NDArray

from paname.bots import Bot, BotError, Budget, create
from paname.drawing.render import MODES, render
from paname.envs.single_game import NewGame, SingleGame
from paname.envs.spaces import ACTIONS, OBSERVATION, VERSION
from paname.records.notation import notation

__all__ = ["PanameEnv"]


class PanameEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """The learner acts whenever it is asked; the bots of the other seats have played by then.

    `opponents` are bot specs (`random`, `greedy`, `level:3`…): one for all other seats, or one each in order of play
    after the learner. `seat` is the learner's, drawn anew for every game when None.
    The mask of legal actions is `info["action_mask"]`, and `action_masks()` as sb3-contrib wants it.
    An illegal action loses the game at once: reward -1, `info["illegal"]`.

    >>> env = PanameEnv(opponents="greedy", seat=0)
    >>> observation, info = env.reset(seed=1)
    >>> int(info["action_mask"].sum())
    3
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2, "version": VERSION}  # noqa: RUF012  (Gymnasium's own)

    def __init__(
        self,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = "rank",
        budget: Budget | None = None,
        render_mode: str | None = None,
        **options: Unpack[NewGame],
    ) -> None:
        self.observation_space: gymnasium.spaces.Space[NDArray[np.uint8]] = gymnasium.spaces.Box(
            0, 255, (OBSERVATION,), np.uint8
        )
        self.action_space: gymnasium.spaces.Space[np.int64] = gymnasium.spaces.Discrete(ACTIONS)
        self.render_mode = render_mode
        self._single = SingleGame(options, reward)
        others = self._single.players - 1
        self._specs = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self._specs) != others:
            raise ValueError(
                f"opponents must name one bot, or {others} for {others + 1} players; not {len(self._specs)}"
            )
        if seat is not None and not 0 <= seat <= others:
            raise ValueError(f"seat must be 0 to {others}, or None to draw it, not {seat}")
        self._fixed_seat = seat
        self._budget = budget
        self._bots: dict[int, Bot] = {}
        self.seat: int = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._single.begin(int(self.np_random.integers(2**63)))
        players = self._single.players
        self.seat = int(self.np_random.integers(players)) if self._fixed_seat is None else self._fixed_seat
        self.close()
        for ahead, spec in enumerate(self._specs, 1):
            number = int(self.np_random.integers(2**31))
            self._bots[(self.seat + ahead) % players] = create(spec, seed=number, box=self._single.game.box)
        self._let_others_play()
        return self._single.observation(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.uint8], SupportsFloat, bool, bool, dict[str, Any]]:
        if int(action) not in self._single.legal():
            info = self._info() | {"illegal": True}
            return self._single.observation(self.seat), -1.0, True, False, info
        self._single.play(int(action))
        self._let_others_play()
        reward = self._single.rewards()[self.seat]
        return self._single.observation(self.seat), reward, self._single.game.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions the learner may choose now.

        >>> env = PanameEnv(seat=0)
        >>> _ = env.reset(seed=1)
        >>> np.flatnonzero(env.action_masks()).tolist()
        [0, 1, 2]
        """
        return self._single.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn('render() without a render_mode: give one, as gymnasium.make(…, render_mode="svg")')
            return None
        game = self._single.game
        return render(game.view(None, "open"), game.box, self.render_mode)

    def close(self) -> None:
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._single.mask(self.seat), "seat": self.seat}

    def _let_others_play(self) -> None:
        game = self._single.game
        while game.active is not None and game.active != self.seat:
            seat = game.active
            text = self._bots[seat].choose(game.view(seat, "open"), game.seat(seat).legal_texts(), self._budget)
            action = notation(game.box).parse(text, game.state)
            if action is None:
                raise BotError(f"{self._specs[(seat - self.seat) % game.players - 1]} answered {text!r}: no action")
            self._single.play(action)
        if self.render_mode == "human":
            self.render()
