"""The state of a tournament on disk."""

from pathlib import Path

import pytest

from paname.arena.journal import Journal
from paname.arena.plan import PlanError
from tests.arena.tools import game, plan


def test_games_come_back(tmp_path: Path) -> None:
    path, games = tmp_path / "deep" / "state.jsonl", [game(0, ["a", "b"], [2, 1]), game(1, ["b", "a"], [2, 1])]
    with Journal(path, plan(["a", "b"])) as journal:
        for one in games:
            journal.add(one)
    with Journal(path, plan(["a", "b"])) as journal:
        assert journal.games == games


@pytest.mark.parametrize("cut", [1, 40, 150])
def test_a_line_cut_off_in_the_middle_is_dropped(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "state.jsonl"
    with Journal(path, plan(["a", "b"])) as journal:
        journal.add(game(0, ["a", "b"], [2, 1]))
        journal.add(game(1, ["b", "a"], [2, 1]))
    path.write_bytes(path.read_bytes()[:-cut])
    with Journal(path, plan(["a", "b"])) as journal:
        assert [one["match"] for one in journal.games] == [0]
        journal.add(game(1, ["b", "a"], [5, 4]))
    with Journal(path, plan(["a", "b"])) as journal:
        assert [one["vp"] for one in journal.games] == [[2, 1], [5, 4]]


def test_a_heading_cut_off_starts_afresh(tmp_path: Path) -> None:
    path = tmp_path / "state.jsonl"
    path.write_bytes(b'{"format":"pan')
    with Journal(path, plan(["a", "b"])) as journal:
        assert journal.games == []


def test_another_tournament_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "state.jsonl"
    with Journal(path, plan(["a", "b"])) as journal:
        journal.add(game(0, ["a", "b"], [2, 1]))
    content = path.read_bytes()
    with pytest.raises(PlanError, match="belongs to another tournament"), Journal(path, plan(["a", "b"], seed=2)):
        pass
    assert path.read_bytes() == content
    path.write_text("my diary\n")
    with pytest.raises(PlanError, match="is not the state of a tournament"), Journal(path, plan(["a", "b"])):
        pass
    assert path.read_text() == "my diary\n"


def test_two_runs_never_write_into_one_file(tmp_path: Path) -> None:
    path = tmp_path / "state.jsonl"
    with (
        Journal(path, plan(["a", "b"])),
        pytest.raises(PlanError, match="is in use"),
        Journal(path, plan(["a", "b"])),
    ):
        pass
