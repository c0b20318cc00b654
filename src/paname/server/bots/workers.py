"""Bots think in worker processes, so that none can hold up the server. One that hangs or dies is replaced.

There are two crews: one for whoever waits for a single bot, and a nicer one for everything else. So a thousand games
that nobody plays in, watched or not, and twenty-five of one person take only the time that is left.
"""

import asyncio
import secrets
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from paname.analysis.analysis_worker import JudgeTurn, TellChances, TellReasons
from paname.bots import BotError
from paname.bots.netbot import too_far
from paname.bots.protocol import ChooseFor, Message
from paname.bots.supervisor import Supervisor
from paname.box import Box
from paname.server.bots.fair_queue import FairQueue
from paname.server.ops import metrics
from paname.server.ops.logs import log
from paname.server.ops.use import Use
from paname.server.tables.faces import STAND_IN
from paname.server.tables.services import NO_OWNER, Owner
from paname.server.wire.problems import RefusedError
from paname.types import AnalyzedTurn, HintReason, HintWhy, View

_NICENESS = 5  # people's commands come first
_PATIENT = 10  # at 15, beside other busy programs, analyses get next to nothing
_STAND_IN_SECONDS = 5.0
_JUDGE_SECONDS = 300.0  # a turn needs about one, which it gets late on a busy machine
_HURRIED_OF_NETWORK = 4  # a club of a hundred seldom has more at once
Task = JudgeTurn | TellChances | TellReasons | ChooseFor


def need_net(box: Box) -> None:
    """Who is winning, only a net can tell."""
    if why := too_far(box):
        raise RefusedError(409, "no-analysis", detail=why)


class Claim(Struct, frozen=True):
    """For whom a bot thinks."""

    owner: Owner = NO_OWNER
    attended: bool = True  # a person plays: to watch costs nothing, and a stranger may watch many


class Decision(Struct, frozen=True):
    """What a bot is to decide, and for whom."""

    bot: str
    view: View
    legal: list[str]
    components: str | None = None  # the file of the box; None: the packaged one
    whose: str = ""  # a bot remembers its game by this
    claim: Claim = Claim()


class Thought:
    """Begins when a worker is there: that it had to be started first is on nobody's account."""

    _began: float | None = None

    def begin(self) -> None:
        self._began = time.monotonic()

    def seconds(self) -> float:
        return 0.0 if self._began is None else time.monotonic() - self._began


class Crew:
    """Workers of one niceness, each answering one question at a time. A thread waits for each of them."""

    def __init__(self, size: int, niceness: int, use: Use) -> None:
        self.workers: Supervisor = Supervisor("paname.analysis.analysis_worker", size, niceness)
        self._threads = ThreadPoolExecutor(size, "bots")
        self._turns = FairQueue(size, use)
        self._use = use

    async def ask(self, question: Task, owner: Owner, limit: float) -> Message:
        async with self._turns.turn(owner.network, owner.player):
            thought = Thought()
            work = partial(self._answer, question, limit, thought)
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, work)
            finally:
                self._use.take(owner.network, owner.player, thought.seconds())

    async def close(self) -> None:
        self.workers.close()
        await asyncio.to_thread(self._threads.shutdown)

    def _answer(self, question: Task, limit: float, thought: Thought) -> Message:
        answer = self.workers.ask(question, limit, started=thought.begin)
        if question["type"] == "choose":
            metrics.bot_seconds.labels(question["bot"]).observe(thought.seconds())
        return answer


class Bots:
    """The workers of this server."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._use = Use()
        self.crew: Crew = Crew(workers, _NICENESS, self._use)
        self.patient_crew: Crew = Crew(max(1, workers - 1), _PATIENT, self._use)
        self._attended: Counter[Owner] = Counter()  # bots that think while a person plays
        self._hurried: set[Owner] = set()  # who has one of them that hurries

    async def decide(self, decision: Decision, seconds: float | None = None) -> list[str]:
        """The actions a bot has decided on, the first of them legal. Raises BotError when it hangs, dies, fails or
        answers something else."""
        return (await self._ask(decision, seconds=seconds))[0]

    async def advise(self, decision: Decision) -> tuple[str, HintWhy | None]:
        """What a bot would play and why. No reason: nothing else can be done, or the bot had to be replaced."""
        try:
            actions, why = await self._ask(decision, explain=True)
        except BotError:
            return (await self.decide_or_replace(decision))[0][0], None
        return actions[0], why

    async def decide_or_replace(self, decision: Decision) -> tuple[list[str], str | None]:
        """Actions in any case, and how the bot failed if they are not its own: a stand-in's, or the first legal one."""
        trouble: str | None = None
        for name, seconds in ((decision.bot, None), (STAND_IN, _STAND_IN_SECONDS)):
            try:
                return await self.decide(replace(decision, bot=name), seconds), trouble
            except BotError as error:
                metrics.bot_trouble.labels(name, error.cause).inc()
                log.warning("bot replaced", extra={"bot": name, "cause": error.cause})
                trouble = trouble or error.cause
        return decision.legal[:1], trouble

    async def judge(self, question: JudgeTurn, claim: Claim) -> AnalyzedTurn:
        """A turn of a finished game, judged. Raises BotError when nobody answers."""
        turn: AnalyzedTurn = (await self._think(question, claim))["turn"]
        return turn

    async def chances(self, question: TellChances, claim: Claim) -> list[float]:
        """Who is winning, by a view. Raises BotError when nobody answers."""
        chances: list[float] = (await self._think(question, claim))["chances"]
        return chances

    async def reasons(self, question: TellReasons, claim: Claim) -> list[HintReason]:
        """Why one turn is better than another. Raises BotError when nobody answers."""
        reasons: list[HintReason] = (await self._think(question, claim))["reasons"]
        return reasons

    async def _think(self, question: JudgeTurn | TellChances | TellReasons, claim: Claim) -> Message:
        answer = await self._answer(question, claim, _JUDGE_SECONDS)
        if "error" in answer:
            raise BotError(f"{question['type']} raised {answer['error']}: {answer['text']}", answer["error"])
        return answer

    async def close(self) -> None:
        await self.crew.close()
        await self.patient_crew.close()

    async def _answer(self, question: Task, claim: Claim, limit: float) -> Message:
        """Whoever has one bot that thinks is patient with the next. A network has only so many that hurry, besides
        those of players for whom bots have thought less than for all of these: who plays now and then never waits
        behind many who play all the while."""
        owner, accounts = claim.owner, Counter([claim.owner] * claim.attended)
        hurries = claim.attended and not self._attended[owner] and self._may_hurry(owner)
        self._attended += accounts
        if hurries:
            self._hurried.add(owner)
        try:
            return await (self.crew if hurries else self.patient_crew).ask(question, owner, limit)
        finally:
            self._attended -= accounts
            if hurries:
                self._hurried.remove(owner)

    def _may_hurry(self, owner: Owner) -> bool:
        now = time.monotonic()
        here = [self._use.of(one.network, one.player, now) for one in self._hurried if one.network == owner.network]
        return len(here) < _HURRIED_OF_NETWORK or self._use.of(owner.network, owner.player, now) < min(here)

    async def _ask(
        self, decision: Decision, *, seconds: float | None = None, explain: bool = False
    ) -> tuple[list[str], HintWhy | None]:
        legal = decision.legal
        if len(legal) == 1:
            return legal, None
        limit = self._seconds if seconds is None else seconds
        question: ChooseFor = {
            "type": "choose",
            "bot": decision.bot,
            "seed": secrets.randbits(31),
            "seconds": limit * 0.8,
            "view": decision.view,
            "legal": legal,
            "components": decision.components,
            "whose": decision.whose,
            "explain": explain,
        }
        answer = await self._answer(question, decision.claim, limit)
        if "error" in answer:
            raise BotError(f"{decision.bot} raised {answer['error']}: {answer['text']}", answer["error"])
        if not answer["actions"] or answer["actions"][0] not in legal:
            raise BotError(f"{decision.bot} answered {answer['actions']}, which is not legal", "illegal")
        return answer["actions"], answer["why"]
