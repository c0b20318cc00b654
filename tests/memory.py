"""Does a loop keep memory? Asked in a process of its own, of the memory it has now: peaks of other tests say nothing.

A loop is a module-level function of a test module, called with a number of rounds.
"""

import gc
import importlib
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]


def resident() -> int:
    """Memory of this process now, in KiB."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") // 1024


def growth(module: str, loop: str, warm: int, rounds: int) -> int:
    """KiB by which a process grows each time it runs the loop, after what is kept on purpose has been made.

    The least of three times: the allocator may take a few pages once, a leak takes them every time.
    """
    command = [sys.executable, "-m", "tests.memory", module, loop, str(warm), str(rounds)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


if __name__ == "__main__":
    run = getattr(importlib.import_module(sys.argv[1]), sys.argv[2])
    run(int(sys.argv[3]))
    sizes = [resident()]
    for _ in range(3):
        run(int(sys.argv[4]))
        sizes.append(resident())
    print(min(after - before for before, after in pairwise(sizes)))
