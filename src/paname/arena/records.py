"""Game records of a tournament, a file each."""

import json
from pathlib import Path

from paname.arena.outcome import Outcome
from paname.records.record import EXTENSION


def write_record(folder: Path, seed: int, game: Outcome) -> None:
    """Moves the record of a game that has one into the folder. `seed`: of the plan."""
    record = game.pop("record", None)
    if record:
        folder.mkdir(parents=True, exist_ok=True)
        name = f"game-{seed}-{game['match']}{EXTENSION}"
        (folder / name).write_text(json.dumps(record, ensure_ascii=False), "utf-8")
