"""Bots by name, spec and level; bots of other packages."""

import subprocess
import sys
from pathlib import Path

import pytest

from paname.bots import BotError, Value, create, kinds, levels, names, parse_spec
from paname.bots.greedy import GreedyBot
from paname.bots.mcts import MctsBot
from tests.bots.packages import install_bot


def test_names_and_descriptions() -> None:
    assert {"random", "greedy", "mcts", "program"} <= set(names())
    for kind in kinds().values():
        assert kind.description
        assert all(parameter.description for parameter in kind.parameters)


def test_eight_levels_that_can_be_made() -> None:
    assert [level.level for level in levels()] == [1, 2, 3, 4, 5, 6, 7, 8]
    for level in levels():
        assert type(create(f"level:{level.level}")) is type(create(level.spec))


@pytest.mark.parametrize(
    ("spec", "name", "params"),
    [
        ("greedy", "greedy", {}),
        (" greedy:slips=0.5 ", "greedy", {"slips": 0.5}),
        ("mcts:iterations=2000", "mcts", {"iterations": 2000}),
        ("mcts:seconds=1:turns=2", "mcts", {"seconds": 1.0, "turns": 2}),
        ("program:./bot --port 1:2", "program", {"command": "./bot --port 1:2"}),
        ("program:seconds=2:./bot seconds=3", "program", {"seconds": 2.0, "command": "./bot seconds=3"}),
    ],
)
def test_specs(spec: str, name: str, params: dict[str, Value]) -> None:
    kind, given = parse_spec(spec)
    assert (kind.name, given) == (name, params)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("gredy", "no bot 'gredy'; there are random, greedy"),
        ("level:9", "level:1 to level:8"),
        ("mcts:iterations=many", "no whole number"),
        ("mcts:iterations=-1", "at least 0"),
        ("greedy:slips=2", "at most 1"),
        ("mcts:depth=3", "no parameter of it; it has seconds"),
        ("random:x", "no parameter"),
        ("net:seconds=nan", "net: seconds=nan is no number"),
        ("net:seconds=inf", "net: seconds=inf is no number"),
        ("mcts:iterations=9999999999999999999999", "is too large: at most 1000000000"),
        ("net:seconds=soon", "net: seconds=soon is no number"),
        ("mcts:iterations=1.5", "mcts: iterations=1.5 is no whole number"),
    ],
)
def test_faulty_specs_say_what_would_be_right(spec: str, said: str) -> None:
    with pytest.raises(BotError, match=said):
        create(spec)


def test_parameters_by_keyword_go_first() -> None:
    bot = create("mcts:iterations=10", iterations=20, seed=1)
    assert isinstance(bot, MctsBot)
    assert bot.iterations == 20
    with pytest.raises(BotError, match="no parameter 'depth'"):
        create("greedy", depth=1)


def test_a_bot_of_another_package(tmp_path: Path) -> None:
    install_bot(tmp_path, "last")
    code = f"import sys; sys.path.append({str(tmp_path)!r})\nfrom paname.bots import create, names\n"
    code += "print(names()[-1], create('last').choose(None, ['a', 'b']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["last", "b"]


def test_greedy_may_slip() -> None:
    bot = create("greedy:slips=0.3")
    assert isinstance(bot, GreedyBot)
    assert bot.slips > 0
