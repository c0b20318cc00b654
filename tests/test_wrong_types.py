"""Whoever gives a public name a wrong type is told so: nothing fails deep inside, about something else."""

import inspect
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import paname
import paname.bots
from paname import Action, Game, Options, Position, Rng, Study, load_box
from paname.bots import BotError, create
from paname.box.model import Effect

WRONG = (None, True, 7, 1.5, "x", b"x", [7], {"x": 7}, object(), "x" * 100_000)
CLEAR = (TypeError, ValueError, BotError)
"""ValueError: also what derives from it, such as RecordError and PositionError."""
UNCLEAR = ("unhashable", "has no len()", "not supported between", "not subscriptable", "has no attribute")
MYPYC = "object expected; got"
"""So the compiler tells a wrong type: not what it was given for."""
FAST = ("Options", "Rng", "Rng.below", "Rng.shuffle")
"""That will do for these."""
LONGEST = 1000
"""Letters of an error: whatever was given is not repeated whole."""

MADE: dict[str, Callable[[], Any]] = {
    "Action": lambda: Action.parse("draw 1"),
    "Bot": lambda: create("mcts:iterations=1"),
    "Box": load_box,
    "Game": lambda: Game.new(seed=1),
    "Options": Options,
    "Player": lambda: Game.new(seed=1).seat(0),
    "Position": Position,
    "Result": lambda: Game.new(seed=1).result(),
    "Rng": lambda: Rng(1),
    "Spectator": lambda: Game.new(seed=1).spectator,
    "Study": lambda: Study(Game.new(seed=1)),
}
"""The classes with methods; they are called on a new one."""
RIGHT: dict[str, Callable[[], Any]] = {
    "action": lambda: "draw 1",
    "actions": lambda: ["draw 1"],
    "box": load_box,
    "data": Options().data,
    "district": lambda: "montmartre",
    "effect": lambda: Effect.BACK,
    "events": list,
    "game": lambda: Game.new(seed=1),
    "items": lambda: [1, 2],
    "letters": lambda: "BSGwmg",
    "limit": lambda: 6,
    "move": lambda: "move montmartre:2 montmartre:5",
    "name": lambda: "greedy",
    "number": lambda: 1,
    "options": Options,
    "path": lambda: "there.paris.json",
    "players": lambda: 2,
    "record": lambda: Game.new(seed=1).record(),
    "rng": lambda: Rng(1),
    "round": lambda: 3,
    "seat": lambda: 0,
    "seed": lambda: 1,
    "setup": lambda: Game.new(seed=1).setup,
    "spec": lambda: "greedy",
    "text": lambda: "draw 1",
    "tile": lambda: 3,
}
"""What the other parameters get that must be given."""
NOT_CHECKED = {
    "Game.apply", "Study.grow",  # the fast way: nothing is checked, as they say
    "Bot.choose", "Bot.decide",  # asked by `play` and by the workers, with a view
    "Action", "Box", "Player", "Result", "Spectator",  # made by `parse`, `load_box` and a game
    "Bot", "BotKind", "Budget", "Level", "Parameter",  # plain fields
}  # fmt: skip


def found(where: str) -> Callable[..., Any]:
    name, _, method = where.partition(".")
    return getattr(MADE[name](), method) if method else getattr(paname if name in paname.__all__ else paname.bots, name)


def public() -> Iterator[str]:
    """Functions, classes, and the methods of these."""
    for room in (paname, paname.bots):
        for name in room.__all__:
            thing = getattr(room, name)
            if not callable(thing) or (isinstance(thing, type) and issubclass(thing, Exception)):
                continue
            yield name
            methods = sorted(set(dir(thing)) - set(dir(str))) if name in MADE else []
            yield from (f"{name}.{one}" for one in methods if one[0] != "_" and callable(getattr(thing, one)))


def parameters(where: str) -> list[inspect.Parameter]:
    return list(inspect.signature(found(where)).parameters.values())


def call(where: str, parameter: str, value: object) -> None:
    """With what is right for the others."""
    function, given, named = found(where), list[Any](), dict[str, Any]()
    for one in parameters(where):
        wrong = one.name == parameter
        if one.kind is one.VAR_KEYWORD:
            named |= {"wood": value} if wrong else {}
        elif one.kind is one.VAR_POSITIONAL:
            given += [value] if wrong else []
        elif one.kind is one.KEYWORD_ONLY or one.default is not one.empty:
            named |= {one.name: value} if wrong else {}
        elif one.name in ("node", "parent") and not wrong:
            given.append(function.__self__.start)  # type: ignore[attr-defined]
        else:
            given.append(value if wrong else RIGHT[one.name]())
    result = function(*given, **named)
    if inspect.isgenerator(result):
        list(result)


CASES = [(where, one.name) for where in public() if where not in NOT_CHECKED for one in parameters(where)]


def test_no_kind_of_thing_is_left_out() -> None:
    assert len(CASES) > 100
    assert set(NOT_CHECKED) < set(public())


@pytest.mark.parametrize(("where", "parameter"), CASES, ids=[f"{where}-{name}" for where, name in CASES])
def test_a_wrong_type_is_told(where: str, parameter: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for value in WRONG:
        said = ""
        try:
            call(where, parameter, value)
        except OSError:  # the system's words: "File name too long", and the name
            continue
        except CLEAR as error:
            said = str(error)
        unclear = UNCLEAR if where in FAST else (*UNCLEAR, MYPYC)
        assert not any(words in said for words in unclear), f"{value!r:.60}: {said}"
        assert len(said) <= LONGEST, f"{value!r:.60}: {said[:LONGEST]}"


@pytest.mark.skipif("PANAME_INTERPRETED" in os.environ, reason="it is")
def test_and_when_nothing_is_compiled() -> None:
    """There no compiler has added a check."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider", __file__]
    done = subprocess.run(command, env={**os.environ, "PANAME_INTERPRETED": "1"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
