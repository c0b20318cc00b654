"""Bots think in worker processes, so that none can hold up the server. One that hangs or dies is replaced."""

import asyncio
import contextlib
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process

import msgspec

from paname.server.bots.worker import Answer, Question
from paname.server.ops import metrics
from paname.server.ops.logs import log
from paname.types import HintWhy, View

_START_SECONDS = 60.0  # a cold machine imports slowly
_answers = msgspec.json.Decoder(Answer)


class BotError(Exception):
    """No answer from the bot. The text says how it failed."""


class Worker:
    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> "Worker":
        worker = cls(
            await asyncio.create_subprocess_exec(
                sys.executable, "-m", "paname.server.bots.worker", stdin=PIPE, stdout=PIPE, limit=2**20
            )
        )
        try:
            await asyncio.wait_for(worker._answer(), _START_SECONDS)
        except BaseException:
            await asyncio.shield(worker.kill())
            raise
        return worker

    async def ask(self, question: Question) -> Answer:
        body = msgspec.json.encode(question)
        if self.process.stdin is None:
            raise BotError("died")
        try:
            self.process.stdin.write(len(body).to_bytes(4) + body)
            await self.process.stdin.drain()
        except ConnectionError as error:
            raise BotError("died") from error
        return await self._answer()

    async def _answer(self) -> Answer:
        stdout = self.process.stdout
        if stdout is None:
            raise BotError("died")
        try:
            size = int.from_bytes(await stdout.readexactly(4))
            return _answers.decode(await stdout.readexactly(size))
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.MsgspecError) as error:
            raise BotError("died") from error

    async def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Bots:
    """A few workers, each answering one question at a time."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._free: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        for _ in range(workers):
            self._free.put_nowait(None)  # started when first needed
        self._all: set[Worker] = set()
        self._closed = False

    async def choose(
        self,
        bot: str,
        view: View,
        legal: list[str],
        components: str | None = None,
        whose: str = "",
        seconds: float | None = None,
    ) -> str:
        """One of the legal actions. Raises BotError when the bot hangs, dies, fails or answers something else."""
        if len(legal) == 1:
            return legal[0]
        limit = self._seconds if seconds is None else seconds
        question = Question(bot, secrets.randbits(31), limit * 0.8, view, legal, components, whose)
        return (await self._ask(question, limit)).action

    async def advise(
        self, bot: str, view: View, legal: list[str], components: str | None = None, whose: str = ""
    ) -> tuple[str, HintWhy | None]:
        """What a bot would play and why. No reason: nothing else can be done, or the bot had to be replaced."""
        if len(legal) == 1:
            return legal[0], None
        limit = self._seconds
        question = Question(bot, secrets.randbits(31), limit * 0.8, view, legal, components, whose, explain=True)
        try:
            answer = await self._ask(question, limit)
        except BotError:
            return (await self.choose_or_replace(bot, view, legal, components, whose))[0], None
        return answer.action, answer.why

    async def _ask(self, question: Question, limit: float) -> Answer:
        """The answer of a free worker."""
        worker = await self._free.get()
        if self._closed:
            raise BotError("closed")
        healthy = False
        try:
            if worker is None:
                worker = await Worker.start()
                self._all.add(worker)
            started = time.perf_counter()
            answer = await asyncio.wait_for(worker.ask(question), limit)
            healthy = True
            metrics.bot_seconds.labels(question.bot).observe(time.perf_counter() - started)
        except TimeoutError:
            raise BotError("hung") from None
        finally:
            if not healthy and worker is not None:
                self._all.discard(worker)
                await asyncio.shield(worker.kill())
                worker = None
            self._free.put_nowait(worker)
        if answer.error is not None:
            raise BotError(answer.error)
        if answer.action not in question.legal:
            raise BotError("illegal")
        return answer

    async def choose_or_replace(
        self, bot: str, view: View, legal: list[str], components: str | None = None, whose: str = ""
    ) -> tuple[str, str | None]:
        """An action in any case, and how the bot failed if it is not its own: greedy's answer, or the first legal."""
        trouble: str | None = None
        for name, seconds in ((bot, None), ("greedy", 5.0)):
            try:
                return await self.choose(name, view, legal, components, whose, seconds), trouble
            except BotError as error:
                metrics.bot_trouble.labels(name, str(error)).inc()
                log.warning("bot replaced", extra={"bot": name, "cause": str(error)})
                trouble = trouble or str(error)
        return legal[0], trouble

    async def close(self) -> None:
        self._closed = True
        for worker in tuple(self._all):
            await worker.kill()
