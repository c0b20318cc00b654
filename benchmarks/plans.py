"""How long the plans of a position take, at the main actions of random games of every kind.

    python benchmarks/plans.py

Only the public interface is used, so the script runs with an older version too: compare within one run.
"""

import random
from statistics import mean, quantiles
from time import process_time_ns

from paname import Game

GAMES = 60


def positions(seed: int) -> list[Game]:
    """Main actions of a game that hoards: tiles and tokens make the plans long."""
    chance = random.Random(seed)
    free, track, piles = seed % 2 == 0, seed % 3 == 0, 2 + seed % 2
    game = Game.new(2 + seed % 3, seed=seed, random_bonus_track=track, free_districts=free, piles=piles)
    found = []
    while not game.over:
        if game.phase == "main":
            found.append(game.copy())
        legal = game.legal()
        weights = [{"sell": 0.02, "use": 0.1, "buy": 0.1, "move": 3.0}.get(text.split()[0], 1.0) for text in legal]
        game.play(chance.choices(legal, weights)[0])
    return found


def main() -> None:
    games = [game for seed in range(GAMES) for game in positions(seed)]
    first, best, moves, chains = [], [], 0, 0
    for game in games:
        spent = []
        for _ in range(3):
            began = process_time_ns()
            plans = game.plans()
            spent.append((process_time_ns() - began) / 1000)
        first.append(spent[0])
        best.append(min(spent))  # other processes should not count
        moves += len(plans)
        chains += sum(bool(plan["chain"]) for plan in plans)
    print(f"{len(games)} positions, {moves} moves, {chains} of them paid by a chain; processor time in µs")
    for name, took in (("first call", first), ("best of three", best)):
        print(f"{name:<14} mean {mean(took):4.0f}  p99 {quantiles(took, n=100)[98]:4.0f}  worst {max(took):4.0f}")


if __name__ == "__main__":
    main()
