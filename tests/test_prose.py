"""What people read is American English in the words of the rulebook."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
SHOWN = [one for ending in ("py", "html") for one in sorted((ROOT / "src/paname").rglob(f"*.{ending}"))]
SPACED_PERCENT = re.compile(r"[\d}] %(?![\w({}\[ ])|f\} %")
NOT_THE_RULEBOOKS = re.compile(
    r"\b(general reserve|give back|like tokens|further (copies|landmark)|sums? of the values|figures)\b"
)


MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_write_the_month_first(page: Path) -> None:
    assert not re.findall(rf".*\b\d\d? (?:{MONTHS})\b.*", page.read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_write_percentages_without_a_space(page: Path) -> None:
    assert not re.findall(r".*\d %.*", page.read_text("utf-8"))


def test_programs_print_percentages_without_a_space() -> None:
    assert [str(file) for file in SHOWN if "static" not in file.parts and SPACED_PERCENT.search(file.read_text())] == []


def test_the_rules_use_the_words_of_the_rulebook() -> None:
    assert not [found.group() for found in NOT_THE_RULEBOOKS.finditer((ROOT / "docs/rules.md").read_text("utf-8"))]
