"""One process of a training: plays itself with the net of the orders, or matches between two nets.

    python -m paname.train.training_worker FOLDER NAME PARENT

It ends with the process PARENT, the learner.
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
from paname.train.orders import Contest, Orders, replace
from paname.train.varied_box import varied

BASIC = 75
"""Percent of the games without options; in the others each has one chance in two."""
OTHER_BOX = 20
"""One chunk in so many is played with a box that differs a little."""
PAST = 8
"""In one game of so many an older net plays one seat."""
CONTEST = 16
"""While there is a match, one chunk in so many is for it."""
SLIPS = (0, 40, 12)
"""Every third game is played without trying out, the others with one decision in so many."""


class TrainingWorker:
    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.name = name
        self.rng: Rng = Rng(f"{name}/{time.time_ns()}/{os.getpid()}")
        self.orders: Orders = Orders.load(folder)
        self.box: Box = load_box(self.orders.box or None)
        self.loaded: dict[str, netfile.NetFile] = {}
        self.chunks: int = 0

    def work(self, parent: int) -> None:
        while not self.orders.stop and os.getppid() == parent:
            contest = self.orders.contest
            try:
                if contest and (self.orders.only_contest or not self.rng.below(CONTEST)):
                    self._contest(contest)
                elif self.orders.only_contest:
                    time.sleep(0.05)
                else:
                    self._play()
            except FileNotFoundError:
                time.sleep(0.05)  # the orders have moved on
            self.orders = Orders.load(self.folder)

    def _play(self) -> None:
        box = self.box if self.rng.below(OTHER_BOX) else varied(self.box, self.rng)
        orders = self.orders
        like = self._start(box, basic=True)
        value = self._value(orders.net, box)
        game = SelfPlay(value, like, self.rng, bool(orders.net))
        now, before = self._searches(value, like, box)
        vp: list[list[int]] = []
        ends = time.monotonic() + orders.chunk_s
        while time.monotonic() < ends or not vp:
            state = self._start(box, basic=int(self.rng.below(100)) < BASIC)
            seats = [now] * orders.players
            if not self.rng.below(PAST):
                seats[self.rng.below(orders.players)] = before
            game.play(state, seats, SLIPS[len(vp) % 3] if orders.net else SLIPS[2])
            vp.append([int(seat.vp) for seat in state.seats])
        self._send({"rows": int(game.number), "vp": vp}, game.rows.getvalue() + game.targets.getvalue())

    def _searches(self, value: NetValue, like: State, box: Box) -> tuple[Lookahead, Lookahead]:
        """How the newest net plays, and how an older one."""
        orders = self.orders
        if not orders.net:
            fitted = Lookahead(evaluation(box, orders.players), like)
            return fitted, fitted
        old = self._value(orders.past[self.rng.below(len(orders.past))], box)
        if orders.search:
            return TreeTurns(value, like, self.rng, orders.search), NetTurns(old, like)
        return NetTurns(value, like), NetTurns(old, like)

    def _contest(self, contest: Contest) -> None:
        """Paired deals with rotated seats: the candidate sits once in each."""
        players = self.orders.players
        like = self._start(self.box, basic=True)
        candidate, against = self._value(contest.candidate, self.box), self._value(contest.against, self.box)
        game = SelfPlay(candidate, like, self.rng, True)
        one, other = NetTurns(candidate, like), NetTurns(against, like)
        won, games, ends = 0.0, 0, time.monotonic() + self.orders.chunk_s
        while time.monotonic() < ends or not games:
            deal = self._start(self.box, basic=True)
            for seat in range(players):
                state = deal.copy()
                game.contest(state, [one if i == seat else other for i in range(players)])
                won += final_share(state, seat)
                games += 1
        self._send({"contest": contest.number, "won": won, "games": games}, b"")

    def _start(self, box: Box, basic: bool) -> State:
        players = self.orders.players
        options = Options(players)
        if not basic:
            tokens, track, free, two = (bool(self.rng.below(2)) for _ in range(4))
            options = Options(players, tokens, track, free, 2 if two else 3)
        return start(lookup_of(box, players), options, draw_setup(box, options, self.rng))

    def _value(self, name: str, box: Box) -> NetValue:
        if not name:
            return blank(self.orders.players).value(box)
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
    TrainingWorker(Path(sys.argv[1]), sys.argv[2]).work(int(sys.argv[3]))
