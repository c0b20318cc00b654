"""Maskable PPO by self-play, on the CPU: one network plays both seats of many two-player games and learns from it.

    python examples/ppo_selfplay.py --minutes 5 --plot learning.png

It needs PyTorch and matplotlib (`pip install 'paname[rl]'`). Every few updates the network plays random opponents; the
win rate over the steps played is printed and drawn. What makes it short: the vector environment gives observations and
masks of all games as arrays; the reward is the change of the VP lead as the observation shows it; in a two-player game
what one seat gains the other loses, so one value with its sign turned serves both seats.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from paname.envs.gymnasium_env import PanameEnv
from paname.envs.spaces import ACTIONS, BLOCKS, KINDS, OBSERVATION
from paname.envs.vector_env import VectorEnv
from paname.rules.codes import MOVE, decode_move

GAMES = 128
STEPS = 128
WIDTH = 128
EPOCHS = 3
BATCH = 2048
CLIP = 0.2
TRACE = 0.97  # lambda of the advantage; there is no discount, games end
ENTROPY = 0.01
LEAD_SCALE = 20.0  # VP of lead worth 1
MY_VP = BLOCKS["me: seat"].first + 2
THEIR_VP = BLOCKS["next: seat"].first + 2


def action_parts() -> Tensor:
    """What actions have in common: their kind and, for moves, district, origin, target and tile. A row per action."""
    sizes = (len(KINDS), 6, 16, 14, 3)
    starts = np.cumsum((0, *sizes[:-1]))
    parts = np.zeros((ACTIONS, sum(sizes)), np.float32)
    for number, kind in enumerate(KINDS):
        parts[kind.first : kind.first + kind.count, number] = 1
    for code in range(MOVE, ACTIONS):
        parts[code, starts[1:] + np.array(decode_move(code - MOVE))] = 1
    return torch.from_numpy(parts)


class Network(nn.Module):
    """Observation to a score for each of the given actions, and the value for the seat to act."""

    def __init__(self) -> None:
        super().__init__()
        scale = np.ones(OBSERVATION, np.float32)
        for block in BLOCKS.values():
            scale[block.bytes] = 1 / min(block.high, 16)  # counts to about 1
        self.scale = nn.Buffer(torch.from_numpy(scale))
        self.parts = nn.Buffer(action_parts())
        self.body = nn.Sequential(nn.Linear(OBSERVATION, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.of_part = nn.Linear(self.parts.shape[1], WIDTH, bias=False)
        self.of_action = nn.Embedding(ACTIONS, WIDTH)
        self.value = nn.Linear(WIDTH, 1)
        nn.init.normal_(self.of_action.weight, std=0.01)
        nn.init.normal_(self.of_part.weight, std=0.01)

    def forward(self, observations: Tensor, codes: Tensor, valid: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of the legal actions `codes` (padded, `valid` tells), and values."""
        hidden = self.body(observations.float() * self.scale)
        table = self.of_part(self.parts) + self.of_action.weight
        of_legal = (hidden[valid.nonzero()[:, 0]] * table[codes[valid]]).sum(1)  # few: no padding is multiplied
        scores = torch.full(valid.shape, -1e9).masked_scatter(valid, of_legal)
        return torch.log_softmax(scores, 1), self.value(hidden).squeeze(1)


def legal_codes(masks: NDArray[np.bool_], width: int = 0) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """The legal actions of each row, padded to the longest: a few codes instead of thousands of flags."""
    rows, codes = np.nonzero(masks)
    counts = masks.sum(1)
    columns = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)
    padded = np.zeros((len(masks), max(width, int(counts.max()))), np.int64)
    padded[rows, columns] = codes
    return padded, np.arange(padded.shape[1]) < counts[:, None]


@dataclass
class Rollout:
    """What was played, step by step over all games."""

    observations: Tensor
    codes: Tensor
    valid: Tensor
    chosen: Tensor  # column of `codes`
    log_probs: Tensor
    advantages: Tensor
    returns: Tensor


def lead(observations: NDArray[np.uint8]) -> NDArray[np.float64]:
    """VP ahead of the opponent, for the seat to act."""
    return observations[:, MY_VP].astype(float) - observations[:, THEIR_VP]


def collect(env: VectorEnv, network: Network) -> Rollout:
    shown, codes, valid, chosen, log_probs = [], [], [], [], []
    values = np.zeros((STEPS + 1, GAMES))
    rewards = np.zeros((STEPS, GAMES))
    turns = np.zeros((STEPS, GAMES))  # 1: the same seat acts next, -1: the other, 0: the game ended
    for step in range(STEPS + 1):
        legal, legal_valid = legal_codes(env.masks)
        observations = env.observations.copy()
        with torch.no_grad():
            log_prob, value = network(
                torch.from_numpy(observations), torch.from_numpy(legal), torch.from_numpy(legal_valid)
            )
        values[step] = value.numpy()
        if step == STEPS:
            break
        column = torch.multinomial(log_prob.exp(), 1).squeeze(1)
        seats, before = env.seats.copy(), lead(observations)
        env.step(legal[np.arange(GAMES), column.numpy()])
        turns[step] = np.where(env.dones, 0, np.where(env.seats == seats, 1, -1))
        final = np.where(seats == 0, 1, -1) * (env.scores[:, 0] - env.scores[:, 1])
        after = np.where(env.dones, final, turns[step] * lead(env.observations))
        rewards[step] = (after - before) / LEAD_SCALE
        shown.append(torch.from_numpy(observations))
        codes.append(legal)
        valid.append(legal_valid)
        chosen.append(column)
        log_probs.append(log_prob.gather(1, column[:, None]).squeeze(1))
    advantages = np.zeros((STEPS, GAMES))
    following = np.zeros(GAMES)
    for step in reversed(range(STEPS)):
        surprise = rewards[step] + turns[step] * values[step + 1] - values[step]
        following = surprise + TRACE * turns[step] * following
        advantages[step] = following
    width = max(part.shape[1] for part in codes)
    return Rollout(
        torch.cat(shown),
        torch.cat([_widened(part, width) for part in codes]),
        torch.cat([_widened(part, width) for part in valid]),
        torch.cat(chosen),
        torch.cat(log_probs),
        torch.from_numpy(advantages.ravel()).float(),
        torch.from_numpy((advantages + values[:-1]).ravel()).float(),
    )


def _widened(part: NDArray[np.generic], width: int) -> Tensor:
    return torch.from_numpy(np.pad(part, ((0, 0), (0, width - part.shape[1]))))


def improve(network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout) -> None:
    """The clipped objective of PPO."""
    for _ in range(EPOCHS):
        for rows in torch.split(torch.randperm(len(rollout.chosen)), BATCH):
            longest = int(rollout.valid[rows].sum(1).max())
            valid = rollout.valid[rows, :longest]
            log_probs, values = network(rollout.observations[rows], rollout.codes[rows, :longest], valid)
            picked = log_probs.gather(1, rollout.chosen[rows, None]).squeeze(1)
            advantage = rollout.advantages[rows]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            ratio = (picked - rollout.log_probs[rows]).exp()
            gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            miss = (values - rollout.returns[rows]).square().mean()
            entropy = -(log_probs.exp() * log_probs.masked_fill(~valid, 0)).sum(1).mean()
            optimizer.zero_grad()
            (0.5 * miss - gain - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


@dataclass
class Measured:
    steps: int
    seconds: float
    win_rate: float  # a tie is half a win
    error: float  # of the win rate: half the width of its 95% interval
    margin: float  # mean VP ahead


def against_random(network: Network, games: int, seed: str) -> tuple[float, float, float]:
    """Win rate, its error and mean margin; the network has seat 0 in every other game, both seats equally often."""
    env = VectorEnv(games, seed=seed)
    mine = np.arange(games) % 2
    wins, margins = np.full(games, np.nan), np.full(games, np.nan)
    while np.isnan(wins).any():  # the first game of every place: no bias to short games
        actions = env.sample().copy()
        to_play = np.flatnonzero(env.seats == mine)
        if len(to_play):
            codes, valid = legal_codes(env.masks[to_play])
            with torch.no_grad():
                observations = torch.from_numpy(env.observations[to_play])
                log_prob, _ = network(observations, torch.from_numpy(codes), torch.from_numpy(valid))
            actions[to_play] = codes[np.arange(len(to_play)), log_prob.argmax(1).numpy()]
        env.step(actions)
        ended = env.dones & np.isnan(wins)
        wins[ended] = (env.rewards[np.arange(games), mine][ended] + 1) / 2
        margins[ended] = (env.scores[np.arange(games), mine] - env.scores[np.arange(games), 1 - mine])[ended]
    rate = float(wins.mean())
    return rate, 1.96 * float(wins.std()) / games**0.5, float(margins.mean())


def against_bot(network: Network, spec: str, games: int) -> float:
    """Win rate against a bot of `paname.bots`, through the Gymnasium environment."""
    env = PanameEnv(opponents=spec)
    wins = 0.0
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            codes, valid = legal_codes(info["action_mask"].astype(np.bool_)[None])
            with torch.no_grad():
                log_prob, _ = network(
                    torch.from_numpy(observation)[None], torch.from_numpy(codes), torch.from_numpy(valid)
                )
            observation, reward, over, _, info = env.step(codes[0, int(log_prob.argmax())])
        wins += (float(reward) + 1) / 2
    return wins / games


def train(minutes: float, updates: int, seed: int, games: int = 200, every: int = 5) -> tuple[Network, list[Measured]]:
    """Until the time or the number of updates is over, whichever comes first."""
    torch.manual_seed(seed)
    network = Network()
    optimizer = torch.optim.Adam(network.parameters(), 1e-3, eps=1e-5)
    env = VectorEnv(GAMES, seed=seed)
    curve: list[Measured] = []
    began = time.monotonic()
    for update in range(updates + 1):
        over = update == updates or time.monotonic() - began > 60 * minutes
        if over or update % every == 0:
            rate, error, margin = against_random(network, games, f"measure {update}")
            steps, seconds = update * STEPS * GAMES, time.monotonic() - began
            curve.append(Measured(steps, seconds, rate, error, margin))
            print(f"{seconds:6.0f} s {steps:9,} steps: wins {rate:6.1%} ± {error:.1%}, {margin:+.1f} VP", flush=True)
        if over:
            break
        improve(network, optimizer, collect(env, network))
    return network, curve


def draw(curve: list[Measured], path: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    figure, (upper, lower) = plt.subplots(2, 1, sharex=True, figsize=(8, 6), layout="constrained")
    steps = [point.steps for point in curve]
    upper.errorbar(steps, [100 * point.win_rate for point in curve], [100 * point.error for point in curve], capsize=3)
    upper.axhline(50, linestyle=":", color="grey")
    upper.set(ylabel="wins, %", ylim=(0, 102), title="PPO self-play against random opponents (95% intervals)")
    lower.plot(steps, [point.margin for point in curve], marker="o")
    lower.axhline(0, linestyle=":", color="grey")
    lower.set(ylabel="VP ahead", xlabel="steps of self-play")
    figure.savefig(path)
    plt.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description="maskable PPO by self-play against random opponents")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--updates", type=int, default=10_000, help=f"of {STEPS * GAMES:,} steps each, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch: the batches are small, more gain little")
    parser.add_argument("--plot", type=Path, default=Path("learning.png"))
    parser.add_argument("--save", type=Path, help="file for the network's weights")
    parser.add_argument("--against", metavar="BOT", help="at the end play 100 games against a bot, such as greedy")
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    network, curve = train(args.minutes, args.updates, args.seed)
    draw(curve, args.plot)
    if args.save:
        torch.save(network.state_dict(), args.save)
    print(f"learning curve: {args.plot}")
    if args.against:
        print(f"against {args.against}: wins {against_bot(network, args.against, 100):.0%} of 100 games")


if __name__ == "__main__":
    main()
