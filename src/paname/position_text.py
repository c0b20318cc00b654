"""The text of a position: one line for each thing that is not as at the start, each line a method of `Position`."""

from collections.abc import Callable, Iterable
from inspect import Parameter, signature
from typing import Any, TypeVar

from paname.box.loader import is_base
from paname.box.model import DISTRICTS, PRESTIGE, TOKEN_LETTERS, TOKENS, VALUES
from paname.draft import Draft, PositionError, whole
from paname.knowing.view import phase
from paname.records.notation import ARC_WORD, counts, notation
from paname.rules import benefits, bits, board, memory
from paname.rules.options import NUMBERS, OPTION_NAMES, Options
from paname.rules.setup import basic_track
from paname.rules.state import NEVER, PHASE_BONUS, PHASE_DRAW, PHASE_PAIR, PHASE_VP, PHASES

FIGURES = (
    "francs", "keys", "reserve_keys", "meeple",
    "vp_building", "vp_prestige", "vp_bonus", "vp_end_tile", "vp_francs", "vp_district",
)  # fmt: skip
ASKED = {"drawn": -1, "bought": 0, "slots": 0, "pair_tile": 0, "phase_after_pairs": PHASE_DRAW}
"""What a question is about, and what stands there when none is open."""
ALWAYS_NAMED = {PHASE_VP: "bought", PHASE_BONUS: "bought", PHASE_PAIR: "pair_tile"}
"""What a phase asks about, though it may stand there when none is open."""
SET = "="
HASH = 12
"""Letters of a box's hash in a text."""
VERBS = (
    "pile", "no_piles", "laid", "track", "built", "discarded", "landmark", "taken", "reserve", "vp_tile", "turn",
    "last_round", "asked", "ends", "ends_used", "bonus", "used", "tokens", "loose", "key", "figures",
)  # fmt: skip

Words = list[Any]
AnyDraft = TypeVar("AnyDraft", bound=Draft)


def read(position: AnyDraft, text: str) -> AnyDraft:
    """See `Position.parse`: what the lines set up, beginning with an empty board."""
    if not isinstance(text, str):
        raise TypeError(f"a position is written as a text, not {text!r:.60}")
    begun = False
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if words:
            try:
                if words[0] == "options" and begun:
                    raise PositionError("the options come first: what stands above was set up without them")
                begun = True
                position = _read_line(position, words[0], words[1:])
            except (ValueError, TypeError) as error:
                raise PositionError(f"line {number}: {error}") from None
    return position


def _read_line(position: AnyDraft, verb: str, words: list[str]) -> AnyDraft:
    named = _named(words)
    if verb == "options":
        if len(named) < len(words):
            raise PositionError("an option has a value: free_districts=yes")
        chosen: dict[str, Any] = {name: _option(name, value) for name, value in named.items()}
        return type(position)(Options(**chosen), components=position.box)
    if verb == "box":
        return _of_box(position, words)
    if verb not in VERBS:
        raise PositionError(f"there is no {verb!r:.60}: a line begins with options, box, {', '.join(VERBS)}")
    method, plain = getattr(position, verb), [word for word in words if not _is_named(word)]
    try:
        signature(method).bind(*plain, **named)
    except TypeError:
        raise PositionError(f"the line should be `{_pattern(verb, method)}`") from None
    done: AnyDraft = method(*plain, **named)
    return done


def _named(words: list[str]) -> dict[str, str]:
    pairs = [(name, value) for name, _, value in (word.partition(SET) for word in words if _is_named(word))]
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise PositionError(f"{name:.60} is given twice")
    return dict(pairs)


def _pattern(verb: str, method: Callable[..., Draft]) -> str:
    """How a line is written: what may be left out stands in brackets."""
    words = [verb]
    for name, parameter in signature(method).parameters.items():
        if parameter.kind is Parameter.VAR_POSITIONAL:
            words.append(f"[{name} …]")
        elif parameter.kind is Parameter.VAR_KEYWORD:
            words.append("[name=value …]")
        else:
            words.append(name if parameter.default is Parameter.empty else f"[{name}]")
    return " ".join(words)


def _option(name: str, value: str) -> int:
    if name not in OPTION_NAMES:
        raise PositionError(f"there is no option {name!r:.60}: they are {', '.join(OPTION_NAMES)}")
    if name in NUMBERS:
        return whole(value, name, max(NUMBERS[name]), min(NUMBERS[name]))
    if value not in ("yes", "no"):
        raise PositionError(f"{name} must be yes or no, not {value:.60}")
    return value == "yes"


def _of_box(position: AnyDraft, words: list[str]) -> AnyDraft:
    """A text of another box names it: it cannot be read without."""
    if len(words) != 1:
        raise PositionError("the line should be `box sha256`")
    box, sha256 = position.box, words[0]
    if not box.sha256.startswith(sha256):
        raise PositionError(f"it is a position of the box {sha256:.64}, not of {box.name!r} ({box.sha256[:HASH]}): "
                            "give that box as `components`")  # fmt: skip
    return position


def _is_named(word: str) -> bool:
    """`francs=3` and `drawn=montmartre:2`, but not `montmartre:2=hotel`."""
    name, sign, _ = word.partition(SET)
    return bool(sign) and ":" not in name


def written(position: Draft) -> str:
    """See `str(position)`."""
    lines = (*_table_lines(position), *_board_lines(position), *_turn_lines(position), *_seat_lines(position))
    return "\n".join(" ".join(map(str, line)) for line in lines)


def _table_lines(position: Draft) -> Iterable[Words]:
    names, setup = notation(position.box), position.setup
    chosen = {name: value for name, value in position.options.data().items() if value}
    yield ["options", *(f"{name}={'yes' if value is True else value}" for name, value in chosen.items())]
    if not is_base(position.box):
        yield ["box", position.box.sha256[:HASH], "#", position.box.name]
    for i, pile in enumerate(setup.piles):
        tiles = [names.sites[tile] for tile in pile]
        drawn = len(pile) - int(bits.get(position.state.pile_left, i))
        yield ["pile", i + 1, *tiles[:drawn], "/", *tiles[drawn:]]
    if setup.tokens != position.box.tokens:
        for i, district in enumerate(names.districts):
            kinds = setup.tokens[VALUES * i : VALUES * (i + 1)]
            yield ["laid", district, "".join(TOKEN_LETTERS[kind] for kind in kinds)]
    if list(setup.track) != basic_track():
        yield ["track", *setup.track]


def _board_lines(position: Draft) -> Iterable[Words]:
    state, names = position.state, notation(position.box)
    spots = [int(bits.get(state.vp_spots, i)) - 1 for i in range(DISTRICTS)]
    placed = [(i, mark) for i in range(DISTRICTS) for mark in bits.indices(state.district_landmarks(i))]
    lists = {
        "built": [_building(position, site, kind - 1) for site, kind in enumerate(board.buildings(state)) if kind],
        "discarded": [names.sites[tile] for tile in bits.indices(state.discarded)],
        "landmark": [names.landmark(*place) for place in placed],
        "taken": [names.sites[site] for site, token in enumerate(board.tokens(state)) if not token],
        "reserve": _amounts(int(state.reserve)),
    }
    yield from ([verb, *items] for verb, items in lists.items() if items)
    yield from (["vp_tile", names.vp_tiles[tile], names.districts[i]] for i, tile in enumerate(spots) if tile >= 0)


def _building(position: Draft, site: int, kind: int) -> str:
    printed, place = kind == position.state.lookup.type[site], notation(position.box).sites[site]
    return place if printed else f"{place}{SET}{position.box.types[kind]}"


def _turn_lines(position: Draft) -> Iterable[Words]:
    state = position.state
    yield ["turn", int(state.active), phase(state), int(state.round)]
    if state.last_round != NEVER:
        yield ["last_round", int(state.last_round)]
    numbers = {name: int(getattr(state, name)) for name in ASKED}
    named = [name for name, usual in ASKED.items() if numbers[name] != usual or ALWAYS_NAMED.get(state.phase) == name]
    if named:
        yield ["asked", *(f"{name}={_about(position, name, numbers[name])}" for name in named)]


def _about(position: Draft, name: str, number: int) -> str:
    """The name of what a question is about."""
    names = notation(position.box)
    if name == "drawn":
        return names.sites[number]
    if name == "bought":
        landmark = number - benefits.LANDMARK
        return names.values[number] if landmark < 0 else names.landmarks[landmark]
    if name == "slots":
        amounts = zip(PRESTIGE, counts(number, len(PRESTIGE)), strict=True)
        return "+".join(kind for kind, amount in amounts for _ in range(amount))
    return str(number + 1) if name == "pair_tile" else PHASES[number]


def _seat_lines(position: Draft) -> Iterable[Words]:
    state = position.state
    yield from (["ends", seat, tile + 1] for seat, tile in memory.takes(state))
    yield from (["ends_used", seat, tile + 1, after] for seat, tile, after in memory.uses(state))
    for i, seat in enumerate(state.seats):
        lists: dict[str, Words] = {
            "bonus": [tile + 1 for tile in bits.indices(seat.unused)],
            "used": [tile + 1 for tile in bits.indices(seat.used)],
            "tokens": _amounts(int(seat.tokens)),
            "loose": _amounts(int(seat.loose)),
            "key": _key_places(position, i),
        }
        yield from ([verb, i, *items] for verb, items in lists.items() if items)
        figures = {name: getattr(seat, name) for name in FIGURES}
        yield ["figures", i, *(f"{name}={n}" for name, n in figures.items() if n or name in FIGURES[:3])]


def _key_places(position: Draft, seat: int) -> list[str]:
    state, names = position.state, notation(position.box)
    player = state.seats[seat]
    places = [ARC_WORD] if player.arc else []
    places += [names.bank(district) for district in bits.indices(player.banks)]
    places += [names.sites[i] for i, keys in enumerate(board.keys(state)) for _ in range(keys.count(seat))]
    for i, keys in enumerate(board.landmark_keys(state)):
        district = next((d for d in range(DISTRICTS) if state.district_landmarks(d) >> i & 1), 0)
        places += [names.landmark(district, i)] * keys.count(seat)
    return places


def _amounts(packed: int) -> list[str]:
    amounts = zip(TOKENS, counts(packed, len(TOKENS)), strict=True)
    return [f"{kind.replace(' ', '_')}={amount}" for kind, amount in amounts if amount]
