"""A process that answers questions, and what is done with one that does not: it is killed and named."""

import os
import select
import shlex
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Literal

from paname.bots.bot import BotError
from paname.bots.protocol import LONGEST_LINE, PROTOCOL, Hello, Lines, Message, Note, to_line

Cause = Literal["start", "hung", "died", "garbled", "closed"]
LONGEST_WAIT_S = 1e6
"""The system has no word for longer ones."""
PARTING_S = 0.5
"""How long a process may take to end by itself when its input ends."""


class NoAnswer(BotError):
    """A process that was asked in vain; by now it is gone."""

    def __init__(self, text: str, cause: Cause = "died", note: Note | None = None) -> None:
        super().__init__(text, cause)
        self.note = note  # what it said last of what it was doing


class Child:
    """Started at once. With a `group` of its own Ctrl-C does not reach it, and what it starts dies with it."""

    def __init__(self, command: Sequence[str], *, group: bool = False, files: Sequence[int] = ()) -> None:
        self.name: str = shlex.join(command)
        self.group = group
        try:
            self.process: subprocess.Popen[bytes] = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                process_group=0 if group else None,
                pass_fds=files,
                bufsize=0,
            )
        except OSError as error:
            raise NoAnswer(f"{self.name} cannot be started: {error}", "start") from None
        assert self.process.stdin
        assert self.process.stdout
        self._questions, self._answers = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self._questions, False)
        os.set_blocking(self._answers, False)
        self._lines = Lines()

    def greet(self, hello: Hello, seconds: float) -> None:
        answer = self.ask(hello, seconds)
        if answer.get("protocol") != PROTOCOL:
            raise self.failure(f'answered {str(answer)[:200]} to hello: "protocol" must be "{PROTOCOL}"', "garbled")

    def ask(self, message: Any, seconds: float) -> Message:
        """One line there, one line back, within the time."""
        deadline = monotonic() + seconds
        self._send(to_line(message), deadline)
        try:
            while (answer := self._lines.next()) is None:
                self._lines.feed(self._receive(deadline, seconds))
        except ValueError as error:
            raise self.failure(str(error), "garbled") from None
        return answer

    def note(self) -> Note | None:
        """What the process says it is doing, where it says so."""
        return None

    def close(self) -> None:
        """The end of its input asks it to end."""
        if self.process.stdin:
            self.process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PARTING_S)
        self.kill()

    def end(self) -> None:
        """Kill it from another thread: the one that asked finds no answer and clears up."""
        if self.group:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()

    def kill(self) -> None:
        self.end()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                pipe.close()

    def failure(self, what: str, cause: Cause) -> NoAnswer:
        """The process is done for: kill it, say why."""
        note = self.note()
        self.kill()
        return NoAnswer(f"{self.name} {what}", cause, note)

    def _send(self, data: bytes, deadline: float) -> None:
        while data:
            if not _ready(self._questions, select.POLLOUT, deadline):
                raise self.failure("did not answer in time and was killed", "hung")
            try:
                data = data[os.write(self._questions, data) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self.failure(f"ended ({self._ending()}) instead of reading", "died") from None

    def _receive(self, deadline: float, seconds: float) -> bytes:
        while not _ready(self._answers, select.POLLIN, deadline):
            note = self.note()  # the time is for one decision: a game is many
            if note is None or note.since + seconds <= monotonic():
                raise self.failure("did not answer in time and was killed", "hung")
            deadline = note.since + seconds
        data = os.read(self._answers, LONGEST_LINE)
        if not data:
            raise self.failure(f"ended ({self._ending()}) without an answer", "died")
        return data

    def _ending(self) -> str:
        try:
            code = self.process.wait(1.0)
        except subprocess.TimeoutExpired:
            return "its output, at least"
        return f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"


def _ready(pipe: int, event: int, deadline: float) -> bool:
    poll = select.poll()
    poll.register(pipe, event)
    wait = min(max(0.0, deadline - monotonic()), LONGEST_WAIT_S)
    return bool(poll.poll(wait * 1000))
