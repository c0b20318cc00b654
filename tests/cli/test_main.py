"""The command line before any command runs: quick, and clear about what is not installed."""

import argparse
import json
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name
from resource import RUSAGE_CHILDREN, getrusage

import pytest

import paname
from paname.cli.parsers import parser
from paname.cli.plainly import new_file

HEAVY = ("rich", "asyncio", "msgspec", "paname.game", "paname.rules", "paname.bots", "paname.arena", "paname.server")
BLOCKED = {
    "server": ["alembic", "httpx", "msgspec", "prometheus_client", "sqlalchemy", "starlette", "uvicorn", "websockets"],
    "arena": ["jinja2", "openskill"],
}


def python(code: str, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, timeout=120)


def commands() -> dict[str, argparse.ArgumentParser]:
    (action,) = (one for one in parser()._actions if isinstance(one, argparse._SubParsersAction))
    return dict(action.choices)


def test_arguments_are_known_without_what_the_commands_need() -> None:
    code = "import json, sys; from paname.cli.main import main, parser; parser(); main(['--version'])\n"
    done = python(code + "print(json.dumps(sorted(sys.modules)))")
    loaded = json.loads(done.stdout.splitlines()[-1])
    assert "paname.cli.parsers" in loaded
    assert [name for name in loaded if name.split(".")[0] in HEAVY] == []
    light = ["paname.rules", "paname.rules.options"]  # the options name themselves
    assert [name for name in loaded if name.startswith(HEAVY[3:]) and name not in light] == []


def test_version_is_quick() -> None:
    """100 ms of processor time, or six times Python's own where a busy machine makes that slow; one of ten tries."""
    version = "import sys; from paname.cli.main import main; sys.exit(main(['--version']))"
    assert any(processor_time(version) < max(0.1, 6 * processor_time("pass")) for _ in range(10))


def processor_time(code: str) -> float:
    """To the microsecond, where `os.times` has steps of 10 ms."""
    before = getrusage(RUSAGE_CHILDREN)
    python(code)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def test_every_command_leads_somewhere() -> None:
    for name, command in commands().items():
        runs = command.get_default("runs")
        if command.get_default("extra") == "rl" and find_spec("torch") is None:  # not in the extra `dev`
            assert find_spec(runs.partition(":")[0]), name
        else:
            assert callable(resolve_name(runs)), name


def test_public_names_are_all_there() -> None:
    for name in paname.__all__:
        assert getattr(paname, name).__name__ == name
    assert set(paname.__all__) <= set(dir(paname))
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        paname.Chess  # type: ignore[attr-defined]  # noqa: B018


WITHOUT = """
import sys
class Blocker:
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[1].split(","):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Blocker)
from paname.cli.main import main
sys.exit(main(sys.argv[2:]))
"""


def without(extra: str, *args: str) -> subprocess.CompletedProcess[str]:
    """A command on a machine where the packages of an extra are not installed."""
    return python(WITHOUT, ",".join(BLOCKED[extra]), *args)


@pytest.mark.parametrize(
    ("extra", "args"),
    [
        ("server", []),
        ("server", ["serve"]),
        ("server", ["serve", "--port", "1", "--no-browser"]),
        ("arena", ["arena", "--bots", "random", "--games", "2"]),
        ("arena", ["balance", "--games", "1"]),
    ],
)
def test_without_its_extra_a_command_says_what_to_install(extra: str, args: list[str]) -> None:
    done = without(extra, *args)
    assert done.returncode == 2
    assert done.stderr.startswith("paname: this needs '")
    assert done.stderr.endswith(f"': pip install 'paname[{extra}]'\n")
    assert done.stdout == ""


def test_without_one_package_of_its_extra_a_command_says_so_too() -> None:
    done = python(WITHOUT, "uvicorn", "serve", "--port", "1", "--no-browser")
    assert (done.returncode, done.stderr) == (2, "paname: this needs 'uvicorn': pip install 'paname[server]'\n")


@pytest.mark.parametrize(
    "args",
    [
        ["serve", "--help"],
        ["simulate", "--games", "2", "--json"],
        ["simulate", "--games", "2", "--jobs", "2"],
        ["watch", "--bots", "greedy"],
        ["bots"],
        ["components"],
    ],
)
@pytest.mark.parametrize("extra", ["server", "arena"])
def test_without_extras_the_rest_works(extra: str, args: list[str]) -> None:
    assert without(extra, *args).returncode == 0


def test_a_wrong_argument_is_still_wrong() -> None:
    done = without("server", "serve", "--prot", "1")
    assert done.returncode == 2
    assert done.stderr == "paname serve: there is no option --prot; did you mean --port? (see `paname serve --help`)\n"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("frob", "paname: there is no command frob (see"),
        ("simulat", "paname: there is no command simulat; did you mean simulate? (see"),
        ("--hme", "paname: there is no option --hme; did you mean --home? (see"),
        ("serve --port abc", "paname serve: --port must be a whole number from 0 to 65535, not 'abc' (see"),
        ("serve --log-level all", "--log-level must be debug, info, warning or error, not 'all' (see"),
        ("check", "paname check: FILE is missing (see"),
        ("make-puzzles", "paname make-puzzles: --state is missing (see"),
        ("replay one two", "paname replay: 'two' is one argument too many (see"),
        ("bench --json=3", "paname bench: --json takes no value, but has '3' (see"),
        ("bench --seconds nan", "paname bench: --seconds must be a number, 0 or more, not 'nan' (see"),
        ("simulate --games 0", "paname simulate: --games must be a whole number, 1 or more, not '0' (see"),
        ("simulate --box", "paname simulate: --box needs a value (see"),
        ("train --players 7", "paname train: --players must be 2, 3 or 4, not '7' (see"),
        (
            "balance --players 2,x",
            "paname balance: --players must be 2, 3 or 4, or several of them as in 2,4, not '2,x' (see",
        ),
        ("check \x1b[2J --all", "paname check: there is no option --all (see"),
    ],
)
def test_a_refused_argument_is_explained_in_one_line(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        parser().parse_args(line.split(" "))
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_every_option_of_every_command_refuses_in_our_words(capsys: pytest.CaptureFixture[str]) -> None:
    """A missing value, and one that no number and no choice is, wherever there is a rule for it."""
    told = []
    for name, command in commands().items():
        for action in command._actions:
            for option in action.option_strings[:1] if action.nargs is None else []:
                for values in [[], ["?"]] if action.type not in (None, Path, new_file) else [[]]:
                    with pytest.raises(SystemExit) as ended:
                        parser().parse_args([name, option, *values])
                    assert ended.value.code == 2
                    told.append(capsys.readouterr().err)
    assert len(told) > 60
    assert [
        line for line in told if not re.fullmatch(r"paname [a-z-]+: --[a-z-]+ (must be|needs a value).*\n", line)
    ] == []


def test_every_argument_says_what_it_is_for() -> None:
    for name, command in commands().items():
        silent = [action.dest for action in command._actions if action.option_strings and not action.help]
        assert not silent, (name, silent)
