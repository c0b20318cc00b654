"""Training: the gate, the boxes it varies, the chart, and short runs of the whole command where there is PyTorch."""

import fcntl
import json
import shlex
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from paname import Rng, load_box
from paname.bots import netfile
from paname.bots.net.features import words_of
from paname.bots.net.value import ONE
from paname.bots.netbot import too_far
from paname.cli.main import main
from paname.train.chart import Chart, curve
from paname.train.gate import BETTER, CLEAR, FLAT, GAMES, REFERENCE, Gate, gained, share_of
from paname.train.orders import Contest, Orders
from paname.train.training_worker import TrainingWorker
from paname.train.varied_box import varied
from tests.bots.net_game import random_net
from tests.bots.test_search import positions


def test_a_net_passes_the_gate_only_if_that_is_clear() -> None:
    gate = Gate(players=2, first="net-1", best="net-1")
    number = opened(gate, "net-2")
    assert gate.add(number, 90, 150) is None  # 60 % of 150 could be luck
    match = gate.add(number, 150, 250)
    assert match is not None
    assert match.passed
    assert (gate.best, gate.contest) == ("net-2", None)
    assert gate.rating == pytest.approx(gained(0.6, 2))


def test_a_match_that_shows_nothing_ends() -> None:
    gate = Gate(players=2, first="net-1", best="net-1")
    number = opened(gate, "net-2")
    assert gate.add(number, 520, 1000) is None
    match = gate.add(number, 520, 1000)  # 52 % of 2000: neither better nor no better
    assert match is not None
    assert not match.passed
    assert gate.best == "net-1"
    assert gate.open("net-2") is None  # it has been tried


def test_a_net_that_is_clearly_weaker_is_sent_away_early() -> None:
    gate = Gate(players=3, first="net-1", best="net-1")
    match = gate.add(opened(gate, "net-2"), 40, 210)
    assert match is not None
    assert not match.passed
    assert gate.best == "net-1"


@pytest.mark.parametrize("players", [2, 4])
def test_the_gate_keeps_its_word_however_often_one_looks(players: int) -> None:
    """Of nets that are no better at most one in twenty passes, of those that are BETTER Elo better most do."""
    random = Random(1)

    def passed(share: float) -> int:
        gates = [Gate(players, first="net-1", best="net-1") for _ in range(300)]
        for gate in gates:
            number = opened(gate, "net-2")
            while not (match := gate.add(number, sum(random.random() < share for _ in range(20)), 20)):
                pass
            assert match.games <= GAMES
        return sum(gate.best == "net-2" for gate in gates)

    assert passed(1 / players) <= 300 / CLEAR
    assert passed(share_of(BETTER, players)) >= 0.8 * 300


def test_the_best_net_is_measured_against_the_first() -> None:
    gate = Gate(players=2, first="net-1", best="net-1")
    gate.add(opened(gate, "net-2"), 250, 400)
    match = gate.open("net-3")
    assert match is not None
    assert (match.candidate, match.against, match.reference) == ("net-2", "net-1", True)
    assert gate.add(match.number, 150, REFERENCE - 1) is None  # whatever it shows, it has its length
    assert gate.add(match.number, 1, 1) is match
    assert gate.references == [{"net": "net-2", "share": 151 / REFERENCE, "games": REFERENCE}]
    assert (gate.best, len(gate.history)) == ("net-2", 1)
    match = gate.open("net-3")
    assert match is not None
    assert (match.candidate, match.against, match.reference) == ("net-3", "net-2", False)


def test_results_of_an_older_match_count_no_more() -> None:
    gate = Gate(players=2, first="net-1", best="net-1")
    old = opened(gate, "net-2")
    gate.add(old, 0, 250)
    opened(gate, "net-3")
    assert gate.add(old, 300, 300) is None
    assert gate.contest is not None
    assert gate.contest.games == 0


def test_play_may_have_levelled_off_after_lost_matches_in_a_row() -> None:
    gate = Gate(players=2, first="net-0", best="net-0")
    for lost in range(FLAT):
        assert gate.lost_many is (lost >= FLAT)
        gate.add(opened(gate, f"net-{lost + 1}"), 80, 200)
    assert gate.lost_many
    assert Gate(2, history=gate.history).lost_many  # also in a run that goes on
    gate.add(opened(gate, "net-9"), 150, 200)
    assert not gate.lost_many


def opened(gate: Gate, newest: str) -> int:
    match = gate.open(newest)
    assert match is not None
    return match.number


def test_even_shares_gain_nothing() -> None:
    assert gained(1 / 3, 3) == pytest.approx(0)
    assert gained(0.75, 2) == pytest.approx(190.8, abs=0.1)
    assert share_of(gained(0.4, 4), 4) == pytest.approx(0.4)


def test_varied_boxes_differ_a_little() -> None:
    box, rng = load_box(), Rng(1)
    boxes = [varied(box, rng) for _ in range(20)]
    assert all(one != box for one in boxes)
    assert len({one.sha256 for one in boxes}) == 20
    assert not any(too_far(one) for one in boxes)
    assert {one.francs - box.francs for one in boxes} == {-1, 0, 1}


def test_a_plan_comes_back_from_its_file(tmp_path: Path) -> None:
    orders = Orders(3, net="net-0002.net", past=["net-0001.net"], contest=Contest(4, "net-0002.net", "net-0001.net"))
    orders.save(tmp_path)
    assert Orders.load(tmp_path) == orders


def test_the_processes_play_with_the_box_of_the_orders(tmp_path: Path) -> None:
    file = tmp_path / "poor.toml"
    file.write_text(load_box().toml.replace("francs = 3", "francs = 2", 1))
    Orders(2, str(file)).save(tmp_path)
    assert TrainingWorker(tmp_path, "w0").box == load_box(file)
    Orders(2).save(tmp_path)
    assert TrainingWorker(tmp_path, "w0").box == load_box()


def test_a_process_whose_learner_has_died_before_it_began_ends(tmp_path: Path) -> None:
    (tmp_path / "inbox").mkdir()
    Orders(2).save(tmp_path)
    nobody = "999999999"
    worker = [sys.executable, "-m", "paname.train.training_worker", str(tmp_path), "w0", nobody]
    assert subprocess.run(worker, timeout=60).returncode == 0
    assert not list((tmp_path / "inbox").iterdir())


def test_a_note_after_the_last_figures_is_shown() -> None:
    said = StringIO()
    with Chart(Console(file=said, force_terminal=True, width=120, height=40), "2 players") as chart:
        chart.show({"time": "1 s"})
        chart.note("interrupted: the same command goes on from here")
    assert "interrupted" in said.getvalue()


def test_the_chart_rises_with_its_values() -> None:
    assert curve([0.0, 1.0, 2.0, 3.0], height=1) == "▁▃▆█"
    assert curve([]) == "\n\n\n"
    console = Console(record=True, force_terminal=True, width=100)
    with Chart(console, "2 players") as chart:
        chart.loss, chart.strength, chart.references = [3.0, 2.0, 1.0], [0.0, 40.0], [0.52]
        chart.note("net-0002.net is the best now")
        chart.show({"time": "1 s"})
    text = console.export_text()
    assert "strength" in text
    assert "against the first net" in text
    assert "net-0002.net is the best now" in text


def learn(folder: Path, *more: str, hidden: str = "32", status: int = 0) -> dict[str, Any]:
    arguments = ["--folder", str(folder), "--jobs", "2", "--device", "cpu", "--match-games", "4"]
    arguments += ["--hidden", hidden] if hidden else []
    assert main(["train", "--minutes", "0.2", *arguments, *more]) == status
    found: dict[str, Any] = json.loads((folder / "players-2" / "training.json").read_text())
    return found


@pytest.mark.slow
def test_a_short_training_makes_a_net_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    output = tmp_path / "mine.net"
    first = learn(tmp_path, "--output", str(output))
    assert first["games"] > 0
    assert netfile.load(output).players == 2
    (told,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("try it: paname arena ")]
    assert main([*shlex.split(told)[3:], "--games", "2", "--jobs", "1", "--json"]) == 0
    assert f"net:iterations=1:file={output}" in capsys.readouterr().out
    assert (first["search"], first["first"]) == (0, "net-0001.net")
    second = learn(tmp_path, "--search", "16", hidden="")  # it is as wide as it was
    assert (second["search"], second["first"], second["hidden"]) == (16, "net-0001.net", 32)
    assert second["games"] > first["games"]
    assert second["exports"] > first["exports"]
    assert netfile.load(tmp_path / "players-2" / "nets" / "net-0001.net").hidden == 32
    assert main(["train", "--folder", str(tmp_path), "--hidden", "64"]) == 1
    words = f"the net in {tmp_path / 'players-2'} is 32 wide: it cannot go on with 64"
    assert capsys.readouterr().err == f"paname: {words}\n"


@pytest.mark.slow
def test_a_training_that_ends_before_its_first_net_begins_as_it_did(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A net that has hardly learned would play, and would be the one that all others are measured against."""
    pytest.importorskip("torch")
    with monkeypatch.context() as patch:
        patch.setattr("paname.train.run.Training.train", interrupt)
        assert learn(tmp_path, status=130)["best"] == ""
    told = capsys.readouterr().out
    assert "interrupted: the same command goes on from here" in told
    assert "there is no net yet" in told
    learn(tmp_path)
    assert netfile.load(tmp_path / "players-2" / "nets" / "net-0001.net").about["seconds"] >= 3  # a quarter of 0.2 min


@pytest.mark.slow
def test_a_training_goes_on_only_with_the_net_it_measures_by(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It would play no match ever again."""
    pytest.importorskip("torch")
    best = tmp_path / "players-2" / "nets" / learn(tmp_path)["best"]
    again = ["train", "--minutes", "0.2", "--folder", str(tmp_path), "--jobs", "1", "--device", "cpu"]
    best.write_bytes(best.read_bytes()[:20])
    assert main(again) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"paname: {best}")
    assert told.count("\n") == 1
    best.unlink()
    assert main(again) == 1
    assert f"{best} is missing" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("damage", [lambda best: best.write_bytes(best.read_bytes()[:20]), lambda best: best.unlink()])
def test_the_best_net_is_whole_whatever_became_of_its_copy(tmp_path: Path, damage: Callable[[Path], object]) -> None:
    pytest.importorskip("torch")
    learn(tmp_path)
    best = tmp_path / "players-2" / "best.net"
    damage(best)
    output = tmp_path / "out.net"
    learn(tmp_path, "--output", str(output))
    assert netfile.load(output).players == netfile.load(best).players == 2


def test_a_promotion_is_saved_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The nets of the state before are deleted soon after."""
    run = pytest.importorskip("paname.train.run")
    done: list[str] = []
    training = run.Training.__new__(run.Training)
    for name in ("_ship", "save", "_challenge"):
        monkeypatch.setattr(training, name, lambda name=name: done.append(name))
    training.chart = run.Chart(Console(file=StringIO()), "")
    training.gate, training.orders = run.Gate(2), SimpleNamespace(search=1)
    training._judge(run.ContestScore(1, "new", "best", 2, won=400, games=400))
    assert done == ["_ship", "save", "_challenge"]


def interrupt(_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.slow
def test_search_plays_once_one_turn_ahead_has_levelled_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch")
    monkeypatch.setattr("paname.train.run.SEARCH", 16)
    first = learn(tmp_path)
    folder = tmp_path / "players-2"
    lost = {"net": "net-0000.net", "share": 0.5, "games": 4, "passed": False}
    (folder / "training.json").write_text(json.dumps({**first, "history": [lost] * (FLAT - 1), "search": 0}))
    capsys.readouterr()
    assert learn(tmp_path)["search"] == 0  # it has hardly learned
    assert "leveled off" not in capsys.readouterr().out
    monkeypatch.setattr("paname.train.run.FLAT_ROWS", 0)
    assert learn(tmp_path)["search"] == 16
    assert "one turn ahead has leveled off: main actions by 16 iterations from now on" in capsys.readouterr().out
    assert learn(tmp_path)["search"] == 16  # a run that goes on searches, too


@pytest.mark.slow
def test_a_net_says_which_box_it_learned_with(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    file = tmp_path / "poor.toml"
    file.write_text(load_box().toml.replace("francs = 3", "francs = 2", 1))
    learn(tmp_path, "--box", str(file))
    assert netfile.load(tmp_path / "players-2" / "best.net").about["box"] == load_box(file).sha256


@pytest.mark.slow
def test_a_training_begins_with_a_net(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    output = tmp_path / "first.net"
    learn(tmp_path / "first", "--output", str(output))
    second = learn(tmp_path / "second", "--from", str(output))
    assert second["games"] > netfile.load(output).about["games"]
    begun = netfile.load(tmp_path / "second" / "players-2" / "nets" / "net-0001.net")
    assert begun.parts == netfile.load(output).parts
    capsys.readouterr()
    assert learn(tmp_path / "second", "--from", str(output))["games"] > second["games"]  # the same command goes on
    assert "it goes on from what is in" in capsys.readouterr().out


def test_a_net_to_begin_with_must_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    file = tmp_path / "narrow.net"
    file.write_bytes(random_net(3, hidden=64).dump())
    other = tmp_path / "other.net"
    other.write_text("{}")
    for arguments, words in (
        (["--players", "4", "--from", str(file)], f"{file} is a net for 3 players, not for 4"),
        (["--players", "3", "--hidden", "32", "--from", str(file)], f"{file} is 64 wide: it cannot go on with 32"),
        (["--hidden", "48"], "the width of a net is a multiple of 32, 512 at most, not 48"),
        (["--from", str(other)], f"{other}: no net: the first line must be JSON with format 'paname-net/1'"),
    ):
        assert main(["train", "--folder", str(tmp_path), *arguments]) == 1
        assert capsys.readouterr().err == f"paname: {words}\n"


def test_what_a_training_cannot_begin_with_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    assert main(["train", "--folder", str(tmp_path), "--device", "abacus"]) == 1
    assert capsys.readouterr().err.startswith("paname: PyTorch cannot use 'abacus' here (")
    assert main(["train", "--folder", str(tmp_path), "--from", ""]) == 1
    state = tmp_path / "players-2" / "training.json"
    state.write_text("garbage")
    capsys.readouterr()
    assert main(["train", "--folder", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert told.startswith(f"paname: {state} is damaged (")
    assert told.count("\n") == 1
    for left in ("[]", "{}", '{"hidden": 32}'):
        state.write_text(left)
        assert main(["train", "--folder", str(tmp_path)]) == 1
        assert capsys.readouterr().err.startswith(f"paname: {state} is damaged (")
        assert state.read_text() == left
    whole = dict.fromkeys(("games", "exports", "seconds", "first", "best", "rating", "search"), 0)
    state.write_text(json.dumps({**whole, "hidden": 32, "history": [], "references": [], "past": []}))
    (state.parent / "learner.pt").write_bytes(b"half of one")
    assert main(["train", "--folder", str(tmp_path)]) == 1
    assert capsys.readouterr().err.startswith(f"paname: {state.parent / 'learner.pt'} is damaged (")


def test_two_trainings_do_not_share_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    folder = tmp_path / "players-2"
    folder.mkdir()
    with (folder / "lock").open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert main(["train", "--folder", str(tmp_path), "--minutes", "0.01"]) == 1
    assert capsys.readouterr().err.startswith(f"paname: another training is using {folder}")
    assert [one.name for one in folder.iterdir()] == ["lock"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_learner_begins_where_a_net_ended(players: int) -> None:
    pytest.importorskip("torch")
    from paname.train.learner import Learner

    net = netfile.shipped(players)
    learner = Learner(players, net.hidden, "cpu")
    learner.begin_with(net)
    assert learner.export({}).parts == net.parts
    assert learner.rows == net.about["rows"]


def test_a_net_is_exported_as_it_was_learned() -> None:
    """The floats of the learner and the whole numbers of its net agree on real positions."""
    torch = pytest.importorskip("torch")
    from paname.train.learner import Learner

    learner = Learner(2, 64, "cpu")
    learner.seen[:] = 255
    file = learner.export({})
    value = file.value(load_box())
    for state in positions(2, 1)[::5]:
        value.read(state)
        data = b"".join(int(word).to_bytes(8, "little") for word in value.bits)
        learner.bits[0] = torch.frombuffer(bytearray(data), dtype=torch.uint8)
        out = learner.outputs(torch.tensor([0]))[0]
        whole = memoryview(file.net()(0, value.bits)).cast("i").tolist()
        assert [number / ONE for number in whole] == pytest.approx(out.tolist(), abs=0.01)


def test_a_learner_learns() -> None:
    torch = pytest.importorskip("torch")
    from paname.train.learner import Learner

    learner = Learner(2, 32, "cpu")
    learner.least, learner.batch = 1, 64
    generator = torch.Generator().manual_seed(1)
    bits = torch.randint(0, 256, (512, 8 * words_of(2)), generator=generator, dtype=torch.uint8)
    wins = (bits[:, 0] & 1).float()
    targets = torch.stack([wins, 1 - wins, wins * 2 - 1, 1 - wins * 2], 1)
    learner.add(bits.numpy().tobytes() + targets.numpy().tobytes(), 512)
    first = sum(learner.learn(1e-3, 1))
    assert sum(learner.learn(1e-3, 200)) < first / 4


def test_rows_that_never_were_are_not_exported() -> None:
    torch = pytest.importorskip("torch")
    from paname.train.learner import Learner

    learner = Learner(2, 32, "cpu")
    bits = torch.zeros((1, 8 * words_of(2)), dtype=torch.uint8)
    bits[0, 3] = 2
    learner.add(bits.numpy().tobytes() + bytes(16), 1)
    rows = learner.export({}).parts[0]
    used = [row for row in range(len(rows) // 64) if any(rows[64 * row : 64 * row + 64])]
    assert used == [25]
    assert len(learner.export({}).dump()) < len(random_net(2).dump()) / 10
