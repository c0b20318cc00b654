"""`paname puzzle`: find the best turn, in the terminal; `paname make-puzzles`: find positions for it."""

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, get_args

from paname.action import ActionError
from paname.analysis.judging import whole_percent
from paname.cli.refusals import refusal
from paname.drawing.text import in_text
from paname.drawing.words import reason_words
from paname.game import Game
from paname.puzzles.best_turn import Puzzle, Unfinished, daily, find_puzzle, puzzle_from, puzzles, write_puzzles
from paname.puzzles.making import puzzle_at, puzzles_of_game
from paname.types import Difficulty, PuzzleVerdict

_MOST_ALIKE = 8
_HELP = "one action per line; also: legal, undo, solution, and Ctrl-D to leave"


def run(args: argparse.Namespace) -> int:
    puzzle = daily() if args.puzzle is None else find_puzzle(args.puzzle)
    if puzzle is None:
        print(f"paname: there is no puzzle {args.puzzle}; they are numbered 1 to {len(puzzles())}", file=sys.stderr)
        return 1
    if args.answer is not None:
        return _answered(puzzle, [part.strip() for part in args.answer.split(";")])
    game = puzzle.game()
    print(f"puzzle {puzzle.number} ({puzzle.id}), {puzzle.difficulty}: find the best turn for seat {puzzle.seat}")
    print(in_text(game.view(puzzle.seat, "open")))
    print(_HELP)
    for line in sys.stdin:
        if line.strip() == "solution":
            _tell(puzzle, puzzle.solution())
            return 1
        _step(game, line.strip())
        if game.active != puzzle.seat:
            if _answered(puzzle, [str(action) for action in game.history]) == 0:
                return 0
            game = puzzle.game()
    return 1


def _step(game: Game, said: str) -> None:
    player = game.seat(game.active or 0)
    if said == "undo":
        game.undo(min(1, len(game.codes)))
        print(in_text(game.view(player.number, "open")))
    elif said == "legal":
        print(", ".join(player.legal_texts()))
    elif said:
        try:
            player.play(said)
        except ActionError as error:
            print(refusal(error.reason, player.number))


def _answered(puzzle: Puzzle, actions: Sequence[str]) -> int:
    """The exit status is 0 if it is solved."""
    try:
        verdict = puzzle.check(actions)
    except ActionError as error:
        print(f"paname: {error.text!r}: {refusal(error.reason, puzzle.seat)}", file=sys.stderr)
        return 2
    except Unfinished as error:
        print(f"paname: {error}", file=sys.stderr)
        return 2
    if verdict["result"] == "solved":
        _tell(puzzle, verdict)
        return 0
    what = f"a {verdict['judgement']}" if verdict["result"] == "wrong" else "there is a better turn"
    lost = f"it lowers the chance to win by {verdict['lost']} points"
    print(f"{verdict['result']}: {what}; {lost}. Try again, or: solution")
    return 1


def _tell(puzzle: Puzzle, verdict: PuzzleVerdict) -> None:
    print("the solution" if verdict["result"] == "shown" else verdict["result"])
    print(f"best:  {'; '.join(verdict['best'])}  ({whole_percent(verdict['best_chance'])}% to win)")
    print(f"other: {'; '.join(verdict['other'])}  ({whole_percent(verdict['other_chance'])}% to win)")
    game = puzzle.game()
    names = [f"seat {seat}" for seat in range(game.players)]
    for reason in verdict["reasons"]:
        print(f"  {reason_words(reason, puzzle.seat, names, game.box)}")


# Making them


def make(args: argparse.Namespace) -> int:
    """Games that are in the state already are not played again, and puzzles there are not examined again."""
    done = _kept(args.state)
    packaged = [one.id for one in puzzles()] if args.again else []
    with args.state.open("a") as state:
        for name in packaged or range(args.first, args.first + args.games):
            if name in done:
                continue
            tally = Counter[str]()
            told = [asdict(puzzle) for puzzle in _found_in(name, tally)]
            done[name] = {"game": name, "tally": tally, "puzzles": told}
            state.write(json.dumps(done[name]) + "\n")
            state.flush()
            print(f"{'puzzle' if packaged else 'game'} {name}: {len(told)} puzzles", flush=True)
    found = [puzzle_from(one) for game in done.values() for one in game["puzzles"]]
    total = sum((Counter[str](one["tally"]) for one in done.values()), Counter[str]())
    print(", ".join(f"{count} {name}" for name, count in total.items()))
    levels = Counter(puzzle.difficulty for puzzle in found)
    print(f"{len(found)} puzzles: {', '.join(f'{levels[name]} {name}' for name in get_args(Difficulty))}")
    if args.write:
        args.write.write_bytes(write_puzzles(_mixed(found, args.most)))
    return 0


def _found_in(name: int | str, tally: Counter[str]) -> Iterable[Puzzle]:
    """In a game, by its number; or where a packaged puzzle is, by its id: the same, as it is judged now, or none."""
    if isinstance(name, int):
        return puzzles_of_game(name, tally)
    puzzle = find_puzzle(name)
    assert puzzle is not None, "it is in the package"
    again = puzzle_at(puzzle.game(), tally)
    return [again] if again else []


def _kept(path: Path) -> dict[int | str, dict[str, Any]]:
    """By game or puzzle; a line that was not written to its end is dropped."""
    found: dict[int | str, dict[str, Any]] = {}
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        return found
    text = path.read_text()
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole)
    for line in whole.splitlines():
        told = json.loads(line)
        found[told["game"]] = told
    return found


def _mixed(found: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """At most so many of a difficulty, and few that are alike: the clearest ones, in the order they were found."""
    chosen, count = set[str](), Counter[str]()
    for puzzle in sorted(found, key=lambda one: one.other_chance - one.chance):
        alike = f"{puzzle.difficulty} {_pattern(puzzle)}"
        if count[puzzle.difficulty] < most and count[alike] < _MOST_ALIKE:
            count.update((puzzle.difficulty, alike))
            chosen.add(puzzle.position)
    return [puzzle for puzzle in found if puzzle.position in chosen]


def _pattern(puzzle: Puzzle) -> str:
    """A turn without its districts: going to a space of the bonus track, or a bank, is one thing everywhere."""
    return "; ".join(re.sub(r"[a-z-]+:", "", action) for action in puzzle.best)
