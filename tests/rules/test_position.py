"""Positions set up by hand, and their text."""

import copy
import pickle
import random
from pathlib import Path
from typing import cast

import pytest

from paname import Game, IllegalAction, Options, Position, PositionError, Rng, load_box
from paname.position_text import read
from paname.records.notation import notation
from paname.rules.setup import Setup
from tests.rules.games import ALL_OPTIONS, choose, new_game, play_on


@pytest.mark.parametrize("options", ALL_OPTIONS[::5], ids=str)
def test_every_position_of_a_game_has_a_text_that_is_it(options: Options) -> None:
    chance = random.Random(str(options))
    game = new_game(options, 7)
    phases = set()
    while not game.over:
        play_on(game, chance, chance.randrange(1, 7))
        position = Position.of(game)
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
    there = Position.of(game).game()
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


@pytest.mark.parametrize(
    ("text", "played", "asked"),
    [
        (
            "key 0 montmartre:bank\nbuilt montmartre:1\nfigures 0 francs=3",
            "move montmartre:bank montmartre:1",
            "bought=1",
        ),
        (
            "key 0 montmartre:2\ntokens 0 gold_prestige=1 marble=2 gold=2 wood=2\nfigures 0 francs=40",
            "move montmartre:2 montmartre:louvre",
            "bought=louvre slots=silver+gold+gold",
        ),
        ("options free_districts=yes\nturn 0 draw\npile 1 / montmartre:5", "draw 1", "drawn=montmartre:5"),
        ("bonus 0 24\ntokens 0 marble=4", "use 24 marble", "pair_tile=24 phase_after_pairs=main"),
    ],
)
def test_a_question_is_written_with_the_names_of_its_pieces(text: str, played: str, asked: str) -> None:
    game = Position.parse(text).game()
    game.play(played)
    position = Position.of(game)
    assert f"asked {asked}" in str(position).splitlines()
    assert Position.parse(str(position)) == position


def test_tokens_in_a_hand_lie_beside_the_board_no_more() -> None:
    position = Position().built("la-villette:4").taken("montmartre:4").tokens(0, wood=3).reserve(wood=1)
    assert [site["token"] for site in position.game().view()["districts"][5]["sites"]][3] == "wood", "it is built"
    left = [site["token"] for district in position.game().view()["districts"] for site in district["sites"]]
    assert left.count("wood") == 2
    assert Position.parse(str(position)) == position


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
        ("ends 0 3\nends 1 3", "End Game tile 3 does not lie in the pile"),
        ("ends_used 0 3", "seat 0 does not hold End Game tile 3"),
        ("bonus 0 5 5", "seat 0 owns bonus tile 5 already"),
        ("bonus 0 31", "line 1: a bonus tile must be a whole number from 1 to 30, not 31"),
        ("turn 0 tea", "there is no phase 'tea'"),
        ("key 0 montmartre:9", "there is no place in montmartre '9': it is one of bank, 1, 2, 3, 4, 5, 8, jardin-du"),
        ("laid Montmartre BSGwmg", "there is no district 'Montmartre': it is one of montmartre, batignolles, chaillot"),
        ("figures 0 hats=3", "a seat has francs"),
        ("options players=7", "players must be a whole number from 2 to 4, not 7"),
        ("tokens 0 silk=1", "there is no token 'silk': it is one of wood, marble, gold, bronze_prestige"),
        ("figures 0 francs=-3", "francs must be a whole number from 0 to 999999, not -3"),
        ("figures 0 francs=3.5", "francs must be a whole number from 0 to 999999, not 3.5"),
        ("figures 0 francs=99999999999999999999", "francs must be a whole number from 0 to 999999"),
        ("figures 1 meeple=99", "meeple must be a whole number from 0 to 30, not 99"),
        ("figures 0 keys=40", "keys must be a whole number from 0 to 12, not 40"),
        ("figures 0 vp_bonus=-1", "vp_bonus must be a whole number from 0 to 999999, not -1"),
        ("tokens 0 wood=300", "wood must be a whole number from 0 to 6, not 300"),
        ("tokens 0 wood=-1", "wood must be a whole number from 0 to 6, not -1"),
        ("loose 0 wood=256", "wood must be a whole number from 0 to 127, not 256"),
        ("reserve gold_prestige=1", "there is no resource 'gold_prestige'"),
        ("pile 4 chaillot:2", "a pile must be a whole number from 1 to 3, not 4"),
        ("pile 1 chaillot:2\npile 2 chaillot:2", "line 2: chaillot:2 lies in the piles 2 times"),
        ("pile 1 chaillot:2 chaillot:2", "chaillot:2 lies in the piles 2 times: there is one"),
        ("laid montmartre wm", "montmartre has 6 spaces, a letter for each: not 'wm'"),
        ("track 1 2 3", "the track has every number from 1 to 30 once, not [1, 2, 3]"),
        ("bonus 0 5\ntrack " + " ".join(map(str, range(30, 0, -1))), "line 2: the track is laid before"),
        ("built montmartre:5=bakery", "montmartre:5 is a"),
        ("discarded montmartre:5", "a tile leaves the game only with free districts (R3.3)"),
        (
            "options free_districts=yes\nbuilt montmartre:5=hotel chaillot:5=hotel belleville:5=hotel",
            "tiles `hotel of value 5`: the box has 1, not 2",
        ),
        ("turn 0 main 0", "the round must be a whole number from 1 to 999999, not 0"),
        ("last_round soon", "the last round must be a whole number from 1 to 999999, not soon"),
        ("ends 0 13", "an End Game tile must be a whole number from 1 to 12, not 13"),
        ("ends 0 3\nends_used 0 3 2", "how many were taken must be a whole number from 1 to 1, not 2"),
        ("ends 0 1\nends 1 2\nends_used 1 2 1", "how many were taken must be a whole number from 2 to 2, not 1"),
        (
            "ends 0 1 2 3\nends_used 0 2\nends_used 0 1 1",
            "how many were taken must be a whole number from 3 to 3, not 1",
        ),
        ("built montmartre:5\noptions players=3", "line 2: the options come first"),
        ("options players=3\noptions players=4", "line 2: the options come first"),
        ("options free_districts=yes\nbuilt montmartre:2=hotel montmartre:5=hotel", "montmartre has a hotel already"),
        (
            "options free_districts=yes\nbuilt montmartre:2=theater\nkey 0 montmartre:5",
            "montmartre has a theater already",
        ),
        ("key 0" + 4 * " montmartre:5", "seat 0 has a key on montmartre:5, three times, already"),
        ("key one arc", "there is no seat one: the seats are 0 to 1"),
        ("asked drawn=999999999", "there is no place '999999999'"),
        ("asked bought=8+13", "there is no value or landmark '8+13'"),
        ("asked slots=gold+tin", "there is no prestige 'tin'"),
        ("asked slots=" + "+".join(["bronze"] * 256), "slots of a kind must be a whole number from 0 to 3, not 256"),
        ("asked pair_tile=0", "the tile of pairs must be a whole number from 1 to 30, not 0"),
        ("asked phase_after_pairs=2", "there is no phase '2'"),
        ("tokens 0 wood=4\nreserve wood=3", "line 2: 7 wood are held and in the reserve: the box has 6"),
        ("figures 0 francs=3=4", "line 1: francs must be a whole number from 0 to 999999, not 3=4"),
        ("tokens 0 wood=7", "wood must be a whole number from 0 to 6, not 7"),
        ("options free_districts=maybe", "line 1: free_districts must be yes or no, not maybe"),
        ("options free_districts", "line 1: an option has a value: free_districts=yes"),
        ("options colors=yes", "line 1: there is no option 'colors': they are players"),
        ("options players=5", "line 1: players must be a whole number from 2 to 4, not 5"),
        ("figures 0 francs", "line 1: the line should be `figures seat [name=value …]`"),
        ("turn", "line 1: the line should be `turn seat [phase] [round]`"),
        ("key 0 arc=3", "line 1: the line should be `key seat [places …]`"),
        ("box", "line 1: the line should be `box sha256`"),
        ("tokens 0 wood=1 wood=2", "line 1: wood is given twice"),
    ],
)
def test_what_cannot_be_is_refused(text: str, error: str) -> None:
    with pytest.raises(PositionError) as caught:
        Position.parse(text)
    assert error in str(caught.value)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("figures 0 keys=3", "seat 0 has 12 keys in all, not 5 beside 0 on the board"),
        (
            "tokens 0 wood=6\nlaid montmartre BSGgmw",
            "6 wood are held and in the reserve, 1 beside the board: the box has 6",
        ),
        ("laid montmartre wwwwww", "wood are laid: the box has 6"),
        ("loose 1 wood=1", "seat 1 has loose tokens: only the seat to act has"),
        ("built montmartre:5\npile 1\npile 2\npile 3", "montmartre:5 stands and was not drawn from a pile"),
        ("options free_districts=yes\npile 1 montmartre:5 /", "1 drawn and still in the game, 0 standing"),
        ("no_piles\nturn 0 draw", "the phase 'draw' needs a tile in a pile"),
        ("turn 0 look", "the phase 'look' needs no tile in the piles and an End Game tile in its own"),
        ("turn 0 build", "the phase 'build' needs `asked drawn=`"),
        ("turn 0 bonus\nasked bought=5", "the phase 'bonus' needs `asked bought=`"),
        ("turn 0 score\nasked bought=louvre", "the phase 'score' needs `asked bought= slots=`"),
        ("turn 0 score\nasked bought=louvre slots=gold+gold+gold", "the phase 'score' needs `asked bought= slots=`"),
        ("turn 0 pair\nasked pair_tile=22 phase_after_pairs=main", "the phase 'pair' needs"),
        ("no_piles\nends 0 1 2 3 4 5 6 7 8 9 10 11 12", "all End Game tiles are taken: `last_round` must say"),
        ("ends 0 1", "End Game tiles are taken when every pile is empty (R6.1)"),
        ("turn 0 main 14\nlast_round 13", "round 14 comes after the last round, 13"),
        ("last_round 32", "the last round is this one, 1, or the next (R10.1), not 32"),
        ("last_round 2", "there is a last round when all End Game tiles are taken (R10.1): some are left"),
        (
            "options free_districts=yes\ndiscarded montmartre:5\npile 2 montmartre:5",
            "montmartre:5 left the game and was not drawn from a pile",
        ),
    ],
)
def test_what_cannot_be_as_a_whole_is_no_game(text: str, error: str) -> None:
    position = Position.parse(text)
    with pytest.raises(PositionError) as caught:
        position.game()
    assert error in str(caught.value)


def test_what_is_refused_changes_nothing() -> None:
    position = Position().pile(1, "chaillot:2")
    before = str(position)
    for line in ("pile 2 chaillot:2", "figures 0 francs=2 keys=-1", "bonus 0 3 31", "key 0 arc arc", "turn 1 draw 0"):
        with pytest.raises(PositionError):
            read(position, line)
    with pytest.raises(PositionError, match="francs must be a whole number"):
        position.figures(0, francs=cast(int, 3.7))
    with pytest.raises(PositionError, match="a bonus tile must be a whole number from 1 to 30, not True"):
        position.bonus(0, True)
    with pytest.raises(PositionError, match="there is no place 5"):
        position.built("montmartre:2", cast(str, 5))
    assert str(position) == before


@pytest.mark.parametrize("depth", [0, 1, -1])
def test_a_building_comes_from_wherever_its_tile_lies_in_a_pile(depth: int) -> None:
    position = Position()
    tile = notation(position.box).sites[position.setup.piles[1][depth]]
    game = position.built(tile).game()
    assert game.view()["drawn"] == [tile]
    assert game.view()["piles"][1]["left"] == len(game.setup.piles[1]) - 1


def test_a_pile_takes_its_tiles_from_where_they_lay() -> None:
    game = Position().turn(0, "draw").pile(2, "chaillot:2", "/", "chaillot:5", "montmartre:8").game()
    assert game.view()["drawn"] == ["chaillot:2"]
    dealt = [tile for pile in game.setup.piles for tile in pile]
    assert len(dealt) == len(set(dealt))
    assert len(game.setup.piles[1]) == 3


def test_with_free_districts_a_building_is_one_of_the_tiles() -> None:
    options = Options(free_districts=True)
    game = Position(options).built("montmartre:5", "chaillot:5=hotel").game()
    assert sum(pile["left"] for pile in game.view()["piles"]) == 34


def test_another_box_is_named() -> None:
    box = load_box(Path(__file__).parent / "other_box.toml")
    position = Position(components=box).figures(0, francs=2)
    assert f"box {box.sha256[:12]}" in str(position)
    assert Position.parse(str(position), components=box) == position
    with pytest.raises(PositionError, match=f"line 2: it is a position of the box {box.sha256[:12]}, not of 'base'"):
        Position.parse(str(position))


def test_a_copy_of_a_position_is_its_own() -> None:
    position = Position().key(0, "arc")
    before = str(position)
    for other in (position.copy(), copy.copy(position), copy.deepcopy(position)):
        assert other == position
        other.key(0, "montmartre:bank").pile(1, "chaillot:2")
        assert other != position
    assert str(position) == before


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


def test_an_end_tile_taken_in_one_step_was_looked_for() -> None:
    """As a record has it: what it showed is not taken back either."""
    game = Position().no_piles().game()
    game.play("take 7")
    assert game.seat(0).undoable() == 0


def test_games_that_stand_alike_are_equal() -> None:
    one, other = Game.new(seed=1), Game.new(seed=1)
    for action in ("draw 1", "place arc", "done"):
        one.play(action)
        assert one != other
        other.play(action)
        assert one == other
    assert Game.new(seed=2) != Game.new(seed=1)
    assert Game.new(seed=1) != "a game"
    for flag in ("random_tokens", "random_bonus_track"):  # the options count too: a new deal would differ
        assert Game(one.box, Options(**{flag: True}), one.setup) != Game(one.box, Options(), one.setup)
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)
    for again in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert (again == one, again.history, again.setup, again.box) == (True, one.history, one.setup, one.box)
        again.play("draw 2")
        assert again != one
        again.undo(4)
        assert again == Game.new(seed=1)


def test_a_box_by_any_other_name_is_the_same_box(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(load_box().toml)
    game, position = Game.new(seed=1, components=mine), Position(components=mine).figures(0, francs=2)
    assert game == Game.new(seed=1)
    assert Game.from_record(game.record()) == game
    assert Position.parse(str(position)) == position


def test_positions_are_equal_whatever_came_first() -> None:
    one = Position().built("montmartre:5").built("montmartre:2").key(0, "montmartre:2")
    other = Position().built("montmartre:2").key(0, "montmartre:2").built("montmartre:5")
    assert one == other
    assert one.game() == other.game()
    assert one != Position().built("montmartre:5", "montmartre:3").key(0, "montmartre:3")


@pytest.mark.parametrize("wood", [5, 6])
def test_what_play_makes_of_a_position_can_be_set_up_again(wood: int) -> None:
    """Tokens in a hand lie beside the board no more: play takes no more than the box has."""
    position = Position().built("montmartre:4").tokens(0, wood=wood)
    game = position.key(0, "montmartre:bank").figures(0, francs=4).game()
    game.play("move montmartre:bank montmartre:4")
    assert game.view(0)["seats"][0]["tokens"]["wood"] == 6
    assert Position.parse(str(Position.of(game))).game() == game


def test_tiles_show_more_than_the_box_has() -> None:
    position = Position().loose(0, wood=9)
    assert Position.parse(str(position)).game() == position.game()


def test_what_was_bought_is_forgotten_with_the_turn() -> None:
    purchases = ["move montmartre:bank montmartre:5", "move chaillot:bank chaillot:4"]
    position = Position().key(0, "montmartre:bank", "chaillot:bank").built("montmartre:5", "chaillot:4").key(1, "arc")
    games = [position.no_piles().figures(0, francs=30).game() for _ in range(2)]
    for game, (first, second) in zip(games, (purchases, purchases[::-1]), strict=True):
        for action in (first, "done", "place belleville:bank", "done", second, "done"):
            game.play(action)
    assert games[0] == games[1]
    assert "asked" not in str(Position.of(games[0]))


def test_pairs_are_forgotten_when_they_are_given() -> None:
    pairs = ["use 23 gold", "use 24 wood"]
    position = Position().bonus(0, 23, 24).tokens(0, wood=2, gold_prestige=2)
    games = [position.game() for _ in range(2)]
    for game, actions in zip(games, (pairs, pairs[::-1]), strict=True):
        for action in actions:
            game.play(action)
    assert games[0] == games[1]
    assert "asked" not in str(Position.of(games[0]))


def test_games_with_other_tiles_to_come_are_not_equal() -> None:
    game = Game.new(seed=1)
    (*first, one, two), *others = game.setup.piles
    setup = Setup(((*first, two, one), *others), game.setup.removed, game.setup.tokens, game.setup.track)
    assert Game(game.box, game.options, setup) != game
