"""The bot that plays anything legal."""

from typing import Any

from paname.bots.bot import Bot, Budget
from paname.bots.kind import BotKind
from paname.box import Box
from paname.rules.rng import Rng
from paname.types import View


class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        self.rng: Rng = Rng(f"random/{seed}")

    def choose(self, view: View, legal: list[str], budget: Budget | None = None) -> str:  # noqa: ARG002
        return legal[self.rng.below(len(legal))]


def _make(seed: int, box: Box, params: dict[str, Any]) -> Bot:  # noqa: ARG001
    return RandomBot(seed)


KIND = BotKind("random", "any legal action, each as likely", _make)
