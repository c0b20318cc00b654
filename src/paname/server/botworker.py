"""A process that answers for bots. The server kills it when it does not answer in time; it holds nothing worth keeping.

Frames on stdin and stdout: four bytes of length, then JSON."""

import contextlib
import os
import random
import sys
from typing import BinaryIO

import msgspec
from msgspec import Struct

from paname.types import View


class Question(Struct):
    bot: str  # "random", "greedy", "level:4" …
    seed: int
    seconds: float  # what the bot may use
    view: View
    legal: list[str]


class Answer(Struct):
    action: str
    error: str | None = None


_questions = msgspec.json.Decoder(Question)


def choose(question: Question) -> str:
    if question.bot == "random":
        return random.Random(question.seed).choice(question.legal)
    from paname.server import botface

    return botface.choose(question.bot, question.seed, question.view, question.legal, question.seconds)


def _read(stream: BinaryIO) -> bytes | None:
    head = stream.read(4)
    return stream.read(int.from_bytes(head)) if len(head) == 4 else None


def main() -> None:
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not end up between the frames
    with contextlib.suppress(OSError):
        os.nice(5)  # people's commands come first
    while (frame := _read(questions)) is not None:
        try:
            answer = Answer(choose(_questions.decode(frame)))
        except Exception as error:
            answer = Answer("", type(error).__name__)
        body = msgspec.json.encode(answer)
        answers.write(len(body).to_bytes(4) + body)
        answers.flush()


if __name__ == "__main__":
    main()
