"""What each endpoint of wire/endpoints.py does."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.types import Scope

from paname import __version__
from paname.bots import BotError, levels
from paname.box.model import END_TILES
from paname.rules import end_tiles
from paname.rules.setup import tiles_dealt
from paname.server import examples, solving
from paname.server.bots import sparring
from paname.server.bots.analyst import Analyst
from paname.server.bots.odds import Odds
from paname.server.bots.workers import Bots, Claim, Decision
from paname.server.http.asker import Asker, asker_of
from paname.server.http.home import Home
from paname.server.http.limits import Limits
from paname.server.identity import Principal
from paname.server.tables import boxes, commands, importing, keepsakes, lobby, overview, playing_on, replays
from paname.server.tables.deal import RULES_NAME
from paname.server.tables.faces import BOT_NAMES, PACES
from paname.server.tables.knowledge import follow, table_game_of
from paname.server.tables.permission import check_seat
from paname.server.tables.redact import Viewer
from paname.server.tables.services import Services
from paname.server.wire import messages as m
from paname.server.wire.box_json import Components
from paname.server.wire.problems import RefusedError, not_your_turn
from paname.types import PuzzleVerdict


class Call(Struct):
    """One request, ready to be answered."""

    services: Services
    bots: Bots
    analyst: Analyst
    odds: Odds
    limits: Limits
    home: Home
    scope: Scope
    who: Principal
    table: str
    sha256: str
    query: dict[str, int | None]
    body: Any

    @property
    def study(self) -> str:
        """What `{id}` means in its paths."""
        return self.table

    @property
    def puzzle(self) -> str:
        return self.table

    @property
    def asker(self) -> Asker:
        """By the cookie they sent, or get with the answer."""
        return Asker(asker_of(HTTPConnection(self.scope), self.services.seal).network, self.who.player)

    @property
    def here(self) -> bool:
        """Whether it is by somebody at this computer."""
        return self.home.is_here(self.scope)

    @property
    def viewer(self) -> Viewer:
        return self.query["seat"]

    def number(self, name: str) -> int:
        return self.query[name] or 0


Handler = Callable[[Call], Awaitable[Any]]


async def server_info(call: Call) -> m.ServerInfo:
    services = call.services
    return m.ServerInfo(
        version=__version__,
        node=services.node,
        rules=RULES_NAME,
        components=services.box.sha256,
        bots=[m.BotLevel(one.level, BOT_NAMES[one.level], one.spec) for one in levels()],
        paces={**PACES},
        turns=m.Turns(tiles_dealt(False) + END_TILES, tiles_dealt(True) + END_TILES, end_tiles.LAST_ROUNDS),
        max_body=services.settings.max_body,
        heartbeat=services.settings.heartbeat,
    )


async def home(call: Call) -> m.HomeNetwork:
    return call.home.told(call.here)


async def components(call: Call) -> Components:
    return boxes.shown(call.services.box)


async def table_components(call: Call) -> Components:
    cache = call.services.cache
    return boxes.shown(await cache.box((await cache.stored_row(call.table)).components))


async def welcome(call: Call) -> m.Welcome:
    services = call.services
    row = await services.cache.stored_row(call.table)
    mine = [seat.seat for seat in services.info(row, call.who).seats if seat.yours]
    viewer = mine[0] if len(mine) == 1 else None
    state = await replays.state(services, call.table, viewer, call.number("log"), call.who)
    return m.Welcome(state, boxes.shown(await services.cache.box(row.components)), await server_info(call))


async def worked_examples(_: Call) -> m.Examples:
    return examples.told()


async def try_example(call: Call) -> m.ExampleTried:
    return examples.play_on(call.body)


async def hint(call: Call) -> m.Hint:
    request: m.HintRequest = call.body
    cache = call.services.cache
    async with cache.hold(call.table) as slot:
        row = await follow(call.services, slot)
        check_seat(row, request.seat, call.who)
        table_game = await table_game_of(call.services, slot)
        if not row.settings.hints:
            raise RefusedError(403, "no-hints")
        legal = table_game.game.seat(request.seat).legal_texts()
        if row.status != "running" or not legal:
            raise not_your_turn(table_game.seq, row.active)
        seq, view = table_game.seq, table_game.game.view(request.seat, "open")
        components = await cache.unusual(row.components)
    with call.limits.hinting(call.table):
        whose = f"{call.table} {request.seat} hint"  # its own memory: at another table things look alike, but are not
        claim = Claim(call.services.owner(call.who.player))
        decision = Decision(f"level:{request.level}", view, legal, components, whose, claim)
        action, why = await call.bots.advise(decision)
    return m.Hint(seq, action, request.level, why)


async def ways(call: Call) -> m.WaysToPay:
    request: m.WaysRequest = call.body
    async with call.services.cache.hold(call.table) as slot:
        row = await follow(call.services, slot)
        check_seat(row, request.seat, call.who)
        table_game = await table_game_of(call.services, slot)
        return m.WaysToPay(table_game.seq, table_game.game.seat(request.seat).ways(request.action))


async def own_turn(call: Call) -> m.OwnTurn:
    request: m.JudgeOwnTurn = call.body
    with call.limits.hinting(f"{call.table} {request.seat} turn"):
        return await call.analyst.own_turn(call.table, request, call.who)


async def study_bot(call: Call) -> m.StudyPlayed:
    with call.limits.asking_bots(f"study {call.study}", call.asker):
        return await sparring.answer(call.services, call.bots, call.study, call.body, call.who)


async def study_hint(call: Call) -> m.Hint:
    with call.limits.asking_bots(f"study {call.study}", call.asker):
        return await sparring.advise(call.services, call.bots, call.study, call.body, call.who)


async def study_chances(call: Call) -> m.Chances:
    with call.limits.asking_bots(f"study {call.study} chances", call.asker):
        return await sparring.chances(call.services, call.bots, call.study, call.number("node"), call.who)


async def puzzle_list(_: Call) -> m.PuzzleList:
    return solving.listed()


async def puzzle(call: Call) -> m.PuzzleState:
    return solving.played(solving.of(call.puzzle), call.body or m.PuzzlePlay())


async def puzzle_ways(call: Call) -> m.WaysToPay:
    return solving.ways(solving.of(call.puzzle), call.body)


async def puzzle_check(call: Call) -> PuzzleVerdict:
    found = solving.of(call.puzzle)
    line = solving.answer(found, call.body)
    known = solving.known_verdict(found, line)
    if known:
        return known
    with call.limits.asking_bots("puzzle", call.asker):
        try:
            claim = Claim(call.services.owner(call.who.player))
            chance = (await call.bots.chances(solving.question(line), claim))[found.seat]
            solved = found.solved_by(chance)
            why = [] if solved else await call.bots.reasons(solving.what_speaks_against(found, line), claim)
        except BotError as error:
            raise RefusedError(503, "too-many-analyses") from error
    return found.verdict(line, chance, why)


async def puzzle_solution(call: Call) -> PuzzleVerdict:
    return solving.of(call.puzzle).solution()


async def _table(call: Call) -> m.TableInfo:
    return call.services.info(await call.services.cache.stored_row(call.table), call.who)


HANDLERS: dict[str, Handler] = {
    "server_info": server_info,
    "home": home,
    "switch_home": lambda call: call.home.switch(call.body.open, call.here),
    "components": components,
    "store_box": lambda call: boxes.store(call.services, call.body, call.who),
    "check_box": lambda call: boxes.check(call.body),
    "box": lambda call: boxes.give(call.services, call.sha256),
    "me": lambda call: overview.rename(call.services, call.body, call.who),
    "kept": lambda call: keepsakes.told(call.services, call.who),
    "keep": lambda call: keepsakes.keep(call.services, call.body, call.who),
    "my_games": lambda call: overview.my_games(call.services, call.who),
    "list_tables": lambda call: overview.list_tables(call.services, call.who),
    "create_table": lambda call: lobby.create(call.services, call.body, call.who),
    "table": _table,
    "table_components": table_components,
    "join": lambda call: lobby.join(call.services, call.table, call.body, call.who),
    "leave": lambda call: lobby.leave(call.services, call.table, call.body, call.who),
    "start": lambda call: lobby.start(call.services, call.table, call.body, call.who),
    "seat_link": lambda call: lobby.seat_link(call.services, call.table, call.body, call.who),
    "claim": lambda call: lobby.claim(call.services, call.table, call.body, call.who),
    "rematch": lambda call: lobby.rematch(call.services, call.table, call.body, call.who),
    "welcome": welcome,
    "state": lambda call: replays.state(call.services, call.table, call.viewer, call.number("log"), call.who),
    "log": lambda call: replays.log_of(
        call.services, call.table, call.viewer, call.number("start"), call.number("count"), call.who
    ),
    "moment": lambda call: replays.moment(call.services, call.table, call.viewer, call.number("at"), call.who),
    "command": lambda call: commands.command(call.services, call.table, call.body, call.who),
    "hint": hint,
    "ways": ways,
    "record": lambda call: replays.record(call.services, call.table),
    "replay": lambda call: replays.replay(call.services, call.table, call.viewer, call.who),
    "replay_at": lambda call: replays.replay_at(call.services, call.table, call.viewer, call.number("step")),
    "finale": lambda call: replays.finale(call.services, call.table),
    "chances": lambda call: call.odds.told(call.table, call.who),
    "own_turn": own_turn,
    "analysis": lambda call: call.analyst.told(call.table),
    "analyze": lambda call: call.analyst.begin(call.table, call.who),
    "my_studies": lambda call: playing_on.mine(call.services, call.who),
    "make_study": lambda call: playing_on.make(call.services, call.body, call.who),
    "study": lambda call: playing_on.told(call.services, call.study, call.number("node"), call.viewer, call.who),
    "study_at": lambda call: playing_on.at(call.services, call.study, call.number("node"), call.viewer, call.who),
    "study_play": lambda call: playing_on.play(call.services, call.study, call.body, call.who),
    "study_bot": study_bot,
    "study_comment": lambda call: playing_on.comment(call.services, call.study, call.body, call.who),
    "study_cut": lambda call: playing_on.cut(call.services, call.study, call.body, call.who),
    "study_ways": lambda call: playing_on.ways(call.services, call.study, call.body),
    "study_hint": study_hint,
    "study_chances": study_chances,
    "study_fork": lambda call: playing_on.fork(call.services, call.study, call.who),
    "study_forget": lambda call: playing_on.forget(call.services, call.study, call.who),
    "study_record": lambda call: playing_on.record(call.services, call.study),
    "puzzles": puzzle_list,
    "puzzle": puzzle,
    "puzzle_play": puzzle,
    "puzzle_ways": puzzle_ways,
    "puzzle_check": puzzle_check,
    "puzzle_solution": puzzle_solution,
    "examples": worked_examples,
    "try_example": try_example,
    "import_record": lambda call: importing.import_record(call.services, call.body, call.who),
}
