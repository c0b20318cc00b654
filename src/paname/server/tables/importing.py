"""Records from elsewhere, for viewing and for playing on."""

from typing import Any

from paname import Game, RecordError, Study
from paname.box import Box, BoxError
from paname.records.record import conceded_in, read_actions, read_box
from paname.server.identity import Principal
from paname.server.storage.rows import EntryKind, EntryRow, SeatRow, TableSettings
from paname.server.tables import playing_on
from paname.server.tables.boxes import aside, keep
from paname.server.tables.deal import Deal
from paname.server.tables.lobby import clean, insert, new_row
from paname.server.tables.services import Services
from paname.server.tables.table_game import TableGame
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError

_MOST_ACTIONS = 2_000  # five times an ordinary game


async def import_record(services: Services, record: dict[str, Any], who: Principal) -> m.Imported:
    """Plays it through, variations too: only what is a game by the rules is kept."""
    _check_length(record)
    try:
        box = await aside(lambda: read_box(record, _own_box(services, record)))
        study = Study.from_record(record, box)
    except RecordError as error:
        raise RefusedError(422, "malformed-record", where=error.where, detail=error.reason[:300]) from None
    except BoxError as error:
        raise RefusedError(422, "malformed-record", where="components.toml", detail=error.reason) from None
    playing_on.check_size(study)
    await services.database.write(lambda connection: keep(services, connection, box, who))
    game, seats, entries = study.game(study.end), _seats_of(record), _entries_of(record, box)
    row = new_row(
        services,
        box,
        name="",
        options=game.options.data(),
        settings=TableSettings("open", undo=True, hints=True, spectators=True, pace="normal"),
        host=None,
        seats=seats,
        listed=False,
    )
    dealt = Deal.of(game)
    row.status, row.setup, row.salt, row.commitment = "record", dealt.compressed(), dealt.salt, dealt.commitment
    row.seq, row.round = len(entries), game.round
    for seat in conceded_in(record):
        seats[seat].conceded = True
    row.over = TableGame(row, game).outcome()
    await insert(services, row, entries)
    return m.Imported(services.info(row, who), await playing_on.keep(services, row.id, study, who))


def _check_length(record: dict[str, Any]) -> None:
    """Before anything is played."""
    actions, variations = record.get("actions"), record.get("variations", [])
    if not isinstance(actions, list) or len(actions) > _MOST_ACTIONS:
        raise RefusedError(422, "malformed-record", most=_MOST_ACTIONS)
    if isinstance(variations, list):
        lengths = [len(one["actions"]) for one in variations if isinstance(one, dict) and _is_list(one, "actions")]
        if len(variations) > playing_on.MOST_VARIATIONS or sum(lengths) > 2 * playing_on.MOST_NODES:
            raise RefusedError(422, "study-full", most=playing_on.MOST_NODES)


def _is_list(variation: dict[str, Any], name: str) -> bool:
    return isinstance(variation.get(name), list)


def _own_box(services: Services, record: dict[str, Any]) -> Box | None:
    """The server's own, for records that do not hold their box."""
    components = record.get("components")
    return services.box if isinstance(components, dict) and "toml" not in components else None


def _seats_of(record: dict[str, Any]) -> list[SeatRow]:
    return [
        SeatRow(
            number, "bot" if player["kind"].startswith("bot") else "human", clean(player["name"])[:40], color=number
        )
        for number, player in enumerate(record["players"])
    ]


def _entries_of(record: dict[str, Any], box: Box) -> list[EntryRow]:
    """The actions with the seats that made them."""
    game, entries, turns = Game.at_start(record, box), list[EntryRow](), 0

    def note(kind: EntryKind, seat: int, text: str) -> None:
        entries.append(EntryRow(len(entries) + 1, kind, seat, text, b"", 0))

    leaving = sorted((after, seat) for seat, after in conceded_in(record).items())
    for _, action in read_actions(record):
        while leaving and leaving[0][0] <= turns:
            note(EntryKind.CONCEDE, leaving.pop(0)[1], "")
        note(EntryKind.ACTION, game.active or 0, action)
        game.play_quietly(action)
        turns += action == "done"
    for _, seat in leaving:
        note(EntryKind.CONCEDE, seat, "")
    return entries
