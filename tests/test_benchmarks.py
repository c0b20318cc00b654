"""Every benchmark can still be run: they meet older builds too, so no type checker sees all of their names."""

import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"
SHORTEST = {
    "engine": "--games 4 --rounds 1 --seconds 0.001",
    "fairness": "--turns 1 --tables 1 --rounds 1 --cases 1",
    "library": "--games 2 --rounds 1 --seconds 0.001",
    "net_speed": "",
    "plans": "",
    "search_speed": "",
    "server_command": "--commands 1 --rounds 1",
    "vector_env": "--seconds 0.001",
}
LONG = ("fairness", "plans", "search_speed", "server_command")  # some seconds


def test_none_is_left_out() -> None:
    assert {path.stem for path in BENCHMARKS.glob("*.py")} == {*SHORTEST, "compare"}


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.slow] * (name in LONG)) for name in SHORTEST])
def test_it_measures(name: str) -> None:
    words = [sys.executable, BENCHMARKS / f"{name}.py", *SHORTEST[name].split()]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout
