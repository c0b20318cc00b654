"""What the processes of a training agree on: one small file that the learner writes and the workers read."""

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path


@dataclass
class Contest:
    """A match in progress: the nets' files."""

    number: int
    candidate: str
    against: str


@dataclass
class Orders:
    players: int
    box: str = ""  # file of the box that is played with; none: the usual one
    chunk_s: float = 3.0  # a worker reports so often
    net: str = ""  # file of the net that plays; none at first: then the fitted evaluation does
    past: list[str] = field(default_factory=list)
    search: int = 0  # iterations of the tree search at main actions; 0: one turn ahead
    contest: Contest | None = None
    only_contest: bool = False
    stop: bool = False

    def save(self, folder: Path) -> None:
        replace(folder / "orders.json", json.dumps(asdict(self)).encode())

    @classmethod
    def load(cls, folder: Path) -> "Orders":
        data = json.loads((folder / "orders.json").read_text())
        contest = data.pop("contest")
        return Orders(**data, contest=Contest(**contest) if contest else None)


def replace(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever reads half of it."""
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(data)
    os.replace(part, path)
