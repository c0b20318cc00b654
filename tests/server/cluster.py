"""A PostgreSQL of the tests' own, in a temporary folder, that they may stop and start.

It listens on a socket file in that folder: a port could become somebody else's before it is taken."""

import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import psycopg


def binaries() -> Path | None:
    """Debian keeps them out of the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [Path(shutil.which("initdb") or "/nowhere")]
    return found[-1].parent if found[-1].exists() else None


class Cluster:
    def __init__(self, bin_folder: Path) -> None:
        self._bin = bin_folder
        self._numbers = count()
        # PostgreSQL refuses to run as root
        self._as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        self._folder = Path(tempfile.mkdtemp(prefix="paname-pg-", dir="/tmp"))
        if self._as:
            user = pwd.getpwnam("postgres")
            os.chown(self._folder, user.pw_uid, user.pw_gid)
        self._call("initdb", "-D", f"{self._folder}/data", "-U", "postgres", "-A", "trust", "-N", "--no-sync")
        self.start()

    def _call(self, name: str, *arguments: str) -> None:
        done = subprocess.run(
            [*self._as, f"{self._bin}/{name}", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/"
        )
        if done.returncode:
            raise RuntimeError(f"{name}: {done.stderr.decode()}")

    def start(self) -> None:
        options = f"-k {self._folder} -c listen_addresses= -c max_connections=200"
        options += " -c fsync=off"  # processes are killed here, not machines
        log = f"{self._folder}/log"
        self._call("pg_ctl", "-D", f"{self._folder}/data", "-w", "-l", log, "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self._call("pg_ctl", "-D", f"{self._folder}/data", "-w", "-m", mode, "stop")

    def restart(self) -> None:
        """As after a crash of the machine's database."""
        self.stop("immediate")
        self.start()

    def _url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def _administer(self, statement: str) -> None:
        with psycopg.connect(self._url("postgres"), autocommit=True) as admin:
            admin.execute(statement)

    def create(self) -> str:
        """The address of a new empty database."""
        name = f"test_{next(self._numbers)}"
        self._administer(f"CREATE DATABASE {name}")
        return self._url(name)

    def drop(self, url: str) -> None:
        self._administer(f"DROP DATABASE {urlsplit(url).path[1:]} WITH (FORCE)")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
