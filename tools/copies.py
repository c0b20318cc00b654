"""A copy of the checkout to spoil: what git tracks and what is compiled, sharing the installed packages."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from subprocess import DEVNULL

ROOT = Path(__file__).resolve().parents[1]
TOO_LONG = 124


class Copy:
    def __init__(self) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="paname-copy-"))
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.check_output(listed, cwd=ROOT, text=True).split("\0")
        names += [str(file.relative_to(ROOT)) for file in (ROOT / "src").rglob("*.so")]
        for name in names:
            if name and (ROOT / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.root / name)
        if (ROOT / "web" / "node_modules").exists():
            (self.root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")

    def run(self, command: list[str], timeout: float, *, interpreted: bool = True) -> int:
        """Its exit status, TOO_LONG after the time. `python` is the one that runs this."""
        environment = os.environ | {
            "PYTHONPATH": f"{self.root / 'src'}{os.pathsep}{self.root}",
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "PANAME_PYTHON": sys.executable,
            "PANAME_INTERPRETED": "1" if interpreted else "",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        try:
            return subprocess.run(
                command, cwd=self.root, env=environment, stdout=DEVNULL, stderr=DEVNULL, timeout=timeout
            ).returncode
        except subprocess.TimeoutExpired:
            return TOO_LONG

    def remove(self) -> None:
        shutil.rmtree(self.root, ignore_errors=True)
