"""The seeds of `make fuzz` go through every target, and so do the faults that it found."""

import pytest

from tests.fuzz.targets import TARGETS
from tools.fuzz import SEEDS

FOUND = [("record", b"1" * 5000)]


@pytest.mark.parametrize("name", TARGETS)
def test_seeds(name: str) -> None:
    seeds = [path for folder in SEEDS[name] for path in sorted(folder.iterdir()) if path.is_file()]
    assert seeds
    for path in seeds:
        TARGETS[name](path.read_bytes())


@pytest.mark.parametrize(("name", "data"), FOUND)
def test_found(name: str, data: bytes) -> None:
    TARGETS[name](data)
