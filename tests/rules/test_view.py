"""What a seat may know: two games that differ only in what it may not know look the same to it; determinization."""

import copy
import json
import random
from collections import Counter
from pathlib import Path

import pytest

from paname import Action, Game, Position, Rng
from paname.box import parse_box
from paname.knowing.determinize import from_view
from paname.knowing.events import events
from paname.knowing.seat import visible
from paname.knowing.view import phase, question, view
from paname.rules import codes, turn
from paname.rules.options import Options
from paname.rules.state import fingerprint
from paname.types import Question, Screens
from tests.rules.box_files import DATA, written
from tests.rules.games import ALL_OPTIONS, OWNERS, choose, new_game, play_on
from tests.rules.table import Table, table

CLOSED_AND_OPEN: tuple[Screens, Screens] = ("closed", "open")
PROBES = """
pass;done;take;take 99;place arc;score gold;bonus @5;use 23 gold;use end 11 gold;nonsense;move arc chaillot:louvre;
vp 20 chaillot;vp 18/9/4 passy;draw 1;build chaillot;pair wood;use 17 @3;sell gold
""".replace("\n", "").split(";")


def seen(game: Game, seat: int | None) -> str:
    """Everything a seat is told of a position, byte for byte."""
    told: list[object] = [game.view(seat, screens) for screens in CLOSED_AND_OPEN]
    if seat is not None and seat == game.active:
        told += [
            game.seat(seat).legal_texts(),
            game.plans(),
            game.seat(seat).francs(),
            game.seat(seat).losses(),
            [game.why_not(probe) for probe in PROBES],
        ]
    elif seat is not None:
        assert game.seat(seat).legal_texts() == []
    return json.dumps(told, ensure_ascii=False)


def history_seen(game: Game, seat: int | None) -> list[str]:
    """The game from its start as the seat saw it happen."""
    again = Game(game.box, game.options, game.setup)
    return [json.dumps(visible(again.play(action), seat)) for action in game.history]


@pytest.mark.parametrize(("options", "box"), [*((one, None) for one in ALL_OPTIONS[::9]), (ALL_OPTIONS[-1], OWNERS)])
def test_a_determinized_game_looks_the_same(options: Options, box: Path | None) -> None:
    """At random moments of a game, for every seat and a spectator: now, and in all that happened."""
    chance = random.Random(str(options))
    game = new_game(options, chance.randrange(10**6), box)
    redrawn = 0
    while not game.over:
        play_on(game, chance, chance.randrange(20, 90))
        for seat in (*range(options.players), None):
            other = game.determinize(seat, Rng(chance.randrange(10**6)))
            assert seen(other, seat) == seen(game, seat)
            assert history_seen(other, seat) == history_seen(game, seat)
            redrawn += fingerprint(other.state) != fingerprint(game.state)
    assert redrawn > 5


def test_a_determinized_game_has_a_record() -> None:
    game = new_game(ALL_OPTIONS[-1], 3)
    play_on(game, random.Random(3), 30)
    other = game.determinize(0, Rng(3))
    assert Game.from_record(other.record()) == other


def same_action(text: str, seat: int, game: Game, other: Game, chance: random.Random) -> str | None:
    """The same visible action in the other world; None when what it shows is news to the seat."""
    if text.startswith("take ") and game.active != seat:
        return choose([legal for legal in other.legal() if legal.startswith("take ")], chance)
    shows_the_pile = text.startswith("take") and game.active == seat  # a look as well
    if text not in other.legal() or (shows_the_pile and game.state.end_pile != other.state.end_pile):
        return None
    if text.startswith("draw "):
        pile = int(text[5:]) - 1
        both = [world.state.top_tile(pile) for world in (game, other)]
        after = [world.state.copy() for world in (game, other)]
        for state in after:
            turn.apply(state, codes.DRAW + pile)
        backs = [view(state, game.options, seat)["piles"] for state in after]
        return text if both[0] == both[1] and backs[0] == backs[1] else None
    return text


@pytest.mark.parametrize("box", [None, OWNERS], ids=["base", "owner's"])
@pytest.mark.parametrize("seeds", [range(3), pytest.param(range(3, 20), marks=pytest.mark.slow)], ids=["few", "many"])
def test_worlds_that_differ_in_secrets_stay_the_same_to_the_eye(box: Path | None, seeds: range) -> None:
    """The same visible actions are played on in both worlds; everything shown is compared at every step."""
    compared = 0
    for seed in seeds:
        chance = random.Random(seed)
        options = ALL_OPTIONS[(7 * seed) % len(ALL_OPTIONS)]
        game = play_on(new_game(options, seed, box), chance, 150)
        while not game.over:
            seat = chance.randrange(options.players)
            world, other = game.copy(), game.determinize(seat, Rng(seed))
            for _ in range(40):
                text = choose(world.legal(), chance)
                mirrored = same_action(text, seat, world, other, chance)
                if mirrored is None:
                    break
                told = visible(world.play(text), seat)
                also = visible(other.play(mirrored), seat)
                if world.over or (world.phase != other.phase and world.active != seat):
                    break  # notation.md: whether `score` is asked shows what the player could have
                assert json.dumps(told) == json.dumps(also)
                assert seen(world, seat) == seen(other, seat)
                compared += 1
            play_on(game, chance, 40)
    assert compared > 30 * len(seeds)


def test_closed_screens_hide_what_others_have() -> None:
    chance = random.Random(3)
    game = play_on(new_game(ALL_OPTIONS[-1], 3), chance, 150)
    assert not game.over
    closed = {seat: json.dumps(game.view(seat)) for seat in (0, 1, 2, 3, None)}
    shown = {seat: json.dumps(game.view(seat, "open")) for seat in (0, 1, 2, 3, None)}
    for field, change in (("francs", 3), ("keys", 1), ("tokens", 1 << 16)):
        other = game.copy()
        setattr(other.state.seats[1], field, getattr(other.state.seats[1], field) + change)
        for seat in (0, 2, 3, None):
            assert json.dumps(other.view(seat)) == closed[seat], field
            assert json.dumps(other.view(seat, "open")) != shown[seat], field
        assert json.dumps(other.view(1)) != closed[1], field


def test_unused_bonus_tiles_are_behind_the_screen() -> None:
    game = new_game(ALL_OPTIONS[0], 1)
    game.state.seats[1].unused = 0b1011
    closed, shown = json.dumps(game.view(0)), json.dumps(game.view(0, "open"))
    game.state.seats[1].unused = 0b1101
    assert json.dumps(game.view(0)) == closed
    assert json.dumps(game.view(0, "open")) != shown


@pytest.mark.parametrize("screens", CLOSED_AND_OPEN)
def test_end_tiles_stay_secret_at_open_screens(screens: Screens) -> None:
    game = endgame()
    play(game, "take 5", "done")
    shown = game.view(1, screens)
    assert shown["seats"][0]["end_tiles"] is None
    assert (shown["seats"][0]["end_count"], shown["end_tiles"]["left"]) == (1, 11)
    assert (shown["end_tiles"]["takes"], shown["end_tiles"]["looks"]) == ([0], [])
    mine = game.view(0, screens)
    assert mine["seats"][0]["end_tiles"] == [5]
    assert mine["end_tiles"]["looks"] == [{"take": 0, "saw": list(range(1, 13)), "took": 5}]


def test_keys_behind_a_closed_screen_can_be_counted() -> None:
    chance = random.Random(7)
    game = new_game(ALL_OPTIONS[0], 7)
    gained = 0
    while not game.over:
        for seat, own in zip(game.view(None)["seats"], game.state.seats, strict=True):
            assert (seat["keys"], seat["keys_in_play"] - seat["keys_on_board"]) == (None, own.keys)
        play_on(game, chance, 20)
        gained += any(own.reserve_keys < game.box.reserve_keys for own in game.state.seats)
    assert gained


def test_end_tiles_are_open_once_the_piles_are_empty() -> None:  # R6.1
    game = new_game(ALL_OPTIONS[0], 6)
    opened = []
    while not game.over:
        text = choose(game.legal(), random.Random(len(game.history)))
        before = game.view(None)["end_tiles"]["open"]
        drawn = [event["last"] for event in game.play(text) if event["type"] == "drawn"]
        after = game.view(None)["end_tiles"]["open"]
        assert after == (not any(pile["left"] for pile in game.view(None)["piles"]))
        assert drawn in ([], [after])
        opened += [text] if after and not before else []
    assert len(opened) == 1
    assert opened[0].startswith("draw ")


def test_everything_is_shown_when_the_game_is_over() -> None:
    chance = random.Random(8)
    game = play_on(new_game(ALL_OPTIONS[0], 8), chance, 10**6)
    shown = game.view(None)
    assert shown["phase"] == "over"
    assert shown["active"] is None
    assert shown["ranks"] == game.result().ranks
    for seat in shown["seats"]:
        assert None not in (seat["francs"], seat["keys"], seat["tokens"], seat["bonus"], seat["end_tiles"])


# Refusals must not tell either


def endgame(players: int = 2) -> Game:
    """No tile left in the piles, everybody has a key on the Arc and nothing else; end tiles 1 and 2 bring 99 francs."""
    data = copy.deepcopy(DATA)
    data["players"] |= {"keys": {"2": 1, "3": 1, "4": 1}, "francs": 0}
    data["landmarks"] = [{**landmark, "cost": {}} for landmark in data["landmarks"]]
    data["end_tiles"]["tiles"][:2] = [{"francs": 99}, {"francs": 99}]
    game = Game.new(players, seed=4, components=parse_box(written(data), "poor"))
    while True:
        game.play(game.legal()[0])
        if not any(pile["left"] for pile in game.view()["piles"]):
            assert game.active == 0
            return game
        game.play("pass" if "pass" in game.legal() else "place arc")
        game.play("done")


@pytest.mark.parametrize("text", ["pass", "take x", "take 5 wood", "take 0", "take"])
def test_a_refusal_does_not_tell_which_end_tiles_are_left(text: str) -> None:
    told = set()
    for left in (0b000000000110, 0b100000000001, 0b000011110000):
        game = endgame()
        game.state.end_pile = left
        told.add(json.dumps([game.why_not(text), game.seat(0).legal_texts()]))
    assert len({json.loads(one)[0] and json.dumps(json.loads(one)[0]) for one in told}) == 1
    assert len(told) == 1


# The view of a game is whole: a state made from it plays like the real one


def test_a_state_made_from_a_view_is_the_same_to_the_viewer() -> None:
    for seed in range(12):
        chance = random.Random(seed)
        options = ALL_OPTIONS[(11 * seed + 3) % len(ALL_OPTIONS)]
        game = new_game(options, seed)
        while not game.over:
            play_on(game, chance, chance.randrange(1, 50))
            seat = game.active
            if seat is None:
                break
            shown = game.view(seat, "open")
            state = from_view(shown, game.box, Rng(seed))
            assert json.dumps(view(state, game.options, seat, "open")) == json.dumps(shown)
            mine = [turn.legal_list(state), turn.legal_list(game.state)]
            if not game.state.end_pile or game.state.pile_left or game.state.looking:
                assert mine[0] == mine[1]


def test_a_state_needs_an_open_view() -> None:
    game = Game.new(2, seed=1)
    with pytest.raises(ValueError, match="open screens"):
        from_view(game.view(0), game.box, Rng(1))


# Determinization is uniform over what is possible


def even(counted: Counter[int], among: list[int], draws: int) -> None:
    """Chi-square against the uniform distribution at about one in 10,000."""
    assert set(counted) == set(among)
    expected = draws / len(among)
    chi2 = sum((counted[key] - expected) ** 2 / expected for key in among)
    freedom = len(among) - 1
    assert chi2 < freedom + 3.9 * (2 * freedom) ** 0.5 + 8


def end_tiles_of(game: Game, seat: int) -> list[int]:
    held = game.state.seats[seat].end_tiles
    return [tile for tile in range(1, 13) if held >> (tile - 1) & 1]


def test_unknown_end_tiles_are_drawn_evenly() -> None:
    game = endgame()
    play(game, "take 5", "done")
    counted = Counter(end_tiles_of(game.determinize(1, Rng(i)), 0)[0] for i in range(1200))
    even(counted, list(range(1, 13)), 1200)


def test_a_look_is_remembered() -> None:
    game = endgame(4)
    play(game, "take 5", "done", "take 9", "done", "take 2", "done", "take 11", "done")
    third, fourth = Counter[int](), Counter[int]()
    for i in range(1000):
        world = game.determinize(1, Rng(i))  # seat 1 saw all but the 5, so seat 0 has the 5 for sure
        assert (end_tiles_of(world, 0), end_tiles_of(world, 1)) == ([5], [9])
        third[end_tiles_of(world, 2)[0]] += 1
        fourth[end_tiles_of(world, 3)[0]] += 1
    others = [tile for tile in range(1, 13) if tile not in (5, 9)]
    even(third, others, 1000)
    even(fourth, others, 1000)


def test_a_used_end_tile_is_known() -> None:
    game = endgame()
    play(game, "take 5", "done", "take 1", "done", "use end 5", "take 8", "done")
    for i in range(50):
        world = game.determinize(1, Rng(i))
        assert world.history.count("use end 5") == 1
        assert len(end_tiles_of(world, 0)) == 1
        assert end_tiles_of(world, 0)[0] not in (1, 5)


def test_tops_fit_their_backs_and_the_rest_is_even() -> None:
    game = Game.new(2, seed=6)
    tops = [pile[0] for pile in game.setup.piles]
    first, second = Counter[int](), Counter[int]()
    for i in range(1800):
        piles = game.determinize(0, Rng(i)).setup.piles
        assert [pile[0] // 6 for pile in piles] == [top // 6 for top in tops]
        first[piles[0][0]] += 1
        second[piles[0][1]] += 1
    even(first, list(range(tops[0] // 6 * 6, tops[0] // 6 * 6 + 6)), 1800)
    assert set(second) == set(range(36))


RICH = ("take 1", "use end 1", "done", "take 2", "use end 2", "done")
WITHOUT_LOOKING = ("move arc belleville:eiffel-tower", "done")


def play(game: Game, *texts: str) -> None:
    for text in texts:
        game.play(text)


@pytest.mark.parametrize("end", [3, 11, 12])
def test_the_question_of_prestige_tells_nothing(end: int) -> None:
    """Whoever holds an end tile is asked `score`, whichever it is."""
    game = endgame()
    play(game, *RICH, f"take {end}", "done", *WITHOUT_LOOKING, "move arc chaillot:louvre")
    assert game.phase == "score"
    play(game, "score none", "done")
    held = Counter(end_tiles_of(game.determinize(1, Rng(i)), 0)[0] for i in range(400))
    assert set(held) == set(range(3, 13))


def landmark() -> Table:
    """Seat 0 about to move from the Arc onto a new landmark."""
    return table().key(0, "arc").francs(0, 20).tokens(0, marble=2, gold=3)


def test_a_question_says_which_tiles_must_be_played_first() -> None:
    def asked(at: Table, viewer: int | None = 0) -> object:
        return question(at.state, viewer)

    at = landmark().bonus(0, 8, 9, 17, 25).meeple(0, 22).ends(0, 1, 11, 12).play("move arc chaillot:moulin-rouge")
    score = {
        "kind": "score",
        "landmark": "moulin-rouge",
        "slots": ["bronze", "silver", "silver"],
        "vp": {"bronze": 3, "silver": 4},
    }
    assert asked(at) == {**score, "first": ["tile:8", "tile:17", "tile:25", "end:11"]}
    assert asked(at, 1) == asked(at, None) == score
    assert asked(at.play("use 8 bronze")) == score, "it can be answered now"
    at = landmark().ends(0, 1).play("move arc chaillot:moulin-rouge")
    assert asked(at) == {**score, "first": []}, "asked so that others learn nothing"
    at = table().built("chaillot:1").key(0, "arc").francs(0, 9).meeple(0, 30).bonus(0, 17, 25)
    assert asked(at.play("move arc chaillot:1")) == {"kind": "bonus", "price": 0, "first": ["tile:25"]}
    at = table().built("chaillot:1").key(0, "arc").francs(0, 9).meeple(0, 30).bonus(0, 17)
    assert asked(at.play("move arc chaillot:1")) == {"kind": "bonus", "price": 0, "first": ["tile:17"]}
    assert asked(at.play("use 17 @25")) == {"kind": "bonus", "price": 0, "first": ["tile:25"]}
    assert asked(at.play("use 25 @29")) == {"kind": "bonus", "price": 0}
    at = table().built("chaillot:1").key(0, "arc").francs(0, 9).meeple(0, 30).bonus(0, 25)
    at = at.empty_spaces(*range(1, 29), 30).play("move arc chaillot:1")
    assert asked(at) == {"kind": "bonus", "price": 0, "first": []}, "the last tile is the one that going back takes"


def test_others_do_not_learn_it_from_the_events() -> None:
    at = landmark().ends(0, 1)
    before = at.state.copy()
    at.play("move arc chaillot:moulin-rouge")
    now = events(before, at.notation.codes["move arc chaillot:moulin-rouge"], at.state)[-1:]
    assert visible(now, 0)[0]["asked"]["first"] == []
    assert "first" not in visible(now, 1)[0]["asked"]
    assert "first" not in visible(now, None)[0]["asked"]


def test_a_tile_brings_what_it_is_said_to_bring() -> None:
    """Tiles 23 and 24 with all their pairs; tile 27 at the end of the game."""
    told = Counter[int]()
    for seed in range(12):
        chance = random.Random(seed)
        game = new_game(ALL_OPTIONS[(7 * seed) % len(ALL_OPTIONS)], seed)
        while not game.over:
            seat = game.active or 0
            play_on(game, chance, 1)
            shown = game.view(seat)["seats"][seat]
            for number, vp in (shown["scoring"] or {}).items():
                if f"use {number}" in game.seat(seat).legal():
                    other = game.copy()
                    other.play(f"use {number}")
                    assert other.view(seat)["seats"][seat]["vp"] - shown["vp"] == vp
                    told[int(number)] += 1
        for one in game.view(None)["seats"]:
            if "27" in (one["scoring"] or {}):
                assert one["sources"]["francs"] == (one["scoring"] or {})["27"]
                told[27] += 1
    assert set(told) >= {6, 20, 27, 29, 30}


@pytest.mark.parametrize(
    ("text", "first", "asked"),
    [
        ("tokens 0 bronze_prestige=4\nbonus 0 23", "use 23 bronze", {"kind": "pair", "of": "prestige", "number": 23}),
        ("tokens 0 wood=4\nbonus 0 24", "use 24 wood", {"kind": "pair", "of": "resource", "number": 24}),
    ],
)
def test_a_pair_is_asked_for_by_its_tile(text: str, first: str, asked: Question) -> None:
    game = Position.parse(text).game()
    game.play(first)
    assert game.view(0)["question"] == game.view(1)["question"] == asked


def test_whoever_answers_for_pairs_goes_on_where_the_game_was() -> None:
    game = Position.parse("tokens 0 wood=4\nbonus 0 24").game()
    game.play("use 24 wood")
    other = from_view(game.view(0, "open"), game.box, Rng(1))
    for state in (game.state, other):
        turn.apply(state, Action.parse("pair none").code)
    assert phase(other) == game.phase == "main"


def test_landmarks_of_a_district_come_lowest_first() -> None:
    """In whatever order the box has them."""
    data = copy.deepcopy(DATA)
    data["landmarks"].reverse()
    position = Position(components=parse_box(written(data), "reversed"))
    named = ["moulin-rouge", "louvre", "notre-dame"]
    shown = position.landmark(*(f"montmartre:{name}" for name in named)).game().view()["districts"][0]["landmarks"]
    values = [one["value"] for one in shown]
    assert len(set(values)) == 3
    assert values == sorted(values)
