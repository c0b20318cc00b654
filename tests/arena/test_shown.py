"""What is shown: the live table, and the parts that plots are made of."""

from io import StringIO

import pytest
from rich.console import Console

from paname.arena.report.marks import Scale, number, scale_over
from paname.arena.report.plots import Bar, bars, matrix
from paname.arena.stats.tally import tally
from paname.cli.scoreboard import Scoreboard, details, span, standings
from tests.arena.tools import game, plan


def test_live_table_shows_standings_progress_and_time_left() -> None:
    screen = StringIO()
    console = Console(file=screen, force_terminal=True, width=100)
    with Scoreboard(console, plan(["a", "b"], games=8), [game(0, ["a", "b"], [2, 1])], total=8) as progress:
        progress.next = 0.0
        progress.add(game(1, ["b", "a"], [1, 2]))
    shown = screen.getvalue()
    assert "1 of 8 games" in shown
    assert "2 of 8 games" in shown
    assert "0:00:0" in shown.rpartition("2 of 8 games")[2]
    assert "100.0%" in shown


def test_no_live_table_in_a_pipe_but_failures_are_told() -> None:
    screen = StringIO()
    broken = game(1, ["a", "b"], [])
    broken["failure"] = {"kind": "crash", "seat": 0, "text": "a (seat 0) raised"}
    with Scoreboard(Console(file=screen), plan(["a", "b"]), [], total=4) as progress:
        progress.add(game(0, ["a", "b"], [2, 1]))
        progress.add(broken)
    assert screen.getvalue() == "game 1 failed (crash): a (seat 0) raised\n"


def test_where_no_game_was_finished_no_figures_are_told() -> None:
    screen, broken = StringIO(), game(0, ["a", "b"], [])
    broken["failure"] = {"kind": "crash", "seat": 0, "text": "a (seat 0) raised"}
    console, found = Console(file=screen, width=100), tally(plan(["a", "b"]), [broken])
    for one in (standings(found), *details(found)):
        console.print(one)
    assert "No game was finished." in screen.getvalue()
    assert "0–100" not in screen.getvalue()
    assert " 0 " not in screen.getvalue().replace("1500 ± 0", "").split("failed")[0]


def test_span() -> None:
    assert span(3723.4) == "1:02:03"


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(0, 10, [0, 2, 4, 6, 8, 10]), (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (1480, 1520, [1480, 1490, 1500, 1510, 1520])],
)
def test_ticks(low: float, high: float, ticks: list[float]) -> None:
    assert Scale(low, high, 0, 100).ticks() == pytest.approx(ticks)


def test_scales() -> None:
    scale = Scale(0, 10, 100, 300)
    assert (scale(0), scale(5), scale(10)) == (100, 200, 300)
    assert Scale(3, 3, 0, 1)(3) == 0, "a single value has no width"
    assert scale_over([], 0, 1).ticks()


@pytest.mark.parametrize(
    ("value", "said"), [(0, "0"), (155.04, "155"), (2.5, "2.5"), (0.0006, "0.0006"), (-1.25, "-1.25")]
)
def test_numbers(value: float, said: str) -> None:
    assert number(value) == said


def test_bars_are_as_long_as_they_say_and_names_are_escaped() -> None:
    drawn = bars("t", [Bar("<b>", 10), Bar("half", 5, 4, 6)], "axis", mark=7)
    widths = [float(part.split('"')[0]) for part in drawn.split('width="')[1:]]
    assert widths[0] == pytest.approx(2 * widths[1], rel=0.01)
    assert "<b>" not in drawn
    assert "half: 5 (95%: 4 to 6)" in drawn
    assert 'class="mark"' in drawn


def test_matrix_numbers_the_columns_when_names_are_long() -> None:
    names = [f"mcts:iterations={10**i}" for i in range(6)]
    drawn = matrix("m", names, [[0.5] * 6] * 6, [[""] * 6] * 6)
    assert "1 · mcts:iterations=1<" in drawn
    three = ["greedy", "random", "greedy:slips=0.5"]
    assert "3 · greedy:slips=0.5<" in matrix("m", three, [[0.5] * 3] * 3, [[""] * 3] * 3), "they would overlap"
    assert "1 · " not in matrix("m", ["a", "b"], [[None, 1.0], [0.0, None]], [["", ""], ["", ""]])
