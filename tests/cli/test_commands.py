"""The command line of the library: simulate, replay, check, legal, components."""

import argparse
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from paname import Game, Study, __version__
from paname.analysis import analyze
from paname.cli.analyze import _command
from paname.cli.main import main
from paname.drawing.words import reason_words
from paname.records.record import read_json
from paname.types import Analysis
from tests.rules.box_files import FILE

GOLDEN = Path(__file__).parents[1] / "golden"
ALL = GOLDEN / "four-players-all-options.paris.json"
OPTIONS = ["--random-tokens", "--random-bonus-track", "--free-districts", "--piles", "2"]


def told(capsys: pytest.CaptureFixture[str], *args: str, status: int = 0) -> str:
    assert main(args) == status
    captured = capsys.readouterr()
    return captured.err if status else captured.out


def simulated(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(told(capsys, "simulate", "--json", *args))
    return report


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "--version").startswith(f"paname {__version__} (")
    root = Path(__file__).parents[2]
    env = {**os.environ, "PANAME_INTERPRETED": "1", "PYTHONPATH": str(root / "src")}
    run = [sys.executable, "-m", "paname", "--version"]
    said = subprocess.run(run, env=env, capture_output=True, text=True, check=True).stdout
    assert said.strip() == f"paname {__version__} (interpreted rules)"


def test_simulate_writes_sound_records(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = simulated(capsys, "--players", "4", "--games", "6", "--seed", "1", "--records", str(tmp_path), *OPTIONS)
    files = sorted(tmp_path.glob("*.paris.json"))
    assert len(files) == 6
    assert report["games"] == 6
    for file in files:
        game = Game.from_record(read_json(file))
        assert (game.over, game.players, game.options.piles) == (True, 4, 2)
    assert told(capsys, "check", *map(str, files)).count(": valid, ") == 6


def test_simulate_is_the_same_with_any_number_of_jobs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for jobs in ("1", "2"):
        simulated(capsys, "--games", "4", "--seed", "9", "--jobs", jobs, "--records", str(tmp_path / jobs))
    names = [sorted(path.name for path in (tmp_path / jobs).iterdir()) for jobs in ("1", "2")]
    assert names[0] == names[1]
    for name in names[0]:
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()
    simulated(capsys, "--games", "4", "--seed", "10", "--records", str(tmp_path / "3"))
    others = {path.read_bytes() for path in (tmp_path / "3").iterdir()}
    assert not others & {path.read_bytes() for path in (tmp_path / "1").iterdir()}


def test_simulate_gives_the_same_results_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    """Results of version 2 of the rules: they change only with the rules or the generator."""
    assert simulated(capsys, "--games", "2000")["digest"] == "8accc969700ee8dc"
    report = simulated(capsys, "--games", "3", "--players", "4", "--jobs", "2", *OPTIONS)
    assert report["digest"] == simulated(capsys, "--games", "3", "--players", "4", *OPTIONS)["digest"]


def test_watch_tells_a_game_of_any_bots(capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, "watch", "--bots", "greedy,mcts:iterations=4,random", "--seed", "3")
    for name in ("greedy 1", "mcts:iterations=4 2", "random 3", "final scoring"):
        assert name in said
    assert said == told(capsys, "watch", "--bots", "greedy,mcts:iterations=4,random", "--seed", "3")
    assert "random 4" in told(capsys, "watch", "--players", "4")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--bots", "grandmaster"], "paname: no bot 'grandmaster'; there are random"),
        (["--bots", "random,random,random,random,random"], "a table seats 2 to 4 bots, not 5"),
        (["--bots", "random,greedy", "--players", "3"], "has 2 bots; 3 are needed, one for each player"),
    ],
)
def test_watch_says_what_is_wrong(args: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", *args]) > 0
    captured = capsys.readouterr()
    assert words in captured.err + captured.out


def test_simulate_with_a_corrected_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FILE.read_text("utf-8").replace("francs = 3\n", "francs = 30\n", 1), "utf-8")
    simulated(capsys, "--games", "1", "--components", str(file), "--records", str(tmp_path / "games"))
    record = next((tmp_path / "games").iterdir())
    assert told(capsys, "check", str(record), "--box", str(file)).count("valid") == 1
    assert told(capsys, "check", str(record)).count("valid") == 1, "the record holds its box"
    assert "draw 1" in told(capsys, "legal", str(record))
    assert "VP" in told(capsys, "replay", str(record))
    assert "components.sha256" in told(capsys, "check", str(record), "--box", str(FILE), status=1)


OWNERS = Path(__file__).parents[1] / "rules" / "owners_box.toml"


def test_a_box_with_everything_is_printed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = told(capsys, "components", "--box", str(OWNERS))
    for words in ("Odette's box", "18/9/4", "owner", "note end_tiles.tiles[7]: the tile gives nothing"):
        assert words in " ".join(said.split())
    odd = tmp_path / "odd.toml"
    odd.write_text(
        OWNERS.read_text("utf-8").replace("Odette's box", "[/] [red]odd").replace("Panthéon", "[/bold]"), "utf-8"
    )
    assert "[/] [red]odd" in told(capsys, "components", "--box", str(odd))


@pytest.mark.parametrize(
    "command", [["simulate", "--games", "1"], ["components"], ["arena", "--bots", "random,greedy"]]
)
def test_what_is_no_box_is_said_in_one_line(
    command: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for content in (b"\xff\xfe", b"players = 3", b"[" * 70_000):
        file = tmp_path / "bad.toml"
        file.write_bytes(content)
        assert main([*command, "--box", str(file)]) in (1, 2)
        assert len(capsys.readouterr().err.splitlines()) == 1
    if Path("/dev/zero").exists():
        assert main([*command, "--box", "/dev/zero"]) in (1, 2)
        assert "must not be larger" in capsys.readouterr().err


def test_a_faulty_file_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "faulty.toml"
    file.write_text(FILE.read_text("utf-8").replace("buy  = { wood = 2", "buy  = { wood = -2"), "utf-8")
    for command in (["simulate", "--games", "1"], ["components"]):
        said = told(capsys, *command, "--components", str(file), status=1)
        assert "market.buy.wood: must be from 0 to 99, not -2" in said


def test_legal_says_what_could_be_played_before_every_action(capsys: pytest.CaptureFixture[str]) -> None:
    record = read_json(ALL)
    lines = [json.loads(line) for line in told(capsys, "legal", str(ALL)).splitlines()]
    assert len(lines) == len(record["actions"])
    for legal, action in zip(lines, record["actions"], strict=True):
        assert action in legal


def test_check_names_damage(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = read_json(ALL)
    record["actions"][7] = "vp none"
    bad = tmp_path / "bad.paris.json"
    bad.write_text(json.dumps(record), "utf-8")
    no_json, no_object, missing = (tmp_path / name for name in ("box.toml", "list.json", "missing"))
    no_json.write_text("[players]")
    no_object.write_text("[]")
    assert main(["check", *map(str, (ALL, bad, no_json, no_object, missing))]) == 1
    captured = capsys.readouterr()
    assert captured.out.startswith(f"{ALL}: valid, ")
    assert f"{bad}: actions[7]: 'vp none': " in captured.err
    assert "expected one of: " in captured.err
    assert captured.err.splitlines()[1:] == [
        f"{no_json}: is not JSON: Expecting value: line 1 column 2 (char 1)",
        f"{no_object}: expected an object, found []",
        f"{missing}: no such file or directory",
    ], "each names its file once"
    assert main(["replay", str(missing)]) == 1
    assert capsys.readouterr().err == f"paname: {missing}: no such file or directory\n"


def test_a_number_that_nobody_means_is_no_traceback(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Python reads none of more than 4,300 digits."""
    file = tmp_path / "number.json"
    file.write_text(f'{{"format": {"1" * 5000}}}')
    assert main(["check", str(file)]) == 1
    (said,) = capsys.readouterr().err.splitlines()
    assert said.startswith(f"{file}: is not JSON: ")


def test_replay_tells_every_action(capsys: pytest.CaptureFixture[str]) -> None:
    file = GOLDEN / "two-players.paris.json"
    said, record = told(capsys, "replay", str(file)), read_json(file)
    for action in set(record["actions"]) - {"done"}:
        assert action in said
    assert f"{max(record['result']['vp'])} VP" in said


def test_variations_are_checked_and_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    study = Study.load(GOLDEN / "two-players.paris.json")
    node = study.play_all(study.start, ["draw 2", "place arc", "done"])
    node.comment = "why not [so]?"
    file = tmp_path / "study.paris.json"
    study.save(file)
    assert told(capsys, "check", str(file)).strip().endswith(", 1 variation")
    said = told(capsys, "replay", str(file))
    assert "round 1, after 0 actions, " in said
    assert "draw 2; place arc; done why not [so]?" in said
    record = read_json(file)
    record["variations"][0]["actions"][1] = "done"
    file.write_text(json.dumps(record), "utf-8")
    assert main(["check", str(file)]) == 1
    assert "variations[0].actions[1]: 'done': " in capsys.readouterr().err


def test_components_prints_every_figure_with_its_provenance(capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, "components")
    for word in ("Montmartre", "Louvre", "rulebook", "published", "inferred", "reconstructed"):
        assert word in said


def test_analyze_tells_the_same_in_every_form(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", "200")  # no action is folded
    game = Game.new(players=2, seed=1)
    for action in ("draw 1", "place montmartre:bank", "done", "draw 1", "place batignolles:bank", "done"):
        game.play(action)
    analyses = dict[object, Analysis]()

    def once(
        asked: Game, iterations: int, seed: int, tell: Callable[[int, int], None], net: None, conceded: dict[int, int]
    ) -> Analysis:
        """An analysis takes a second, and all forms must ask for the same one."""
        key = (tuple(asked.codes), iterations, seed, net, tuple(conceded))
        return analyses.get(key) or analyses.setdefault(key, analyze(asked, iterations, seed, tell, net, conceded))

    monkeypatch.setattr("paname.cli.analyze.analyze", once)
    file, page = tmp_path / "our game.paris.json", tmp_path / "page.html"
    game.save(file, names=["", "<b>Blaise</b>"])
    found = json.loads(told(capsys, "analyze", str(file), "--iterations", "16", "--json"))
    assert [turn["actions"][0] for turn in found["turns"]] == ["draw 1", "draw 1"]
    assert told(capsys, "analyze", str(file), "--iterations", "16", "--html", str(page)) == ""
    drawn, said = page.read_text("utf-8"), told(capsys, "analyze", str(file), "--iterations", "16")
    for turn in found["turns"]:
        assert f"{turn['judgement']}</td>" in drawn
        assert turn["judgement"] in said
    assert len(analyses) == 1
    assert "place montmartre:bank" in said
    (blunder,) = [found["turns"][point["turn"]] for point in found["turning_points"]]
    assert blunder["reasons"]
    names = ["Player 1", "&lt;b&gt;Blaise&lt;/b&gt;"]
    assert all(reason_words(one, blunder["seat"], names, game.box) in drawn for one in blunder["reasons"])
    assert "Player 1" in said
    assert "Player 1" in drawn
    assert "&lt;b&gt;Blaise" in drawn
    assert "<b>Blaise" not in drawn
    command = f"paname analyze '{file}' --iterations {found['iterations']} --seed {found['seed']}"
    assert command in unescape(drawn)
    assert told(capsys, *shlex.split(command)[1:]) == said
    record = read_json(file)
    record["players"][1]["conceded"] = 1
    file.write_text(json.dumps(record), "utf-8")
    assert told(capsys, "analyze", str(file), "--iterations", "16", "--html", str(page)) == ""
    for text in (told(capsys, "analyze", str(file), "--iterations", "16"), page.read_text("utf-8")):
        assert "(gave up)" in text
        assert "a bot’s turn" in text


def test_a_name_that_looks_like_an_option_is_none_in_the_command() -> None:
    given = argparse.Namespace(file="-a b.json", net="-my.net", components=None, seed=1)
    assert _command(given, 5) == "paname analyze './-a b.json' --iterations 5 --seed 1 --net ./-my.net"


def test_what_cannot_be_written_is_refused_before_the_work(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for option in (["analyze", str(ALL), "--html"], ["train", "--output"], ["arena", "--bots", "random", "--csv"]):
        with pytest.raises(SystemExit, match="2"):
            main([*option, str(tmp_path / "none" / "it")])
        assert f"there is no folder '{tmp_path / 'none'}'" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="2"):
        main(["analyze", str(ALL), "--html", str(tmp_path)])
    assert "is a folder" in capsys.readouterr().err


ESCAPED = "Ada\x1b[2J\x9b1m\u202eadA"
SHOWN = r"Ada\x1b[2J\x9b1m\u202eadA"


def test_what_strangers_wrote_does_nothing_to_the_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    study = Study(Game.new(players=2, seed=1), names=[ESCAPED, "Bea"])
    node = study.play_all(study.start, ["draw 1", "place batignolles:bank", "done"])
    node.comment = f"first\n{ESCAPED}"
    file = tmp_path / "study.paris.json"
    study.save(file)
    record = read_json(file)
    record["actions"] = ["draw 1", "place batignolles:bank", {"comment": ESCAPED}, "done"]
    file.write_text(json.dumps(record), "utf-8")
    replayed = told(capsys, "replay", str(file))
    assert replayed.count(SHOWN) >= 3
    analyzed = told(capsys, "analyze", str(file), "--iterations", "8")
    file.write_text(json.dumps({**record, "actions": [ESCAPED]}), "utf-8")
    faulty = told(capsys, "check", str(file), status=1)
    for said in (replayed, analyzed, faulty):
        assert not {char for char in said if char in "\x1b\x9b\u202e"}, said


def test_analyze_tells_places_whole_in_a_narrow_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("paname.analysis.turn_by_turn.reasons", lambda *_: [])  # a terminal tells none
    game = Game.new(players=2, seed=1)
    for action in ("draw 1", "place montmartre:bank", "done", "draw 1", "place saint-germain:bank", "done"):
        game.play(action)
    game.save(tmp_path / "game.paris.json", names=["net:iterations=20", "mcts:iterations=500"])
    said = told(capsys, "analyze", str(tmp_path / "game.paris.json"), "--iterations", "8")
    assert "…" not in said


def test_a_box_that_no_net_knows_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "far.toml").write_text(FILE.read_text().replace("francs = 3", "francs = 30", 1))
    line_up = ["--bots", "net:iterations=2,random", "--box", str(tmp_path / "far.toml"), "--seed", "1"]
    for command in (["watch", *line_up], ["arena", *line_up, "--games", "2", "--jobs", "2"]):
        done = subprocess.run([sys.executable, "-m", "paname", *command], capture_output=True, text=True, check=True)
        notes = [line for line in (done.stderr + done.stdout).splitlines() if "mcts plays" in line or ".py" in line]
        (note,) = notes
        assert note.startswith("paname: net: no net was trained for this box (francs is 30, ")


def test_analyze_says_what_it_cannot_judge(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "empty.paris.json"
    Game.new(players=2, seed=1).save(file)
    assert "nothing was played" in told(capsys, "analyze", str(file), status=1)
    far = str(tmp_path / "far.paris.json")
    data = FILE.read_text().replace("francs = 3", "francs = 30", 1)
    (tmp_path / "far.toml").write_text(data)
    game = Game.new(players=2, seed=1, components=tmp_path / "far.toml")
    game.play("draw 1")
    game.save(far)
    assert "no net was trained for this box (francs is 30" in told(capsys, "analyze", far, status=1)


def test_analyze_says_at_once_what_a_page_needs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("paname.cli.analyze.analyze", lambda *_: pytest.fail("the long work has begun"))
    for module in [name for name in sys.modules if name.startswith("paname.arena.report")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "jinja2", None)  # not installed
    said = told(capsys, "analyze", str(ALL), "--html", str(tmp_path / "page.html"), status=2)
    assert said == "paname: this needs 'jinja2': pip install 'paname[arena]'\n"
