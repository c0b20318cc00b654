"""What a stranger's bytes meet first. A target may refuse bytes only with the error that it promises."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from msgspec import MsgspecError
from msgspec.json import Decoder

from paname import Action, ActionError, Game, Position, PositionError, RecordError, Study
from paname.box import BoxError, parse_box
from paname.records.record import parse_json
from paname.server.http.routes import decoded
from paname.server.tables.deal import box_from
from paname.server.wire.endpoints import ENDPOINTS
from paname.server.wire.messages import SocketRequest

_WIRE: list[Decoder[Any]] = [Decoder(one.body) for one in ENDPOINTS if one.body is not None] + [Decoder(SocketRequest)]


def box(data: bytes) -> None:
    try:
        parsed = parse_box(data, "fuzz.toml")
    except BoxError:
        return
    assert box_from(data).sha256 == parsed.sha256


def record(data: bytes) -> None:
    try:
        study = Study.from_record(parse_json(data))
    except (RecordError, BoxError):
        return
    assert Study.from_record(study.record()).record() == study.record()


def notation(data: bytes) -> None:
    """The first line is an action, what follows a position."""
    line, _, rest = data.decode("utf-8", "replace").partition("\n")
    game = Game.new(players=2, seed=1)
    with suppress(ValueError):
        action = Action.parse(line)
        assert Action.parse(str(action)) == action
    with suppress(ActionError):
        game.play(line)
    try:
        position = Position.parse(rest)
        assert str(Position.parse(str(position))) == str(position)
        Position.of(position.game()).game()
    except PositionError:
        return


def wire(data: bytes) -> None:
    for decoder in _WIRE:
        with suppress(MsgspecError, ValueError, RecursionError):
            decoded(decoder, data)


TARGETS: dict[str, Callable[[bytes], None]] = {"box": box, "record": record, "notation": notation, "wire": wire}
