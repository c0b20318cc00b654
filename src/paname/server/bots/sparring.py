"""Bots in studies: they play a turn from any node, or say what they would do there and who is winning."""

from paname import ActionError, Game
from paname.analysis import ITERATIONS
from paname.analysis.analysis_worker import TellChances
from paname.bots import BotError
from paname.records.notation import notation
from paname.rules import codes
from paname.server.bots.bot_turns import BOT
from paname.server.bots.workers import Bots, Claim, Decision, need_net
from paname.server.identity import Principal
from paname.server.tables.playing_on import OpenStudy, open_own, open_study, played_on
from paname.server.tables.services import Services
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError, not_your_turn


async def answer(services: Services, bots: Bots, study: str, request: m.StudyBot, who: Principal) -> m.StudyPlayed:
    """The turn of whoever is to act, by what that seat can know."""
    opened = await open_own(services, study, request.revision, who)
    node = opened.node(request.node)
    game = opened.study.game(node)
    seat, actions = game.active, list[str]()
    if seat is None:
        raise not_your_turn(len(node.line()), None)
    while game.active == seat:
        decision = await _decision(services, opened, game, request.level, who)
        decided, _ = await bots.decide_or_replace(decision)
        actions += _played(game, decided)
    look = notation(game.box).texts[codes.LOOK]
    return await played_on(services, opened, node, [one for one in actions if one != look], request.seat, who)


def _played(game: Game, decided: list[str]) -> list[str]:
    """As many as can be played: the first is legal, a later one may have been decided too early."""
    played = list[str]()
    for action in decided:
        try:
            game.play(action)
        except ActionError:
            break
        played.append(action)
    return played


async def advise(services: Services, bots: Bots, study: str, request: m.StudyHint, who: Principal) -> m.Hint:
    opened = await open_study(services, study)
    node = opened.node(request.node)
    game = opened.study.game(node)
    if game.active is None:
        raise not_your_turn(len(node.line()), None)
    action, why = await bots.advise(await _decision(services, opened, game, request.level, who))
    return m.Hint(len(node.line()), action, request.level, why)


async def chances(services: Services, bots: Bots, study: str, number: int, who: Principal) -> m.Chances:
    """As an analysis tells them after a turn: by what whoever acted last knows."""
    opened = await open_study(services, study)
    node = opened.node(number)
    game = opened.study.game(node)
    need_net(game.box)
    question: TellChances = {
        "type": "chances",
        "view": game.view(node.seat if node.parent else game.active, "open"),
        "components": await services.cache.unusual(opened.table.components),
        "iterations": ITERATIONS,
        "seed": "study",
        "reveal": None,
    }
    try:
        return m.Chances(len(node.line()), await bots.chances(question, Claim(services.owner(who.player))))
    except BotError as error:
        raise RefusedError(503, "too-many-analyses") from error


async def _decision(services: Services, opened: OpenStudy, game: Game, level: int, who: Principal) -> Decision:
    seat = game.active or 0
    return Decision(
        bot=BOT.format(level=level),
        view=game.view(seat, "open"),
        legal=game.seat(seat).legal_texts(),
        components=await services.cache.unusual(opened.table.components),
        whose=f"study {opened.row.id} {seat}",
        claim=Claim(services.owner(who.player)),
    )
