"""One process of a training: plays itself with the net of the plan, or matches between two nets.

    python -m paname.train.worker FOLDER NAME

Chunks of games go as files to FOLDER/inbox: a line of JSON, then the rows and their targets.
"""

import json
import os
import sys
import time
from pathlib import Path

from paname.bots import netfile
from paname.bots.choosing import evaluation
from paname.bots.net.plain import NARROW
from paname.bots.net.selfplay import SelfPlay, TreeTurns
from paname.bots.net.turns import NetTurns
from paname.bots.net.value import NetValue, final_share
from paname.bots.search.lookahead import Lookahead
from paname.box import Box, load_box
from paname.rules.lookup import lookup_of
from paname.rules.options import Options
from paname.rules.rng import Rng
from paname.rules.setup import draw_setup, start
from paname.rules.state import State
from paname.train.boxes import varied
from paname.train.plan import Contest, Plan, replace

BASIC = 60
"""Percent of the games without options; in the others each has one chance in two."""
OTHER_BOX = 10
"""One chunk in so many is played with a box that differs a little."""
PAST = 8
"""In one game of so many an older net plays one seat."""
CONTEST = 8
"""While there is a match, one chunk in so many is for it."""
SLIPS = (0, 40, 12)
"""Every third game is played without trying out, the others with one decision in so many."""


class Worker:
    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.name = name
        self.rng: Rng = Rng(f"{name}/{time.time_ns()}/{os.getpid()}")
        self.box: Box = load_box()
        self.plan: Plan = Plan.load(folder)
        self.loaded: dict[str, netfile.NetFile] = {}
        self.chunks: int = 0

    def work(self) -> None:
        parent = os.getppid()
        while not self.plan.stop and os.getppid() == parent:
            contest = self.plan.contest
            try:
                if contest and (self.plan.only_contest or not self.rng.below(CONTEST)):
                    self._contest(contest)
                elif self.plan.only_contest:
                    time.sleep(0.05)
                else:
                    self._play()
            except FileNotFoundError:
                time.sleep(0.05)  # the plan has moved on
            self.plan = Plan.load(self.folder)

    def _play(self) -> None:
        box = self.box if self.rng.below(OTHER_BOX) else varied(self.box, self.rng)
        plan = self.plan
        like = self._start(box, basic=True)
        value = self._value(plan.net, box)
        game = SelfPlay(value, like, self.rng, bool(plan.net))
        now, before = self._searches(value, like, box)
        vp: list[list[int]] = []
        ends = time.monotonic() + plan.chunk_s
        while time.monotonic() < ends or not vp:
            state = self._start(box, basic=int(self.rng.below(100)) < BASIC)
            seats = [now] * plan.players
            if not self.rng.below(PAST):
                seats[self.rng.below(plan.players)] = before
            game.play(state, seats, SLIPS[len(vp) % 3] if plan.net else SLIPS[2])
            vp.append([int(seat.vp) for seat in state.seats])
        self._send({"rows": int(game.number), "vp": vp}, game.rows.getvalue() + game.targets.getvalue())

    def _searches(self, value: NetValue, like: State, box: Box) -> tuple[Lookahead, Lookahead]:
        """How the newest net plays, and how an older one."""
        plan = self.plan
        if not plan.net:
            fitted = Lookahead(evaluation(box, plan.players), like)
            return fitted, fitted
        old = self._value(plan.past[self.rng.below(len(plan.past))], box)
        if plan.search:
            return TreeTurns(value, like, self.rng, plan.search), NetTurns(old, like)
        return NetTurns(value, like), NetTurns(old, like)

    def _contest(self, contest: Contest) -> None:
        """Paired deals with rotated seats: the candidate sits once in each."""
        players = self.plan.players
        like = self._start(self.box, basic=True)
        candidate, best = self._value(contest.candidate, self.box), self._value(contest.best, self.box)
        game = SelfPlay(candidate, like, self.rng, True)
        one, other = NetTurns(candidate, like), NetTurns(best, like)
        won, games, ends = 0.0, 0, time.monotonic() + self.plan.chunk_s
        while time.monotonic() < ends or not games:
            deal = self._start(self.box, basic=True)
            for seat in range(players):
                state = deal.copy()
                game.contest(state, [one if i == seat else other for i in range(players)])
                won += final_share(state, seat)
                games += 1
        self._send({"contest": contest.number, "won": won, "games": games}, b"")

    def _start(self, box: Box, basic: bool) -> State:
        players = self.plan.players
        options = Options(players)
        if not basic:
            tokens, track, free, two = (bool(self.rng.below(2)) for _ in range(4))
            options = Options(players, tokens, track, free, 2 if two else 3)
        return start(lookup_of(box, players), options, draw_setup(box, options, self.rng))

    def _value(self, name: str, box: Box) -> NetValue:
        if not name:
            return blank(self.plan.players).value(box)
        if name not in self.loaded:
            self.loaded = {kept: self.loaded[kept] for kept in list(self.loaded)[-6:]}
            self.loaded[name] = netfile.load(self.folder / "nets" / name)
        return self.loaded[name].value(box)

    def _send(self, head: dict[str, object], data: bytes) -> None:
        self.chunks += 1
        replace(self.folder / "inbox" / f"{self.name}-{self.chunks}", json.dumps(head).encode() + b"\n" + data)


def blank(players: int) -> netfile.NetFile:
    """A net that knows nothing, to read positions with."""
    empty = netfile.NetFile(players, NARROW, (b"",) * 8)
    sizes = zip(empty.sizes(), netfile.WIDTHS, strict=True)
    parts = tuple(bytes(size * width) for size, width in sizes)
    return netfile.NetFile(players, NARROW, parts)


if __name__ == "__main__":
    Worker(Path(sys.argv[1]), sys.argv[2]).work()
