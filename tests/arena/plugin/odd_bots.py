"""Bots of another package (found by the entry points beside this file) that do everything a bot should not do.

Each plays at random up to its 10th decision (`at=n`: up to its nth, 0: it fails when it is made, -1: when it is
closed); `of=n` makes only one game in n go wrong.
"""

import os
import signal
import time
from typing import Any

from paname.bots import Bot, BotKind, Budget, Parameter
from paname.box import Box
from paname.rules.rng import Rng
from paname.types import View


class OddBot(Bot):
    def __init__(self, seed: int, kind: str, of: int, at: int, pause: float) -> None:
        self.rng = Rng(seed)
        self.odd = self.rng.below(of) == 0
        self.kind = kind
        self.at = at
        self.pause = pause
        self.asked = 0
        self._go_wrong()

    def choose(self, view: View, legal: list[str], budget: Budget | None = None) -> str:  # noqa: ARG002
        self.asked += 1
        time.sleep(self.pause)
        return self._go_wrong() or legal[self.rng.below(len(legal))]

    def close(self) -> None:
        self.asked = -1
        self._go_wrong()

    def _go_wrong(self) -> str:
        if self.odd and self.asked == self.at:
            match self.kind:
                case "hangs":
                    time.sleep(10_000)
                case "dies":
                    os.kill(os.getpid(), signal.SIGKILL)
                case "raises":
                    raise RuntimeError("out of ideas")
                case "nonsense":
                    return "castle kingside"
        return ""


def _kind(name: str, pause: float = 0.0) -> BotKind:
    def make(seed: int, box: Box, params: dict[str, Any]) -> Bot:  # noqa: ARG001
        return OddBot(seed, name, **params)

    parameters = (
        Parameter("of", 1, "one game in so many"),
        Parameter("at", 10, "the decision that goes wrong"),
        Parameter("pause", pause, "seconds before each answer"),
    )
    return BotKind(name, "a bot for tests", make, parameters)


HANGS, DIES, RAISES, NONSENSE = (_kind(name) for name in ("hangs", "dies", "raises", "nonsense"))
SLOW = _kind("slow", 0.001)
