"""Every error of the package can be sent to another process, with all it says; none speaks of a command line that its
reader may not use."""

import ast
import pickle
import re
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import paname
from paname.action import ActionError, IllegalAction, MalformedAction
from paname.arena.match import _BotFailed
from paname.arena.plan import PlanError
from paname.bots.bot import BotError
from paname.bots.chances import NoNet
from paname.bots.child import NoAnswer
from paname.bots.netbot import UnknownGround
from paname.bots.netfile import NetError
from paname.bots.protocol import Note
from paname.box import BoxError
from paname.envs.vector.games import IllegalStepError
from paname.position import PositionError
from paname.puzzles import Unfinished
from paname.records.record import RecordError
from paname.server.client import ApiError
from paname.server.http.connections import _RefusedHeadError
from paname.server.settings import SettingsError
from paname.server.storage.database import UnavailableError, UnusableError
from paname.server.tables.deal import UnknownRulesError
from paname.server.wire.messages import Problem
from paname.server.wire.problems import RefusedError
from paname.types import Reason

SHORT: Reason = {"code": "needs-francs", "args": {"have": 1, "need": 2}}
ERRORS = [
    *(kind("buy gold", SHORT) for kind in (ActionError, IllegalAction, MalformedAction)),
    ApiError(409, Problem(code="stale", args={}, seq=7)),
    BotError("no bot", "error"),
    BoxError("market.buy", "not-a-table", {"found": "3"}, 7),
    NoAnswer("the worker ended", "died", Note(1.5, 2, (30, 31))),
    RecordError("actions[3]", "no action"),
    RefusedError(422, "not-your-turn", seq=7, active=1),
    _BotFailed("crash", "raised an error"),
    *(
        kind("what is wrong")
        for kind in (
            IllegalStepError, NetError, NoNet, PlanError, PositionError, SettingsError, UnavailableError, Unfinished,
            UnknownGround, UnknownRulesError, UnusableError, _RefusedHeadError,
        )
    ),
]  # fmt: skip


def all_kinds(kind: type[BaseException] = BaseException) -> Iterator[type[BaseException]]:
    for one in kind.__subclasses__():
        yield one
        yield from all_kinds(one)


def test_no_kind_is_left_out() -> None:
    for module in walk_packages(paname.__path__, "paname."):
        if not module.name.endswith("__main__") and "migrations" not in module.name:
            with suppress(ModuleNotFoundError):  # of an extra that is not installed here
                import_module(module.name)
    ours = {kind for kind in all_kinds() if kind.__module__.partition(".")[0] == "paname"}
    assert ours == {type(error) for error in ERRORS}


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_survives_the_way(error: BaseException) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.args) == (type(error), str(error), error.args)
    assert getattr(again, "__dict__", {}) == getattr(error, "__dict__", {})  # a compiled one has none


def texts(module: Path) -> Iterator[str]:
    """What is no docstring."""
    tree = ast.parse(module.read_text("utf-8"))
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


OTHER_COMMANDS = {"server/runner.py", "train/run.py"}
"""`paname serve` and `paname train`."""


def test_only_the_command_line_speaks_of_its_options() -> None:
    root = Path(paname.__file__).parent
    speaks = {
        str(module.relative_to(root))
        for module in root.rglob("*.py")
        if any(re.search(r"(^|\s)--[a-z]", text) for text in texts(module))
    }
    assert {name for name in speaks if not name.startswith("cli/")} == OTHER_COMMANDS
    assert "cli/parsers.py" in speaks
