"""Feeds bytes that find new ways through the parsers of tests/fuzz/targets.py to them (atheris, guided by coverage).

    python tools/fuzz.py [box record notation wire] [--seconds 900] [--found FOLDER]

The seeds are tests/fuzz/NAME and the golden records. What gets through to a new line of code is kept in the folder, so
that a second run goes on from there; bytes that cause an error no target promises are printed and kept there too."""

import argparse
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SEEDS = {
    "box": [ROOT / "tests/fuzz/box", ROOT / "src/paname/box"],
    "record": [ROOT / "tests/fuzz/record", ROOT / "tests/golden"],
    "notation": [ROOT / "tests/fuzz/notation"],
    "wire": [ROOT / "tests/fuzz/wire"],
}
LONGEST = {"box": 60_000, "record": 20_000, "notation": 5_000, "wire": 2_000}


def fuzz(name: str, arguments: list[str]) -> None:
    """In this process, which libFuzzer ends."""
    os.environ["PANAME_INTERPRETED"] = "1"  # compiled code shows no coverage
    import paname  # noqa: F401  # first, so that atheris sees what its importer finds

    atheris: Any = import_module("atheris")  # has no types
    with atheris.instrument_imports(include=["paname", "tests.fuzz"]):
        from tests.fuzz.targets import TARGETS
    atheris.Setup([sys.argv[0], *arguments], TARGETS[name])
    atheris.Fuzz()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("targets", nargs="*", choices=[*SEEDS, []], default=[])
    parser.add_argument("--seconds", type=int, default=900, help="for each target")
    parser.add_argument("--found", type=Path, default=ROOT / "build/fuzz")
    args = parser.parse_args()
    failed = []
    for name in args.targets or SEEDS:
        found: Path = args.found / name
        found.mkdir(parents=True, exist_ok=True)
        options = [f"-max_total_time={args.seconds}", f"-max_len={LONGEST[name]}", f"-artifact_prefix={found}/fault-"]
        options += ["-timeout=20", "-print_final_stats=1", str(found), *map(str, SEEDS[name])]
        code = f"from tools.fuzz import fuzz; fuzz({name!r}, {options!r})"
        if subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode:
            failed.append(name)
    sys.exit(f"faults in: {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()
