"""Any program as a bot: JSON lines on its stdin and stdout (docs/bots.md).

The program is started at the first decision, greeted, asked, and killed when it does not answer in time.
"""

import json
import os
import selectors
import shlex
import subprocess
from time import monotonic
from typing import Any

from paname.bots.bot import Bot, BotError, Budget
from paname.bots.registry import Kind, Parameter
from paname.box import Box
from paname.types import View

PROTOCOL = "paname-bot/1"
LONGEST_LINE = 65536


class ProgramBot(Bot):
    def __init__(self, seed: int, box: Box, command: str, seconds: float, start_seconds: float) -> None:
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise BotError(f"program: {command!r} is no command line: {error}") from None
        if not self.command:
            raise BotError("program: no command; a spec is program:COMMAND, for example program:python my_bot.py")
        self.seed = seed
        self.box = box
        self.seconds = seconds
        self.start_seconds = start_seconds
        self.process: subprocess.Popen[bytes] | None = None
        self.pending = b""

    def choose(self, view: View, legal: list[str], budget: Budget | None = None) -> str:
        seconds = self.seconds if budget is None or budget.seconds is None else budget.seconds
        if self.process is None:
            self._start()
        question = {"type": "choose", "view": view, "legal": legal, "seconds": seconds}
        if budget is not None and budget.iterations is not None:
            question["iterations"] = budget.iterations
        answer = self._ask(question, seconds + 1.0)  # a second's grace for the pipes
        action = answer.get("action")
        if action not in legal:
            raise self._failure(f'answered {json.dumps(answer)[:200]}: "action" must be one of the legal actions')
        return str(action)

    def close(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.stdin:
            process.stdin.close()  # the end of its input asks it to stop
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout:
            process.stdout.close()

    def __del__(self) -> None:
        if getattr(self, "process", None):
            self.close()

    def _start(self) -> None:
        try:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise BotError(f"{shlex.join(self.command)} cannot be started: {error}") from None
        self.pending = b""
        assert self.process.stdin
        assert self.process.stdout
        os.set_blocking(self.process.stdin.fileno(), False)
        os.set_blocking(self.process.stdout.fileno(), False)
        hello = {"type": "hello", "protocol": PROTOCOL, "seed": self.seed, "components": self.box.sha256}
        answer = self._ask(hello, self.start_seconds)
        if answer.get("protocol") != PROTOCOL:
            raise self._failure(f'answered {json.dumps(answer)[:200]} to hello: "protocol" must be "{PROTOCOL}"')

    def _ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """One line to the program, one line back, within the time; else it is killed and BotError raised."""
        deadline = monotonic() + seconds
        self._write(json.dumps(message, separators=(",", ":")).encode() + b"\n", deadline)
        line = self._read_line(deadline)
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise self._failure(f"answered {line[:200]!r}, which is not a JSON object")
        return answer

    def _write(self, data: bytes, deadline: float) -> None:
        assert self.process
        assert self.process.stdin
        pipe = self.process.stdin.fileno()
        while data:
            self._wait(pipe, selectors.EVENT_WRITE, deadline)
            try:
                data = data[os.write(pipe, data) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._failure(f"ended (exit code {self._exit_code()}) instead of reading") from None

    def _read_line(self, deadline: float) -> bytes:
        assert self.process
        assert self.process.stdout
        pipe = self.process.stdout.fileno()
        while b"\n" not in self.pending:
            if len(self.pending) > LONGEST_LINE:
                raise self._failure(f"answered a line longer than {LONGEST_LINE} bytes")
            self._wait(pipe, selectors.EVENT_READ, deadline)
            data = os.read(pipe, LONGEST_LINE)
            if not data:
                raise self._failure(f"ended (exit code {self._exit_code()}) without an answer")
            self.pending += data
        line, _, self.pending = self.pending.partition(b"\n")
        return line

    def _wait(self, pipe: int, event: int, deadline: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            if not selector.select(max(0.0, deadline - monotonic())):
                raise self._failure("did not answer in time and was killed")

    def _exit_code(self) -> int | None:
        assert self.process
        try:
            return self.process.wait(1.0)
        except subprocess.TimeoutExpired:
            return None

    def _failure(self, what: str) -> BotError:
        """The program is done for: kill it, say why."""
        if self.process:
            self.process.kill()
        self.close()
        return BotError(f"{shlex.join(self.command)} {what}")


def _make(seed: int, box: Box, params: dict[str, Any]) -> Bot:
    return ProgramBot(seed, box, **params)


KIND = Kind(
    "program",
    "any program that speaks the line protocol",
    _make,
    (
        Parameter("command", "", "the command line", rest=True),
        Parameter("seconds", 10.0, "time for one decision", least=0.001),
        Parameter("start_seconds", 30.0, "time to start and answer the greeting", least=0.001),
    ),
)
