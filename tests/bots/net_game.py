"""A game by a small net of random numbers, move by move: compiled and interpreted, all but its first line is alike."""

import sys
from array import array

from paname import Rng, load_box
from paname._interpreted import compiled
from paname.bots.net.net_tree import NetTree, usual_tuning
from paname.bots.net.plain import NARROW
from paname.bots.net.turns import NetTurns
from paname.bots.netfile import NetFile, kernel
from paname.bots.search.choices import perform
from paname.rules.lookup import lookup_of
from paname.rules.options import Options
from paname.rules.payment import Payment
from paname.rules.setup import draw_setup, start
from paname.rules.state import PHASE_OVER

BOX = load_box()


def random_net(players: int, hidden: int = NARROW, most: int = 300, seed: int = 1) -> NetFile:
    """A net that knows nothing, but has an opinion on everything."""
    rng = Rng(f"net/{seed}")
    sizes = NetFile(players, hidden, (b"",) * 8).sizes()
    kinds = "hhhihihi"
    parts = [
        array(kind, [int(rng.below(2 * most + 1)) - most for _ in range(size)]).tobytes()
        for kind, size in zip(kinds, sizes, strict=True)
    ]
    return NetFile(players, hidden, tuple(parts))


def main(players: int, decisions: int) -> None:
    print(f"{'compiled' if compiled() else 'interpreted'}, {kernel().__module__}")
    options, rng, payment = Options(players, True, True, True, 2), Rng(players), Payment()
    state = start(lookup_of(BOX, players), options, draw_setup(BOX, options, rng))
    value = random_net(players).value(BOX)
    turns, tree = NetTurns(value, state), NetTree(value, state, rng, usual_tuning())
    for _ in range(decisions):
        if state.phase == PHASE_OVER:
            break
        listed = turns.list_choices(state)
        tree.reset()
        tree.prepare(state, turns)
        tree.run(state, 4)
        choice = tree.best(listed)
        print(choice, [value.payouts[seat].hex() for seat in range(players)], tree.report(listed)[0])
        perform(state, choice, payment)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
