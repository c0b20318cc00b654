"""The game options, the same on every command that starts a game."""

import argparse

from paname.game import Game


def new_game(args: argparse.Namespace, seed: int | str) -> Game:
    return Game.new(
        args.players,
        seed=seed,
        random_tokens=args.random_tokens,
        random_bonus_track=args.random_bonus_track,
        free_districts=args.free_districts,
        piles=args.piles,
        components=args.components,
    )
