"""Fits the weights of the bots' evaluation (src/paname/bots/weights.toml) to games of the greedy bot against itself.

    python tools/fit_weights.py --players 2 --rounds 4 --games 300

Each round plays games with the latest weights (one choice in twelve at random, one seat in three with earlier weights),
then solves for the weights that best tell the VP a seat still gains by its terms: ridge regression towards the weights
it started from. The new weights then play the old ones; the toml file gets the last ones. Deterministic. Needs NumPy.
"""

import argparse
from pathlib import Path

import numpy as np

from paname import Rng, load_box
from paname.bots.search.choices import choices, perform
from paname.bots.search.evaluation import SIZE, Evaluation
from paname.bots.search.lookahead import Lookahead
from paname.bots.weights import TURNS, WEIGHT_NAMES, Curve, curves, shares_of, tabled
from paname.rules import scoring
from paname.rules.lookup import lookup_of
from paname.rules.options import Options
from paname.rules.payment import Payment
from paname.rules.setup import draw_setup, start
from paname.rules.state import PHASE_OVER, ActionBuffer, State

FILE = Path(__file__).parent.parent / "src/paname/bots/weights.toml"
BOX = load_box()
SLIP = 12
RIDGE = 100.0
KEPT = 5  # rounds whose games are used
Array = np.ndarray


class Games:
    """Games of the greedy bot, and what its evaluation saw in them."""

    def __init__(self, players: int) -> None:
        self.options = Options(players=players)
        self.lookup = lookup_of(BOX, players)

    def play(
        self, weights: list[list[float]], seed: str, slip: int, rows: list[tuple[Array, float, int, int]]
    ) -> State:
        """`rows` gets terms, turns left, VP and seat of every seat at the start of every turn."""
        rng = Rng(seed)
        state = start(self.lookup, self.options, draw_setup(BOX, self.options, rng))
        seats = [Lookahead(Evaluation(self.lookup, table), state) for table in weights]
        options, payment = ActionBuffer(), Payment()
        turn = (0, 0)
        while state.phase != PHASE_OVER:
            if (state.round, state.active) != turn:
                turn = (state.round, state.active)
                reader = seats[0].evaluation
                rows += [
                    (np.array(reader.terms(state, i)), reader.step(state, i) / 2, state.seats[i].vp, i)
                    for i in range(len(weights))
                ]
            choices(state, options, payment)
            if options.size > 1 and slip and not rng.below(slip):
                choice = options.items[rng.below(options.size)]
            else:
                choice = seats[state.active].best(state)
            perform(state, choice, payment)
        return state

    def samples(self, weights: list[list[float]], number: int, seed: str) -> tuple[Array, Array]:
        """Terms by point of the curves, and the VP still gained. The last weights are the newest."""
        features, gains = [], []
        rng = Rng(seed)
        for game in range(number):
            tables = [weights[-1] if rng.below(3) else weights[rng.below(len(weights))] for _ in self.seats]
            rows: list[tuple[Array, float, int, int]] = []
            end = self.play(tables, f"{seed}/{game}", SLIP, rows)
            for terms, turns, vp, seat in rows:
                features.append(np.outer(terms, shares_of(turns)).ravel().astype(np.float32))
                gains.append(end.seats[seat].vp - vp)
        return np.array(features), np.array(gains, float)

    @property
    def seats(self) -> range:
        return range(self.options.players)

    def compare(self, new: list[float], old: list[float], games: int, seed: str) -> float:
        """Share of games that one seat with the new weights wins."""
        won = 0.0
        for game in range(games):
            seat = game % len(self.seats)
            tables = [new if i == seat else old for i in self.seats]
            end = self.play(tables, f"{seed}/{game // len(self.seats)}", 0, [])
            ranks = [scoring.final_rank(end, i) for i in self.seats]
            won += (ranks[seat] == 1) / ranks.count(1)
        return won / games


def fit(features: Array, gains: Array, prior: Array) -> Array:
    """Weights by term and point; those of a seat without turns are certain and stay."""
    free = np.tile(np.array(TURNS) > 0, SIZE)
    residue = gains - features @ prior.ravel()
    x = features[:, free].astype(float)
    matrix = x.T @ x
    matrix[np.diag_indices_from(matrix)] += RIDGE
    change = np.zeros(SIZE * len(TURNS))
    change[free] = np.linalg.solve(matrix, x.T @ residue)
    print(f"  {len(gains)} samples, error {residue.std():.2f} -> {(residue - features @ change).std():.2f} VP")
    return prior + change.reshape(prior.shape)


def as_curves(weights: Array) -> list[Curve]:
    return [tuple(float(w) for w in row) for row in weights]


def write(by_players: dict[int, list[Curve]]) -> None:
    lines = [
        f"# VP per unit of each term of the evaluation, with {TURNS[1:]} turns left. Made by tools/fit_weights.py."
    ]
    for players, rows in by_players.items():
        lines += ["", f"[players-{players}]"]
        lines += [
            f'"{name}" = [{", ".join(f"{w:.2f}" for w in row[1:])}]'
            for name, row in zip(WEIGHT_NAMES, rows, strict=True)
        ]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--like", type=int, help="start from the weights of so many players")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=300, help="per round")
    parser.add_argument("--matches", type=int, default=100, help="games against the weights before, per round")
    args = parser.parse_args()
    games = Games(args.players)
    prior = np.array(curves(args.like or args.players))
    tables = [tabled(as_curves(prior))]
    data: list[tuple[Array, Array]] = []
    for number in range(args.rounds):
        print(f"round {number + 1}", flush=True)
        data = [*data, games.samples(tables, args.games, f"fit/{args.players}/{number}")][-KEPT:]
        weights = fit(np.concatenate([x for x, _ in data]), np.concatenate([y for _, y in data]), prior)
        tables.append(tabled(as_curves(weights)))
        for name, old in (("before", tables[-2]), ("at first", tables[0])):
            won = games.compare(tables[-1], old, args.matches, f"compare/{number}")
            print(f"  wins {won:.2f} of games against the weights {name}", flush=True)
        write({n: as_curves(weights) if n == args.players else curves(n) for n in (2, 3, 4)})


if __name__ == "__main__":
    main()
