"""No word means two things: a name that is read without its module stands for one thing in the whole package."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "paname"
SAME_THING = {
    "KIND",  # each bot's own, in a list of them
    "Net",  # the class is one of those that the type allows
    "Pace", "SeatKind", "Status",  # what is stored and what is sent may change apart (storage/rows.py)
    "T",
}  # fmt: skip
SAME_JOB = {
    "__init__",
    "arena",  # the room, and its command: commands are files by their names
}


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCES.rglob("*.py")):
        yield ".".join(path.relative_to(SOURCES.parent).with_suffix("").parts), ast.parse(path.read_text("utf-8"))


def outermost(body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
    """What a module does when it is imported, under a condition (`if TYPE_CHECKING:`) too."""
    for node in body:
        yield node
        if isinstance(node, ast.If | ast.Try):
            handled = [one for handler in getattr(node, "handlers", []) for one in handler.body]
            yield from outermost([*node.body, *handled, *node.orelse, *getattr(node, "finalbody", [])])


def defined(module: ast.Module) -> Iterator[str]:
    """Classes, types and constants that a module defines, private ones too: `_FAR` beside `FAR` misleads as well."""
    for node in outermost(module.body):
        if isinstance(node, ast.ClassDef):
            yield node.name.lstrip("_")
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            yield from (one.id.lstrip("_") for one in names if isinstance(one, ast.Name))


def twice(found: dict[str, set[str]], same: set[str]) -> dict[str, set[str]]:
    return {name: places for name, places in found.items() if len(places) > 1 and name not in same}


def test_a_class_type_or_constant_is_the_only_one_of_its_name() -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for module, tree in modules():
        for name in defined(tree):
            if name[:1].isupper():
                found[name].add(module)
    assert len(found) > 800
    assert twice(found, SAME_THING) == {}


def test_a_function_named_alone_is_the_only_one_of_its_name() -> None:
    """`queries.take` beside `end_tiles.take` is clear; a bare `take` from either is not."""
    found: dict[str, set[str]] = defaultdict(set)
    for _, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("paname."):
                for one in node.names:
                    if one.name.islower() and not (SOURCES.parent / (node.module or "").replace(".", "/")).is_dir():
                        found[one.name].add(node.module or "")
    assert len(found) > 100
    assert twice(found, set()) == {}


def test_a_file_goes_by_its_own_name() -> None:
    """`import record as records` would be another file, or a room."""
    names = {part for module, _ in modules() for part in module.split(".")}
    others = {
        (module, one.asname)
        for module, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for one in node.names
        if one.asname in names and one.asname != one.name
    }
    assert others == set()


def test_a_file_is_the_only_one_of_its_name() -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for module, _ in modules():
        found[module.rpartition(".")[2]].add(module)
    assert twice(found, SAME_JOB) == {}
