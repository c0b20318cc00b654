"""The fast path: copies, fingerprints, play-outs, masks."""

import pickle
import random
from itertools import product
from pathlib import Path

import pytest

from paname import Game, Rng, load_box
from paname.records.notation import Notation
from paname.rules import bits, codes, turn
from paname.rules.state import PHASE_OVER, ActionBuffer, Seat, State, fingerprint
from tests.rules.games import ALL_OPTIONS, new_game, play_on
from tests.rules.table import table


def fields(of: State | Seat) -> list[str]:
    """The whole numbers of a state or seat."""
    return [name for name in dir(of) if not name.startswith("_") and type(getattr(of, name)) is int and name != "vp"]


def filled() -> State:
    """A state in which every field has a value of its own."""
    state = table(4, free_districts=True).state
    for number, name in enumerate(fields(state)):
        if name != "active":
            setattr(state, name, 1000 + number)
    for i, seat in enumerate(state.seats):
        for number, name in enumerate(fields(seat)):
            setattr(seat, name, 100 * (i + 1) + number)
    return state


def test_a_copy_has_every_field() -> None:
    state = filled()
    assert len(fields(state)) > 25
    assert len(fields(state.seats[0])) > 20
    scratch = table(4).state
    state.copy_into(scratch)
    for other in (state.copy(), scratch):
        assert fingerprint(other) == fingerprint(state)
        assert [getattr(other, name) for name in fields(state)] == [getattr(state, name) for name in fields(state)]
        for mine, theirs in zip(state.seats, other.seats, strict=True):
            assert mine is not theirs
            assert [getattr(mine, name) for name in fields(mine)] == [getattr(theirs, name) for name in fields(mine)]
        for name in ("lookup", "deck", "token_kinds", "track", "free_districts"):
            assert getattr(other, name) is getattr(state, name)


def test_a_fingerprint_shows_every_field() -> None:
    state = table(2).state
    before = fingerprint(state)
    for of in (state, state.seats[0], state.seats[1]):
        for name in fields(of):
            value = getattr(of, name)
            setattr(of, name, value + 1)
            assert fingerprint(state) != before, name
            setattr(of, name, value)
    assert fingerprint(state) == before
    for name, other in (("deck", b"\0"), ("token_kinds", b"\0"), ("track", b"\0"), ("free_districts", True)):
        value = getattr(state, name)
        setattr(state, name, other)
        assert fingerprint(state) != before, name
        setattr(state, name, value)


def test_a_playout_plays_to_the_end_as_chance_has_it() -> None:
    game = Game.new(3, seed=2)
    one, other, out = game.state.copy(), game.state.copy(), ActionBuffer()
    steps = turn.playout(one, Rng(5), out)
    rng, counted = Rng(5), 0
    while other.phase != PHASE_OVER:
        legal = turn.legal_list(other)
        turn.apply(other, legal[rng.below(len(legal))])
        counted += 1
    assert (steps, fingerprint(one)) == (counted, fingerprint(other))
    assert turn.playout(one, Rng(5), out) == 0


def test_slots_are_gone_with_the_turn() -> None:
    at = table().key(0, "arc").francs(0, 15).tokens(0, marble=1, gold=2, gold_prestige=1)
    at.play("move arc chaillot:louvre", "score none", "done")
    assert at.state.slots == 0


@pytest.mark.parametrize("mask", [0, 1, 2, 0b1011, 2**36 - 1, 2**47, 2**48 - 1, 0x5A5A5A5A5A5A, 0xA5A5A5A5A5A5])
def test_bits(mask: int) -> None:
    assert bits.count(mask) == bin(mask).count("1")
    if mask:
        assert bits.lowest(mask) == (mask & -mask).bit_length() - 1
    for i in range(63):
        assert bits.bit(i) == 2**i
        assert bits.shl(1, i) == 2**i
    assert [bits.get(0x0605040302010A, i) for i in range(7)] == [10, 1, 2, 3, 4, 5, 6]
    assert bits.plus(0x0A0203, 1, 5) == 0x0A0703
    assert bits.plus(0x0A0203, 2, -10) == 0x000203


def test_a_reused_buffer_holds_only_what_is_legal_now() -> None:
    out = ActionBuffer()
    game = play_on(new_game(ALL_OPTIONS[5], 1), random.Random(1), 40)
    for _ in range(50):
        turn.legal(game.state, out)
        assert out.list() == turn.legal_list(game.state)
        play_on(game, random.Random(len(game.history)), 1)


def test_the_active_player_is_the_one_whose_turn_it_is() -> None:
    """`me` is kept beside `active`: in play, after undo, in copies and in what comes out of a pickle."""
    game = new_game(ALL_OPTIONS[5], 1)
    for step in range(120):
        play_on(game, random.Random(step), 1)
        if step % 7 == 6:
            game.undo(3)
        for state in (game.state, game.state.copy(), pickle.loads(pickle.dumps(game.state))):
            assert state.me is state.seats[state.active]


def test_action_codes_are_dense_and_read_back() -> None:
    pairs = [(first, second) for first in range(3) for second in range(first, 3)]
    choices = [codes.two_kinds(first, second) for first, second in pairs]
    assert choices == list(range(4, codes.CHOICES))
    assert [(codes.first_kind(choice), codes.second_kind(choice)) for choice in choices] == pairs
    assert [codes.first_kind(choice) for choice in (1, 2, 3)] == [0, 1, 2]
    moves = set()
    for district, origin, target, tile in product(range(6), range(16), range(14), range(3)):
        code = codes.move(district, origin, target, tile)
        assert codes.decode_move(code - codes.MOVE) == (district, origin, target, tile)
        moves.add(code)
    assert moves == set(range(codes.MOVE, codes.ACTIONS))
    uses = {codes.use(tile, choice) for tile in range(42) for choice in range(codes.CHOICES)}
    assert uses == set(range(codes.USE, codes.FETCH))


@pytest.mark.parametrize("box", ["base", "other"])
def test_every_code_has_one_text_and_every_text_its_code(box: str) -> None:
    file = None if box == "base" else Path(__file__).parent / "other_box.toml"
    names = Notation(load_box(file))
    state = table().state
    for code, text in names.texts.items():
        assert 0 <= code < codes.ACTIONS
        if text != "pair gold":  # of two kinds: the open question tells which
            assert names.parse(text, state) == code
    assert len(set(names.texts.values())) == len(names.texts) - 1
