"""The game options, the same on every command that starts a game."""

import argparse

from paname.game import Game
from paname.rules.options import Options


def new_game(args: argparse.Namespace, seed: int | str) -> Game:
    return Game.with_options(Options.of(vars(args)), seed=seed, components=args.components)
