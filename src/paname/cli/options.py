"""The game options, the same on every command that starts a game."""

import argparse

from paname.game import Game


def add_game_options(parser: argparse.ArgumentParser, players: int = 2) -> None:
    group = parser.add_argument_group("game options")
    group.add_argument("--players", type=int, choices=(2, 3, 4), default=players, metavar="N", help="2, 3 or 4")
    group.add_argument("--random-tokens", action="store_true", help="tokens shuffled onto the spaces, R1.7")
    group.add_argument("--random-bonus-track", action="store_true", help="bonus tiles shuffled in their zones, R1.8")
    group.add_argument("--free-districts", action="store_true", help="buildings go to a district of choice, R1.9")
    group.add_argument("--piles", type=int, choices=(2, 3), default=3, metavar="N", help="3 or 2, R1.10")
    add_components(group)


def add_components(parser: "argparse.ArgumentParser | argparse._ArgumentGroup") -> None:
    parser.add_argument("--components", metavar="FILE", help="a corrected components file, instead of the base box")


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
