"""Every fault of tools/plant_faults.py still has its place: the long run itself is `make test-faults`."""

import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_every_fault_can_be_planted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    faults = importlib.import_module("plant_faults").FAULTS
    moved = [one.kind for one in faults if one.old and (ROOT / one.file).read_text("utf-8").count(one.old) != 1]
    assert not moved
