"""Training: the gate, the boxes it varies, the chart, and short runs of the whole command where there is PyTorch."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from paname import Rng, load_box
from paname.bots import netfile
from paname.bots.net.features import words_of
from paname.bots.net.value import ONE
from paname.bots.netbot import too_far
from paname.cli.main import main
from paname.train.chart import Chart, curve
from paname.train.gate import FLAT, Gate, gained
from paname.train.orders import Contest, Orders
from paname.train.training_worker import TrainingWorker
from paname.train.varied_box import varied
from tests.bots.net_game import random_net
from tests.bots.test_search import positions


def test_a_net_passes_the_gate_only_if_the_interval_is_above_even() -> None:
    gate = Gate(players=2, best="net-1")
    number = gate.open("net-2").number
    assert gate.add(number, 90, 150) is None  # too few games
    assert gate.add(number, 30, 50) is True
    assert (gate.best, gate.contest) == ("net-2", None)
    assert gate.rating == pytest.approx(gained(0.6, 2))
    number = gate.open("net-3").number
    assert gate.add(number, 520, 1000) is None
    assert gate.add(number, 520, 1000) is False  # 52 % of 2000: the interval begins below one half
    assert gate.best == "net-2"


def test_a_net_that_is_clearly_weaker_is_sent_away_early() -> None:
    gate = Gate(players=3, best="net-1")
    assert gate.add(gate.open("net-2").number, 40, 210) is False
    assert gate.best == "net-1"


def test_results_of_an_older_match_count_no_more() -> None:
    gate = Gate(players=2, best="net-1")
    old = gate.open("net-2").number
    gate.add(old, 0, 250)
    gate.open("net-3")
    assert gate.add(old, 300, 300) is None
    assert gate.contest is not None
    assert gate.contest.games == 0


def test_play_has_levelled_off_after_lost_matches_in_a_row() -> None:
    gate = Gate(players=2, best="net-0")
    for lost in range(FLAT):
        assert gate.levelled_off is (lost >= FLAT)
        gate.add(gate.open(f"net-{lost + 1}").number, 80, 200)
    assert gate.levelled_off
    gate.add(gate.open("net-9").number, 150, 200)
    assert not gate.levelled_off


def test_even_shares_gain_nothing() -> None:
    assert gained(1 / 3, 3) == pytest.approx(0)
    assert gained(0.75, 2) == pytest.approx(190.8, abs=0.1)


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


def test_the_chart_rises_with_its_values() -> None:
    assert curve([0.0, 1.0, 2.0, 3.0], height=1) == "▁▃▆█"
    assert curve([]) == "\n\n\n"
    console = Console(record=True, force_terminal=True, width=100)
    with Chart(console, "2 players") as chart:
        chart.loss, chart.strength = [3.0, 2.0, 1.0], [0.0, 40.0]
        chart.note("net-0002.net is the best now")
        chart.show({"time": "1 s"})
    text = console.export_text()
    assert "strength" in text
    assert "net-0002.net is the best now" in text


def learn(folder: Path, *more: str) -> dict[str, int]:
    arguments = ["--folder", str(folder), "--jobs", "2", "--hidden", "32", "--device", "cpu", "--match-games", "4"]
    assert main(["train", "--minutes", "0.2", *arguments, *more]) == 0
    found: dict[str, int] = json.loads((folder / "players-2" / "training.json").read_text())
    return found


@pytest.mark.slow
def test_a_short_training_makes_a_net_and_goes_on(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    output = tmp_path / "mine.net"
    first = learn(tmp_path, "--output", str(output))
    assert first["games"] > 0
    assert netfile.load(output).players == 2
    second = learn(tmp_path, "--search", "16")
    assert second["games"] > first["games"]
    assert second["exports"] > first["exports"]


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
    file.write_bytes(random_net(3, hidden=48).dump())
    other = tmp_path / "other.net"
    other.write_text("{}")
    for arguments, words in (
        (["--players", "4", "--from", str(file)], f"{file} is a net for 3 players, not for 4"),
        (["--players", "3", "--hidden", "32", "--from", str(file)], f"{file} is 48 wide: it cannot go on with 32"),
        (["--from", str(other)], f"{other}: no net: the first line must be JSON with format 'paname-net/1'"),
    ):
        assert main(["train", "--folder", str(tmp_path), *arguments]) == 1
        assert capsys.readouterr().err == f"paname: {words}\n"


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
