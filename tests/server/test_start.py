"""Plain `paname`: one address, found again at every start."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from paname.server import address as addresses
from paname.server.address import Address
from paname.server.settings import Settings
from tests.server.conftest import Running, free


class Home:
    """A person's computer: a data folder and a browser that notes what it is asked to open."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.opened = folder / "opened"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {self.opened}\n')
        browser.chmod(0o755)
        self.note = folder / "paname" / "paname.sqlite.address"
        self.note.parent.mkdir()
        self.note.write_text(f'{{"port":{port},"node":"gone"}}')
        self.started: list[subprocess.Popen[str]] = []

    def paname(self) -> "subprocess.Popen[str]":
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PANAME_")}
        where = {"XDG_DATA_HOME": str(self.folder), "BROWSER": f"{self.folder}/browser %s"}
        command = [sys.executable, "-m", "paname"]
        self.started.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=kept | where))
        return self.started[-1]


def said(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def ended(process: "subprocess.Popen[str]") -> int:
    process.send_signal(signal.SIGINT)
    return process.wait(60)


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    made = Home(tmp_path, port)
    yield made
    for one in made.started:
        one.kill()
        one.communicate()


def test_a_second_start_opens_the_first_and_a_later_one_has_the_same_address(home: Home) -> None:
    first = home.paname()
    address = said(first).split()[4]
    second = home.paname()
    assert said(second) == f"Paname is already running at {address}\n"
    assert second.wait(60) == 0
    assert first.poll() is None
    assert ended(first) == 0
    later = home.paname()
    assert said(later).split()[4] == address
    assert ended(later) == 0
    assert set(home.opened.read_text().split()) == {address}


def test_two_starts_at_once_are_one_server(home: Home) -> None:
    words = sorted(said(one) for one in (home.paname(), home.paname()))
    assert [line.split()[2] for line in words] == ["already", "running"]
    assert words[0].split()[-1] == words[1].split()[4]


def listened(found: socket.socket | int) -> int:
    assert not isinstance(found, int)
    with found:
        return int(found.getsockname()[1])


def test_where_something_else_is_the_next_port_is_taken_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = Address(Settings(database=str(tmp_path / "a.sqlite")))
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        monkeypatch.setattr(addresses, "PORT", other.getsockname()[1])
        monkeypatch.setattr(addresses, "_NEIGHBOR_SECONDS", 0.2)
        port = listened(address.claim())
        assert port > addresses.PORT
        address.remember(port, "this")
    assert listened(address.claim()) == port


def test_where_something_else_is_what_browsers_find_as_localhost_the_next_port_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_INET6) as other:
        try:
            other.bind(("::1", 0))
        except OSError:
            pytest.skip("this machine has no IPv6")
        other.listen()
        monkeypatch.setattr(addresses, "PORT", other.getsockname()[1])
        assert listened(Address(Settings(database=str(tmp_path / "a.sqlite"))).claim()) > addresses.PORT


@pytest.mark.parametrize(
    "note", ['{"port": -7, "node": "x"}', '{"port": 0, "node": "x"}', '{"port": 99999, "node": "x"}', "[", ""]
)
def test_a_damaged_note_is_none(tmp_path: Path, note: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PANAME_PORT", raising=False)
    (tmp_path / "a.sqlite.address").write_text(note)
    with socket.socket() as free_one:
        free_one.bind(("127.0.0.1", 0))
        monkeypatch.setattr(addresses, "PORT", free_one.getsockname()[1])
    assert listened(Address(Settings(database=str(tmp_path / "a.sqlite"))).claim()) == addresses.PORT


def test_a_server_for_another_database_is_not_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PANAME_PORT", raising=False)
    theirs = Running(free(database=str(tmp_path / "theirs.sqlite")))
    try:
        port = int(theirs.url.rsplit(":", 1)[1])
        ours = Address(Settings(database=str(tmp_path / "ours.sqlite")))
        ours.remember(port, "gone")
        assert listened(ours.claim()) != port
        ours.remember(port, theirs.services.node)
        assert ours.claim() == port
    finally:
        theirs.stop()


def test_a_port_that_was_asked_for_is_the_only_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        monkeypatch.setenv("PANAME_PORT", str(port))
        monkeypatch.setattr(addresses, "_NEIGHBOR_SECONDS", 0.2)
        with pytest.raises(SystemExit, match=f"port {port}: something is there"):
            Address(Settings(port=port, database=str(tmp_path / "a.sqlite"))).claim()


def test_a_port_that_there_is_none_of_is_refused_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PANAME_PORT", "99999")
    with pytest.raises(SystemExit, match=r"^paname: .* port 99999: ports end at 65535; .*PANAME_PORT"):
        Address(Settings(port=99_999, database=str(tmp_path / "a.sqlite"))).claim()


def test_start_and_end_are_in_the_log_and_the_address_is_one_that_is_answered(tmp_path: Path) -> None:
    arguments = ["serve", "--no-browser", "--port", "0", "--database", str(tmp_path / "new")]
    named = os.environ | {"PANAME_ALLOWED_HOSTS": "paris.example"}
    command, pipe = [sys.executable, "-m", "paname", *arguments], subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=named) as server:
        address = said(server)
        server.send_signal(signal.SIGTERM)
        lines = server.communicate(timeout=60)[1].splitlines()
    assert "http://paris.example:" in address
    assert [json.loads(line)["message"] for line in lines] == ["database migrated", "started", "stopped"]
