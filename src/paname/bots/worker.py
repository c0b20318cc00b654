"""A process that answers for bots. Its supervisor kills it when it does not answer in time; it holds nothing worth
keeping."""

import json
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

from paname.bots.bot import Bot, Budget
from paname.bots.explain import explain
from paname.bots.protocol import PROTOCOL, ChooseFor, Chosen, Slate, to_line
from paname.bots.registry import create
from paname.box import Box, load_box, parse_box

Answer = Callable[[Any, Callable[[int, Sequence[int]], None]], Mapping[str, Any]]
"""Answers a question. The second argument takes notes: the seat asked and the actions played before (`Slate`)."""


def serve(answer: Answer) -> None:
    """The life of a worker: a question in, an answer out, until its input ends."""
    slate, parent = Slate(int(sys.argv[1])), int(sys.argv[2])
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not end up between the answers
    _die_with(parent)
    for line in questions:
        question = json.loads(line)
        reply: Mapping[str, Any] = {"protocol": PROTOCOL}
        if question["type"] != "hello":
            try:
                reply = answer(question, slate.write)
            except Exception as error:
                reply = {"error": type(error).__name__, "text": str(error)}
        try:
            answers.write(to_line(reply))
            answers.flush()
        except BrokenPipeError:  # who asked is gone; that is the end of the input too
            break
    os.killpg(0, signal.SIGKILL)  # the programs of external bots go too


def _die_with(parent: int) -> None:
    """End with the parent (to be exact: its thread that started this), even while compiled code holds the lock."""
    with suppress(OSError, AttributeError):  # Linux; elsewhere the end of the input ends the worker after its answer
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
    if os.getppid() != parent:
        os._exit(1)


_MOST_BOTS_KEPT = 16  # bots kept, the last asked
_remembered: dict[tuple[str, str], Bot] = {}


def choose(question: ChooseFor, _note: object = None) -> Chosen:
    key, box = (question["bot"], question["whose"]), box_of_table(question["components"])
    bot = _remembered.pop(key, None) or create(question["bot"], seed=question["seed"], box=box)
    view, legal, budget = question["view"], question["legal"], Budget(seconds=question["seconds"])
    why = None
    try:
        if question["explain"]:  # to a person, who will ask again for the next action
            actions = [bot.choose(view, [*legal], budget)]
            why = explain(view, actions[0], box, bot.considered()) if actions[0] in legal else None
        else:
            actions = bot.decide(view, legal, budget)
    except BaseException:
        bot.close()
        raise
    _remembered[key] = bot
    if len(_remembered) > _MOST_BOTS_KEPT:
        _remembered.pop(next(iter(_remembered))).close()
    return {"actions": actions, "why": why}


@lru_cache(4)
def box_of_table(components: str | None) -> Box:
    return parse_box(components.encode(), "table") if components else load_box()


if __name__ == "__main__":
    serve(choose)
