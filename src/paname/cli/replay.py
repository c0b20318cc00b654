"""`paname replay`, `check` and `legal`: what can be done with game records."""

import argparse
import json
import sys

from paname.box import BoxError
from paname.cli.faults import in_words
from paname.cli.teller import Teller, names_in
from paname.game import Game
from paname.records.record import RecordError, read_json
from paname.study import Study


def run_check(args: argparse.Namespace) -> int:
    faulty = 0
    for file in args.files:
        try:
            study = Study.from_record(read_json(file), args.components)
        except (RecordError, BoxError, OSError) as error:
            faulty += 1
            print(f"{file}: {in_words(error).removeprefix(f'{file}: ')}", file=sys.stderr)  # some name it themselves
        else:
            game, others = study.game(study.end), len(study.variations())
            state = f"over, VP {game.result().vp}" if game.over else "not over"
            more = f", {others} variation{'s' if others > 1 else ''}" if others else ""
            print(f"{file}: valid, {len(game.history)} actions, {state}{more}")
    return 1 if faulty else 0


def run_legal(args: argparse.Namespace) -> int:
    record = read_json(args.file)
    game = Game.at_start(record, args.components)
    for _ in game.steps(record):
        print(json.dumps([action for action in game.legal() if action.kind != "look"]))  # no record holds that
    return 0


def run_replay(args: argparse.Namespace) -> int:
    record = read_json(args.file)
    study = Study.from_record(record, args.components)
    game = Game.at_start(record, args.components)
    teller = Teller(names_in(record))
    for action in record["actions"]:
        if isinstance(action, dict):
            teller.comment(action["comment"])
        else:
            seat = game.active
            assert seat is not None
            teller.tell(seat, action, game.play(action), game)
    if study.variations():
        teller.variations(study)
    return 0
