"""A process that answers for bots. The server kills it when it does not answer in time; it holds nothing worth keeping.

Frames on stdin and stdout: four bytes of length, then JSON."""

import contextlib
import os
import sys
from functools import lru_cache
from typing import BinaryIO

import msgspec
from msgspec import Struct

from paname.bots import Bot, Budget, create
from paname.bots.explain import explain
from paname.box import Box, load_box, parse_box
from paname.types import HintWhy, View


class Question(Struct):
    bot: str  # a spec of paname.bots: "greedy", "level:4" …
    seed: int
    seconds: float  # what the bot may use
    view: View
    legal: list[str]
    components: str | None = None  # the components file of the table, where it is not the package's own
    whose: str = ""  # table and seat: a bot remembers what it thought a moment ago, if it is asked here again
    explain: bool = False


class Answer(Struct):
    action: str
    error: str | None = None
    why: HintWhy | None = None


_MOST = 16  # bots kept, the last asked
_remembered: dict[tuple[str, str], Bot] = {}
_questions = msgspec.json.Decoder(Question)


@lru_cache(4)
def _box(components: str | None) -> Box:
    return parse_box(components.encode(), "table") if components else load_box()


def choose(question: Question) -> Answer:
    key = (question.bot, question.whose)
    bot = _remembered.pop(key, None)
    if bot is None:
        bot = create(question.bot, seed=question.seed, box=_box(question.components))
    try:
        action = bot.choose(question.view, question.legal, Budget(seconds=question.seconds))
        why = None
        if question.explain and action in question.legal:
            why = explain(question.view, action, _box(question.components), bot.considered())
    except BaseException:
        bot.close()
        raise
    _remembered[key] = bot
    if len(_remembered) > _MOST:
        _remembered.pop(next(iter(_remembered))).close()
    return Answer(action, why=why)


def _read(stream: BinaryIO) -> bytes | None:
    head = stream.read(4)
    return stream.read(int.from_bytes(head)) if len(head) == 4 else None


def _write(stream: BinaryIO, answer: Answer) -> None:
    body = msgspec.json.encode(answer)
    stream.write(len(body).to_bytes(4) + body)
    stream.flush()


def main() -> None:
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not end up between the frames
    with contextlib.suppress(OSError):
        os.nice(5)  # people's commands come first
    _write(answers, Answer("ready"))
    while (frame := _read(questions)) is not None:
        try:
            answer = choose(_questions.decode(frame))
        except Exception as error:
            answer = Answer("", type(error).__name__)
        _write(answers, answer)


if __name__ == "__main__":
    main()
