"""Where VP come from in games played on: all of them, whose they are, and the same whatever cannot be known."""

from dataclasses import replace

import pytest

from paname import Game, Position, Rng, load_box
from paname.bots.playing_out import _play_out, compare, one_turn_ahead
from paname.records.notation import notation
from paname.rules import codes
from tests.bots.test_search import positions

BOX = load_box()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_vp_has_its_source(players: int) -> None:
    """All but those that bonus tiles brought before: both lines have them."""
    tiles = 0
    for state in positions(players, 1)[::25]:
        before = [seat.vp_bonus for seat in state.seats]
        found = _play_out(state, [], one_turn_ahead(state, BOX))
        assert [vp.total() for vp in found] == [seat.vp - then for seat, then in zip(state.seats, before, strict=True)]
        tiles += sum(source.startswith("tile:") for vp in found for source in vp)
    assert tiles > 5


def line(game: Game, *actions: str) -> list[int]:
    found = [notation(game.box).parse(action, game.state) for action in actions]
    assert None not in found
    return [action for action in found if action is not None]


def test_a_tile_kept_for_later_is_the_reason_not_to_use_it_now() -> None:
    """It counts what its player owns, which is nothing yet."""
    game = Position().bonus(0, 26).game()
    use, done = line(game, "use 26"), line(game, "done")
    found = compare(game.view(0, "open"), done, use + done, BOX, worlds=8)
    assert (found[0]["seat"], found[0]["source"]) == (0, "tile:26")
    assert not compare(game.view(0, "open"), use + done, done, BOX, worlds=8)


def test_what_the_seat_cannot_know_makes_no_difference() -> None:
    game = Game.new(players=2, seed=1)
    game.play("draw 1")
    other = next(one for seed in range(9) if (one := game.determinize(0, Rng(seed))) != game)
    ways = [codes.PLACE], [codes.PLACE + 1]
    first, second = (compare(one.view(0, "open"), *ways, BOX, worlds=4) for one in (game, other))
    assert first == second


def test_where_no_net_knows_the_box_greed_plays_on() -> None:
    far = replace(BOX, sha256="30 francs", francs=30)
    game = Game.new(players=2, seed=1, components=far)
    game.play("draw 1")
    assert compare(game.view(0, "open"), [codes.PLACE], [codes.DONE], far, worlds=4) is not None
