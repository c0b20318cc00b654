"""A match between two nets, both one turn ahead: is a newly trained one better?

    python tools/net_match.py NEW.net [OLD.net] [--games 1500] [--seed 1] [--iterations 50] [--box FILE]

OLD is the shipped net if it is left out. One NEW plays against OLD in all other seats, once in each seat of every deal.
Positions are passed directly. With --iterations, a search chooses the main actions. The results: docs/net.md.
"""

import argparse
from pathlib import Path

from paname import Box, Rng, load_box
from paname.arena.stats.rate import wilson
from paname.bots import netfile
from paname.bots.net.selfplay import SelfPlay, TreeTurns
from paname.bots.net.turns import NetTurns
from paname.bots.net.value import final_share
from paname.bots.netfile import NetFile
from paname.rules.lookup import lookup_of
from paname.rules.options import Options
from paname.rules.setup import draw_setup, start


def match(new: NetFile, old: NetFile, box: Box, games: int, seed: str, iterations: int = 0) -> tuple[float, int]:
    """Games won by the new net (a shared win counts in part), and games played: whole deals."""
    players, rng = new.players, Rng(f"match/{seed}")
    lookup, options = lookup_of(box, players), Options(players)
    like = start(lookup, options, draw_setup(box, options, rng))
    values = [net.value(box) for net in (new, old)]
    one, other = (TreeTurns(v, like, rng, iterations) if iterations else NetTurns(v, like) for v in values)
    table, won, played = SelfPlay(values[0], like, rng, True), 0.0, 0
    while played < games:
        deal = start(lookup, options, draw_setup(box, options, rng))
        for seat in range(players):
            state = deal.copy()
            table.contest(state, [one if i == seat else other for i in range(players)])
            won += final_share(state, seat)
            played += 1
    return won, played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("new", type=Path)
    parser.add_argument("old", type=Path, nargs="?")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--box", type=Path)
    args = parser.parse_args()
    new = netfile.load(args.new)
    old = netfile.load(args.old) if args.old else netfile.shipped(new.players)
    won, played = match(new, old, load_box(args.box), args.games, args.seed, args.iterations)
    low, high = wilson(won, played)
    print(f"{won / played:.1%} ({low:.1%}–{high:.1%}) of {played:,} games, even: {1 / new.players:.1%}")


if __name__ == "__main__":
    main()
