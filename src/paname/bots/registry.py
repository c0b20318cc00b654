"""Every bot by its name: the one list that command line, arena and server read.

A *spec* is a bot in one word: `greedy`, `mcts:iterations=2000`, `mcts:seconds=1`, `level:4`,
`program:./my_bot --fast`.
Third parties add a bot by an entry point of the group `paname.bots` that loads a `BotKind` (docs/bots.md).
"""

import shlex
import shutil
from functools import cache
from pathlib import Path

from paname.bots.bot import Bot, BotError
from paname.bots.kind import BotKind, Value
from paname.bots.levels import LEVELS, Level
from paname.box import Box, load_box

GROUP = "paname.bots"


@cache
def kinds() -> dict[str, BotKind]:
    """All bots by name: ours, then those of other packages. A name stays with its first owner.

    >>> list(kinds())[:4]
    ['random', 'greedy', 'mcts', 'net']
    """
    from importlib.metadata import entry_points

    from paname.bots import greedy, mcts, netbot, program, random

    found = {kind.name: kind for kind in (random.KIND, greedy.KIND, mcts.KIND, netbot.KIND, program.KIND)}
    for entry in entry_points(group=GROUP):
        try:
            kind = entry.load()
        except Exception as error:
            raise BotError(f"entry point {entry.name} = {entry.value} does not load: {error}") from error
        if not isinstance(kind, BotKind):
            raise BotError(f"entry point {entry.name} = {entry.value} is {kind!r}, not a paname.bots.BotKind")
        if found.setdefault(kind.name, kind) is kind and entry.dist:
            _packages[kind.name] = entry.dist.name
    return found


_packages: dict[str, str] = {}


def package_of(name: str) -> str | None:
    """The package that brought a bot; None for our own."""
    return _packages.get(name) if name in kinds() else None


def names() -> list[str]:
    """The names of all bots.

    >>> "mcts" in names()
    True
    """
    return list(kinds())


def levels() -> list[Level]:
    """The strengths offered to people, weakest first.

    >>> [level.level for level in levels()]
    [1, 2, 3, 4, 5, 6, 7, 8]
    """
    return list(LEVELS)


def parse_spec(spec: str) -> tuple[BotKind, dict[str, Value]]:
    """The bot a spec names, and the parameters it gives.

    >>> kind, parameters = parse_spec("mcts:iterations=500:turns=2")
    >>> kind.name, parameters
    ('mcts', {'iterations': 500, 'turns': 2})
    """
    if not isinstance(spec, str):
        raise BotError(f"a bot is named by a text such as 'greedy' or 'level:4', not by {spec!r:.60}")
    name, _, rest = spec.strip().partition(":")
    if name == "level":
        return parse_spec(_level(rest).spec)
    kind = kinds().get(name)
    if kind is None:
        raise BotError(f"no bot {name!r:.60}; there are {', '.join(names())} and level:1 to level:{len(LEVELS)}")
    return kind, _parse_parameters(kind, rest)


def _level(text: str) -> Level:
    for level in LEVELS:
        if str(level.level) == text:
            return level
    raise BotError(f"no level {text!r:.60}: there are level:1 to level:{len(LEVELS)}")


def _parse_parameters(kind: BotKind, text: str) -> dict[str, Value]:
    params: dict[str, Value] = {}
    tail = next((parameter for parameter in kind.parameters if parameter.rest), None)
    while text:
        head, _, after = text.partition(":")
        name, equals, value = head.partition("=")
        parameter = next((p for p in kind.parameters if p.name == name and not p.rest), None)
        if parameter and equals:
            if parameter.file and not value:
                raise BotError(f"{kind.name}: {name}= names no file")
            params[name] = parameter.parse(kind.name, value)
            text = after
        elif tail:
            params[tail.name] = tail.parse(kind.name, text)
            return params
        else:
            known = ", ".join(f"{p.name}={p.default}" for p in kind.parameters) or "none"
            raise BotError(f"{kind.name}: {head!r:.60} is no parameter of it; it has {known}")
    return params


def check_spec(spec: str, box: Box, players: int) -> None:
    """Raises BotError where a bot cannot be had, or cannot play at such a table. None is made.

    >>> check_spec("net:file=mine.net", load_box(), players=2)
    Traceback (most recent call last):
    paname.bots.bot.BotError: net: mine.net: no such file or directory
    """
    kind, given = parse_spec(spec)
    if kind.check:
        kind.check(box, players, _complete(kind, given))


def files_of(spec: str) -> list[Path]:
    """The files that a bot plays by; an unknown bot has none. Of a program: itself, and those its command line names.

    >>> [str(path) for path in files_of("net:file=mine.net:iterations=1")]
    ['mine.net']
    """
    try:
        kind, given = parse_spec(spec)
    except BotError:
        return []
    named = [(one.rest, str(given[one.name])) for one in kind.parameters if one.file and given.get(one.name)]
    return [path for is_command, text in named for path in (_files_in(text) if is_command else [Path(text)])]


def _files_in(command: str) -> list[Path]:
    try:
        program, *words = shlex.split(command) or [""]
    except ValueError:  # no command line: the bot itself says so
        return []
    return [path for path in map(Path, [shutil.which(program) or "", *words]) if path.is_file()]


def create(name: str, *, seed: int = 0, box: str | Path | Box | None = None, **params: Value) -> Bot:
    """A bot by name or spec. Parameters given here go before those of the spec. `box`: if not the usual one, a
    components file or what `load_box` made of it.

    >>> from paname import Game
    >>> create("greedy", seed=1).play(Game.new(seed=1))
    ['draw 1']
    """
    kind, given = parse_spec(name)
    known = {parameter.name: parameter for parameter in kind.parameters}
    for key, value in params.items():
        if key not in known:
            raise BotError(f"{kind.name} has no parameter {key!r:.60}; it has {', '.join(known) or 'none'}")
        given[key] = known[key].parse(kind.name, value)
    return kind.make(seed, load_box(box), _complete(kind, given))


def _complete(kind: BotKind, given: dict[str, Value]) -> dict[str, Value]:
    return {parameter.name: given.get(parameter.name, parameter.default) for parameter in kind.parameters}
