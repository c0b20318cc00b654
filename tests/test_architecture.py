"""The picture in docs/architecture.md is what the code imports."""

import ast
import re
from pathlib import Path

import grimp

PAGE = (Path(__file__).parents[1] / "docs" / "architecture.md").read_text()
GAME = {"draft", "game", "position", "position_text", "possible", "study", "worlds"}
"""A game, and what it is made of and made into, in several files."""
NO_ROOM = {"paname", "__main__", "_interpreted"}

Arrows = set[tuple[str, str]]


def drawn() -> Arrows:
    return {(one, other) for one, other in re.findall(r"^    (\w+) --> (\w+)$", PAGE, re.MULTILINE)}


def imported() -> Arrows:
    """Rooms that import each other; what is asked of `paname` itself is `Game` and its errors."""
    graph = grimp.build_graph("paname", cache_dir=None)
    pairs = {
        (_room(module), "game" if other == "paname" else _room(other))
        for module in graph.modules
        for other in graph.find_modules_directly_imported_by(module)
    }
    return {(one, other) for one, other in pairs if one != other and not {one, other} & NO_ROOM}


def _room(module: str) -> str:
    name = module.split(".")[1] if "." in module else module
    return "game" if name in GAME else name


def reachable(arrows: Arrows) -> Arrows:
    while more := {(a, d) for a, b in arrows for c, d in arrows if b == c} - arrows:
        arrows = arrows | more
    return arrows


def test_every_import_follows_the_picture() -> None:
    assert imported() <= reachable(drawn())


def test_every_arrow_is_an_import() -> None:
    assert drawn() <= imported()


def test_no_arrow_goes_both_ways() -> None:
    assert not {(a, b) for a, b in reachable(drawn()) if a == b}


def test_no_file_imports_itself_round_about() -> None:
    """What is imported when it is needed, or for a type only, counts too."""
    graph = grimp.build_graph("paname", cache_dir=None)
    left = {one: graph.find_modules_directly_imported_by(one) & graph.modules for one in graph.modules}
    while free := {one for one, imported in left.items() if not imported & left.keys()}:
        left = {one: imported for one, imported in left.items() if one not in free}
    assert not left


def test_rules_import_the_box_and_plain_python_only() -> None:
    """The contract of pyproject.toml knows our own rooms; this knows the rest of the world."""
    allowed = {"paname.rules", "paname.box", "typing", "collections", "dataclasses", "functools", "hashlib"}
    compiler = {"mypy_extensions", "librt"}
    for file in (Path(__file__).parents[1] / "src/paname/rules").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                room = ".".join(name.split(".")[:2]) if name.startswith("paname") else name.split(".")[0]
                assert room in allowed | compiler, f"{file.name} imports {name}"
