"""`paname watch`: a game of bots, told as it is played."""

import argparse
import time

from paname.arena.match import Happening, box_of, play
from paname.arena.plan import Plan, PlanError, check_line_up, split_specs
from paname.bots.registry import check_spec
from paname.cli.conditions import conditions_of, guarded
from paname.cli.teller import Teller
from paname.rules.options import PLAYERS


@guarded
def run(args: argparse.Namespace) -> int:
    bots = tuple(split_specs(args.bots))
    args.players = args.players or max(2, len(bots))
    if args.players not in PLAYERS:
        raise PlanError(f"a table seats 2 to 4 bots, not {args.players}")
    seats = check_line_up(bots if len(bots) > 1 else bots * args.players, args.players)
    seed = time.time_ns() if args.seed is None else args.seed
    plan = Plan((seats,), 1, seed, conditions_of(args))
    for bot in plan.bots:
        check_spec(bot, box_of(plan.conditions.components), args.players)
    teller = Teller([f"{bot} {seat + 1}" for seat, bot in enumerate(seats)])

    def tell(happening: Happening) -> None:
        teller.tell(happening.seat, happening.action, happening.events, happening.game)
        if happening.action == "done":
            time.sleep(args.pause)

    failure = play(plan.matches()[0], plan.conditions, watch=tell)["failure"]
    if failure:
        teller.comment(failure["text"])
    return int(failure is not None)
