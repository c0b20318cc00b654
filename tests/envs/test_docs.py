"""docs/environments.md: its tables are those of the code, its examples run."""

import re
from pathlib import Path

import pytest

from tools.env_docs import updated

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)


def test_the_tables_are_up_to_date() -> None:
    text = PAGE.read_text()
    assert updated(text) == text, "run: python tools/env_docs.py"


def test_a_page_without_its_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="needs the marks <!-- version -->"):
        updated("# Environments")


@pytest.mark.parametrize("code", EXAMPLES, ids=lambda code: code.strip().splitlines()[0])
def test_examples_run(code: str) -> None:
    exec(compile(code, str(PAGE), "exec"), {})


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 5
