"""The examples of docs/bots.md run as they stand."""

import re
import sys
from pathlib import Path

import pytest

from paname import Game, load_box
from paname.bots import BotKind, create, parse_spec

DOCS = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", DOCS, re.DOTALL)


def test_a_game_between_bots(capsys: pytest.CaptureFixture[str]) -> None:
    exec(PYTHON[0], {})
    assert re.fullmatch(r"\[\d+, \d+\]\n", capsys.readouterr().out)


def test_why(capsys: pytest.CaptureFixture[str]) -> None:
    exec(PYTHON[1], {})
    assert "'source': " in capsys.readouterr().out


def test_a_bot_in_python() -> None:
    names: dict[str, object] = {}
    exec(PYTHON[2], names)
    kind = names["HASTY"]
    assert isinstance(kind, BotKind)
    bot = kind.make(1, load_box(), {parameter.name: parameter.default for parameter in kind.parameters})
    game = Game.new(players=2, seed=1)
    legal = game.seat(0).legal_texts()
    assert bot.choose(game.view(0, screens="open"), legal) in legal


def test_a_bot_as_a_program(tmp_path: Path) -> None:
    script = tmp_path / "my_bot.py"
    script.write_text(PYTHON[3])
    bot = create(f"program:{sys.executable} {script}")
    game = Game.new(players=2, seed=1)
    assert bot.choose(game.view(0, screens="open"), game.seat(0).legal_texts()) == game.seat(0).legal_texts()[0]
    bot.close()


def test_specs_of_the_table() -> None:
    specs = re.findall(r"^\| `([a-z]+(?::[^`]+)?)`", DOCS, re.MULTILINE)
    assert len(specs) >= 7
    for spec in specs:
        parse_spec(spec)
