"""The examples in compiled modules: pytest collects none there, so they are read from the source and run."""

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import paname

SOURCES = Path(paname.__file__).parent
WITH_EXAMPLES = [path for path in sorted(SOURCES.glob("rules/*.py")) if ">>>" in path.read_text("utf-8")]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=lambda path: path.stem)
def test_examples_of(path: Path) -> None:
    module = import_module(f"paname.rules.{path.stem}")
    runner = doctest.DocTestRunner()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (text := ast.get_docstring(node)):
            example = doctest.DocTestParser().get_doctest(text, dict(vars(module)), path.stem, str(path), 0)
            runner.run(example)
    assert runner.summarize() == (0, runner.tries)
    assert runner.tries
