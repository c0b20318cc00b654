"""The same seed gives the same game in every process, interpreted and compiled, on every Python version."""

import ast
import importlib
import os
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

from paname import rules
from paname.bots import net, search
from paname.envs import vector
from paname.knowing import events, reasons
from paname.rules import codes
from tests.rules.trace import trace

ROOT = Path(__file__).parents[2]
needs_compiled = pytest.mark.skipif(
    bool(os.environ.get("PANAME_INTERPRETED")), reason="PANAME_INTERPRETED asks for the sources"
)


def traced(games: int, every: int = 1, python: str = sys.executable, **environment: str) -> list[str]:
    """How another process plays: whether it is compiled, then a line per game."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, **environment}
    done = subprocess.run(
        [python, "-m", "tests.rules.trace", str(games), str(every)],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@needs_compiled
def test_what_is_hot_is_compiled() -> None:
    """`make test` never passes on the sources alone: a build that failed, or a folder that was left out, is seen."""
    rooms = (rules, search, net, vector)
    folders = [pkgutil.iter_modules(room.__path__, f"{room.__name__}.") for room in rooms]
    alone = ["paname.bots.net._kernel", *(f"paname.knowing.{name}" for name in ("hidden", "plans", "reach"))]
    for name in (*alone, *(module.name for folder in folders for module in folder)):
        file = importlib.import_module(name).__file__
        assert file is not None
        assert file.endswith(".so"), f"{name} is not compiled: make build"


@needs_compiled
def test_interpreted_plays_like_compiled() -> None:
    """Every legal list and every state of 16 games; then the legal lists of all options with 2, 3 and 4 players."""
    assert traced(16, PANAME_INTERPRETED="1") == ["interpreted", *(trace(number, 1) for number in range(16))]
    sparse = traced(48, 10**9, PANAME_INTERPRETED="1")
    assert sparse[1:] == [trace(number, 10**9) for number in range(48)]


@pytest.mark.slow
@needs_compiled
def test_interpreted_plays_like_compiled_thousands_of_games() -> None:
    for every, games in ((3, 3000), (10**9, 6000)):
        assert traced(games, every, PANAME_INTERPRETED="1")[1:] == [trace(number, every) for number in range(games)]


@pytest.mark.parametrize("seed", ["0", "4242"])
def test_hash_seeds_do_not_matter(seed: str) -> None:
    assert traced(12, PYTHONHASHSEED=seed)[1:] == [trace(number, 1) for number in range(12)]


PYTHONS = [python for python in os.environ.get("PANAME_PYTHONS", "").split(os.pathsep) if python]


@pytest.mark.skipif(not PYTHONS, reason="PANAME_PYTHONS names no other interpreters (with librt and mypy_extensions)")
def test_python_versions_do_not_matter() -> None:
    here = [trace(number, 1) for number in range(24)]
    for python in PYTHONS:
        assert traced(24, python=python, PANAME_INTERPRETED="1") == ["interpreted", *here]


def test_traces_stay_what_they_are() -> None:
    """Whoever changes this breaks every seed ever given away: a new version of the rules, see CHANGELOG."""
    assert [trace(number, 10**9).rsplit(" ", 1)[0] for number in range(5)] == KNOWN


KNOWN = ["0 340 [61, 31]", "1 348 [26, 25, 22]", "2 415 [44, 47, 25, 30]", "3 370 [25, 48]", "4 374 [56, 79, 23]"]


def test_action_codes_do_not_move() -> None:
    """Environments index by action: the numbering is dense and does not change by accident."""
    firsts = [0, 3, 9, 16, 47, 51, 88, 100, 101, 104, 110, 530, 560, 590, 597, 598, 599]
    assert [kind.first for kind in codes.KINDS] == firsts
    assert [kind.first + kind.count for kind in codes.KINDS] == [*firsts[1:], 4631]
    assert codes.ACTIONS == 4631


def test_every_code_has_its_kind() -> None:
    for kind in codes.KINDS:
        assert codes.kind_of(kind.first) == codes.kind_of(kind.first + kind.count - 1) == kind


def test_every_kind_is_played_told_and_explained() -> None:
    """`turn.apply` asks for the kinds by name; events and reasons have a table each."""
    names = {kind.name for kind in codes.KINDS}
    source = ast.parse((ROOT / "src/paname/rules/turn.py").read_text("utf-8"))
    doors = [
        node for node in source.body if isinstance(node, ast.FunctionDef) and node.name in ("apply", "_free_action")
    ]
    asked = {node.attr.lower() for door in doors for node in ast.walk(door) if isinstance(node, ast.Attribute)}
    assert len(doors) == 2
    assert names - asked == set()
    assert set(events.TELL) == names
    assert names - set(reasons.EXPLANATIONS) == {"look", "done"}, "these are illegal only at the wrong moment"
