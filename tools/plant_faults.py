"""`python tools/plant_faults.py [WORD…]`: is every kind of check able to fail?

For each kind one fault is planted in a copy of the checkout, and the check named for it must fail; it must pass
without the fault. WORDs choose the faults whose kind contains one of them. Needs `make build` and web/node_modules.
"""

import sys
from dataclasses import dataclass

from copies import TOO_LONG, Copy

LIMIT_S = 900


@dataclass(frozen=True)
class Fault:
    kind: str
    file: str
    old: str  # must be there exactly once; empty: the file is lost
    new: str
    check: str
    interpreted: bool = True  # the sources, since nothing is compiled again here


WORLDS = "tests/rules/test_view.py"
FAULTS = [
    # what is compiled
    Fault(
        "a module that is not compiled",
        "src/paname/rules/turn.*.so",
        "",
        "",
        "pytest tests/rules/test_everywhere.py -k hot_is_compiled",
        interpreted=False,
    ),
    Fault(
        "compiled unlike its source",
        "src/paname/rules/market.py",
        "",
        "",
        "pytest tests/rules/test_everywhere.py -k plays_like_compiled",
        interpreted=False,
    ),
    # arrows and types
    Fault(
        "an arrow that points up",
        "src/paname/rules/turn.py",
        "from mypy_extensions import i64",
        "from mypy_extensions import i64\nfrom paname import game",
        "lint-imports --no-cache",
    ),
    Fault(
        "rules that read the clock",
        "src/paname/rules/turn.py",
        "from mypy_extensions import i64",
        "import time\n\nfrom mypy_extensions import i64",
        "lint-imports --no-cache",
    ),
]


def command(check: str) -> tuple[list[str], str]:
    """The words to run, and where."""
    words = check.split()
    if words[0] == "pytest":
        words = ["python", "-m", *words, "-x", "-q", "-m", "not slow", "-p", "no:cacheprovider"]
    return words, "web" if words[0] in ("npx", "npm") else "."


def problem(where: Copy, fault: Fault) -> str:
    """Empty: the check passes without the fault and fails with it."""
    words, folder = command(fault.check)

    def status() -> int:
        return where.run(words, LIMIT_S, interpreted=fault.interpreted, folder=folder)

    [file] = where.root.glob(fault.file)
    kept = file.read_bytes()
    if fault.old and kept.decode().count(fault.old) != 1:
        return f"{fault.file} no longer has {fault.old!r} once"
    if status() != 0:
        return "fails without the fault"
    try:
        if fault.old:
            file.write_text(kept.decode().replace(fault.old, fault.new))
        else:
            file.unlink()
        return {0: "NOT CAUGHT", 1: "", TOO_LONG: ""}.get(status(), "breaks instead of failing")
    finally:
        file.write_bytes(kept)


def main() -> int:
    chosen = [fault for fault in FAULTS if not sys.argv[1:] or any(word in fault.kind for word in sys.argv[1:])]
    where = Copy()
    wrong = 0
    try:
        for fault in chosen:
            found = problem(where, fault)
            wrong += bool(found)
            print(f"{found or 'caught':12} {fault.kind}  ({fault.file}: {fault.check})", flush=True)
    finally:
        where.remove()
    print(f"{len(chosen) - wrong} of {len(chosen)} caught")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
