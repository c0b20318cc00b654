"""Positions set up by hand, and their text."""

import copy
import pickle
import random

import pytest

from paname import Game, IllegalAction, Options, Position, PositionError, Rng
from tests.rules.games import ALL_OPTIONS, choose, new_game, play_on


@pytest.mark.parametrize("options", ALL_OPTIONS[::5], ids=str)
def test_every_position_of_a_game_has_a_text_that_is_it(options: Options) -> None:
    chance = random.Random(str(options))
    game = new_game(options, 7)
    phases = set()
    while not game.over:
        play_on(game, chance, chance.randrange(1, 7))
        position = game.position()
        phases.add(game.phase)
        again = Position.parse(str(position))
        assert again == position
        assert str(again) == str(position)
        there = again.game()
        assert there == game
        for seat in (None, *range(game.players)):
            assert there.view(seat, "open") == game.view(seat, "open")
        assert there.legal() == game.legal()
    assert len(phases) > 5


def test_a_game_from_a_position_is_a_game() -> None:
    chance = random.Random(3)
    game = play_on(new_game(ALL_OPTIONS[30], 3), chance, 230)
    there = game.position().game()
    for _ in range(60):
        if there.over:
            break
        action = choose(there.legal(), chance)
        assert there.play(action) == game.play(action)
    assert there == game == copy.deepcopy(there) == pickle.loads(pickle.dumps(there))
    played = len(there.history)
    for seat in range(game.players):
        world = there.determinize(seat, Rng(seat))
        assert world.view(seat, "open") == there.view(seat, "open")
    there.undo(played)
    game.undo(played)
    assert there == game
    with pytest.raises(ValueError, match="has no record"):
        there.record()


def test_a_building_that_stands_was_drawn() -> None:
    game = Position().built("montmartre:5").key(0, "chaillot:2").game()
    view = game.view()
    assert view["drawn"] == ["montmartre:5", "chaillot:2"]
    assert sum(pile["left"] for pile in view["piles"]) == 31


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("fly away", "line 1: there is no 'fly'"),
        ("\nbuilt montmartre:7", "line 2: there is no place 'montmartre:7'"),
        ("key 4 arc", "there is no seat 4: the seats are 0 to 1"),
        ("key 0 arc arc", "seat 0 has a key on arc already"),
        ("landmark montmartre:louvre chaillot:louvre", "louvre stands on the board already"),
        ("vp_tile 20 montmartre\nvp_tile 18 montmartre", "there is a VP tile in montmartre already"),
        ("ends 0 3\nends 1 3", "end tile 3 does not lie in the pile"),
        ("ends_used 0 3", "seat 0 does not hold end tile 3"),
        ("bonus 0 5 5", "seat 0 owns bonus tile 5 already"),
        ("bonus 0 31", "there is no bonus tile 31"),
        ("turn 0 tea", "there is no phase 'tea'"),
        ("figures 0 hats=3", "a seat has francs"),
        ("options players=7", "players must be 2, 3 or 4, not 7"),
        ("tokens 0 silk=1", "there is no token 'silk'"),
    ],
)
def test_what_cannot_be_is_refused(text: str, error: str) -> None:
    with pytest.raises(PositionError) as caught:
        Position.parse(text)
    assert error in str(caught.value)


def test_keys_are_counted() -> None:
    with pytest.raises(PositionError, match="keys in all"):
        Position().figures(0, keys=3).game()


def test_look_first() -> None:
    """The door of a seat asks for a look before the rules are asked about a tile."""
    game = Position().no_piles().ends(1, 3).game()
    ada = game.seat(0)
    for tile in (1, 3):
        with pytest.raises(IllegalAction) as caught:
            ada.play(f"take {tile}")
        assert caught.value.reason == {"code": "look-first", "args": {}}
    assert ada.look() == [1, 2, *range(4, 13)]
    assert ada.undoable() == 0
    ada.play("take 1")
    assert ada.undoable() == 1
    with pytest.raises(IllegalAction, match="not-your-turn active=0"):
        game.seat(1).play("done")


def test_games_that_stand_alike_are_equal() -> None:
    one, other = Game.new(seed=1), Game.new(seed=1)
    for action in ("draw 1", "place arc", "done"):
        one.play(action)
        assert one != other
        other.play(action)
        assert one == other
    assert Game.new(seed=2) != Game.new(seed=1)
    assert Game.new(seed=1) != "a game"
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)
    for again in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert (again == one, again.history, again.setup, again.box) == (True, one.history, one.setup, one.box)
        again.play("draw 2")
        assert again != one
        again.undo(4)
        assert again == Game.new(seed=1)
