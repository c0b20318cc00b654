"""Every fault of tools/plant_faults.py still has its place: the long run itself is `make test-faults`."""

import importlib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module("plant_faults")


def test_every_fault_can_be_planted(tool: ModuleType) -> None:
    moved = [one.kind for one in tool.FAULTS if one.old and (ROOT / one.file).read_text("utf-8").count(one.old) != 1]
    assert not moved


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [(0, 1, ""), (0, 0, "NOT CAUGHT"), (0, 124, "too long"), (0, 2, "breaks instead of failing"), (1, 1, "fails with")],
)
def test_only_a_check_that_fails_has_caught_a_fault(
    tool: ModuleType, tmp_path: Path, before: int, after: int, found: str
) -> None:
    """One that ran out of time has not: the machine may have been busy."""

    class Played:
        root = tmp_path

        def run(self, *_: object, **__: object) -> int:
            return before if (tmp_path / "rule.py").read_text() == "right" else after

    (tmp_path / "rule.py").write_text("right")
    said = tool.problem(Played(), tool.Fault("a fault", "rule.py", "right", "wrong", "check"))
    assert said[: len(found) or None] == found
    assert (tmp_path / "rule.py").read_text() == "right"
