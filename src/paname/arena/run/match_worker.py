"""A process that plays games of a tournament, one question each (`bots/protocol.py`)."""

import warnings
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Literal, TypedDict

from paname.arena.match import Tell, play
from paname.arena.outcome import Outcome
from paname.arena.plan import ComponentsFile, Conditions, Match
from paname.bots.netbot import UnknownGround
from paname.bots.worker import serve
from paname.rules.options import Options


class Play(TypedDict):
    type: Literal["play"]
    matches: list[dict[str, Any]]
    conditions: dict[str, Any]


class AllPlayed(TypedDict):
    outcomes: list[Outcome]


def play_question(matches: Sequence[Match], conditions: Conditions) -> Play:
    return {"type": "play", "matches": [vars(match) for match in matches], "conditions": asdict(conditions)}


def answer(asked: Play, tell: Tell) -> AllPlayed:
    conditions = asked["conditions"]
    components = conditions["components"] and ComponentsFile(**conditions["components"])
    same = Conditions(**{**conditions, "options": Options.of(conditions["options"]), "components": components})
    return {"outcomes": [play(_match(match), same, tell) for match in asked["matches"]]}


def _match(data: dict[str, Any]) -> Match:
    return Match(**{**data, "seats": tuple(data["seats"]), "bot_seeds": tuple(data["bot_seeds"])})


if __name__ == "__main__":
    warnings.simplefilter("ignore", UnknownGround)  # whoever asks has been told
    serve(answer)
