"""A bot that another package brings, for the tests."""

from pathlib import Path


def install_bot(folder: Path, name: str, first: str = "pass") -> None:
    """Takes the last legal action; `first` is what it does before."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[paname.bots]\n{name} = {name}_bot:KIND\n")
    (folder / f"{name}_bot.py").write_text(
        "import os\n"
        "from paname.bots import Bot, BotKind\n"
        "class Last(Bot):\n"
        "    def choose(self, view, legal, budget=None):\n"
        f"        {first}\n"
        "        return legal[-1]\n"
        f"KIND = BotKind({name!r}, 'the last legal action', lambda seed, box, params: Last())\n"
    )
