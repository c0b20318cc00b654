"""Every example in a docstring is run, from the source: compiled code would hide its own. Public names all have one."""

import ast
import doctest
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import paname
import paname.analysis
import paname.arena
import paname.bots
import paname.box
import paname.puzzles
from paname.envs import gymnasium_env, openspiel, paname_v0, vector_env

ROOT = Path(__file__).parents[1]
ROOMS = (
    paname, paname.analysis, paname.arena, paname.bots, paname.box, paname.puzzles,
    gymnasium_env, openspiel, paname_v0, vector_env,
)  # fmt: skip
SOURCES = Path(paname.__file__).parent
Documented = ast.Module | ast.ClassDef | ast.FunctionDef


def examples() -> Iterator[tuple[str, str, str]]:
    """Module, qualified name and docstring of everything that shows an example."""
    for path in sorted(SOURCES.rglob("*.py")):
        text = path.read_text("utf-8")
        if ">>>" in text:
            module = ".".join(path.relative_to(SOURCES.parent).with_suffix("").parts)
            for name, docstring in documented(ast.parse(text)):
                if ">>>" in docstring:
                    yield module, name, docstring


def documented(node: Documented, inside: str = "") -> Iterator[tuple[str, str]]:
    yield inside, ast.get_docstring(node) or ""
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            yield from documented(child, f"{inside}.{child.name}".lstrip("."))


EXAMPLES = list(examples())
SHOWN = {f"{module}.{name}" for module, name, _ in EXAMPLES}


@pytest.mark.parametrize(("module", "name", "docstring"), EXAMPLES, ids=[".".join(one[:2]) for one in EXAMPLES])
def test_example(module: str, name: str, docstring: str) -> None:
    names = dict(vars(import_module(module)))
    example = doctest.DocTestParser().get_doctest(docstring, names, name, module, 0)
    assert doctest.DocTestRunner().run(example).failed == 0


def public() -> Iterator[str]:
    """What the library offers: names, and the methods and properties of its classes."""
    for room in ROOMS:
        for name in room.__all__:
            thing = getattr(room, name)
            if not callable(thing):
                continue  # `Value` is `int | float | str`
            where = f"{thing.__module__}.{thing.__name__}"
            yield where
            members = vars(thing).items() if isinstance(thing, type) else ()
            own = [name for name, member in members if is_method(name, member) and not is_inherited(thing, name)]
            yield from sorted(f"{where}.{name}" for name in own)


def named_in_docs() -> Iterator[str]:
    line = re.compile(r"^(?:>>> )?from (paname[\w.]*) import (\w+(?:, \w+)*)$", re.M)
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        for module, names in line.findall(page.read_text("utf-8")):
            things = [getattr(import_module(module), name) for name in names.split(", ")]
            yield from (f"{thing.__module__}.{thing.__name__}" for thing in things if callable(thing))


def is_inherited(kind: type, name: str) -> bool:
    """A method that a framework asks for, and explains."""
    return any(hasattr(base, name) for base in kind.__mro__[1:] if not base.__module__.startswith("paname"))


def is_method(name: str, member: object) -> bool:
    """Or a property, but no field."""
    field = type(member).__name__ in ("getset_descriptor", "member_descriptor")  # of compiled classes, of slots
    return not name.startswith("_") and hasattr(member, "__get__") and not field


@pytest.mark.parametrize("name", sorted({*public(), *named_in_docs()}))
def test_what_is_public_has_an_example(name: str) -> None:
    assert name in SHOWN
