"""A copy of the checkout to spoil: what git tracks, without compiled parts, sharing the installed packages."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class Copy:
    def __init__(self) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="paname-copy-"))
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        for name in subprocess.check_output(listed, cwd=ROOT, text=True).split("\0"):
            if name and (ROOT / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.root / name)
        if (ROOT / "web" / "node_modules").exists():
            (self.root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")

    def run(self, command: list[str], timeout: float, folder: str = ".") -> subprocess.CompletedProcess[str] | None:
        """None: it took too long. `python` is the one that runs this."""
        environment = os.environ | {
            "PYTHONPATH": f"{self.root / 'src'}{os.pathsep}{self.root}",
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "PANAME_PYTHON": sys.executable,
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        try:
            return subprocess.run(
                command, cwd=self.root / folder, env=environment, capture_output=True, text=True, timeout=timeout
            )
        except subprocess.TimeoutExpired:
            return None

    def remove(self) -> None:
        shutil.rmtree(self.root, ignore_errors=True)
