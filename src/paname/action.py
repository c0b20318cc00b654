"""An action as a small value: its text, with what the text says as fields beside it."""

from functools import lru_cache
from typing import Any, NoReturn

from paname.box import Box, load_box
from paname.box.model import DISTRICTS, FIRST_PRESTIGE, TOKENS, Token
from paname.records.notation import Notation, notation
from paname.rules import codes
from paname.types import Reason


class ActionError(ValueError):
    """An action cannot be played; `reason` says why (docs/reasons.md). The game is unchanged.

    >>> error = IllegalAction("done", {"code": "main-action-first", "args": {}})
    >>> error.text, error.reason["code"], str(error)
    ('done', 'main-action-first', "'done': main-action-first")
    """

    def __init__(self, text: str, reason: Reason) -> None:
        details = " ".join(f"{name}={value}" for name, value in reason["args"].items())
        super().__init__(f"{text!r:.200}: {reason['code']} {details}".rstrip())
        self.text = text
        self.reason = reason

    def __reduce__(self) -> tuple[type["ActionError"], tuple[str, Reason]]:
        return type(self), (self.text, self.reason)


class IllegalAction(ActionError):
    """An action of the notation that is not legal now.

    >>> from paname import Game
    >>> Game.new(seed=1).play("done")
    Traceback (most recent call last):
    paname.action.IllegalAction: 'done': draw-first
    """


class MalformedAction(ActionError):
    """A text that is no action of the notation.

    >>> from paname import Game
    >>> Game.new(seed=1).play("draw 9")
    Traceback (most recent call last):
    paname.action.MalformedAction: 'draw 9': malformed after=draw example=draw 1
    """


class Action(str):
    """An action, equal to its text in every way (docs/notation.md). Immutable.

    >>> action = Action.parse("move montmartre:2 montmartre:5 with 9")
    >>> action == "move montmartre:2 montmartre:5 with 9"
    True
    >>> action.verb, action.district, action.origin, action.target, action.tile
    ('move', 'montmartre', 'montmartre:2', 'montmartre:5', 9)
    >>> Action.parse("use 21 wood gold").tokens
    ('wood', 'gold')

    A field that an action does not have is None, `tokens` is empty: declining (`bonus none`) fills no field.
    """

    __slots__ = (
        "code", "district", "end_tile", "kind", "origin", "pile",
        "space", "target", "tile", "tokens", "verb", "vp_tile",
    )  # fmt: skip

    code: int
    """The number of the action, for the fast path (`Game.apply`)."""
    verb: str
    """The first word."""
    kind: str
    """The verb, but `look` for `take` alone, and `fetch` or `back` for the tiles that take others from the track."""
    pile: int | None
    """`draw`: from 1."""
    district: str | None
    """`build`, `place`, `vp`, `move`: the district it is about; None for the Arc."""
    origin: str | None
    """`move`: the place left."""
    target: str | None
    """`place`, `move`: the place a key goes to."""
    space: int | None
    """`bonus`, `use`: the space of the bonus track, from 1."""
    tile: int | None
    """`use`, `move`: the bonus tile used, by its number."""
    end_tile: int | None
    """`take`, `use`: the end tile, from 1."""
    vp_tile: str | None
    """`vp`: by its first figure."""
    tokens: tuple[Token, ...]
    """`buy`, `sell`, `score`, `pair`, `use`: the tokens named."""

    def __new__(cls, text: str, code: int, **fields: Any) -> "Action":
        action = str.__new__(cls, text)
        kind = codes.kind_of(code)
        known = dict.fromkeys(cls.__slots__) | {"code": code, "verb": kind.verb, "kind": kind.name, "tokens": ()}
        for name, value in (known | fields).items():
            object.__setattr__(action, name, value)
        return action

    @classmethod
    def parse(cls, text: str, box: Box | None = None) -> "Action":
        """The action of a text, legal or not. `pair gold` alone is the resource; a game knows which gold it asked for.

        >>> Action.parse("take").kind
        'look'
        >>> Action.parse("fly montmartre")
        Traceback (most recent call last):
        ValueError: 'fly montmartre' is no action of the notation
        """
        box = load_box(box)
        code = notation(box).codes.get(text) if isinstance(text, str) else None
        if code is None:
            raise ValueError(f"{text!r:.60} is no action of the notation")
        return actions_of(box)[code]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"an action is immutable: {name} cannot be set")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"an action is immutable: {name} cannot be deleted")

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (str(self), {name: getattr(self, name) for name in self.__slots__})


def _restored(text: str, fields: dict[str, Any]) -> Action:
    return Action(text, **{name: value for name, value in fields.items() if name not in ("verb", "kind")})


class Actions(dict[int, Action]):
    """The actions of a box by their codes, each made when it is first asked for."""

    def __init__(self, box: Box) -> None:
        self._names = notation(box)

    def __missing__(self, code: int) -> Action:
        self[code] = action = Action(self._names.text(code), code, **_fields(self._names, code))
        return action


@lru_cache(maxsize=16)
def actions_of(box: Box) -> Actions:
    return Actions(box)


def _fields(names: Notation, code: int) -> dict[str, Any]:
    if code in codes.DECLINES:
        return {}
    kind = codes.kind_of(code)
    choice = code - kind.first
    match kind.name:
        case "draw":
            return {"pile": choice + 1}
        case "build":
            return {"district": names.districts[choice]}
        case "place":
            return {"district": (*names.districts, None)[choice], "target": names.place(choice)}
        case "bonus":
            return {"space": choice + 1}
        case "score":
            return {"tokens": (TOKENS[FIRST_PRESTIGE + choice],)}
        case "buy" | "sell" | "pair":
            return {"tokens": (TOKENS[choice],)}
        case "vp":
            tile, district = divmod(choice, DISTRICTS)
            return {"vp_tile": names.vp_tiles[tile], "district": names.districts[district]}
        case "take":
            return {"end_tile": choice + 1}
        case "fetch" | "back":
            return {"tile": names.track_tiles[kind.name], "space": choice + 1}
        case "use":
            return _use(names, *divmod(choice, codes.CHOICES))
        case "move":
            return _move(names, choice)
    return {}


def _use(names: Notation, tile: int, choice: int) -> dict[str, Any]:
    end = tile - codes.FIRST_END
    which = {"tile": tile + 1} if end < 0 else {"end_tile": end + 1}
    if not choice:
        return which
    kinds = names.kinds_of(tile)
    chosen = [codes.first_kind(choice), *([codes.second_kind(choice)] if choice > len(kinds) else [])]
    return {**which, "tokens": tuple(TOKENS[kinds[one]] for one in chosen)}


def _move(names: Notation, move: int) -> dict[str, Any]:
    district, origin, target, tile = codes.decode_move(move)
    return {
        "district": names.districts[district],
        "origin": names.origin(district, origin),
        "target": names.target(district, target),
        "tile": (None, *names.move_tiles)[tile],
    }
