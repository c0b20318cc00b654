"""Nets of somebody's own: `net:file=…` plays with them, measures them and judges by them, or says why it cannot."""

import json
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import pytest

from paname import Box, Game, load_box
from paname.analysis import analyze
from paname.arena.journal import Journal
from paname.arena.match import play
from paname.arena.outcome import Outcome
from paname.arena.plan import Match, PlanError
from paname.arena.tournament import play_on
from paname.bots import BotError, create
from paname.bots.netbot import NetBot, net_value
from paname.bots.netfile import NetFile
from paname.bots.registry import check_spec
from paname.cli.main import main
from tests.arena.tools import plan
from tests.bots.net_game import BOX, random_net

FAR = replace(BOX, sha256="far", francs=3 * BOX.francs)


def saved(path: Path, net: NetFile, box: Box = BOX) -> str:
    path.write_bytes(replace(net, about={"box": box.sha256}).dump(quick=True))
    return str(path)


@pytest.fixture
def mine(tmp_path: Path) -> str:
    return saved(tmp_path / "mine.net", random_net(2))


def test_the_net_in_the_file_plays(mine: str) -> None:
    game, bot = Game.new(players=2, seed=3), create(f"net:iterations=1:file={mine}", seed=1)
    while game.active == 0:
        bot.play(game)
        (found,) = [one for one in bot.considered() if one.action == game.history[-1]]
    value = random_net(2).value(BOX)
    value.measure(game.state)
    assert found.chance == pytest.approx(value.shares[0])
    ours = net_value(BOX, 2)
    ours.measure(game.state)
    assert found.chance != pytest.approx(ours.shares[0])


def test_another_net_under_the_same_name_is_another_player(tmp_path: Path, mine: str) -> None:
    game = Game.new(players=2, seed=3)
    chances = set()
    for seed in (1, 2):
        saved(tmp_path / "mine.net", random_net(2, seed=seed))
        bot = create(f"net:iterations=1:file={mine}")
        bot.choose(game.view(0, "open"), game.seat(0).legal_texts())
        chances.add(bot.considered()[0].chance)
    assert len(chances) == 2


def test_a_net_knows_the_box_it_learned_with_however_far_it_is(tmp_path: Path, mine: str) -> None:
    far = saved(tmp_path / "far.net", random_net(2), FAR)
    assert isinstance(create("net", file=far, box=FAR), NetBot)
    own, ours = "its own has the SHA-256 far…", "francs is 9, but it was 3 in training"
    for file, box, why in ((far, BOX, own), (far, replace(BOX, sha256="near"), own), (mine, FAR, ours)):
        with pytest.raises(BotError) as caught:
            create("net", file=file, box=box)
        assert str(caught.value).startswith(f"net: {file} was trained with another box ({why}")
    assert isinstance(create("net", file=mine, box=replace(BOX, sha256="near", francs=BOX.francs + 1)), NetBot)


def test_a_net_for_another_number_of_players_is_refused(mine: str) -> None:
    spec, words = f"net:file={mine}", f"net: {mine} was trained for 2 players, not for 3"
    check_spec(spec, BOX, 2)
    with pytest.raises(BotError, match=words):
        check_spec(spec, BOX, 3)
    with pytest.raises(BotError, match=words):
        create(spec).play(Game.new(players=3, seed=1))


def test_an_empty_name_is_no_file() -> None:
    """It played with our own net."""
    with pytest.raises(BotError, match="net: file= names no file"):
        create("net:file=:iterations=1")


def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, mine: str) -> None:
    data = Path(mine).read_bytes()
    line, _, packed = data.partition(b"\n")
    file = tmp_path / "bad.net"

    def said() -> str:
        with pytest.raises(BotError) as caught:
            create("net", file=str(file))
        return str(caught.value)

    assert said() == f"net: {file}: no such file or directory"
    for content, words in (
        (b"", "no net: the first line must be JSON with format 'paname-net/1'"),
        (b"[" * 70_000, "no net: the first line must be JSON with format 'paname-net/1'"),
        (data[:-20], "the net is damaged (error: Error -5 while decompressing data: incomplete or truncated stream)"),
        (line, "the net is damaged (error: Error -5 while decompressing data: incomplete or truncated stream)"),
        (line.replace(b'"hidden"', b'"hide"') + b"\n" + packed, "the net is damaged (KeyError: 'hidden')"),
        (
            line.replace(b'"hidden": 32', b'"hidden": 64') + b"\n" + packed,
            "the numbers of the net are not those it was saved with",
        ),
        (
            line.replace(b'"hidden": 32', b'"hidden": 33') + b"\n" + packed,
            "the width of a net is a multiple of 32, 512 at most, not 33",
        ),
    ):
        file.write_bytes(content)
        assert said() == f"net: {file}: {words}"
    file.unlink()
    file.mkdir()
    assert said() == f"net: {file}: is a directory"


# In the arena


def test_a_tournament_knows_what_is_in_the_file(tmp_path: Path, mine: str) -> None:
    tournament = plan([f"net:iterations=1:file={mine}", "random"])
    before = tournament.fingerprint()
    assert before == tournament.fingerprint()
    saved(tmp_path / "mine.net", random_net(2, seed=2))
    assert before != tournament.fingerprint()


def test_games_of_two_nets_are_never_counted_together(tmp_path: Path, mine: str) -> None:
    """A training that goes on replaces its best net while the arena plays."""
    tournament = plan([f"net:iterations=1:file={mine}", "random"], games=4)

    def run(matches: list[Match]) -> Generator[Outcome, None, None]:
        for match in matches:
            if match.number == 2:
                saved(tmp_path / "mine.net", random_net(2, seed=2))
            yield play(match, tournament.conditions)

    with Journal(tmp_path / "state", tournament) as journal:
        with pytest.raises(PlanError, match="a file that a bot plays by has changed"):
            list(play_on(tournament, journal, run))
        assert [game["match"] for game in journal.games] == [0, 1]
    with pytest.raises(PlanError, match="belongs to another tournament"), Journal(tmp_path / "state", tournament):
        pass


@pytest.mark.parametrize(
    "command",
    [
        ["arena", "--bots", "{},random"],
        ["arena", "--players", "3", "--lineup", "{},random,random"],
        ["balance", "--bot", "{}"],
        ["watch", "--bots", "{},random,random"],
    ],
)
def test_a_command_says_what_is_wrong_before_anything_is_played(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    players = 2 if "--players" in command or command[0] != "arena" else 3
    file = saved(tmp_path / "mine.net", random_net(players))
    assert main([part.format(f"net:file={file}") for part in command]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith(f"paname: net: {file} was trained for {players} players, not for ")
    assert captured.out == ""


# Judging


def test_a_game_is_judged_by_the_net_in_the_file(tmp_path: Path, mine: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.new(players=2, seed=1)
    for action in ("draw 1", "place batignolles:bank", "done"):  # no mistake, which would be explained for seconds
        game.play(action)
    record = str(tmp_path / "game.paris.json")
    game.save(record)
    by_ours, by_mine = analyze(game, 16)["turns"][0], analyze(game, 16, net=mine)["turns"][0]
    assert by_ours["before"] != by_mine["before"]
    assert by_ours["better_chance"] != by_mine["better_chance"]
    assert main(["analyze", record, "--iterations", "16", "--net", mine, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["turns"][0]["before"] == by_mine["before"]
    page = tmp_path / "page.html"
    assert main(["analyze", record, "--iterations", "16", "--net", mine, "--html", str(page)]) == 0
    assert f"--net {mine}" in page.read_text("utf-8")
    saved(tmp_path / "mine.net", random_net(3))
    assert main(["analyze", record, "--net", mine]) == 1
    assert capsys.readouterr().err.endswith(f"{record}: net: {mine} was trained for 3 players, not for 2\n")


def test_with_its_own_box_a_game_is_judged_that_our_nets_do_not_know(tmp_path: Path) -> None:
    toml = tmp_path / "rich.toml"
    toml.write_text(load_box().toml.replace("francs = 3", "francs = 30", 1))
    rich = load_box(toml)
    game = Game.new(players=2, seed=1, components=rich)
    game.play("draw 1")
    found = analyze(game, 16, net=saved(tmp_path / "rich.net", random_net(2), rich))
    assert sum(found["turns"][0]["before"]) == 1
