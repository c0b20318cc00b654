"""Game records (docs/notation.md): complete in themselves, read with every step verified."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

from paname.box import Box, BoxError, is_base, load_box, parse_box
from paname.box.model import GOLD, SITES, SPACES, TOKENS
from paname.box.toml_table import is_name
from paname.records.notation import Notation, notation
from paname.rules import codes
from paname.rules.options import Options
from paname.rules.setup import Setup, basic_track, random_sites, tiles_dealt
from paname.rules.version import RULES

FORMAT = "paris-record/1"
EXTENSION = ".paris.json"

T = TypeVar("T")


class RecordError(ValueError):
    """A damaged record. `where` names the place (`actions[17]`, `setup.tokens`…), `reason` what was expected there.

    >>> from paname import Game
    >>> Game.from_record({"format": "chess"})
    Traceback (most recent call last):
    paname.records.record.RecordError: format: expected 'paris-record/1', found 'chess'
    """

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where
        self.reason = reason

    def __reduce__(self) -> tuple[type["RecordError"], tuple[str, str]]:
        return type(self), (self.where, self.reason)


def read_json(path: str | Path) -> dict[str, Any]:
    return parse_json(Path(path).read_bytes(), str(path))


def write_json(path: str | Path, record: dict[str, Any]) -> None:
    """What cannot be written (a name that is no Unicode) leaves the file as it is."""
    Path(path).write_bytes((json.dumps(record, ensure_ascii=False, indent=1) + "\n").encode("utf-8"))


def parse_json(content: bytes, name: str = "file") -> dict[str, Any]:
    try:
        data = json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:  # ValueError alone: a number of 4,301 digits
        raise RecordError(name, f"is not JSON: {error}") from error
    return _an_object(data, name)


def _an_object(data: Any, name: str = "record") -> dict[str, Any]:
    if not isinstance(data, dict):
        raise RecordError(name, f"expected an object, found {data!r:.60}")
    return data


def check_version(data: dict[str, Any]) -> None:
    _an_object(data)
    if data.get("format") != FORMAT:
        raise RecordError("format", f"expected {FORMAT!r}, found {data.get('format')!r:.60}")
    if type(data.get("rules")) is not int or data["rules"] != RULES:
        found = f"{data['rules']!r:.60}" if "rules" in data else "nothing"
        raise RecordError("rules", f"expected {RULES}, the version of the rules played here; found {found}")


def write_game(
    box: Box,
    options: Options,
    setup: Setup,
    played: Sequence[int],
    names: Sequence[str] | None,
    kinds: Sequence[str] | None,
) -> dict[str, Any]:
    """The record of a game so far. A look is part of taking a tile; it stands there if the tile is yet to be named."""
    texts, last = notation(box).texts, len(played) - 1
    return {
        "format": FORMAT,
        "rules": RULES,
        "components": write_box(box),
        "options": options.data(),
        "players": write_players(options.players, names, kinds),
        "setup": write_setup(setup, box, options.players),
        "actions": [texts[action] for i, action in enumerate(played) if action != codes.LOOK or i == last],
    }


def check_result(data: dict[str, Any], result: dict[str, list[int]] | None) -> None:
    """Whether the record says how the game ended; None: it has not."""
    stated = data.get("result")
    if result is None and stated is not None:
        raise RecordError("result", f"expected none, the game is not over; found {stated}")
    if stated != result:
        raise RecordError("result", f"expected {result}, found {stated}")


# The box


def write_box(box: Box) -> dict[str, str]:
    """A record of any other box than the packaged one holds its file, to stay complete in itself."""
    named = {"name": box.name, "sha256": box.sha256}
    return named if is_base(box) else {**named, "toml": box.toml}


def read_box(data: dict[str, Any], given: "str | Path | Box | None" = None) -> Box:
    """The box a record was played with: the one it holds, the packaged one, or the given one."""
    components = _field(data, "", "components", dict)
    sha256 = _field(components, "components.", "sha256", str)
    if given is None and "toml" in components:
        return _held_box(components, sha256)
    box = load_box(given)
    if sha256 != box.sha256:
        name = str(components.get("name"))[:60]
        raise RecordError(
            "components.sha256",
            f"played with the components {name!r} ({sha256[:12]}…), not {box.name!r} ({box.sha256[:12]}…): "
            "the file of that box is needed, too",
        )
    return box


def _held_box(components: dict[str, Any], sha256: str) -> Box:
    name, toml = components.get("name"), _field(components, "components.", "toml", str)
    try:
        box = parse_box(toml.encode(), name if isinstance(name, str) and is_name(name) else "box")
    except UnicodeEncodeError:
        raise RecordError("components.toml", "expected text, found half of a character") from None
    except BoxError as error:
        raise RecordError("components.toml", str(error)) from None
    if box.sha256 != sha256:
        raise RecordError(
            "components.sha256", f"expected {box.sha256}, the hash of components.toml, found {sha256[:70]!r}"
        )
    return box


def _field(data: dict[str, Any], prefix: str, name: str, kind: type[T]) -> T:
    value = data.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        found = "nothing" if name not in data else repr(value)[:60]
        raise RecordError(f"{prefix}{name}", f"expected {kind.__name__}, found {found}")
    return value


def read_options(data: dict[str, Any]) -> Options:
    options = _field(data, "", "options", dict)
    try:
        kinds = get_type_hints(Options)
        return Options.of({name: _field(options, "options.", name, kind) for name, kind in kinds.items()})
    except ValueError as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("options", str(error)) from error


def read_actions(data: dict[str, Any]) -> list[tuple[int, str]]:
    """Action texts with their index in the list; comments are left out."""
    texts = []
    for i, action in enumerate(_field(_an_object(data), "", "actions", list)):
        if isinstance(action, str):
            texts.append((i, action))
        elif not isinstance(action, dict) or not isinstance(action.get("comment"), str):
            raise RecordError(f"actions[{i}]", f"expected an action or a comment, found {action!r:.60}")
    return texts


def read_players(data: dict[str, Any], players: int) -> None:
    rows = _field(data, "", "players", list)
    if len(rows) != players:
        raise RecordError("players", f"expected {players} players, found {len(rows)}")
    for i, row in enumerate(rows):
        if not isinstance(row, dict) or not isinstance(row.get("name"), str) or not isinstance(row.get("kind"), str):
            raise RecordError(f"players[{i}]", f"expected a name and a kind, found {row!r:.60}")
        conceded = row.get("conceded", 0)
        if type(conceded) is not int or conceded < 0:
            raise RecordError(f"players[{i}].conceded", f"expected a number of turns, found {conceded!r:.60}")


def conceded_in(data: dict[str, Any]) -> dict[int, int]:
    """Who gave up, and how many turns of the game were over by then."""
    return {seat: row["conceded"] for seat, row in enumerate(data["players"]) if "conceded" in row}


def write_players(players: int, names: Sequence[str] | None, kinds: Sequence[str] | None) -> list[dict[str, str]]:
    """Who plays, seat by seat; people called Player 1, Player 2 … unless they are named."""
    for what, given in (("names", names), ("kinds", kinds)):
        if given is not None and not _is_texts(given, players):
            raise ValueError(f"{players} {what} are needed, one for each seat, each a text; not {given!r:.60}")
    called = names or [f"Player {seat}" for seat in range(1, players + 1)]
    return [{"name": name, "kind": kind} for name, kind in zip(called, kinds or ["human"] * players, strict=True)]


def _is_texts(given: object, count: int) -> bool:
    """One text is not meant as a list of its letters."""
    if not isinstance(given, Sequence) or isinstance(given, str):
        return False
    return len(given) == count and all(isinstance(one, str) for one in given)


# The setup


def write_setup(setup: Setup, box: Box, players: int) -> dict[str, Any]:
    names = notation(box)
    copies = box.copies(players)
    return {
        "piles": [[names.site(tile) for tile in pile] for pile in setup.piles],
        "removed": [names.site(tile) for tile in setup.removed],
        "tokens": {names.site(site): TOKENS[kind] for site, kind in enumerate(setup.tokens)},
        "bonus_track": [[number] * copies[number - 1] for number in setup.track],
    }


def read_setup(data: dict[str, Any], options: Options, box: Box) -> Setup:
    setup = _field(data, "", "setup", dict)
    names = notation(box)
    piles, removed = _read_piles(setup, options, names)
    return Setup(piles, removed, _read_tokens(setup, options, names), _read_track(setup, options, box))


def _read_piles(
    setup: dict[str, Any], options: Options, names: Notation
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    rows = _field(setup, "setup.", "piles", list)
    if len(rows) != options.piles:
        raise RecordError("setup.piles", f"expected {options.piles} piles, found {len(rows)}")
    piles = tuple(_tiles(row, f"setup.piles[{i}]", names) for i, row in enumerate(rows))
    removed = _tiles(_field(setup, "setup.", "removed", list), "setup.removed", names)
    expected = int(SITES) - tiles_dealt(options.free_districts)
    if len(removed) != expected:
        raise RecordError("setup.removed", f"expected {expected} tiles, found {len(removed)}")
    everything = sorted([*removed, *(tile for pile in piles for tile in pile)])
    for tile in range(SITES):
        if everything.count(tile) != 1:
            raise RecordError("setup.piles", f"expected {names.site(tile)} once, found {everything.count(tile)} times")
    sizes = [len(pile) for pile in piles]
    if max(sizes) - min(sizes) > 1:
        raise RecordError("setup.piles", f"expected piles as equal as possible, found {sizes}")
    return piles, removed


def _tiles(row: object, where: str, names: Notation) -> tuple[int, ...]:
    if not isinstance(row, list):
        raise RecordError(where, f"expected a list of tiles, found {row!r:.60}")
    tiles = []
    for i, text in enumerate(row):
        try:
            tiles.append(names.tile(text))
        except (ValueError, AttributeError) as error:
            raise RecordError(
                f"{where}[{i}]", f"expected a tile such as {names.site(0)!r}, found {text!r:.60}"
            ) from error
    return tuple(tiles)


def _read_tokens(setup: dict[str, Any], options: Options, names: Notation) -> tuple[int, ...]:
    rows = _field(setup, "setup.", "tokens", dict)
    kinds = []
    for site in range(SITES):
        token = rows.get(names.site(site))
        if token not in TOKENS:
            raise RecordError(f"setup.tokens.{names.site(site)}", f"expected a token, found {token!r:.60}")
        kinds.append(TOKENS.index(token))
    if len(rows) != SITES:
        raise RecordError("setup.tokens", f"expected {SITES} spaces, found {len(rows)}")
    if not options.random_tokens:
        if tuple(kinds) != names.box.tokens:
            raise RecordError("setup.tokens", "expected the basic scheme: the option random_tokens is off")
        return names.box.tokens
    for kind, token in enumerate(TOKENS):
        expected = names.box.tokens.count(kind)
        if kinds.count(kind) != expected:
            raise RecordError("setup.tokens", f"expected {token} {expected} times, found {kinds.count(kind)} times")
    if any(kinds[site] != GOLD for site in set(range(SITES)).difference(random_sites())):
        raise RecordError("setup.tokens", f"expected gold beside every space of value {names.values[-1]}")
    return tuple(kinds)


def _read_track(setup: dict[str, Any], options: Options, box: Box) -> tuple[int, ...]:
    rows = _field(setup, "setup.", "bonus_track", list)
    copies = box.copies(options.players)
    if len(rows) != SPACES:
        raise RecordError("setup.bonus_track", f"expected {SPACES} stacks, found {len(rows)}")
    track = []
    for i, row in enumerate(rows):
        where = f"setup.bonus_track[{i}]"
        number = row[0] if isinstance(row, list) and row else None
        if not isinstance(number, int) or not 1 <= number <= SPACES:
            raise RecordError(where, f"expected a stack of bonus tiles, found {row!r:.60}")
        expected = [number] * copies[number - 1]
        if row != expected:
            raise RecordError(where, f"expected {expected}, found {row!r:.60}")
        track.append(number)
    if not options.random_bonus_track and track != basic_track():
        raise RecordError("setup.bonus_track", "expected tile n on space n: the option random_bonus_track is off")
    for letter, (first, last) in box.zones.items():
        if sorted(track[first - 1 : last]) != list(range(first, last + 1)):
            raise RecordError("setup.bonus_track", f"expected the numbers {first} to {last} in zone {letter}")
    return tuple(track)
