"""The container file, carried out step by step.

Images cannot be had everywhere, so each stage is an overlay over this machine's own system."""

import json
import os
import pwd
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOBODY = pwd.getpwnam("nobody")
IMAGE = "/opt/image"  # where our stand-in for the Python images keeps its Python

pytestmark = pytest.mark.slow


class Stage:
    """A system of its own: what is written stays in `folder`, everything else is this machine's."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "root"
        for name in ("root", "written", "work"):
            (folder / name).mkdir(parents=True)
        layers = f"lowerdir=/,upperdir={folder / 'written'},workdir={folder / 'work'}"
        subprocess.run(["mount", "-t", "overlay", "overlay", "-o", layers, self.root], check=True)
        for name in ("proc", "dev"):
            subprocess.run(["mount", "--bind", f"/{name}", self.root / name], check=True)
        registries = {name: value for name, value in os.environ.items() if re.match("PIP_|npm_|SSL_|NODE_", name)}
        self.env = {"PATH": f"{IMAGE}/bin:/usr/sbin:/usr/bin:/bin", "HOME": "/root"} | registries
        self.at, self.user, self.command, self.health = "/", "root", [""], [""]
        self.run([sys.executable, "-m", "venv", IMAGE])
        for parent in Path(sys.base_prefix).parents:  # `nobody` has to reach the interpreter that the venv links to
            (self.root / parent.relative_to("/")).chmod(0o755)

    def path(self, name: str) -> Path:
        return self.root / str(Path(self.at) / name).lstrip("/")

    def start(self, command: list[str]) -> subprocess.Popen[str]:
        line = f"cd {self.at} && exec {shlex.join(command)}"
        return subprocess.Popen(
            ["chroot", f"--userspec={self.user}", self.root, "/bin/sh", "-c", line],
            env=self.env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def run(self, command: list[str]) -> None:
        process = self.start(command)
        said, _ = process.communicate()
        assert process.returncode == 0, f"{shlex.join(command)}\n{said}"

    def close(self) -> None:
        for name in ("proc", "dev", ""):
            subprocess.run(["umount", "-l", self.root / name], check=True)


def tracked(*which: str) -> set[str]:
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", *which]
    return set(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0")) - {""}


def context(folder: Path) -> Path:
    """What an engine would be sent: the sources of a clean checkout without what .dockerignore names."""
    for name in tracked() - tracked("--ignored", f"--exclude-from={ROOT / '.dockerignore'}"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, dirs_exist_ok=True)
    else:
        shutil.copy(source, target)


def steps() -> Iterator[tuple[str, str]]:
    text = (ROOT / "deploy" / "Containerfile").read_text().replace("\\\n", " ")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            yield word, rest


def carry_out(files: Path, new: Callable[[], Stage]) -> Stage:
    """The last stage, as built; a step that is not understood is an error."""
    stages: dict[str, Stage] = {}
    stage = None
    for word, rest in steps():
        if word == "FROM":
            stage = new()
            stages[rest.split()[-1]] = stage
            continue
        assert stage is not None
        match word, rest.split():
            case "WORKDIR", [where]:
                stage.at = where
                stage.path(".").mkdir(parents=True, exist_ok=True)
            case "COPY", [origin, source, target] if origin.startswith("--from="):
                copy(stages[origin.removeprefix("--from=")].path(source), stage.path(target))
            case "COPY", [source, target]:
                copy(files / source, stage.path(target))
            case "ENV", pairs:
                stage.env |= dict(pair.split("=", 1) for pair in pairs)
            case "RUN", _:
                stage.run(["/bin/sh", "-c", rest])
            case "USER", [name]:
                stage.user = name
            case "HEALTHCHECK", ["CMD", *_]:
                stage.health = json.loads(rest.removeprefix("CMD "))
            case "CMD", _:
                stage.command = json.loads(rest)
            case (("VOLUME" | "EXPOSE"), [_]):
                pass
            case _:
                pytest.fail(f"no step of ours: {word} {rest}")
    assert stage is not None
    return stage


@pytest.fixture
def new_stage(tmp_path: Path) -> Iterator[Callable[[], Stage]]:
    made: list[Stage] = []

    def new() -> Stage:
        made.append(Stage(tmp_path / str(len(made))))
        return made[-1]

    yield new
    for stage in made:
        stage.close()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount")
def test_the_container_builds_and_serves(tmp_path: Path, new_stage: Callable[[], Stage]) -> None:
    image = carry_out(context(tmp_path / "context"), new_stage)
    assert not (image.root / "wheel").exists()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    image.env["PANAME_PORT"] = port
    server = image.start(image.command)
    try:
        healthy = [part.replace("8000", port) for part in image.health]
        deadline = time.monotonic() + 60
        while image.start(healthy).wait():
            assert server.poll() is None, server.communicate()[0]
            assert time.monotonic() < deadline
            time.sleep(0.5)
        status = Path(f"/proc/{server.pid}/status").read_text()
        assert f"Uid:\t{NOBODY.pw_uid}\t{NOBODY.pw_uid}" in status
        database = image.root / "data" / "paname.sqlite"
        assert database.stat().st_uid == NOBODY.pw_uid
        assert database.stat().st_mode & 0o777 == 0o600
        image.run(["python", "-c", "import paname.rules.turn as e; assert e.__file__.endswith('.so'), e.__file__"])
        image.run(
            [
                "python",
                "-c",
                f"import urllib.request as u; assert b'<script' in u.urlopen('http://127.0.0.1:{port}/').read()",
            ]
        )
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        assert server.wait(30) == 0
