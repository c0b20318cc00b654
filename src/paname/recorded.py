"""A game and its record (docs/notation.md): written, and read again with every action verified."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from paname.action import ActionError
from paname.records import record as records
from paname.records.notation import notation
from paname.rules import codes, turn
from paname.rules.state import ActionBuffer
from paname.rules.version import RULES

if TYPE_CHECKING:
    from paname.game import Game

_SCRATCH = ActionBuffer()
_SHOWN = 6
"""So many legal actions are named to somebody whose record has another."""


def record_of(game: "Game", names: Sequence[str] | None, kinds: Sequence[str] | None) -> dict[str, Any]:
    """See `Game.record`."""
    if game.begun_at is not None:
        raise ValueError("a game that began in the middle, at a position, has no record")
    for what, given in (("names", names), ("kinds", kinds)):
        if given is not None and len(given) != game.players:
            raise ValueError(f"{game.players} {what} are needed, one for each seat, not {len(given)}")
    texts = notation(game.box).texts
    data: dict[str, Any] = {
        "format": records.FORMAT,
        "rules": RULES,
        "components": records.write_box(game.box),
        "options": game.options.data(),
        "players": [
            {"name": names[i] if names else f"Player {i + 1}", "kind": kinds[i] if kinds else "human"}
            for i in range(game.players)
        ],
        "setup": records.write_setup(game.setup, game.box, game.players),
        "actions": [texts[action] for action in game.codes if action != codes.LOOK],
    }
    if game.over:
        data["result"] = _result(game)
    return data


def steps(game: "Game", record: dict[str, Any]) -> Iterator[str]:
    """Play a record in the game it begins with; each action is told before it is played, the result checked at the end.

    >>> from paname import Game
    >>> game = Game.new(seed=1)
    >>> _ = game.play("draw 2"), game.play("place arc")
    >>> again = Game.at_start(game.record())
    >>> [(text, len(again.history)) for text in steps(again, game.record())]
    [('draw 2', 0), ('place arc', 1)]
    >>> again == game
    True
    """
    for index, text in records.read_actions(record):
        yield text
        _play(game, index, text)
    _check_result(game, record.get("result"))


def _play(game: "Game", index: int, text: str) -> None:
    action = notation(game.box).parse(text, game.state)
    if action is None or action == codes.LOOK or not turn.is_legal(game.state, action, _SCRATCH):
        reason = game.why_not(text) or {"code": "malformed", "args": {"after": "take"}}
        legal = [notation(game.box).texts[code] for code in turn.legal_list(game.state)]
        expected = ", ".join(legal[:_SHOWN]) or "no further action: the game is over"
        more = ", …" if len(legal) > _SHOWN else ""
        found = ActionError(text, reason)
        raise records.RecordError(f"actions[{index}]", f"{found}; expected one of: {expected}{more}")
    game.apply(action)


def _check_result(game: "Game", stated: object) -> None:
    if not game.over:
        if stated is not None:
            raise records.RecordError("result", f"expected none, the game is not over; found {stated}")
    elif stated != _result(game):
        raise records.RecordError("result", f"expected {_result(game)}, found {stated}")


def _result(game: "Game") -> dict[str, list[int]]:
    result = game.result()
    return {"vp": result.vp, "ranks": result.ranks}
