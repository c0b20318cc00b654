"""`python tools/mutate.py [FILE…] [--count N] [--seed N] [--jobs N] [--tests FILE…]`: do tests notice a small change?

Changes one thing at a time in a copy of the sources (a comparison, a sign, a number, a step left out), runs the fast
tests on it, interpreted if the file is compiled, and lists the changes that no test noticed. Files: those of the rules,
of what a seat may know and of the library, unless named. docs/testing.md judges the survivors.
"""

import argparse
import ast
import copy
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from copies import ROOT, Copy

KNOWING = ("view", "events", "reasons", "seat", "plans", "hidden", "determinize", "losses", "reach")
LIBRARY = ("action", "game", "worlds", "possible", "draft", "position", "position_text", "study")
FILES = [
    "src/paname/rules/*.py",
    *(f"src/paname/knowing/{name}.py" for name in KNOWING),
    *(f"src/paname/{name}.py" for name in LIBRARY),
]
TESTS = ["tests/rules", "tests/bots/test_search.py"]
SKIPPED = "everywhere or memory or interpreted or commands or machine"  # need a compiler, or long
OTHER: dict[type[ast.AST], Any] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    file: Path
    line: int
    before: str
    after: str
    source: str  # the whole file, changed

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.before}  →  {self.after}"


def changed(node: ast.AST) -> ast.AST | None:
    """Another node in its place; None: there is nothing to change here."""
    new = copy.deepcopy(node)
    if isinstance(new, ast.Compare):
        new.ops[0] = OTHER[type(new.ops[0])]()
    elif isinstance(new, ast.BoolOp | ast.BinOp) and type(new.op) in OTHER:
        new.op = OTHER[type(new.op)]()
    elif isinstance(new, ast.UnaryOp) and isinstance(new.op, ast.Not):
        return new.operand
    elif isinstance(new, ast.Constant) and isinstance(new.value, bool):
        new.value = not new.value
    elif isinstance(new, ast.Constant) and isinstance(new.value, int):
        new.value += 1
    elif isinstance(new, ast.AugAssign | ast.Continue | ast.Break) or _call(new):
        return ast.Pass()
    else:
        return None
    return new


def _call(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def places(tree: ast.AST) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Every place of a node in its parent: parent, field, index. Not annotations, decorators, defaults of arguments."""
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list", "args") and not isinstance(tree, ast.Call):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST):
                yield tree, name, index
                yield from places(child)


def mutants(file: Path) -> Iterator[Mutant]:
    text = (ROOT / file).read_text()
    tree = ast.parse(text)
    for parent, name, index in list(places(tree)):
        value = getattr(parent, name)
        old = value if index is None else value[index]
        new = changed(old)
        if new is None:
            continue
        put(parent, name, index, new)
        yield Mutant(file, old.lineno, ast.unparse(old), ast.unparse(new), ast.unparse(tree))
        put(parent, name, index, old)


def put(parent: ast.AST, name: str, index: int | None, node: ast.AST) -> None:
    if index is None:
        setattr(parent, name, node)
    else:
        getattr(parent, name)[index] = node


def is_compiled(file: Path) -> bool:
    return any((ROOT / file).parent.glob(f"{file.stem}.*.so"))


def pytest(where: Copy, tests: list[str], timeout: float, *, interpreted: bool) -> bool:
    """Whether all the tests pass."""
    command = ["python", "-m", "pytest", "-x", "-q", "-m", "not slow", "-k", f"not ({SKIPPED})", "-p", "no:randomly"]
    return where.run([*command, "-p", "no:cacheprovider", *tests], timeout, interpreted=interpreted) == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", default=FILES, metavar="FILE")
    parser.add_argument("--count", type=int, default=200, help="so many, drawn at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--tests", nargs="+", default=TESTS, metavar="FILE", help="those that should notice")
    args = parser.parse_args()
    files = sorted(path.relative_to(ROOT) for pattern in args.files for path in ROOT.glob(pattern))
    everything = [mutant for file in files for mutant in mutants(file)]
    drawn = random.Random(args.seed).sample(everything, min(args.count, len(everything)))
    free: SimpleQueue[Copy] = SimpleQueue()
    copies = [Copy() for _ in range(args.jobs)]
    for one in copies:
        free.put(one)
    began = time.monotonic()
    slowly = any(map(is_compiled, files))
    assert pytest(copies[0], args.tests, 3600, interpreted=slowly), "the tests fail on the sources as they are"
    limit = 60 + 3 * (time.monotonic() - began)  # a loop without end is noticed too

    def survives(mutant: Mutant) -> bool:
        where = free.get()
        try:
            (where.root / mutant.file).write_text(mutant.source)
            alive = pytest(where, args.tests, limit, interpreted=is_compiled(mutant.file))
            print("SURVIVED" if alive else "caught  ", mutant, flush=True)
            return alive
        finally:
            (where.root / mutant.file).write_text((ROOT / mutant.file).read_text())
            free.put(where)

    try:
        with ThreadPoolExecutor(args.jobs) as pool:
            alive = [mutant for mutant, lives in zip(drawn, pool.map(survives, drawn), strict=True) if lives]
    finally:
        for one in copies:
            one.remove()
    print(f"\n{len(drawn) - len(alive)} of {len(drawn)} caught (of {len(everything)} possible changes). Survivors:")
    print(*sorted(map(str, alive)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
