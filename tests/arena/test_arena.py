"""`paname arena` as it is run: real processes, real bots, real kills."""

import csv
import json
import os
import re
import signal
import sqlite3
import subprocess
import time
from contextlib import closing
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from paname import Game
from paname.arena import match, play
from paname.bots import Bot, Budget
from paname.bots.bot import Considered
from paname.records.record import read_json
from paname.types import View
from tests.arena.tools import COMMAND, arena_json, environment, paname, plan, without_times


def test_result(tmp_path: Path) -> None:
    found = arena_json(tmp_path, "--bots", "greedy,random", "--games", "10", "--jobs", "2", "--csv", "games.csv")
    best, other = found["bots"]
    assert (found["games"], found["failed"], found["players"]) == (10, 0, 2)
    assert (best["bot"], best["win_rate"], best["games"]) == ("greedy", 1.0, 10)
    assert best["win_rate_low"] == pytest.approx(0.7225, abs=1e-3)
    assert best["elo"] > other["elo"]
    assert best["openskill"]["mu"] > other["openskill"]["mu"]
    assert sum(best["sources"].values()) == pytest.approx(best["vp"]["mean"], abs=0.01)
    assert best["time"]["seconds_per_decision"] > 0
    with (tmp_path / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 20
    mine = [int(row["vp"]) for row in rows if row["bot"] == "greedy"]
    assert sum(mine) / 10 == pytest.approx(best["vp"]["mean"])
    assert {row["seat"] for row in rows if row["bot"] == "greedy"} == {"0", "1"}
    assert len({row["seed"] for row in rows}) == 5, "ten games on five deals"


def test_same_seed_same_tournament_whatever_the_jobs(tmp_path: Path) -> None:
    args = ("--bots", "greedy:slips=0.5,random", "--players", "3", "--games", "3", "--random-bonus-track")
    one = without_times(arena_json(tmp_path, *args, "--seed", "7", "--jobs", "1"))
    two = without_times(arena_json(tmp_path, *args, "--seed", "7", "--jobs", "2"))
    other = without_times(arena_json(tmp_path, *args, "--seed", "8", "--jobs", "2"))
    assert one == two
    assert one["bots"] != other["bots"]
    assert {tuple(line_up["bots"]) for line_up in one["line_ups"]} == {
        ("greedy:slips=0.5", "random", "random"),
        ("random", "greedy:slips=0.5", "greedy:slips=0.5"),
    }


def journal(home: Path) -> Path | None:
    return next(home.glob("paname/arena/*.sqlite"), None)


def finished(path: Path) -> int:
    """Games in the state of a tournament that is not running."""
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute("SELECT count(*) FROM games").fetchone()[0])


def start_slow(home: Path, games: int = 20) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*COMMAND, "arena", "--json", "--bots", "slow,random", "--games", str(games), "--jobs", "2"],
        env=environment(home),
        cwd=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a test run in the background ignores it
    )


def wait_for_games(home: Path, count: int) -> None:
    """The file is locked, but an outcome is readable as it stands."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        path = journal(home)
        if path and path.read_bytes().count(b'"line_up":0') >= count:
            return
        time.sleep(0.02)
    raise AssertionError(f"no {count} games within a minute")


def children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False).stdout
    return [int(one) for one in found.split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_kill_and_resume_lose_nothing(tmp_path: Path) -> None:
    running = start_slow(tmp_path)
    wait_for_games(tmp_path, 5)  # the last may not be committed yet
    workers = children(running.pid)
    assert len(workers) >= 2
    os.kill(running.pid, signal.SIGKILL)
    running.communicate()
    deadline = time.monotonic() + 60
    while any(map(alive, workers)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(alive, workers)), "workers end with the tournament"
    path = journal(tmp_path)
    assert path
    before = finished(path)
    assert before >= 4
    done = paname(tmp_path, "arena", "--json", "--bots", "slow,random", "--games", "20", "--jobs", "2")
    assert f"Resuming after {before} of 20 games" in done.stderr
    assert journal(tmp_path) is None, "a finished tournament leaves nothing behind"
    fresh = arena_json(tmp_path / "..", "--bots", "slow,random", "--games", "20", "--jobs", "2")
    assert without_times(json.loads(done.stdout)) == without_times(fresh)


def test_interrupt_tells_what_there_is_and_keeps_it(tmp_path: Path) -> None:
    running = start_slow(tmp_path)
    wait_for_games(tmp_path, 4)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert re.search(r"Interrupted after \d+ of 20 games", err)
    path = journal(tmp_path)
    assert path
    assert json.loads(out)["games"] == finished(path) >= 4


@pytest.mark.parametrize(
    ("bot", "kind", "words"),
    [
        ("hangs", "hang", "no answer within 6 s at action"),
        ("dies", "worker", "ended (signal SIGKILL) without an answer at action"),
        ("raises", "crash", "raised RuntimeError: out of ideas"),
        ("nonsense", "illegal", "answered 'castle kingside' at action"),
    ],
)
def test_a_bad_bot_costs_one_game_not_the_tournament(tmp_path: Path, bot: str, kind: str, words: str) -> None:
    name = f"{bot}:of=4"
    done = paname(
        tmp_path, "arena", "--json", "--bots", f"{name},random", "--games", "12", "--jobs", "2", "--timeout", "6"
    )
    found = json.loads(done.stdout)
    assert found["games"] + found["failed"] == 12
    assert 1 <= found["failed"] <= 8
    for failure in found["failures"]:
        assert (failure["kind"], failure["seats"][failure["seat"]]) == (kind, name)
        assert words in failure["text"]
        assert name in failure["text"]
        assert failure["text"] in done.stderr
    bots = {one["bot"]: one for one in found["bots"]}
    assert (bots[name]["failures"], bots["random"]["failures"]) == (found["failed"], 0)
    assert bots[name]["win_rate_games"] == 12, "who fails has lost"
    assert bots["random"]["seat_win_rate"] >= found["failed"] / 12


@pytest.mark.parametrize(("bot", "kind"), [("hangs", "hang"), ("dies", "worker"), ("raises", "crash")])
def test_a_bot_that_fails_when_it_is_made_has_lost(tmp_path: Path, bot: str, kind: str) -> None:
    name = f"{bot}:at=0"
    args = ("--bots", f"random,{name}", "--games", "2", "--jobs", "1", "--timeout", "3", "--records", "games")
    found = json.loads(paname(tmp_path, "arena", "--json", *args, status=1).stdout)
    assert [(failure["kind"], failure["seats"][failure["seat"]]) for failure in found["failures"]] == [(kind, name)] * 2
    assert {bot["bot"]: bot["win_rate"] for bot in found["bots"]} == {"random": 1.0, name: 0.0}


@pytest.mark.parametrize(("bot", "kind"), [("hangs", "hang"), ("dies", "worker")])
def test_a_bot_that_fails_when_it_is_closed_has_lost(tmp_path: Path, bot: str, kind: str) -> None:
    name = f"{bot}:at=-1"
    args = ("--bots", f"{name},random", "--games", "2", "--jobs", "1", "--timeout", "3")
    found = json.loads(paname(tmp_path, "arena", "--json", *args, status=1).stdout)
    assert [(failure["kind"], failure["seats"][failure["seat"]]) for failure in found["failures"]] == [(kind, name)] * 2


class Grasping(Bot):
    """Takes its choice out of the list, as from a hand of cards; or puts one in."""

    def __init__(self, own: str | None) -> None:
        self.own = own

    def choose(self, _: View, legal: list[str], budget: Budget | None = None) -> str:  # noqa: ARG002
        if self.own:
            legal.append(self.own)
        return legal.pop()


@pytest.mark.parametrize(("own", "kind"), [(None, None), ("castle", "illegal")])
def test_the_list_that_a_bot_is_given_is_its_own(
    monkeypatch: pytest.MonkeyPatch, own: str | None, kind: str | None
) -> None:
    monkeypatch.setattr(match, "create", lambda *_, **__: Grasping(own))
    tournament = plan(["greedy", "random"])
    failure = play(tournament.matches()[0], replace(tournament.conditions, record=True))["failure"]
    assert (failure and failure["kind"]) == kind


class Hasty(Bot):
    """Forgets that `decide` answers with a list."""

    def choose(self, _: View, legal: list[str], budget: Budget | None = None) -> str:  # noqa: ARG002
        return legal[0]

    def decide(self, *_: object) -> list[str]:
        return 5  # type: ignore[return-value]


class Thoughtless(Bot):
    def choose(self, _: View, legal: list[str], budget: Budget | None = None) -> str:  # noqa: ARG002
        return legal[0]

    def considered(self) -> list[Considered]:
        raise RuntimeError("nothing at all")


class Boundless(Bot):
    def choose(self, _: View, legal: list[str], budget: Budget | None = None) -> str:  # noqa: ARG002
        return legal[0]

    def considered(self) -> list[Considered]:
        return [Considered("draw 1", 1, float("nan"))]


class Speechless(Bot):
    """What it raises cannot say what it is."""

    def choose(self, *_: object) -> str:
        class Unspeakable(Exception):
            def __str__(self) -> str:
                raise ValueError("no")

        raise Unspeakable


class Garbled(Bot):
    def choose(self, *_: object) -> str:
        raise OSError("no file \udc80")  # as names of files are read that are no UTF-8


class Agreeable(Bot):
    """Its answer is equal to everything."""

    def choose(self, *_: object) -> str:
        class Anything(str):
            __slots__ = ()
            __hash__ = str.__hash__

            def __eq__(self, _: object) -> bool:
                return True

        return Anything("castle")


def test_an_answer_is_what_it_says_not_what_it_is_equal_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "create", lambda *_, **__: Agreeable())
    tournament = plan(["greedy", "random"])
    failure = play(tournament.matches()[0], replace(tournament.conditions, record=True))["failure"]
    assert failure
    assert (failure["kind"], failure["seat"]) == ("illegal", 0)


@pytest.mark.parametrize("bot", [Hasty, Thoughtless, Boundless, Speechless, Garbled])
def test_whatever_a_bot_says_wrong_is_its_own_fault(monkeypatch: pytest.MonkeyPatch, bot: type[Bot]) -> None:
    monkeypatch.setattr(match, "create", lambda *_, **__: bot())
    tournament = plan(["greedy", "random"])
    outcome = play(tournament.matches()[0], replace(tournament.conditions, record=True))
    assert outcome["failure"]
    assert (outcome["failure"]["kind"], outcome["failure"]["seat"], outcome["ranks"]) == ("crash", 0, [2, 1])
    json.dumps(outcome, ensure_ascii=False, allow_nan=False).encode()


def test_what_other_processes_take_is_not_thinking_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks = set()

    class Spy(Bot):
        def choose(self, _: View, legal: list[str], budget: Budget | None = None) -> str:
            clocks.add(budget and budget.clock)
            return legal[0]

    monkeypatch.setattr(match, "create", lambda *_, **__: Spy())
    tournament = plan(["greedy", "random"])
    play(tournament.matches()[0], tournament.conditions)
    assert clocks == {time.thread_time}


def test_what_is_our_own_fault_is_nobodys_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(*_: object, **__: object) -> None:
        raise RuntimeError("blind")

    monkeypatch.setattr(Game, "view", view)
    tournament = plan(["greedy", "random"])
    outcome = play(tournament.matches()[0], tournament.conditions)
    assert outcome["failure"] == {"kind": "crash", "seat": None, "text": "the game raised RuntimeError: blind"}
    assert outcome["ranks"] == []


def test_a_program_that_ends_costs_one_game(tmp_path: Path) -> None:
    done = paname(
        tmp_path, "arena", "--json", "--bots", "program:false,random", "--games", "2", "--jobs", "1", status=1
    )
    found = json.loads(done.stdout)
    assert (found["games"], found["failed"]) == (0, 2)
    assert {bot["bot"]: bot["win_rate"] for bot in found["bots"]} == {"random": 1.0, "program:false": 0.0}
    assert all("exit code 1" in failure["text"] for failure in found["failures"])


def test_what_a_bot_started_dies_with_its_worker(tmp_path: Path) -> None:
    program = "sleep 98765.4321"
    args = ("--bots", f"program:{program},random", "--games", "2", "--jobs", "1", "--timeout", "3")
    found = json.loads(paname(tmp_path, "arena", "--json", *args, status=1).stdout)
    assert [failure["kind"] for failure in found["failures"]] == ["hang", "hang"]
    left = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout.splitlines()
    assert program not in left


def test_state_file_is_kept_and_another_tournament_refused(tmp_path: Path) -> None:
    args = ("arena", "--bots", "random", "--games", "2", "--jobs", "1", "--state", "state.sqlite")
    paname(tmp_path, *args)
    assert finished(tmp_path / "state.sqlite") == 2
    assert "Resuming after 2 of 2 games" in paname(tmp_path, *args).stderr
    assert "another tournament" in paname(tmp_path, *args, "--seed", "2", status=2).stderr


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--bots", "grandmaster,random"], "no bot 'grandmaster'; there are random, greedy"),
        (["--bots", "greedy:depth=3,random"], "'depth=3' is no parameter of it"),
        (["--bots", "random,random,random"], "has 3 bots; 2 are needed"),
        ([], "name at least one bot"),
        (["--bots", "random", "--lineup", "random,random"], "either --bots or --lineup"),
        (["--bots", "random", "--components", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_mistakes_are_told_before_anything_is_played(tmp_path: Path, args: list[str], words: str) -> None:
    assert words in paname(tmp_path, "arena", *args, status=2).stderr


def test_records_with_what_the_bots_thought(tmp_path: Path) -> None:
    bots = "mcts:iterations=20,greedy,net:iterations=1,level:1"
    args = ("arena", "--bots", bots, "--players", "4", "--games", "4", "--jobs", "2", "--records", "games")
    found = json.loads(paname(tmp_path, *args, "--json").stdout)
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == [f"game-1-{number}.paris.json" for number in range(4)]
    assert paname(tmp_path, "check", *map(str, files)).stdout.count(": valid, ") == 4
    vp = []
    for file in files:
        record = read_json(file)
        assert {player["kind"] for player in record["players"]} == {f"bot:{bot}" for bot in bots.split(",")}
        comments = [action for action in record["actions"] if isinstance(action, dict)]
        assert all(comment["seconds"] > 0 for comment in comments)
        assert len(comments) > 100
        assert all(abs(comment["lead"]) < 100 for comment in comments)
        assert any("chance" in comment for comment in comments)
        assert all(0 <= comment.get("chance", 0) <= 1 for comment in comments)
        seat = [player["kind"] for player in record["players"]].index("bot:greedy")
        vp.append(record["result"]["vp"][seat])
    assert sum(vp) / 4 == next(bot["vp"]["mean"] for bot in found["bots"] if bot["bot"] == "greedy")
    assert " VP" in paname(tmp_path, "replay", str(files[0])).stdout


def test_the_record_of_a_game_that_failed_ends_with_the_reason(tmp_path: Path) -> None:
    args = ("--bots", "nonsense,random", "--games", "2", "--jobs", "1", "--records", "games")
    found = json.loads(paname(tmp_path, "arena", "--json", *args, status=1).stdout)
    for failure in found["failures"]:
        file = tmp_path / "games" / f"game-1-{failure['match']}.paris.json"
        assert read_json(file)["actions"][-1] == {"comment": failure["text"]}
        assert ": valid, " in paname(tmp_path, "check", str(file)).stdout


@pytest.mark.parametrize("bot", ["hangs", "dies"])
def test_the_record_of_a_game_whose_process_is_gone_holds_what_was_played(tmp_path: Path, bot: str) -> None:
    args = ("--bots", f"{bot}:of=1,random", "--games", "2", "--jobs", "1", "--timeout", "3", "--records", "games")
    found = json.loads(paname(tmp_path, "arena", "--json", *args, status=1).stdout)
    assert len(found["failures"]) == 2
    for failure in found["failures"]:
        file = tmp_path / "games" / f"game-1-{failure['match']}.paris.json"
        *actions, comment = read_json(file)["actions"]
        assert comment == {"comment": failure["text"]}
        assert f"at action {len(actions) + 1}," in failure["text"]
        assert ": valid, " in paname(tmp_path, "check", str(file)).stdout


def test_own_box_and_own_tables(tmp_path: Path) -> None:
    from importlib import resources

    box = resources.files("paname.box").joinpath("components.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(box.replace("Montmartre      = { bank = 5 }", "Montmartre      = { bank = 9 }"))
    base = ("--lineup", "greedy,random,random", "--players", "3", "--games", "3", "--jobs", "1")
    usual, mine = arena_json(tmp_path, *base), arena_json(tmp_path, *base, "--components", "mine.toml")
    assert (usual["components"], mine["components"]) == ("base", "mine")
    assert usual["bots"][0]["vp"] != mine["bots"][0]["vp"]
    assert [line_up["bots"] for line_up in usual["line_ups"]] == [["greedy", "random", "random"]]


class Reader(HTMLParser):
    """What a page is made of, and what it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.pictures = 0
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.pictures += tag == "svg"
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href", "srcset")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


def read_page(path: Path) -> Reader:
    reader, content = Reader(), path.read_text("utf-8")
    reader.feed(content)
    reader.close()
    assert reader.open == [], "every element is closed"
    assert reader.fetched == []
    assert "url(" not in content
    assert "@import" not in content
    assert "nan" not in re.findall(r'[xy]\d?="([^"]*)"', content)
    return reader


def test_report(tmp_path: Path) -> None:
    paname(tmp_path, "arena", "--bots", "greedy,random,<b>&", "--games", "2", "--report", "r.html", status=2)
    assert not (tmp_path / "r.html").exists()
    paname(tmp_path, "arena", "--bots", "greedy,random", "--games", "4", "--jobs", "1", "--report", "r.html")
    page = read_page(tmp_path / "r.html")
    wanted = {"Scores", "Where the points come from", "Seat advantage", "Win-rate matrix", "Rating curve", "Elo"}
    assert wanted <= set(page.headings)
    assert page.pictures == 8
