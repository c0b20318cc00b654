"""Which seats win, and which bonus tiles and landmarks are taken, when a net plays itself one turn ahead.

    python tools/box_balance.py [--players 2] [--games 1000] [--box FILE] [--net FILE] [--together 17 30]

`paname balance` asks the bots and counts everything. This is faster, for positions are passed directly, and it takes
any net with any box: `paname train --box` makes nets for other boxes. What it found: docs/balance.md.
"""

import argparse
from collections import defaultdict
from pathlib import Path

from paname import Box, Rng, load_box
from paname.arena.stats.rate import Rate
from paname.bots import netfile
from paname.bots.net.selfplay import SelfPlay
from paname.bots.net.turns import NetTurns
from paname.bots.net.value import final_share
from paname.bots.search.choices import perform
from paname.rules.lookup import lookup_of
from paname.rules.options import Options
from paname.rules.payment import Payment
from paname.rules.setup import draw_setup, start
from paname.rules.state import PHASE_OVER, State

LOW = 16
"""With two players, no tile up to this number is worth its turn to a strong player."""


class Tally:
    def __init__(self, box: Box, players: int, together: list[int]) -> None:
        self.box = box
        self.together = together
        self.games = 0
        self.seats = [Rate() for _ in range(players)]
        self.vp = [0] * players
        self.with_low = Rate()
        self.users: dict[str, Rate] = defaultdict(Rate)  # by tile or landmark: who had it, and what they won
        self.with_all = [Rate() for _ in range(players)]  # the tiles of `together`; the others won:
        self.without = [Rate() for _ in range(players)]

    def play(self, state: State, turns: NetTurns, table: SelfPlay) -> None:
        payment, bought = Payment(), set[tuple[int, str]]()
        while state.phase != PHASE_OVER:
            seat = int(state.active)
            known = table.imagined(state)
            options = turns.list_choices(known)
            perform(state, turns.best_listed(known) if options.size > 1 else options.items[0], payment)
            owned = int(state.seats[seat].landmarks)
            bought |= {(seat, one.name) for index, one in enumerate(self.box.landmarks) if owned >> index & 1}
        self._count(state, bought)

    def _count(self, state: State, bought: set[tuple[int, str]]) -> None:
        self.games += 1
        for number, seat in enumerate(state.seats):
            share = final_share(state, number)
            self.seats[number].add(share)
            self.vp[number] += int(seat.vp)
            tiles = [tile.number for tile in self.box.bonus if seat.owns(tile.number - 1)]
            self.with_low.add(float(any(tile <= LOW for tile in tiles)))
            (self.with_all if set(self.together) <= set(tiles) else self.without)[number].add(share)
            for name in [*(f"tile {tile}" for tile in tiles), *(name for owner, name in bought if owner == number)]:
                self.users[name].add(share)

    def print(self) -> None:
        for number, rate in enumerate(self.seats):
            print(f"seat {number + 1}: wins {_told(rate)}, {self.vp[number] / self.games:.1f} VP")
        print(f"seats with a tile up to {LOW}: {_told(self.with_low)}")
        if self.together:
            named = " and ".join(map(str, self.together))
            for number, (rate, without) in enumerate(zip(self.with_all, self.without, strict=True), 1):
                has = f"seat {number} has {named} in {rate.of / self.games:.0%} of the games"
                print(f"{has} and wins {_told(rate)}, otherwise {_told(without)}")
        names = [*(f"tile {tile.number}" for tile in self.box.bonus), *(one.name for one in self.box.landmarks)]
        for name in names:
            rate = self.users[name]
            print(f"{name}: {rate.of / self.games:.2f} per game" + (f", wins {_told(rate)}" if rate.of else ""))


def _told(rate: Rate) -> str:
    low, high = rate.interval
    return f"{rate.share or 0:.1%} ({low:.1%}–{high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--box", type=Path)
    parser.add_argument("--net", type=Path, help="default: the shipped one")
    parser.add_argument("--together", type=int, nargs="+", default=[], help="bonus tiles: what seats win that have all")
    args = parser.parse_args()
    box, options = load_box(args.box), Options(args.players)
    net = netfile.load(args.net) if args.net else netfile.shipped(args.players)
    if net.about.get("box", load_box().sha256) != box.sha256:
        print(f"This net did not learn with the box {box.name}: it does not know what differs.")
    value, rng, tally = net.value(box), Rng(f"balance/{args.seed}"), Tally(box, args.players, args.together)
    for _ in range(args.games):
        state = start(lookup_of(box, args.players), options, draw_setup(box, options, rng))
        tally.play(state, NetTurns(value, state), SelfPlay(value, state, rng, True))
    tally.print()


if __name__ == "__main__":
    main()
