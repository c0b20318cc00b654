"""`paname replay`, `check` and `legal`: what can be done with game records."""

import argparse
import json
import sys
import time

from rich.console import Console
from rich.markup import escape

from paname.box import BoxError
from paname.cli.options import new_game
from paname.game import Game
from paname.knowing.events import visible
from paname.records.record import RecordError, read_actions, read_json
from paname.rules.rng import Rng
from paname.types import Event


def run_check(args: argparse.Namespace) -> int:
    faulty = 0
    for file in args.files:
        try:
            game = Game.from_record(read_json(file), args.components)
        except (RecordError, BoxError, OSError) as error:
            faulty += 1
            print(f"{file}: {error}", file=sys.stderr)
        else:
            state = f"over, VP {game.result().vp}" if game.over else "not over"
            print(f"{file}: sound, {len(game.actions)} actions, {state}")
    return 1 if faulty else 0


def run_legal(args: argparse.Namespace) -> int:
    record = read_json(args.file)
    game = Game.at_start(record, args.components)
    for index, text in read_actions(record):
        print(json.dumps(game.legal()))
        game.play_recorded(index, text)
    game.check_result(record)
    return 0


def run_replay(args: argparse.Namespace) -> int:
    record = read_json(args.file)
    Game.from_record(record, args.components)
    game = Game.at_start(record, args.components)
    teller = Teller([player["name"] for player in record["players"]])
    for action in record["actions"]:
        if isinstance(action, dict):
            teller.console.print(f"    [italic]{escape(action['comment'])}[/]")
        else:
            seat = game.active
            assert seat is not None
            teller.tell(seat, action, game.play(action), game)
    return 0


def run_watch(args: argparse.Namespace) -> int:
    seed = time.time_ns() if args.seed is None else args.seed
    game, rng = new_game(args, seed), Rng(f"{seed}/players")
    teller = Teller([f"Player {seat + 1}" for seat in range(game.players)])
    while game.active is not None:
        seat, legal = game.active, game.legal()
        action = legal[rng.below(len(legal))]
        teller.tell(seat, action, game.play(action), game)
        if action == "done":
            time.sleep(args.pause)
    return 0


COLOURS = ("blue", "dark_orange", "green", "magenta")


class Teller:
    """Tells a game in the terminal, an action a line, with what it brought."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.console = Console(highlight=False)
        self.round = 0

    def tell(self, seat: int, action: str, events: list[Event], game: Game) -> None:
        if self.round == 0:
            self._heading(1)
        if action != "done":
            name = f"[{COLOURS[seat]}]{escape(self.names[seat]):>12}[/]"
            gains = ", ".join(note for event in visible(events, seat) if (note := _note(event)))
            self.console.print(f"{name}  {action:<34} [dim]{gains}[/]")
        for event in events:
            if event["type"] == "turn_started" and event["round"] > self.round:
                self._heading(event["round"])
            elif event["type"] == "last_round":
                self.console.print(f"    [bold]the last end tile is taken: round {event['round']} is the last[/]")
            elif event["type"] == "district_scored":
                vp = ", ".join(f"{name} {won}" for name, won in zip(self.names, event["vp"], strict=True) if won)
                self.console.print(f"    {event['district']}: {vp or 'nobody scores'}")
        if game.over:
            self._final(game)

    def _heading(self, number: int) -> None:
        self.round = number
        self.console.rule(f"round {number}", style="dim")

    def _final(self, game: Game) -> None:
        result = game.result()
        self.console.rule("final scoring")
        for seat in sorted(range(game.players), key=lambda seat: result.ranks[seat]):
            sources = ", ".join(f"{source} {vp}" for source, vp in result.sources[seat].items() if vp)
            name = f"[{COLOURS[seat]}]{escape(self.names[seat])}[/]"
            self.console.print(f"{result.ranks[seat]}. {name}: {result.vp[seat]} VP ({sources})")


def _note(event: Event) -> str:
    match event["type"]:
        case "francs":
            return f"{event['amount']:+} F"
        case "vp":
            return f"{event['amount']:+} VP"
        case "token":
            return f"{event['amount']:+} {event['token']}"
        case "drawn":
            return f"{event['building']} {event['value']} of {event['district']}"
        case "built":
            return f"built at {event['district']}:{event['value']}"
        case "discarded":
            return "fits nowhere and leaves the game"
        case "bonus_taken":
            return f"takes bonus tile {event['number']}"
        case "key_gained":
            return "+1 key"
        case "landmark_added":
            return "a new landmark"
        case _:
            return ""
