"""Playing on from a finished game: studies, kept as trees. Whoever has the link reads, only the owner changes.

Nothing of a running game can get here: a study begins with one that is over, whose record is everybody's.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from paname import ActionError, Game, Study
from paname.knowing.seat import visible, visible_text
from paname.records.harmful import HARMFUL
from paname.records.notation import notation
from paname.rules import codes
from paname.server.identity import Principal, new_id
from paname.server.storage import queries, studies
from paname.server.storage.rows import StudyRow, StudyTree, TableRow
from paname.server.tables import redact
from paname.server.tables.replays import finished_game, players_of
from paname.server.tables.services import Services
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError, stale, table_id
from paname.study import StudyNode
from paname.types import Loss, MovePlan

MOST_NODES = 4_000
MOST_VARIATIONS = 200
MOST_TEXT = 40_000
"""Of a study: actions outside of the game itself, lines, letters in comments."""
_LOGGED = 40
_NOT_SHOWN = dict.fromkeys(HARMFUL)


class OpenStudy(Struct):
    row: StudyRow
    table: TableRow  # of the game itself
    study: Study

    def node(self, number: int) -> StudyNode:
        if number >= len(self.study.nodes):
            raise RefusedError(404, "no-such-moment", at=number)
        return self.study.nodes[number]


# Coming and going


async def load(services: Services, study: str) -> StudyRow:
    row = await services.database.read(lambda connection: studies.load_study(connection, study))
    if row is None:
        raise RefusedError(404, "no-such-study")
    return row


async def open_study(services: Services, study: str) -> OpenStudy:
    row = await load(services, study)
    table, game, _ = await finished_game(services, row.table)
    opened = Study(game, *players_of(table))
    for number, comment in row.tree.comments.items():
        opened.nodes[number].comment = comment
    for parent, seat, action, comment in row.tree.nodes:
        opened.grow(opened.nodes[parent], seat, action, comment)
    return OpenStudy(row, table, opened)


async def open_own(services: Services, study: str, revision: int, who: Principal) -> OpenStudy:
    """To be changed: by its owner, who knows how it stands."""
    opened = await open_study(services, study)
    if not who.holds(opened.row.owner, None):
        raise RefusedError(403, "not-your-study")
    if revision != opened.row.revision:
        raise stale(opened.row.revision)
    return opened


async def make(services: Services, request: m.MakeStudy, who: Principal) -> m.StudyMade:
    table, game, _ = await finished_game(services, table_id(request.table))
    node = sum(action != codes.LOOK for action in game.codes[: request.at])
    assert who.player is not None, "who makes something gets a cookie"
    owner = who.player

    def work(connection: Connection) -> str:
        queries.alone(connection, "studies")
        own = studies.studies_of(connection, owner, table.id)
        return own[0].id if own else _insert(services, connection, table.id, owner, StudyTree())

    return m.StudyMade(await services.database.write(work), node)


def _insert(services: Services, connection: Connection, table: str, owner: bytes, tree: StudyTree) -> str:
    """Within the limits of studies one client, and all, may have."""
    queries.alone(connection, "studies")
    most, in_all = services.settings.max_studies, services.settings.max_studies_in_all
    if not (studies.room_for_study(connection, owner, most) and studies.room_for_study(connection, None, in_all)):
        raise RefusedError(429, "too-many-studies", most=most)
    row = StudyRow(new_id(), table, owner, tree, 0, services.now())
    studies.insert_study(connection, row)
    return row.id


async def keep(services: Services, table: str, study: Study, who: Principal) -> str | None:
    """The variations and comments of a record that was brought; None: it has none."""
    tree = _tree(study)
    if not tree.size:
        return None
    assert who.player is not None, "who brings something gets a cookie"
    owner = who.player
    return await services.database.write(lambda connection: _insert(services, connection, table, owner, tree))


async def fork(services: Services, study: str, who: Principal) -> m.StudyMade:
    row = (await open_study(services, study)).row
    assert who.player is not None, "who makes something gets a cookie"
    owner = who.player
    made = await services.database.write(lambda one: _insert(services, one, row.table, owner, row.tree))
    return m.StudyMade(made, 0)


async def mine(services: Services, who: Principal) -> m.StudyList:
    def work(connection: Connection) -> m.StudyList:
        if who.player is None:
            return m.StudyList([])
        found = [(row, queries.load_table(connection, row.table)) for row in studies.studies_of(connection, who.player)]
        return m.StudyList([_info(row, table, who) for row, table in found if table is not None])

    return await services.database.read(work)


async def forget(services: Services, study: str, who: Principal) -> m.StudyList:
    opened = await open_study(services, study)
    await open_own(services, study, opened.row.revision, who)
    await services.database.write(lambda connection: studies.delete_study(connection, study))
    return await mine(services, who)


# Looking


def _info(row: StudyRow, table: TableRow, who: Principal) -> m.StudyInfo:
    return m.StudyInfo(
        id=row.id,
        table=table.id,
        yours=who.holds(row.owner, None),
        revision=row.revision,
        names=[seat.name for seat in table.seats],
        over=redact.over(table.over),
        size=row.tree.size,
        updated=row.updated,
    )


async def told(services: Services, study: str, node: int, eyes: int | None, who: Principal) -> m.StudyState:
    return _told(services, await open_study(services, study), node, eyes, who)


def _told(services: Services, opened: OpenStudy, node: int, eyes: int | None, who: Principal) -> m.StudyState:
    start, *nodes = opened.study.nodes
    return m.StudyState(
        study=_info(opened.row, opened.table, who),
        comment=start.comment,
        moves=[_move(one) for one in nodes],
        end=opened.study.end.number,
        at=m.StudyAt(node, state_at(services, opened, opened.node(node), eyes, who)),
    )


async def at(services: Services, study: str, node: int, eyes: int | None, who: Principal) -> m.StudyAt:
    opened = await open_study(services, study)
    return m.StudyAt(node, state_at(services, opened, opened.node(node), eyes, who))


async def record(services: Services, study: str) -> m.Record:
    return (await open_study(services, study)).study.record()


async def ways(services: Services, study: str, request: m.StudyWays) -> m.WaysToPay:
    opened = await open_study(services, study)
    node = opened.node(request.node)
    game = opened.study.game(node)
    found = [] if game.active is None else game.seat(game.active).ways(request.action)
    return m.WaysToPay(len(node.line()), found)


def _move(node: StudyNode) -> m.StudyMove:
    assert node.parent is not None, "the start is no move"
    return m.StudyMove(node.parent.number, node.seat, node.action, node.comment)


def state_at(
    services: Services, opened: OpenStudy, node: StudyNode, eyes: int | None, who: Principal, *, look: bool = False
) -> m.TableState:
    """A node as a table: all screens are open, as after the end of every game."""
    line = node.line()
    shown = line[-_LOGGED:]
    game = opened.study.game(shown[0].parent or opened.study.start if shown else node)
    happened = [(one, game.play(one.action)) for one in shown]
    if look:
        game.play(notation(game.box).texts[codes.LOOK])
    viewer = _viewer(game, eyes)
    entries = [
        m.LogEntry(seq, "action", one.seat, visible_text(one.action, one.seat, viewer), 0, seen, False, 0)
        for seq, (one, events) in enumerate(happened, len(line) - len(shown) + 1)
        for seen in [visible(events, viewer)]
    ]
    info = _as_table(services.info(opened.table, who), game, len(line), viewer)
    possible = _possible(game, viewer)
    view = game.view(viewer, "open")
    return m.TableState(info, viewer, len(line), view, *possible, _turn_so_far(line), entries)


def _viewer(game: Game, eyes: int | None) -> int:
    if eyes is not None and eyes >= game.players:
        raise RefusedError(404, "no-such-seat", seat=eyes)
    return eyes if eyes is not None else game.active or 0


def _as_table(info: m.TableInfo, game: Game, seq: int, viewer: int) -> m.TableInfo:
    seats = [
        replace(
            one, kind="human", yours=one.seat == viewer, online=True, conceded=False, conceding_ends=False, trouble=0
        )
        for one in info.seats
    ]
    return replace(
        info, status="record", screens="open", undo=True, hints=True, seats=seats,
        seq=seq, active=game.active, round=game.round, over=m.Over.played(game),
    )  # fmt: skip


def _possible(game: Game, viewer: int | None) -> tuple[list[str], list[MovePlan], dict[str, int], list[Loss]]:
    if viewer is None or viewer != game.active:
        return [], [], {}, []
    seat = game.seat(viewer)
    return seat.legal_texts(), seat.plans(), seat.francs(), seat.losses()


def _turn_so_far(line: Sequence[StudyNode]) -> int:
    """Actions of the turn; before its first one those of the turn before."""
    dones = (number for number, one in enumerate(reversed(line)) if number and one.action == "done")
    return next(dones, len(line))


# Changing


async def play(services: Services, study: str, request: m.StudyPlay, who: Principal) -> m.StudyPlayed:
    opened = await open_own(services, study, request.revision, who)
    node, actions = opened.node(request.node), request.actions
    look = actions[-1] == notation(opened.study.game(node).box).texts[codes.LOOK]
    return await played_on(services, opened, node, actions[:-1] if look else actions, request.seat, who, look=look)


async def played_on(
    services: Services,
    opened: OpenStudy,
    node: StudyNode,
    actions: Sequence[str],
    eyes: int | None,
    who: Principal,
    *,
    look: bool = False,
) -> m.StudyPlayed:
    study, before = opened.study, len(opened.study.nodes)
    try:
        reached = study.play_all(node, actions)
        looked = state_at(services, opened, reached, eyes, who, look=True) if look else None
    except ActionError as error:
        raise RefusedError(422, error.reason["code"], seq=len(node.line()), **error.reason["args"]) from None
    except ValueError as error:  # a look in the middle
        raise RefusedError(400, "malformed-request", detail=str(error)) from None
    revision = await _save(services, opened) if len(study.nodes) > before else opened.row.revision
    added = [_move(one) for one in study.nodes[before:]]
    return m.StudyPlayed(revision, reached.number, added, _updates(study, node, reached, eyes), looked)


def _updates(study: Study, node: StudyNode, reached: StudyNode, eyes: int | None) -> list[m.Update]:
    game, line, before = study.game(node), reached.line(), len(node.line())
    viewer, updates = _viewer(game, eyes), list[m.Update]()
    for seq, one in enumerate(line[before:], before + 1):
        events = visible(game.play(one.action), viewer)
        last = one is reached
        possible = _possible(game, viewer if last else None)
        undo = _turn_so_far(line) if last else 0
        text = visible_text(one.action, one.seat, viewer)
        over = m.Over.played(game)
        updates.append(m.Update(seq, "action", one.seat, text, 0, events, None, game.active, *possible, undo, over, 0))
    return updates


async def comment(services: Services, study: str, request: m.StudyComment, who: Principal) -> m.StudyInfo:
    opened = await open_own(services, study, request.revision, who)
    opened.node(request.node).comment = request.comment.strip()
    await _save(services, opened)
    return _info((await open_study(services, study)).row, opened.table, who)


async def cut(services: Services, study: str, request: m.StudyCut, who: Principal) -> m.StudyState:
    opened = await open_own(services, study, request.revision, who)
    node = opened.node(request.node)
    if node.parent is None or node.number <= opened.study.end.number:
        raise RefusedError(422, "no-variation")
    opened.study.remove(node)
    await _save(services, opened)
    return await told(services, study, node.parent.number, None, who)


async def _save(services: Services, opened: OpenStudy) -> int:
    tree, known = _tree(opened.study), opened.row.revision
    check_size(opened.study)

    def work(connection: Connection) -> bool:
        return studies.save_study(connection, opened.row.id, known, tree, services.now())

    if not await services.database.write(work):
        raise stale(known + 1)
    return known + 1


def check_size(study: Study) -> None:
    nodes = study.nodes[study.end.number + 1 :]
    limits: list[tuple[int, Callable[[], int]]] = [
        (MOST_NODES, lambda: len(nodes)),
        (MOST_VARIATIONS, lambda: len(study.variations())),
        (MOST_TEXT, lambda: sum(len(one.comment) for one in study.nodes)),
    ]
    if any(size() > most for most, size in limits):
        raise RefusedError(422, "study-full", most=MOST_NODES)


def _tree(study: Study) -> StudyTree:
    """Comments stand in other people's pages: nothing in them turns text around or is invisible."""
    last = study.end.number
    said = {one.number: one.comment.translate(_NOT_SHOWN) for one in study.nodes}
    nodes = [
        (one.parent.number, one.seat, one.action, said[one.number]) for one in study.nodes[last + 1 :] if one.parent
    ]
    return StudyTree({number: text for number, text in said.items() if text and number <= last}, nodes)
