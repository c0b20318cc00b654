"""What one evaluation costs: by the net, all in, and by the fitted weights, on the same positions in the same run.

    python benchmarks/net_speed.py

Positions as a search meets them: after every choice of the positions of a few games. Processor time, one core, best of
seven; the cost of calling from Python is subtracted.
"""

from collections.abc import Callable
from time import process_time

from paname import Rng, load_box
from paname.bots.choosing import evaluation
from paname.bots.netfile import shipped
from paname.bots.search.choices import choices, perform
from paname.rules.lookup import lookup_of
from paname.rules.options import Options
from paname.rules.payment import Payment
from paname.rules.setup import draw_setup, start
from paname.rules.state import PHASE_OVER, ActionBuffer, State

BOX = load_box()
GAMES = 3


def positions(players: int) -> list[State]:
    found: list[State] = []
    options, rng, out, payment = Options(players), Rng(players), ActionBuffer(), Payment()
    for _ in range(GAMES):
        state = start(lookup_of(BOX, players), options, draw_setup(BOX, options, rng))
        while state.phase != PHASE_OVER:
            choices(state, out, payment)
            listed = out.list()
            for choice in listed:
                found.append(state.copy())
                perform(found[-1], choice, payment)
            perform(state, listed[rng.below(len(listed))], payment)
    return [state for state in found if state.phase != PHASE_OVER]


def microseconds(ask: Callable[[State, int], object], states: list[State]) -> float:
    best = 1e9
    for _ in range(7):
        began = process_time()
        for state in states:
            ask(state, 0)
        best = min(best, process_time() - began)
    return best / len(states) * 1e6


def main() -> None:
    print("players  hidden  positions  net µs  fitted weights µs")
    for players in (2, 3, 4):
        states = positions(players)
        file = shipped(players)
        value, fitted = file.value(BOX), evaluation(BOX, players)
        idle = microseconds(lambda _state, _seat: None, states)
        whole, linear = microseconds(value.margins, states) - idle, microseconds(fitted.margins, states) - idle
        print(f"{players:7}  {file.hidden:6}  {len(states):9,}  {whole:6.2f}  {linear:17.2f}")


if __name__ == "__main__":
    main()
