"""The library's face: play, copy, undo, result."""

import random
import re
from typing import cast

import pytest

from paname import Action, ActionError, Game, Options, Position, Rng, load_box
from paname.rules import turn
from paname.rules.state import State, fingerprint
from tests.rules.games import ALL_OPTIONS, choose, new_game, play_on
from tests.rules.table import SOURCES


def test_a_first_turn() -> None:
    game = Game.new(players=2, seed=1)
    assert (game.players, game.active, game.phase, game.over) == (2, 0, "draw", False)
    game.play("draw 1")
    game.play("place montmartre:bank")
    game.play("done")
    assert (game.active, game.phase) == (1, "draw")
    assert game.history == ["draw 1", "place montmartre:bank", "done"]
    assert game.view(0)["seats"][0]["francs"] == 8
    assert game.seat(0).legal_texts() == []
    assert game.seat(1).legal_texts() == ["draw 1", "draw 2", "draw 3"]


def test_options_are_kept() -> None:
    game = Game.new(4, seed=1, random_tokens=True, random_bonus_track=True, free_districts=True, piles=2)
    assert game.options == Options(4, True, True, True, 2)
    assert game.view()["options"] == game.options.data() == {
        "players": 4, "random_tokens": True, "random_bonus_track": True, "free_districts": True, "piles": 2,
    }  # fmt: skip
    assert game.box is load_box()


def test_without_a_seed_games_differ() -> None:
    assert Game.new(2).setup != Game.new(2).setup
    assert Game.new(2, seed=5).setup == Game.new(2, seed=5).setup
    assert Game.new(2, seed="5").setup == Game.new(2, seed=5).setup


@pytest.mark.parametrize("options", ALL_OPTIONS[::7], ids=str)
def test_result(options: object) -> None:
    chance = random.Random(5)
    game = play_on(new_game(options, 5), chance, 10**6)  # type: ignore[arg-type]
    result = game.result()
    assert game.over
    assert game.legal() == []
    assert game.active is None
    assert min(result.ranks) == 1
    assert result.winners == [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    assert max(result.vp) == result.vp[result.winners[0]]
    for seat, sources in enumerate(result.sources):
        assert tuple(sources) == SOURCES
        assert sum(sources.values()) == result.vp[seat]
    assert result.francs == [seat["francs"] for seat in game.view()["seats"]]


def test_taking_an_end_tile_in_two_steps_or_one() -> None:
    """`take` looks first; `take 4` alone does both; the record knows only the second."""
    chance = random.Random(1)
    game = Game.new(2, seed=1)
    while "take" not in game.seat(game.active or 0).legal_texts():
        game.play(choose([text for text in game.legal() if not text.startswith("take")], chance))
    seat, other = game.active, game.copy()
    assert seat is not None
    tile = next(text for text in game.legal() if text.startswith("take"))
    game.play("take")
    assert (game.phase, game.active) == ("look", seat)
    assert game.legal() == game.seat(seat).legal_texts() == [f"take {k}" for k in range(1, 13)]
    game.play(tile)
    other.play(tile)
    assert fingerprint(game.state) == fingerprint(other.state)
    assert game == other
    assert game.record()["actions"] == other.record()["actions"] == other.history
    assert game.history == [*other.history[:-1], "take", tile]
    phases = []
    for _ in range(2):
        game.undo()
        phases.append(game.phase)
    assert phases == ["look", "main"]


@pytest.mark.parametrize("seed", range(4))
def test_undo_is_exact(seed: int) -> None:
    chance = random.Random(seed)
    game = new_game(ALL_OPTIONS[-1 - 5 * seed], seed)
    prints = [fingerprint(game.state)]
    while not game.over:
        game.play(choose(game.legal(), chance))
        prints.append(fingerprint(game.state))
    for back in (1, 2, 3, 50, 7):
        game.undo(back)
        del prints[-back:]
        assert fingerprint(game.state) == prints[-1]
        assert len(game.history) == len(prints) - 1
    game.undo(0)
    assert fingerprint(game.state) == prints[-1]
    game.undo(len(game.history))
    assert fingerprint(game.state) == prints[0]
    with pytest.raises(ValueError, match="can undo 0 to 0 actions, not 1"):
        game.undo()
    with pytest.raises(ValueError, match="not -1"):
        game.undo(-1)
    play_on(game, random.Random(1), 3)
    before = fingerprint(game.state)
    with pytest.raises(TypeError, match="'float' object cannot be interpreted as an integer"):
        game.undo(cast(int, 1.0))
    assert fingerprint(game.state) == before


def test_undoing_replays_no_more_than_it_must(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play_on(new_game(ALL_OPTIONS[-1], 1), random.Random(1), 400)
    assert len(game.codes) > 240
    replayed = []

    def counted(state: State, action: int) -> None:
        replayed.append(action)
        apply(state, action)

    apply = turn.apply
    monkeypatch.setattr(turn, "apply", counted)
    for back in (1, 20, 30, 50, 100, 150, 200, 240):
        other = game.copy()
        for count in (back, 1, 1):
            replayed.clear()
            other.undo(count)
            assert len(replayed) < (32 if back <= 30 else 128)
    replayed.clear()
    while game.codes:
        game.undo()
    assert len(replayed) < 400 * 24, "step by step few are replayed, too"


def test_there_is_no_seat_between_two_others() -> None:
    game = Game.new()
    for number in (-1, 2, 0.5, 1.0, "0", None, True):
        with pytest.raises(ValueError, match=f"there is no seat {number!r}: the seats are the numbers 0 to 1"):
            game.seat(cast(int, number))
    assert repr(game.seat(1)) == "<Player of seat 1, round 1, seat 0: draw>"
    assert repr(game.spectator) == "<Spectator, round 1, seat 0: draw>"


def test_screens_are_open_or_closed() -> None:
    for look in (Game.new().view, Game.new().seat(0).view, Game.new().spectator.view):
        with pytest.raises(ValueError, match="screens are closed or open, not 'ajar'"):
            look(screens="ajar")  # type: ignore[call-arg, arg-type]


@pytest.mark.parametrize("what", [None, ["draw 1"]])
def test_what_is_no_text_is_told_what_is_expected(what: object) -> None:
    game = Game.new()
    for ask in (game.play, game.why_not, game.seat(0).play, game.seat(0).why_not):
        with pytest.raises(TypeError, match=f"an action is a text such as 'draw 1', not {re.escape(repr(what))}"):
            ask(cast(str, what))


def test_a_text_that_takes_nothing_is_malformed() -> None:
    """Only of an end tile it is said that the seat has to look first."""
    ada = Position().no_piles().game().seat(0)
    for text in ("take  3", "take 13", "take three"):
        assert "malformed" in (ada.why_not(text) or {"code": ""})["code"]
    assert ada.why_not("take 3") == {"code": "look-first", "args": {}}


@pytest.mark.parametrize(
    "line",
    [
        "reserve wood=2", "landmark montmartre:louvre", "vp_tile 20 montmartre", "bonus 0 5", "used 1 5",
        "loose 0 gold=1", "figures 0 keys=11 reserve_keys=1", "figures 1 vp_bonus=3", "figures 1 vp_francs=3",
        "turn 1 main", "turn 0 main 2", "turn 0 vp\nasked bought=3", "turn 0 vp\nasked bought=4", "key 1 arc",
        "laid montmartre GSBgmw", "track " + " ".join(map(str, range(30, 0, -1))),
        "options free_districts=yes\ndiscarded montmartre:5", "no_piles\nends 0 1\nends_used 0 1", "no_piles\nends 1 1",
        "no_piles\nends 0 1 2 3 4 5 6 7 8 9 10 11 12\nlast_round 2",
    ],
)  # fmt: skip
def test_games_that_can_be_told_apart_print_differently(line: str) -> None:
    plain = "\n".join(part for part in line.splitlines() if part.split()[0] in ("options", "no_piles"))
    assert str(Position.parse(line).game()) != str(Position.parse(plain).game())


def test_whatever_is_seen_to_happen_is_printed() -> None:
    """Looking alone changes nothing that others can tell, but for the phase."""
    for options in ALL_OPTIONS[::7]:
        game, chance = new_game(options, 2), random.Random(2)
        while not game.over:
            before = str(game)
            game.play(chance.choice(game.legal()))
            assert str(game) != before


def test_a_copy_goes_its_own_way() -> None:
    chance = random.Random(2)
    game = play_on(new_game(ALL_OPTIONS[20], 2), chance, 150)
    other = game.copy()
    before = fingerprint(game.state)
    assert fingerprint(other.state) == before
    assert other.history == game.history
    play_on(other, chance, 80)
    assert fingerprint(game.state) == before
    assert len(game.history) == 150
    other.undo(len(other.history) - 150)
    assert fingerprint(other.state) == before


def test_rng_is_even_and_repeatable() -> None:
    rng, again = Rng(7), Rng(7)
    drawn = [rng.below(6) for _ in range(6000)]
    assert drawn == [again.below(6) for _ in range(6000)]
    assert all(850 < drawn.count(face) < 1150 for face in range(6))
    assert [rng.below(1) for _ in range(5)] == [0] * 5
    assert Rng(7).split().word() != Rng(7).word()
    assert Rng(7).split().word() == Rng(7).split().word() != Rng(8).split().word()


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 1000, 0x60000000, 0x7FFFFFFF, 0x80000000])
def test_rng_below_is_lemires_method(limit: int) -> None:
    """Also where a word must be drawn again, which small limits almost never need."""
    rng, words = Rng(limit), Rng(limit)
    for _ in range(300):
        product = words.word() * limit
        while product % 2**32 < 2**32 % limit:
            product = words.word() * limit
        assert rng.below(limit) == product >> 32


@pytest.mark.parametrize("limit", [-1, 0, 2**31 + 1, 2**33])
def test_rng_below_has_limits_itself(limit: int) -> None:
    with pytest.raises(ValueError, match=rf"a limit of random numbers is 1 to 2\^31, not {limit}"):
        Rng(1).below(limit)


def test_rng_stays_what_it_is() -> None:
    """The first numbers of a seed: whoever changes them breaks every seed ever given away."""
    rng = Rng(1)
    assert [rng.word() for _ in range(4)] == FIRST_WORDS
    tiles = list(range(10))
    Rng(1).shuffle(tiles)
    assert tiles == FIRST_SHUFFLE


FIRST_WORDS = [1437514603, 2752549740, 3607064732, 3230571444]
FIRST_SHUFFLE = [7, 1, 2, 4, 0, 9, 8, 6, 5, 3]


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("use 8 bronze", ["bronze prestige"]),
        ("use 8 gold", ["gold prestige"]),
        ("use 21 wood gold", ["wood", "gold"]),
        ("use 21 gold gold", ["gold", "gold"]),
    ],
)
def test_an_action_names_its_tokens(text: str, tokens: list[str]) -> None:
    assert list(Action.parse(text).tokens) == tokens


@pytest.mark.parametrize("players", [2, 3])
def test_every_turn_is_counted(players: int) -> None:
    game = Game.new(players, seed=3)
    chance = random.Random(3)
    while not game.over:
        assert game.turn_number == game.history.count("done") + 1
        game.play(choose(game.legal(), chance))
    assert game.turn_number == game.history.count("done") == players * game.round


def test_after_the_end_a_seat_is_told_so() -> None:
    game = play_on(Game.new(seed=3), random.Random(3), 10**6)
    for seat in map(game.seat, range(2)):
        assert {str(seat.why_not(text)) for text in ("take 3", "draw 1")} == {str(game.why_not("draw 1"))}
        assert seat.why_not("take 3") == {"code": "game-over", "args": {}}


def test_playing_quietly_is_playing() -> None:
    game = Position().no_piles().game()
    other, chance = game.copy(), random.Random(2)
    for number in range(60):
        for wrong in ("draw 1", "fly"):
            with pytest.raises(ActionError) as loud:
                game.play(wrong)
            with pytest.raises(type(loud.value), match=re.escape(str(loud.value))):
                other.play_quietly(wrong)
        action = choose(game.legal(), chance) if number else "take"
        game.play(action)
        other.play_quietly(action)
        assert other == game
    assert other.history == game.history
