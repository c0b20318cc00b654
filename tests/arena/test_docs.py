"""The commands of the documentation work: every `$ paname …` of a `console` block is run, and those in the text.

Above a block may stand `<!-- run with: ARGS -->` (added to its commands) or `<!-- not run: WHY -->`. Tournaments are
cut down to a few games of little thought, for the time's sake.
"""

import doctest
import re
import shlex
from pathlib import Path

import pytest

import paname.arena
from paname.cli.parsers import parser
from tests.arena.tools import paname as run

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"(?:<!-- (?P<note>(?:not run|run with): .*?) -->\n)?```console\n(?P<lines>.*?)```", re.DOTALL)
SMALL = {
    "arena": ["--games", "2", "--jobs", "1", "--iterations", "2"],
    "balance": ["--games", "1", "--jobs", "1"],
    "simulate": ["--games", "20", "--jobs", "1"],
}


def blocks() -> list[tuple[str, str, list[str]]]:
    """Page, note and commands of every console block."""
    found = []
    for page in PAGES:
        for match in BLOCK.finditer(page.read_text("utf-8")):
            lines = match["lines"].replace("\\\n", " ").splitlines()
            commands = [line[2:].split("  #")[0] for line in lines if line.startswith("$ ")]
            found.append((page.name, match["note"] or "", commands))
    return found


TO_RUN = [block for block in blocks() if not block[1].startswith("not run")]


@pytest.mark.parametrize(
    ("page", "note", "commands"), TO_RUN, ids=[f"{page}-{i}" for i, (page, *_) in enumerate(TO_RUN)]
)
def test_commands(tmp_path: Path, page: str, note: str, commands: list[str]) -> None:
    assert commands, f"{page}: a console block without a command"
    for command in commands:
        name, sub, *args = shlex.split(command)
        assert name == "paname", f"{page}: {command!r} is not ours: mark its block `not run`"
        more = shlex.split(note.removeprefix("run with: "))
        done = run(tmp_path, sub, *args, *SMALL.get(sub, []), *more)
        assert done.stdout.strip()
        for file in re.findall(r"--(?:csv|records|report|state) (\S+)", command):
            assert (tmp_path / file).stat().st_size > 0


INLINE = [command for page in PAGES for command in re.findall(r"`(paname [^`…]+)`", page.read_text("utf-8"))]


@pytest.mark.parametrize("command", INLINE)
def test_commands_in_the_text(tmp_path: Path, command: str) -> None:
    """Those with a size (`--games`) are run, the others must at least be commands with options that there are."""
    _, *args = shlex.split(command)
    if args[0] in SMALL and "--games" in args:
        program = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.DOTALL)[-1]
        (tmp_path / "my_bot.py").write_text(program)
        assert run(tmp_path, *args, *SMALL[args[0]]).stdout.strip()
    elif "--help" in args:
        with pytest.raises(SystemExit, match=r"^0$"):
            parser().parse_args(args)
    else:
        parser().parse_args(args)


def test_arena_page_is_covered() -> None:
    assert sum(page == "arena.md" for page, *_ in TO_RUN) >= 3


def test_examples_in_the_code() -> None:
    failed, attempted = doctest.testmod(paname.arena)
    assert (failed, attempted) == (0, 4)


def test_python_example(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", (ROOT / "docs" / "arena.md").read_text("utf-8"), re.DOTALL)
    assert code
    exec(code[1], {})
    assert capsys.readouterr().out == "1.0\n"
