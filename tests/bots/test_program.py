"""Programs as bots: a good one plays; one that hangs, crashes or answers nonsense is killed and named."""

import sys
import time
from pathlib import Path

import pytest

from paname import Game
from paname.bots import BotError, Budget, create
from paname.bots.program import ProgramBot
from tests.rules.games import OWNERS

PROGRAMS = Path(__file__).parent / "programs.py"


def program(how: str, seconds: float = 100.0) -> ProgramBot:
    bot = create(f"program:seconds={seconds}:{sys.executable} {PROGRAMS} {how}")
    assert isinstance(bot, ProgramBot)
    return bot


def ask(bot: ProgramBot, game: Game, budget: Budget | None = None) -> str:
    return bot.choose(game.view(0, screens="open"), game.seat(0).legal_texts(), budget)


def test_a_program_plays_a_whole_game() -> None:
    game = Game.new(players=2, seed=3)
    bot, other = program("first"), create("random", seed=1)
    while (seat := game.active) is not None:
        legal = game.seat(seat).legal_texts()
        action = (bot, other)[seat].choose(game.view(seat, screens="open"), legal)
        assert action in legal
        game.play(action)
    assert bot.child is not None
    process = bot.child.process
    bot.close()
    assert process.poll() == 0  # the end of its input ended it


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("crash", "exit code 3"),
        ("illegal", "place moon"),
        ("list", "must be one of the legal actions"),
        ("no-json", "not a JSON object"),
        ("flood", "longer than"),
        ("old", '"protocol" must be'),
    ],
)
def test_a_program_that_answers_nonsense_is_named_and_ended(how: str, said: str) -> None:
    bot = program(how)
    with pytest.raises(BotError, match=said):
        ask(bot, Game.new(players=2, seed=1))
    assert bot.child is None


@pytest.mark.parametrize("how", ["hang", "silent"])
def test_a_program_that_hangs_is_killed(how: str) -> None:
    bot = program(how)
    bot.start_seconds = 100.0 if how == "hang" else 0.3
    started = time.monotonic()
    with pytest.raises(BotError, match="did not answer in time and was killed"):
        ask(bot, Game.new(players=2, seed=1), Budget(seconds=0.1))
    assert time.monotonic() - started < 100
    assert bot.child is None


def test_a_program_that_does_not_exist() -> None:
    with pytest.raises(BotError, match="cannot be started"):
        ask(create("program:/no/such/program"), Game.new(players=2, seed=1))  # type: ignore[arg-type]


def test_a_program_is_told_of_another_box() -> None:
    for components, first in ((OWNERS, 0), (None, 1)):
        game = Game.new(seed=1, components=components)
        bot = create(f"program:{sys.executable} {PROGRAMS} box", box=game.box)
        legal = game.seat(0).legal_texts()
        assert bot.choose(game.view(0, screens="open"), legal) == legal[first]
        bot.close()


def test_a_program_needs_a_command() -> None:
    with pytest.raises(BotError, match="no command"):
        create("program")
