"""Running the real command, and games made by hand."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from paname import Options
from paname.arena.outcome import Outcome
from paname.arena.plan import Conditions, Plan, round_robin

PLUGIN = Path(__file__).parent / "plugin"
COMMAND = [sys.executable, "-m", "paname.cli.main"]


def plan(bots: list[str], players: int = 2, games: int = 4, seed: int = 1) -> Plan:
    return Plan(round_robin(bots, players), games, seed, Conditions(Options(players)))


def environment(home: Path) -> dict[str, str]:
    """The odd bots can be found, and unfinished tournaments stay in the test's own folder."""
    path = os.pathsep.join([str(PLUGIN), *filter(None, sys.path)])
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": programs, "PYTHONPATH": path, "XDG_STATE_HOME": str(home)}


def paname(home: Path, *args: str, status: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [*COMMAND, *args], env=environment(home), cwd=home, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == status, f"{args}: {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done


def arena_json(home: Path, *args: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(paname(home, "arena", "--json", *args).stdout)
    return data


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    for bot in data["bots"]:
        del bot["time"]
    return data


def game(number: int, seats: Sequence[str], vp: Sequence[int], line_up: int = 0) -> Outcome:
    """A finished game by its scores."""
    return {
        "match": number,
        "deal": number,
        "line_up": line_up,
        "seed": 0,
        "seats": list(seats),
        "failure": None,
        "vp": list(vp),
        "ranks": [1 + sum(other > mine for other in vp) for mine in vp],
        "francs": [0] * len(vp),
        "sources": [{"bonus": mine} for mine in vp],
        "rounds": 30,
        "actions": 200,
        "decisions": [100] * len(vp),
        "seconds": [0.5] * len(vp),
        "slowest": [0.01] * len(vp),
    }
