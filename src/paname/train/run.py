"""`paname train`: workers, learner and gate in one folder, which a later run goes on from.

The workers are its own, not the supervisor's: they are never asked, only given orders (docs/net.md tells why).
"""

import argparse
import fcntl
import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console

from paname.bots import netfile
from paname.bots.netfile import NetError, check_width
from paname.box import Box, load_box
from paname.train.chart import Chart
from paname.train.gate import EVIDENCE, ContestScore, Gate
from paname.train.learner import Learner, usable
from paname.train.orders import Contest, Orders, replace

HIDDEN = {2: 256, 3: 160, 4: 160}
EXPORT_S = 12.0
"""The workers get a new net so often."""
FIRST_S = 60.0
"""The first net learns so long from games of the fitted evaluation."""
SAVE_S = 60.0
KEPT = 40
"""So many older nets are kept to play against."""
_STEPS_AT_ONCE = 20
SEARCH = 64
"""Iterations per main action once one turn ahead teaches no more."""
FLAT_ROWS = 30_000_000
"""That takes so many rows without a better net, too: a run that goes on begins with a high rate, and loses at first."""
RATES = ((1e-3, 7e-5), (3e-4, 2e-5))
"""The rate of learning falls from one to the other: of a first run, of one that goes on."""
LAST_MATCH_S = 40.0
_SAVED = ("games", "exports", "seconds", "hidden", "first", "best", "rating", "history", "references", "search", "past")
SHIPPED = "shipped"
"""Begin with the net that comes with the package."""


class Training:
    def __init__(self, args: argparse.Namespace, chart: Chart) -> None:
        self.folder: Path = _folder_of(args)
        self.seconds: float = 60.0 * args.minutes
        self.chart: Chart = chart
        self.box: Box = load_box(args.components)
        for name in ("nets", "inbox"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        for left in (self.folder / "inbox").iterdir():
            left.unlink()
        saved = _saved(self.folder / "training.json")
        begin = None if saved else _net_to_begin_with(args)
        width: int = saved["hidden"] if saved else begin.hidden if begin else args.hidden or HIDDEN[args.players]
        if args.hidden and args.hidden != width:
            what = args.begin if begin else f"the net in {self.folder}"
            raise NetError(f"{what} is {width} wide: it cannot go on with {args.hidden}")
        check_width(width)
        self.learner: Learner = Learner(args.players, width, usable(args.device))
        self.gate: Gate = Gate(args.players, args.match_games)
        self.orders: Orders = Orders(args.players, args.components or "", chunk_s=min(3.0, self.seconds / 10))
        self.rates: tuple[float, float] = RATES[0]
        self.first_s: float = min(FIRST_S, self.seconds / 4)
        self.games: int = 0
        self.exports: int = 0
        self.jobs: int = args.jobs
        self.began: float = time.monotonic()
        self.before_s: float = 0.0  # of earlier runs
        if saved:
            self._go_on(saved)
            if args.begin:
                self.chart.note(f"it goes on from what is in {self.folder}, not from {args.begin}")
        elif begin:
            self._begin_with(begin)
        self.orders.search = args.search or self.orders.search
        self.orders.save(self.folder)
        self.workers: list[subprocess.Popen[bytes]] = [self._worker(i) for i in range(args.jobs)]
        self.next_export: float = self.began + (self.first_s if not self.orders.net else 0.0)
        self.next_save: float = self.began + SAVE_S

    def _go_on(self, saved: dict[str, Any]) -> None:
        learned = self.folder / "learner.pt"
        try:
            self.learner.restore(learned)
        except Exception as error:  # a file of many kinds inside another: it fails in as many ways
            raise NetError(f"{learned} is damaged ({type(error).__name__}): train in another folder") from None
        self.games, self.exports, self.before_s = saved["games"], saved["exports"], saved["seconds"]
        gate = self.gate
        gate.first, gate.best, gate.rating = saved["first"], saved["best"], saved["rating"]
        gate.history, gate.references = saved["history"], saved["references"]
        gate.contests = len(gate.history) + len(gate.references)
        self.chart.strength = [0.0, gate.rating]
        self.chart.references = [match["share"] for match in saved["references"]]
        self.orders.search = saved["search"]
        if saved.get("box", load_box().sha256) != self.box.sha256:
            self.chart.note(f"so far it learned with another box: from now on with {self.box.name}")
        self.orders.past = [name for name in saved["past"] if (self.folder / "nets" / name).exists()]
        if gate.best:  # else it was ended before there was a net to play with: the fitted evaluation still does
            for name in (gate.first, gate.best):
                if not (self.folder / "nets" / name).exists():
                    raise NetError(f"{self.folder / 'nets' / name} is missing: no new net could be compared with it")
                netfile.load(self.folder / "nets" / name)  # a damaged one is refused now
            self._ship()  # whatever has become of the copy
            self.rates = RATES[1]
            self._export()

    def _begin_with(self, net: netfile.NetFile) -> None:
        """What it has learned so far counts, too; it is the best net until another one wins a match."""
        self.learner.begin_with(net)
        self.games, self.before_s = net.about.get("games", 0), net.about.get("seconds", 0.0)
        self.rates = RATES[1]
        self._export()

    def _worker(self, number: int) -> "subprocess.Popen[bytes]":
        place = [str(self.folder), f"w{number}", str(os.getpid())]
        command = [sys.executable, "-m", "paname.train.training_worker", *place]
        environment = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
        with (self.folder / f"worker-{number}.log").open("wb") as log:
            return subprocess.Popen(command, env=environment, stdout=log, stderr=subprocess.STDOUT)

    @property
    def passed(self) -> float:
        return time.monotonic() - self.began

    def train(self) -> None:
        while self.passed < self.seconds:
            self._collect()
            if self.learner.hungry():
                self._check_workers()
                time.sleep(0.02)
            else:
                share = min(1.0, self.passed / self.seconds)
                rate = self.rates[0] * (self.rates[1] / self.rates[0]) ** share
                win, margin = self.learner.learn(rate, _STEPS_AT_ONCE)
                self.chart.loss.append(win + 0.5 * margin)
            now = time.monotonic()
            if now >= self.next_export and self.learner.steps:
                self._export()
                self.next_export = now + EXPORT_S
            if now >= self.next_save:
                self.save()
                self.next_save = now + SAVE_S
            self.chart.show(self._figures())
        self._last_match()

    def _check_workers(self) -> None:
        for number, worker in enumerate(self.workers):
            if worker.poll() is not None:
                log = (self.folder / f"worker-{number}.log").read_text()[-2000:]
                raise RuntimeError(f"worker {number} has ended with status {worker.returncode}:\n{log}")

    def _collect(self) -> None:
        """Take in what the workers have sent."""
        for file in sorted((self.folder / "inbox").iterdir())[:64]:
            if file.name.startswith("."):
                continue
            line, _, data = file.read_bytes().partition(b"\n")
            file.unlink()
            head = json.loads(line)
            if "contest" in head:
                match = self.gate.add(head["contest"], head["won"], head["games"])
                if match:
                    self._judge(match)
            else:
                self.games += len(head["vp"])
                self.learner.add(data, head["rows"])

    def _judge(self, match: ContestScore) -> None:
        share, (low, high) = match.won / match.games, match.interval()
        if match.reference:
            self.chart.references.append(share)
            words = "the net it all began with"
        else:
            self.chart.strength.append(self.gate.rating)
            words = f"the best: {'is the best now' if match.passed else 'does not replace it'}"
        won = f"{match.candidate} won {share:.1%} ({low:.1%}–{high:.1%}) of {match.games}"
        self.chart.note(f"{won} against {words}")
        if match.passed:
            self._ship()
            self.save()  # before the nets are gone that an older state would go on from
        if not self.orders.search and self._levelled_off():
            self.orders.search = SEARCH
            self.chart.note(f"one turn ahead has leveled off: main actions by {SEARCH} iterations from now on")
        self._challenge()

    def _levelled_off(self) -> bool:
        best = netfile.load(self.folder / "nets" / self.gate.best)
        learned: int = self.learner.rows - best.about["rows"]
        return self.gate.lost_many and learned >= FLAT_ROWS

    def _export(self) -> None:
        """A new net for the workers; a match for it if none is on."""
        self.exports += 1
        name = f"net-{self.exports:04}.net"
        replace(self.folder / "nets" / name, self.learner.export(self._about()).dump(quick=True))
        self.orders.net = name
        self.orders.past = [*self.orders.past, name][-KEPT:]
        if not self.gate.best:
            self.gate.first = self.gate.best = name
            self._ship()
        match = self.gate.contest
        kept = {*self.orders.past, self.gate.first, self.gate.best, match.candidate if match else ""}
        for file in (self.folder / "nets").iterdir():
            if file.name not in kept:
                file.unlink()
        self._challenge()

    def _challenge(self) -> None:
        match = self.gate.contest or self.gate.open(self.orders.net)
        self.orders.contest = Contest(match.number, match.candidate, match.against) if match else None
        self.orders.save(self.folder)

    def _last_match(self) -> None:
        """The newest net may still pass; nothing is learned any more."""
        self.orders.only_contest = True
        self._export()
        ends = time.monotonic() + min(LAST_MATCH_S, self.seconds)
        while self.orders.contest and time.monotonic() < ends:
            self._collect()
            time.sleep(0.02)

    def _ship(self) -> None:
        """The best net, as it would be shipped."""
        best = netfile.load(self.folder / "nets" / self.gate.best)
        replace(self.folder / "best.net", best.dump())

    def _about(self) -> dict[str, Any]:
        return {
            "games": self.games, "rows": self.learner.rows, "seconds": round(self.before_s + self.passed),
            "device": self.learner.device, "workers": self.jobs, "search": self.orders.search, "box": self.box.sha256,
        }  # fmt: skip

    def _figures(self) -> dict[str, str]:
        match = self.gate.contest
        figures = {
            "time": f"{self.passed:.0f} s", "games": f"{self.games:,}", "rows": f"{self.learner.rows:,}",
            "loss": f"{sum(self.chart.loss[-50:]) / max(1, len(self.chart.loss[-50:])):.4f}",
            "nets": str(self.exports), "best": self.gate.best or "–", "Elo": f"{self.gate.rating:.0f}",
            "self-play": f"{self.orders.search} iterations" if self.orders.search else "one turn ahead",
        }  # fmt: skip
        if match and match.games:
            figures["match"] = f"{match.candidate} {match.won / match.games:.1%} of {match.games}"
            figures["evidence"] = "reference" if match.reference else f"{match.evidence():+.1f} of ±{EVIDENCE:.1f}"
        return figures

    def save(self) -> None:
        self.learner.save(self.folder / "learner.pt.part")
        os.replace(self.folder / "learner.pt.part", self.folder / "learner.pt")
        saved = {
            "games": self.games, "exports": self.exports, "seconds": self.before_s + self.passed,
            "hidden": self.learner.hidden, "first": self.gate.first, "best": self.gate.best,
            "rating": self.gate.rating, "history": self.gate.history, "references": self.gate.references,
            "search": self.orders.search, "past": self.orders.past, "box": self.box.sha256,
        }  # fmt: skip
        replace(self.folder / "training.json", json.dumps(saved).encode())

    def stop(self) -> None:
        self.orders.stop = True
        self.orders.save(self.folder)
        for worker in self.workers:
            try:
                worker.wait(timeout=2 * self.orders.chunk_s + 5)
            except subprocess.TimeoutExpired:
                worker.kill()


def _folder_of(args: argparse.Namespace) -> Path:
    folder: Path = args.folder / f"players-{args.players}"
    return folder


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Two trainings in one folder would take each other's games and delete each other's nets."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("wb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise NetError(
                f"another training is using {folder}: wait for its end, or choose another --folder"
            ) from None
        yield


def _saved(state: Path) -> dict[str, Any] | None:
    """What an earlier run has left."""
    if not state.exists():
        return None
    try:
        saved: dict[str, Any] = json.loads(state.read_bytes())
        missing = [name for name in _SAVED if name not in saved]
        if missing:
            raise ValueError(f"{missing[0]!r} is missing")
    except ValueError as error:
        raise NetError(f"{state} is damaged ({error}): train in another folder, or delete this one") from None
    return saved


def _net_to_begin_with(args: argparse.Namespace) -> netfile.NetFile | None:
    if args.begin is None:
        return None
    net = netfile.shipped(args.players) if args.begin == SHIPPED else netfile.load(Path(args.begin))
    if net.players != args.players:
        raise NetError(f"{args.begin} is a net for {net.players} players, not for {args.players}")
    return net


def run(args: argparse.Namespace) -> int:
    try:
        return _run(args)
    except NetError as error:
        print(f"paname: {error}", file=sys.stderr)
        return 1


def _run(args: argparse.Namespace) -> int:
    console = Console()
    interrupted: KeyboardInterrupt | None = None
    with ExitStack() as stack:
        stack.enter_context(_alone_in(_folder_of(args)))
        chart = stack.enter_context(Chart(console, f"{args.players} players"))
        training = Training(args, chart)
        stack.callback(training.stop)
        try:
            training.train()
        except KeyboardInterrupt as signal:
            interrupted = signal
            chart.note("interrupted: the same command goes on from here")
        training.save()
    best = training.folder / "best.net"
    if args.output and best.exists():
        shutil.copy(best, args.output)
    found = f"the best net is {best}" if best.exists() else "there is no net yet"
    console.print(f"{training.games:,} games, {training.learner.rows:,} rows; {found}", highlight=False)
    if best.exists():
        console.print(f"try it: {_command_to_try(args, best)}", highlight=False, markup=False, soft_wrap=True)
    if interrupted:
        raise interrupted  # whoever started it is told by the exit status
    return 0


def _command_to_try(args: argparse.Namespace, best: Path) -> str:
    bot = f"net:iterations=1:file={args.output or best}"
    bots = f'"{bot}",greedy' if "," in bot else f"{bot},greedy"
    box = ["--box", args.components] if args.components else []
    return shlex.join(["paname", "arena", "--players", str(args.players), "--bots", bots, *box])
