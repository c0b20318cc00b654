"""`python tools/training_games.py`: the games that profile-guided compiling learns from (`make wheel PGO=1`).

What people spend time in: random play, search, the vector environment, for every number of players, with and without
options. All of it is seeded: the same games every time.
"""

from paname import Game, Rng
from paname.bots import create
from paname.envs.vector_env import VectorEnv
from paname.rules import turn
from paname.rules.options import PLAYERS, Options
from paname.rules.state import ActionBuffer

BASIC = [Options(players) for players in PLAYERS]
EVERYTHING = [Options(players, True, True, True, piles=2) for players in PLAYERS]


def play(options: Options) -> None:
    rng, out = Rng("training"), ActionBuffer()
    for seed in range(1500):
        turn.playout(Game.with_options(options, seed=seed).state, rng, out)
    game = Game.with_options(options, seed=1)
    bots = [create("mcts:iterations=60", seed=1), create("greedy", seed=1)]
    while (seat := game.active) is not None:
        bots[seat % 2].play(game)
        game.seat(seat).plans()
    variants = {name: value for name, value in options.data().items() if name != "players"}
    env = VectorEnv(64, options.players, seed=1, **variants)
    for _ in range(400):
        env.step(env.sample())


def main() -> None:
    for options in (*BASIC, *EVERYTHING):
        play(options)


if __name__ == "__main__":
    main()
