"""The same tournament on a real Ray cluster: one node with one processor, started for the test."""

import secrets
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.arena.tools import arena_json, environment, paname, without_times

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a cluster that runs until the tests are done."""
    home = tmp_path_factory.mktemp("ray")
    secret = pytest.MonkeyPatch()  # a cluster asks for a token; this one has its own
    secret.setenv("RAY_AUTH_MODE", "token")
    secret.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    ray = shutil.which("ray", path=str(Path(sys.executable).parent))
    assert ray, "the slow tests need the extra `ray`"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [ray, "start", "--head", "--block", "--num-cpus=1", f"--port={port}", "--node-ip-address=127.0.0.1"]
    command += ["--include-dashboard=false", "--disable-usage-stats", "--object-store-memory=100000000"]
    with (home / "ray.log").open("w") as log:
        node = subprocess.Popen(command, env=environment(home), stdout=log, stderr=subprocess.STDOUT, cwd=home)
    try:
        wait_for(port, node, home / "ray.log")
        yield f"127.0.0.1:{port}"
    finally:
        node.terminate()
        node.wait(60)
        secret.undo()


def wait_for(port: int, node: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and node.poll() is None:
        if "Ray runtime started" in log.read_text():
            return
        time.sleep(0.2)
    raise AssertionError(f"no Ray at port {port}: {log.read_text()}")


def test_same_games_as_on_this_machine(tmp_path: Path, cluster: str) -> None:
    args = ("--bots", "greedy:slips=0.5,random", "--games", "4", "--seed", "5")
    far = without_times(arena_json(tmp_path, *args, "--ray", cluster))
    near = without_times(arena_json(tmp_path, *args, "--jobs", "1"))
    assert far == near
    assert far["games"] == 4


@pytest.mark.parametrize(("bot", "kind"), [("hangs", "hang"), ("dies", "worker"), ("raises", "crash")])
def test_a_bad_bot_costs_one_game(tmp_path: Path, cluster: str, bot: str, kind: str) -> None:
    args = ("--bots", f"{bot}:of=3,random", "--games", "6", "--timeout", "2", "--ray", cluster)
    found = arena_json(tmp_path, *args)
    assert found["games"] + found["failed"] == 6
    assert 1 <= found["failed"] <= 5
    assert {failure["kind"] for failure in found["failures"]} == {kind}


def test_no_cluster_there(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
        done = paname(tmp_path, "arena", "--bots", "random", "--games", "1", "--ray", address, status=2)
    assert f"no Ray cluster at '{address}'" in done.stderr
    assert done.stdout == ""
