"""The example learns, the benchmark runs."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_self_play_learns_to_beat_random_play(tmp_path: Path) -> None:
    plot = tmp_path / "curve.png"
    command = [sys.executable, str(ROOT / "examples" / "ppo_selfplay.py"), "--updates", "10", "--minutes", "20",
               "--plot", str(plot)]  # fmt: skip
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rates = [float(rate) for rate in re.findall(r"wins +([\d.]+)%", shown)]
    assert len(rates) == 3, shown
    assert rates[-1] > max(80, rates[0]), shown
    assert plot.read_bytes().startswith(b"\x89PNG")


def test_the_benchmark_measures_every_environment() -> None:
    command = [sys.executable, str(ROOT / "benchmarks" / "vector_env.py"), "--seconds", "0.05", "--json"]
    speeds = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    ours = [speed for name, speed in speeds.items() if not name.startswith("peer")]
    assert len(ours) == 6
    assert all(ours)
    assert speeds["vector environment, 2 players, 256 games"] > 3 * speeds["PettingZoo paname_v0"]
