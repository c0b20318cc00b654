"""A PostgreSQL of the tests' own, in a temporary folder, that they may stop and start."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg


def binaries() -> Path | None:
    """Debian keeps them out of the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [Path(shutil.which("initdb") or "/nowhere")]
    return found[-1].parent if found[-1].exists() else None


class Cluster:
    def __init__(self, bin_folder: Path) -> None:
        self._bin = bin_folder
        # PostgreSQL refuses to run as root
        self._as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        self._folder = Path(tempfile.mkdtemp(prefix="paname-pg-", dir="/tmp"))
        if self._as:
            user = pwd.getpwnam("postgres")
            os.chown(self._folder, user.pw_uid, user.pw_gid)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self._call("initdb", "-D", f"{self._folder}/data", "-U", "postgres", "-A", "trust", "-N", "--no-sync")
        self.start()

    def _call(self, name: str, *arguments: str) -> None:
        done = subprocess.run(
            [*self._as, f"{self._bin}/{name}", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/"
        )
        if done.returncode:
            raise RuntimeError(f"{name}: {done.stderr.decode()}")

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self._folder} -c max_connections=200"
        options += " -c fsync=off"  # processes are killed here, not machines
        log = f"{self._folder}/log"
        self._call("pg_ctl", "-D", f"{self._folder}/data", "-w", "-l", log, "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self._call("pg_ctl", "-D", f"{self._folder}/data", "-w", "-m", mode, "stop")

    def restart(self) -> None:
        """As after a crash of the machine's database."""
        self.stop("immediate")
        self.start()

    def create(self) -> str:
        """The address of a new empty database."""
        name = f"test_{time.monotonic_ns()}"
        with psycopg.connect(self.url, autocommit=True) as admin:
            admin.execute(f"CREATE DATABASE {name}")
        return self.url.rsplit("/", 1)[0] + f"/{name}"

    def drop(self, url: str) -> None:
        with psycopg.connect(self.url, autocommit=True) as admin:
            admin.execute(f"DROP DATABASE {url.rsplit('/', 1)[1]} WITH (FORCE)")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
