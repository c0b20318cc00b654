"""Many games stepped in one call. The buffers are plain memory, which NumPy sees without a copy (`vector_env`)."""

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paname.box.model import Box
from paname.envs.vector.encoder import WORDS, Encoder
from paname.rules import codes, scoring, turn
from paname.rules.lookup import Lookup, vec_of
from paname.rules.options import Options
from paname.rules.rng import Rng
from paname.rules.setup import draw_setup, start
from paname.rules.state import PHASE_OVER, ActionBuffer, State

# What a finished game pays each seat
RANK: Final = 0
MARGIN: Final = 1
REWARDS: Final = ("rank", "margin")

MARGIN_SCALE: Final = 100.0


class IllegalStepError(ValueError):
    """An action that is not legal in its game. Nothing was played in any game.

    >>> import numpy as np
    >>> from paname.envs.vector_env import VectorEnv
    >>> VectorEnv(2, seed=1).step(np.array([0, 99]))
    Traceback (most recent call last):
    paname.envs.vector.games.IllegalStepError: game 1: action 99 is not legal for seat 0
    """


def new_state(lookup: Lookup, options: Options, seed: str) -> State:
    return start(lookup, options, draw_setup(lookup.box, options, Rng(seed)))


def payoff(state: State, seat: i64, kind: i64) -> float:
    """What a finished game is worth to a seat. Both kinds sum to 0 over the seats.

    RANK: the share of opponents beaten less the share of those who beat the seat, -1 to 1.
    MARGIN: VP above the mean of the others, in hundreds.
    """
    players = state.lookup.players
    total: i64 = 0
    if kind == MARGIN:
        mine = state.seats[seat].vp
        for other in state.seats:
            total += mine - other.vp
        return float(total) / (MARGIN_SCALE * float(players - 1))
    rank = scoring.final_rank(state, seat)
    for other_seat in range(players):
        theirs = scoring.final_rank(state, other_seat)
        if theirs > rank:
            total += 1
        elif theirs < rank:
            total -= 1
    return float(total) / float(players - 1)


@final
class Games:
    """`count` games of one kind. Episode k of game i is set up from the seed `<seed>/<i>/<k>`."""

    def __init__(self, box: Box, options: Options, count: int, seed: str, reward: int) -> None:
        self.lookup: Lookup = Lookup(box, options.players)
        self.options: Options = options
        self.count: i64 = count
        self.players: i64 = options.players
        self.reward: i64 = reward
        self.seed: str = seed
        self.rng: Rng = Rng(seed)
        self.observations: vec[i64] = vec_of([0] * (count * WORDS))
        self.masks: vec[u8] = vec[u8](bytes(count * codes.ACTIONS))
        self.rewards: vec[float] = vec[float]([0.0] * (count * options.players))
        self.dones: vec[u8] = vec[u8](bytes(count))
        self.seats: vec[i64] = vec_of([0] * count)
        self.scores: vec[i64] = vec_of([0] * (count * options.players))
        self.chosen: vec[i64] = vec_of([0] * count)
        self.episodes: vec[i64] = vec_of([0] * count)
        self.legal: list[ActionBuffer] = [ActionBuffer() for _ in range(count)]
        self.encoders: list[Encoder] = [Encoder() for _ in range(count)]
        self.states: list[State] = [new_state(self.lookup, options, f"{seed}/{i}/0") for i in range(count)]
        for i in range(count):
            self.encoders[i].begin(self.states[i])
            self._show(i)

    def reset(self, seed: str) -> None:
        self.seed = seed
        self.rng = Rng(seed)
        for i in range(self.count):
            self.episodes[i] = 0
            self._begin(i)
            self._hide(i)
            self._show(i)
            self._clear(i)

    def step(self, given: Iterable[i64]) -> None:
        """One action in every game. A finished game is paid out and its place taken by a new one at once.

        A vec as parameter would not do: handed over by interpreted code, it is never freed (mypyc 2.4.1).
        """
        chosen = vec[i64](given)
        if len(chosen) != self.count:
            raise IllegalStepError(f"{len(chosen)} actions for {self.count} games")
        for i in range(self.count):
            if not 0 <= chosen[i] < codes.ACTIONS or not self.masks[i * codes.ACTIONS + chosen[i]]:
                raise IllegalStepError(f"game {i}: action {chosen[i]} is not legal for seat {self.seats[i]}")
        for i in range(self.count):
            if self.dones[i]:
                self._clear(i)
            state = self.states[i]
            turn.apply(state, chosen[i])
            self._hide(i)
            if state.phase == PHASE_OVER:
                self._pay(i)
                self.episodes[i] += 1
                self._begin(i)
            self._show(i)

    def sample(self) -> None:
        """A random legal action for every game, into `chosen`."""
        for i in range(self.count):
            legal = self.legal[i]
            self.chosen[i] = legal.items[self.rng.below(legal.size)]

    def _begin(self, i: i64) -> None:
        self.states[i] = new_state(self.lookup, self.options, f"{self.seed}/{i}/{self.episodes[i]}")
        self.encoders[i].begin(self.states[i])

    def _pay(self, i: i64) -> None:
        self.dones[i] = 1
        state = self.states[i]
        for seat in range(self.players):
            self.rewards[i * self.players + seat] = payoff(state, seat, self.reward)
            self.scores[i * self.players + seat] = state.seats[seat].vp

    def _clear(self, i: i64) -> None:
        self.dones[i] = 0
        for seat in range(self.players):
            self.rewards[i * self.players + seat] = 0.0

    def _hide(self, i: i64) -> None:
        """Takes the old mask back: only what was set."""
        legal = self.legal[i]
        first = i * codes.ACTIONS
        for k in range(legal.size):
            self.masks[first + legal.items[k]] = 0

    def _show(self, i: i64) -> None:
        state = self.states[i]
        legal = self.legal[i]
        turn.legal_for_seat(state, legal)
        first = i * codes.ACTIONS
        for k in range(legal.size):
            self.masks[first + legal.items[k]] = 1
        self.seats[i] = state.active
        self.encoders[i].write(state, state.active, self.observations, i * WORDS)
