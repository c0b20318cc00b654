"""How fast the search runs, beside the engine's own random play, on the positions of one game per number of players.

    python benchmarks/search_speed.py

Processor time, one core. A step is an action played on a state: on the way down the tree, in play-outs and when choices
are compared. Random play steps only; the search also lists choices, evaluates positions and keeps a tree.
"""

from time import process_time

from paname import Rng, load_box
from paname.bots.choosing import evaluation
from paname.bots.search.choices import perform
from paname.bots.search.lookahead import Lookahead
from paname.bots.search.tree import Tree, Tuning
from paname.rules import turn
from paname.rules.lookup import lookup_of
from paname.rules.options import Options
from paname.rules.payment import Payment
from paname.rules.setup import draw_setup, start
from paname.rules.state import PHASE_OVER, ActionBuffer

BOX = load_box()


def main() -> None:
    print("players  random steps/s  search steps/s  share  playouts/s  whole turns (greedy) decisions/s")
    for players in (2, 3, 4):
        options, rng, out, payment = Options(players=players), Rng(players), ActionBuffer(), Payment()
        steps, spent = 0, 0.0
        for _ in range(300):
            state = start(lookup_of(BOX, players), options, draw_setup(BOX, options, rng))
            began = process_time()
            steps += turn.playout(state, rng, out)
            spent += process_time() - began
        state = start(lookup_of(BOX, players), options, draw_setup(BOX, options, rng))
        tree = Tree(evaluation(BOX, players), state, rng, Tuning())
        greedy = Lookahead(evaluation(BOX, players), state)
        searching, thinking, decisions = 0.0, 0.0, 0
        while state.phase != PHASE_OVER:
            tree.reset()
            began = process_time()
            tree.run(state, 100)
            searching += process_time() - began
            began = process_time()
            choice = greedy.best(state)
            thinking += process_time() - began
            decisions += 1
            perform(state, choice, payment)
        random, search, playouts = steps / spent, int(tree.steps) / searching, int(tree.playouts) / searching
        print(
            f"{players:7}  {random:14,.0f}  {search:14,.0f}  {search / random:5.0%}  {playouts:10,.0f}"
            f"  {decisions / thinking:12,.0f}"
        )


if __name__ == "__main__":
    main()
