"""Puzzles on the wire: each is shown as a table and played on from, by its player's eyes only. Nothing is stored."""

from datetime import UTC, datetime
from functools import lru_cache

from paname.action import ActionError
from paname.analysis.analysis_worker import TellChances, TellReasons
from paname.analysis.decisions import TurnLine
from paname.game import Game
from paname.puzzles import Puzzle, Unfinished, daily, find_puzzle, puzzles
from paname.puzzles.best_turn import CHECK_ITERATIONS, CHECK_SEED
from paname.rules import version
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError
from paname.types import Event, PuzzleVerdict


@lru_cache(1)
def _infos() -> list[m.PuzzleInfo]:
    return [_info(one) for one in puzzles()]


def _info(puzzle: Puzzle) -> m.PuzzleInfo:
    return m.PuzzleInfo(puzzle.id, puzzle.number, puzzle.difficulty)


def listed() -> m.PuzzleList:
    """All of them, and today's."""
    today = datetime.now(UTC).date()
    return m.PuzzleList(today.isoformat(), daily(today).id, _infos())


def of(name: str) -> Puzzle:
    """By its id, or by its number of today."""
    found = find_puzzle(name)
    if found is None:
        raise RefusedError(404, "no-such-puzzle")
    return found


def played(puzzle: Puzzle, request: m.PuzzlePlay) -> m.PuzzleState:
    """The puzzle after some actions of its player; updates tell of those that are new."""
    game = puzzle.game()
    _play(puzzle, game, request.played)
    updates = [_update(puzzle, game, action) for action in request.actions]
    return m.PuzzleState(_info(puzzle), puzzle.kind, _state(puzzle, game), updates)


def ways(puzzle: Puzzle, request: m.PuzzleWays) -> m.WaysToPay:
    game = puzzle.game()
    _play(puzzle, game, request.played)
    return m.WaysToPay(len(game.codes), game.seat(puzzle.seat).ways(request.action))


def answer(puzzle: Puzzle, request: m.PuzzleAnswer) -> TurnLine:
    try:
        return puzzle.line(request.actions)
    except ActionError as error:
        raise _refused(error, None) from None
    except Unfinished as error:
        raise RefusedError(422, "turn-not-over", detail=str(error)) from None


def question(line: TurnLine) -> TellChances:
    """How good an answer is, for those who search."""
    return {
        "type": "chances",
        "view": line.seen,
        "components": None,
        "iterations": CHECK_ITERATIONS,
        "seed": CHECK_SEED,
        "reveal": line.reveal,
    }


def what_speaks_against(puzzle: Puzzle, line: TurnLine) -> TellReasons:
    """In favor of the best turn."""
    view = line.start.view(puzzle.seat, "open")
    return {"type": "reasons", "view": view, "better": puzzle.line(puzzle.best).actions, "other": line.actions}


def known_verdict(puzzle: Puzzle, line: TurnLine) -> PuzzleVerdict | None:
    """Where nothing has to be searched."""
    return puzzle.verdict(line, None) if puzzle.leads_to_best(line) else None


def _play(puzzle: Puzzle, game: Game, actions: list[str]) -> None:
    for action in actions:
        _step(puzzle, game, action)


def _step(puzzle: Puzzle, game: Game, action: str) -> list[Event]:
    try:
        return game.seat(puzzle.seat).play(action)
    except ActionError as error:
        raise _refused(error, len(game.codes)) from None


def _refused(error: ActionError, seq: int | None) -> RefusedError:
    return RefusedError(422, error.reason["code"], seq=seq, **error.reason["args"])


def _update(puzzle: Puzzle, game: Game, action: str) -> m.Update:
    events, player = _step(puzzle, game, action), game.seat(puzzle.seat)
    seq = len(game.codes)
    return m.Update(
        seq, "action", puzzle.seat, action, 0, events, None, game.active, player.legal_texts(), player.plans(),
        player.francs(), player.losses(), seq, m.Over.played(game), 0,
    )  # fmt: skip


def _state(puzzle: Puzzle, game: Game) -> m.TableState:
    """All screens are open, as in a study; all that was played can be taken back."""
    player, seq = game.seat(puzzle.seat), len(game.codes)
    return m.TableState(
        _table(puzzle, game), puzzle.seat, seq, player.view("open"), player.legal_texts(), player.plans(),
        player.francs(), player.losses(), seq, [],
    )  # fmt: skip


def _table(puzzle: Puzzle, game: Game) -> m.TableInfo:
    seats = [
        m.SeatInfo(seat, "human", "", None, seat, seat == puzzle.seat, True, False, False, 0)
        for seat in range(game.players)
    ]
    return m.TableInfo(
        id=puzzle.id, name="", status="record", options=game.options.data(), screens="open", undo=True,
        hints=False, spectators=False, analysis=False, listed=False, pace="instant", seats=seats, host=False,
        watching=0, seq=len(game.codes), active=game.active, round=game.round, created=0, updated=0,
        components=game.box.sha256, box="", rules=str(version.RULES), commitment=None, opening=None,
        over=m.Over.played(game), rematch=None,
    )  # fmt: skip
