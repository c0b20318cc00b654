"""Any program as a bot: JSON lines on its stdin and stdout (docs/bots.md).

The program is started at the first decision, greeted, asked, and killed when it does not answer in time.
"""

import json
import shlex
from typing import Any

from paname.bots.bot import Bot, BotError, Budget
from paname.bots.child import Child
from paname.bots.kind import BotKind, Parameter
from paname.bots.protocol import PROTOCOL, Choose, Hello
from paname.box import Box, is_base
from paname.types import View

GRACE_S = 1.0
"""For the pipes, beyond the time for a decision."""


class ProgramBot(Bot):
    def __init__(self, seed: int, box: Box, command: str, seconds: float, start_seconds: float) -> None:
        try:
            self.command: list[str] = shlex.split(command)
        except ValueError as error:
            raise BotError(f"program: {command!r} is no command line: {error}") from None
        if not self.command:
            raise BotError("program: no command; a spec is program:COMMAND, for example program:python my_bot.py")
        self.seed = seed
        self.box: Box = box
        self.seconds = seconds
        self.start_seconds = start_seconds
        self.child: Child | None = None

    def choose(self, view: View, legal: list[str], budget: Budget | None = None) -> str:
        seconds = self.seconds if budget is None or budget.seconds is None else budget.seconds
        question: Choose = {"type": "choose", "view": view, "legal": legal, "seconds": seconds}
        if budget is not None and budget.iterations is not None:
            question["iterations"] = budget.iterations
        child = self.child or self._start()
        self.child = None  # one that fails is gone
        answer = child.ask(question, seconds + GRACE_S)
        action = answer.get("action")
        if action not in legal:
            said = json.dumps(answer)[:200]
            raise child.failure(f'answered {said}: "action" must be one of the legal actions', "garbled")
        self.child = child
        return str(action)

    def close(self) -> None:
        child, self.child = self.child, None
        if child:
            child.close()

    def __del__(self) -> None:
        if getattr(self, "child", None):
            self.close()

    def _start(self) -> Child:
        child = Child(self.command)
        hello: Hello = {"type": "hello", "protocol": PROTOCOL, "seed": self.seed, "components": self.box.sha256}
        if not is_base(self.box):
            hello["toml"] = self.box.toml
        child.greet(hello, self.start_seconds)
        return child


def _make(seed: int, box: Box, params: dict[str, Any]) -> Bot:
    return ProgramBot(seed, box, **params)


KIND = BotKind(
    "program",
    "any program that speaks the line protocol",
    _make,
    (
        Parameter("command", "", "the command line", rest=True, file=True),
        Parameter("seconds", 10.0, "time for one decision", least=0.001),
        Parameter("start_seconds", 30.0, "time to start and answer the greeting", least=0.001),
    ),
)
