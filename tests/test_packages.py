"""What is built to be installed: a wheel, made of a checkout or of its source distribution, has every file it needs."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = "import sys; from setuptools import build_meta; build_meta.build_{}(sys.argv[1])"
NOT_NEEDED = ("kernel.c", "script.py.mako")
"""To be compiled; the template for new migrations."""


def check_out(folder: Path) -> None:
    """As git does where there are no links, such as on Windows: a link is a text file with its target."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "src", "*.py", "*.toml", "*.md"]
    for name in subprocess.check_output(listed, cwd=ROOT, text=True).split("\0"):
        file, copy = ROOT / name, folder / name
        if file.is_file():
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(os.readlink(file).encode() if file.is_symlink() else file.read_bytes())


def built(kind: str, checkout: Path, out: Path) -> Path:
    command = [sys.executable, "-c", BUILD.format(kind), str(out)]
    environment = {**os.environ, "PANAME_PURE": "1"}
    subprocess.run(command, cwd=checkout, env=environment, check=True, capture_output=True, timeout=240)
    (package,) = out.iterdir()
    return package


def test_a_wheel_has_every_file(tmp_path: Path) -> None:
    check_out(tmp_path / "checkout")
    with tarfile.open(built("sdist", tmp_path / "checkout", tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    tracked = subprocess.check_output(["git", "ls-files", "-z", "paname"], cwd=ROOT / "src", text=True).split("\0")
    needed = [name for name in tracked if name and not name.endswith(NOT_NEEDED)]
    assert len(needed) > 200
    for source in (tmp_path / "checkout", unpacked):
        with zipfile.ZipFile(built("wheel", source, tmp_path / f"wheel of {source.name}")) as wheel:
            assert [name for name in needed if name not in wheel.namelist()] == []
            assert [name for name in needed if wheel.read(name) != (ROOT / "src" / name).read_bytes()] == []
