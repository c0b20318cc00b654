"""Tests import each other as `tests.…`, from the root of the checkout."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
