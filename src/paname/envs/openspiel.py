"""OpenSpiel: `pyspiel.load_game("paname")`, after importing this module.

A Python game for OpenSpiel's algorithms: chance explicit, information imperfect (the end tiles), payoffs by rank.
"""

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from numpy.typing import NDArray

from paname.box import Box, load_box
from paname.box.model import PILES, SITES, SPACES
from paname.envs.chance_game import OUTCOMES, ChanceGame
from paname.envs.spaces import ACTIONS, OBSERVATION
from paname.rules.options import FEWEST_PLAYERS, MOST_PLAYERS, Options
from paname.rules.rng import Rng
from paname.rules.setup import random_sites

if TYPE_CHECKING:
    from paname.envs.untyped import Untyped as SpielGame
    from paname.envs.untyped import Untyped as SpielState
else:
    from pyspiel import Game as SpielGame
    from pyspiel import State as SpielState

__all__ = ["PanameGame", "PanameState"]

_LONGEST_GAME = 10_000
"""Actions of a game, a safe bound: keys only go up, end tiles run out, trade costs money."""
MOST_CHANCE = len(random_sites()) + SPACES + PILES + 2 * SITES
"""The tokens and the track laid at random, the first backs, and for each tile drawn itself and the next back."""

_TYPE = pyspiel.GameType(
    short_name="paname",
    long_name="Paris",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=FEWEST_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={**Options().data(), "components": ""},
)


class PanameGame(SpielGame):
    """The game as OpenSpiel loads it.

    >>> game = pyspiel.load_game("paname(players=3)")
    >>> game.num_players(), game.num_distinct_actions() == ACTIONS
    (3, True)
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """`components` is the path of a components file; empty: the packaged box."""
        options = dict(params or {})
        self.box: Box = load_box(options.pop("components", "") or None)
        self.options: Options = Options(**options)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=self.options.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST_GAME,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> "PanameState":
        return PanameState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_CHANCE

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> "PanameObserver":
        """What OpenSpiel asks for observations; with perfect recall they are texts, else tensors too.

        >>> state = pyspiel.load_game("paname").new_initial_state()
        >>> observer = state.get_game().make_py_observer()
        >>> observer.set_from(state, 0)
        >>> observer.tensor.shape == (OBSERVATION,)
        True
        """
        if params:
            raise ValueError(f"observation parameters are not supported; found {params}")
        return PanameObserver(kind or pyspiel.IIGObservationType(perfect_recall=False))


class PanameState(SpielState):
    """A game in progress: chance is asked first, for the backs of the piles.

    >>> state = pyspiel.load_game("paname").new_initial_state()
    >>> while state.is_chance_node():
    ...     state.apply_action(state.chance_outcomes()[0][0])
    >>> state.current_player(), state.legal_actions()
    (0, [0, 1, 2])
    """

    def __init__(self, game: PanameGame) -> None:
        super().__init__(game)
        self.play: ChanceGame = ChanceGame(game.box, game.options)

    def current_player(self) -> int:
        if self.play.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.play.seat if self.play.chance is None else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, _player: int) -> list[int]:
        return self.play.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        self.play.apply(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.play.text(action)

    def is_terminal(self) -> bool:
        return self.play.over

    def returns(self) -> list[float]:
        return self.play.payoffs()

    def resample_from_infostate(self, player: int, sampler: Any) -> "PanameState":
        """A state that the player cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        other = self.clone()
        other.play = self.play.resample(player, Rng(repr(sampler())))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return " ".join(map(str, self.play.history))


class PanameObserver:
    """The observation of `paname.envs.spaces` as a tensor; with perfect recall, what the seat was told as a text."""

    def __init__(self, kind: Any) -> None:
        self._recall = kind.perfect_recall
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or kind.private_info != single:
            raise ValueError(f"only a seat's own whole observation is supported, not {kind}")
        self.tensor: NDArray[np.float32] | None = None if self._recall else np.zeros(OBSERVATION, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: PanameState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.play.observation(max(player, 0))  # shapes are asked for with no player

    def string_from(self, state: PanameState, player: int) -> str:
        if self._recall:
            return f"{player}{state.play.told[player]}"
        row = state.play.observation(player)
        return f"{player} " + " ".join(f"{i}={row[i]}" for i in np.flatnonzero(row))


pyspiel.register_game(_TYPE, PanameGame)
