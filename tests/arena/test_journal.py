"""The state of a tournament on disk."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from paname.arena.journal import Journal
from paname.arena.plan import PlanError
from tests.arena.tools import game, plan


def test_games_come_back_in_the_order_they_were_played(tmp_path: Path) -> None:
    path, games = tmp_path / "deep" / "state", [game(1, ["a", "b"], [2, 1]), game(0, ["b", "a"], [2, 1])]
    with Journal(path, plan(["a", "b"])) as journal:
        for one in games:
            journal.add(one)
    with Journal(path, plan(["a", "b"])) as journal:
        assert sorted(journal.games, key=str) == sorted(games, key=str)


def test_a_game_is_on_disk_as_soon_as_it_is_added(tmp_path: Path) -> None:
    """As after a power cut: what the file system has at that moment, without the process that wrote it."""
    path, copy = tmp_path / "state", tmp_path / "copy"
    with Journal(path, plan(["a", "b"])) as journal:
        journal.add(game(0, ["a", "b"], [2, 1]))
        for file in tmp_path.glob("state*"):
            (tmp_path / file.name.replace("state", "copy")).write_bytes(file.read_bytes())
        with Journal(copy, plan(["a", "b"])) as other:
            assert [one["match"] for one in other.games] == [0]


def test_a_torn_write_is_undone(tmp_path: Path) -> None:
    """A transaction that was not finished leaves nothing behind."""
    path = tmp_path / "state"
    with Journal(path, plan(["a", "b"])) as journal:
        journal.add(game(0, ["a", "b"], [2, 1]))
        journal._file.execute("BEGIN")
        journal._file.execute("INSERT INTO games VALUES (1, '{')")
    with Journal(path, plan(["a", "b"])) as journal:
        assert [one["match"] for one in journal.games] == [0]


def test_another_tournament_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "state"
    with Journal(path, plan(["a", "b"])) as journal:
        journal.add(game(0, ["a", "b"], [2, 1]))
    content = path.read_bytes()
    with pytest.raises(PlanError, match="belongs to another tournament"), Journal(path, plan(["a", "b"], seed=2)):
        pass
    assert path.read_bytes() == content
    path.write_text("my diary\n" * 100)
    with pytest.raises(PlanError, match="is not the state of a tournament"), Journal(path, plan(["a", "b"])):
        pass
    assert path.read_text() == "my diary\n" * 100


def test_another_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "state"
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE diary (day TEXT)")
    content = path.read_bytes()
    with pytest.raises(PlanError, match="is not the state of a tournament"), Journal(path, plan(["a", "b"])):
        pass
    assert path.read_bytes() == content


def test_two_runs_never_write_into_one_file(tmp_path: Path) -> None:
    path = tmp_path / "state"
    with Journal(path, plan(["a", "b"])) as journal:
        with pytest.raises(PlanError, match="is in use"), Journal(path, plan(["a", "b"])):
            pass
        journal.add(game(0, ["a", "b"], [2, 1]))
        with pytest.raises(PlanError, match="is in use"), Journal(path, plan(["a", "b"])):
            pass
    with Journal(path, plan(["a", "b"])) as journal:
        assert len(journal.games) == 1
