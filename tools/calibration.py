"""Whether the shipped nets know who is winning: predicted against real shares of the win, in games they never saw.

    python tools/calibration.py [--games 400] [--output docs/pictures/calibration.svg]
    python tools/calibration.py --iterations 100 --players 3

A net plays itself one turn ahead from fresh deals. At the start of every turn it says the share of the win of every
seat; the end of the game says what it was. Prints Brier scores (the mean square of the difference; lower is better) and
draws the picture. With `--iterations`, the players search, and the shares are those that an analysis shows.
The predictions within one game are alike, so the 95% intervals come from drawing whole games again. Ctrl-C ends a
search early: what has been played counts.

Would bolder or more cautious shares (each to some power, then divided by their sum) be better? The last line says what
the power that suits one half of the games best does to the other half.
"""

import argparse
from math import sqrt
from pathlib import Path
from random import Random

from paname import Game, Rng, load_box
from paname.analysis import chances
from paname.bots import create
from paname.bots.net.selfplay import SelfPlay
from paname.bots.net.turns import NetTurns
from paname.bots.net.value import final_share
from paname.bots.netfile import shipped
from paname.bots.search.choices import perform
from paname.rules.lookup import lookup_of
from paname.rules.options import Options
from paname.rules.payment import Payment
from paname.rules.setup import draw_setup, start
from paname.rules.state import PHASE_OVER, State

BINS = 10
SIZE = 240
EDGE = 42
DRAWN_AGAIN = 1000
POWERS = [step / 20 for step in range(10, 41)]
Said = list[tuple[float, float]]
"""Predicted and real shares."""
Played = tuple[list[list[float]], list[float]]
"""Shares predicted at the start of each turn, and what they were in the end."""


def searched_games(players: int, number: int, iterations: int) -> list[Played]:
    found: list[Played] = []
    try:
        for deal in range(number):
            played = _searched_game(players, deal, iterations)
            found.append(played)
    except KeyboardInterrupt:  # an hour may be too long
        print(f"{players} players: {len(found)} games of {number}")
    return found


def _searched_game(players: int, deal: int, iterations: int) -> Played:
    game, shares, turn = Game.new(players, seed=f"calib/{deal}"), list[list[float]](), 0
    bots = [create(f"net:iterations={iterations}", seed=1000 * deal + seat) for seat in range(players)]
    while game.active is not None:
        if game.turn_number != turn:
            turn = game.turn_number
            shares.append(chances(game))
        bots[game.active].play(game)
    return shares, [final_share(game.state, seat) for seat in range(players)]


def games(players: int, number: int, seed: str) -> list[Played]:
    box, rng, options = load_box(), Rng(f"calibration/{players}/{seed}"), Options(players)
    value = shipped(players).value(box)
    found: list[Played] = []
    for _ in range(number):
        state = start(lookup_of(box, players), options, draw_setup(box, options, rng))
        predicted = _play(state, NetTurns(value, state), SelfPlay(value, state, rng, True))
        found.append((predicted, [final_share(state, seat) for seat in range(players)]))
    return found


def _play(state: State, turns: NetTurns, table: SelfPlay) -> list[list[float]]:
    """Play a game to its end; the shares said at the start of each turn."""
    shares: list[list[float]] = []
    payment, seat = Payment(), -1
    while state.phase != PHASE_OVER:
        if state.active != seat:
            seat = int(state.active)
            turns.value.measure(state)
            shares.append([turns.value.shares[other] for other in range(len(state.seats))])
        known = table.imagined(state)
        options = turns.list_choices(known)
        perform(state, turns.best_listed(known) if options.size > 1 else options.items[0], payment)
    return shares


def pairs(played: list[Played], power: float = 1.0) -> Said:
    said: Said = []
    for predicted, real in played:
        for shares in predicted:
            weights = [share**power for share in shares]
            said += zip([weight / sum(weights) for weight in weights], real, strict=True)
    return said


def held_out(played: list[Played]) -> tuple[float, list[float]]:
    """The Brier score of both halves, each with the power that suits the other best; these powers."""
    halves = played[::2], played[1::2]
    powers = [min(POWERS, key=lambda power: brier(pairs(half, power))) for half in halves]
    return brier(pairs(halves[0], powers[1]) + pairs(halves[1], powers[0])), powers


def brier(said: Said) -> float:
    return sum((share - real) ** 2 for share, real in said) / len(said)


def tenth(share: float) -> int:
    return min(int(share * BINS), BINS - 1)


def binned(said: Said) -> list[tuple[float, float, int]]:
    """Mean prediction, mean result and number, by tenths of the prediction."""
    found = []
    for index in range(BINS):
        here = [pair for pair in said if tenth(pair[0]) == index]
        if here:
            found.append((sum(p for p, _ in here) / len(here), sum(r for _, r in here) / len(here), len(here)))
    return found


def interval(played: list[Played], index: int) -> tuple[float, float]:
    """Of the mean result in a tenth of the predictions: 95%, by drawing whole games again."""
    results = [[real for share, real in pairs([one]) if tenth(share) == index] for one in played]
    sums = [(sum(real), len(real)) for real in results if real]
    rng, means = Random(index), list[float]()
    for _ in range(DRAWN_AGAIN):
        drawn = rng.choices(sums, k=len(sums))
        means.append(sum(won for won, _ in drawn) / sum(count for _, count in drawn))
    means.sort()
    return means[DRAWN_AGAIN // 40], means[-1 - DRAWN_AGAIN // 40]


def panel(players: int, said: Said, left: int) -> str:
    def at(x: float, y: float) -> tuple[float, float]:
        return left + EDGE + x * SIZE, EDGE + (1 - y) * SIZE

    (x0, y0), (x1, y1) = at(0, 0), at(1, 1)
    parts = [
        f'<rect x="{x0:.0f}" y="{y1:.0f}" width="{SIZE}" height="{SIZE}" fill="none" stroke="#999"/>',
        f'<line x1="{x0:.0f}" y1="{y0:.0f}" x2="{x1:.0f}" y2="{y1:.0f}" stroke="#999" stroke-dasharray="4 4"/>',
        f'<text x="{x0:.0f}" y="{EDGE - 14}">{players} players, Brier {brier(said):.3f}</text>',
        f'<text x="{x0:.0f}" y="{y0 + 18:.0f}">0</text>',
        f'<text x="{(x0 + x1) / 2:.0f}" y="{y0 + 18:.0f}" text-anchor="middle">predicted share</text>',
        f'<text x="{x1:.0f}" y="{y0 + 18:.0f}" text-anchor="end">1</text>',
    ]
    for predicted, real, number in binned(said):
        x, y = at(predicted, real)
        radius = 2 + 8 * sqrt(number / len(said))
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="#7a1f35" fill-opacity=".8"/>')
    return "".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--output", type=Path)
    args = parser.parse_args()
    panels, wide = [], SIZE + 2 * EDGE
    for number, players in enumerate(args.players):
        search = args.iterations
        played = searched_games(players, args.games, search) if search else games(players, args.games, args.seed)
        said = pairs(played)
        even = brier([(1 / players, real) for _, real in said])
        print(f"{players} players: Brier {brier(said):.3f}, even shares {even:.3f}, {len(said):,} predictions")
        for predicted, real, count in binned(said):
            low, high = interval(played, tenth(predicted))
            print(f"  said {predicted:6.1%}  was {real:6.1%} ({low:.0%}–{high:.0%})  ({count:,})")
        score, powers = held_out(played)
        print(f"  with the other half's best power ({powers[0]:g}, {powers[1]:g}): Brier {score:.4f}")
        panels.append(panel(players, said, number * wide))
    if args.output:
        size = f"0 0 {len(panels) * wide} {wide}"
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" font-family="sans-serif"'
        args.output.write_text(f'{head} font-size="13" fill="#444">{"".join(panels)}</svg>\n')


if __name__ == "__main__":
    main()
