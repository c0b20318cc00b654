"""Tests import each other as `tests.…`, from the root of the checkout."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    terminalreporter.write_line(f"the same order again: --randomly-seed={config.getoption('randomly_seed', 'none')}")
