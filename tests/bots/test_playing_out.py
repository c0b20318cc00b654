"""Where VP come from in games played on: all of them, whose they are, and the same whatever cannot be known."""

from dataclasses import replace

import pytest

from paname import Game, Position, Rng, load_box
from paname.bots import playing_out
from paname.bots.playing_out import Sources, _ends, _play_out, _told, compare, one_turn_ahead
from paname.records.notation import notation
from paname.rules import codes, turn
from paname.rules.options import Options
from paname.rules.state import State
from tests.bots.test_search import positions

BOX = load_box()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_vp_has_its_source(players: int) -> None:
    """All but those that bonus tiles brought before: both lines have them."""
    tiles = 0
    for state in positions(players, 1)[::25]:
        before = [seat.vp_bonus for seat in state.seats]
        found = _play_out(state, [], one_turn_ahead(state, BOX), Rng(1))
        assert [vp.total() for vp in found] == [seat.vp - then for seat, then in zip(state.seats, before, strict=True)]
        tiles += sum(source.startswith("tile:") for vp in found for source in vp)
    assert tiles > 5


def test_a_line_is_played_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """One wood can be bought; whoever chooses to buy wood for tile 24 buys two."""
    game = Position().bonus(0, 24).figures(0, francs=9).reserve(wood=1, gold=1).game()
    game.play("place montmartre:bank")
    actions, played = line(game, "buy wood", "sell wood", "buy gold", "done"), list[int]()
    apply = turn.apply

    class Enough(Exception):
        pass

    def seen(state: State, action: int) -> None:
        played.append(action)
        if len(played) == len(actions):
            raise Enough
        apply(state, action)

    monkeypatch.setattr(turn, "apply", seen)
    with pytest.raises(Enough):
        _play_out(game.state, actions, one_turn_ahead(game.state, BOX), Rng(1))
    assert played == actions


def line(game: Game, *actions: str) -> list[int]:
    found = [notation(game.box).parse(action, game.state) for action in actions]
    assert None not in found
    return [action for action in found if action is not None]


def test_a_tile_kept_for_later_is_the_reason_not_to_use_it_now() -> None:
    """It counts what its player owns, which is nothing yet."""
    game = Position().bonus(0, 26).game()
    use, done = line(game, "use 26"), line(game, "done")
    found = compare(game.view(0, "open"), done, use + done, BOX, worlds=[8])
    assert (found[0]["seat"], found[0]["source"]) == (0, "tile:26")
    assert not compare(game.view(0, "open"), use + done, done, BOX, worlds=[8])


@pytest.mark.parametrize("players", [2, 3])
def test_games_differ_where_everything_is_known(players: int) -> None:
    """Without tiles to draw, all worlds are one: whatever happened in it would seem to be sure."""
    game = Position(Options(players)).no_piles().game()
    lines = line(game, "place arc", "done"), line(game, "place belleville:bank", "done")
    ends = _ends(game.view(0, "open"), lines, BOX, None, range(6))
    assert len({str(pair) for pair in ends}) > 2


def test_nothing_is_told_where_the_games_speak_against_it() -> None:
    """Three gains and one cost would be told; there are more costs."""
    better = [
        Sources(building=5, prestige=5, end_tile=5),
        Sources({"tile:1": 4, "tile:2": 4, "tile:3": 4, "tile:4": 4}),
    ]
    played = [Sources(), Sources()]
    assert _told([(better, played)] * 4, 0) == []
    fewer = [better[0], Sources({"tile:1": 4})]
    assert [why["vp"] for why in _told([(fewer, played)] * 4, 0)] == [5, 5, 5, -4]


def test_three_gains_and_two_costs_are_named_and_the_rest_is_told_if_it_is_sure() -> None:
    better = [Sources(building=9, prestige=8, end_tile=7, francs=6), Sources({"tile:1": 5, "tile:2": 4, "tile:3": 4})]
    told = _told([(better, [Sources(), Sources()])] * 4, 0)
    assert [why["vp"] for why in told] == [9, 8, 7, -5, -4, 2]
    assert told[-1] == {"seat": 0, "source": "rest", "vp": 2}
    assert sum(why["vp"] for why in told) == 17


def test_a_rest_that_may_be_luck_is_not_told() -> None:
    """It was: as “everything else: −28 VP” below two reasons, where nobody knew whether it was so."""
    played = [Sources(), Sources()]
    lucky = [([Sources(building=20, prestige=luck), Sources()], played) for luck in (0, 40, 0, -70)]
    assert _told(lucky, 0) == [{"seat": 0, "source": "building", "vp": 20}]


def test_vp_are_whole_and_their_sum_agrees_with_the_verdict() -> None:
    """4.6 and −1.4 are told as 5 and −1. Of 4.6 and −4.4 nothing is left."""

    def games(prestige: tuple[int, int, int, int, int]) -> list[tuple[list[Sources], list[Sources]]]:
        return [
            ([Sources(building=mine, prestige=10 + more), Sources()], [Sources(prestige=10), Sources()])
            for mine, more in zip((4, 5, 5, 5, 4), prestige, strict=True)
        ]

    assert [why["vp"] for why in _told(games((4, 4, 5, 5, 4)), 0)] == [5, 4]
    assert [why["vp"] for why in _told(games((-1, -1, -2, -1, -2)), 0)] == [5, -1]
    assert _told(games((-4, -5, -4, -5, -4)), 0) == []


def test_more_games_are_played_where_the_first_tell_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    played = list[range]()

    def ends(*asked: object) -> list[tuple[list[Sources], list[Sources]]]:
        worlds = asked[-1]
        assert isinstance(worlds, range)
        played.append(worlds)
        building = [(-9, 9)[number % 2] if number < 4 else 5 for number in worlds]  # luck at first
        return [([Sources(building=vp), Sources()], [Sources(), Sources()]) for vp in building]

    monkeypatch.setattr(playing_out, "_ends", ends)
    view, ways = Game.new(seed=1).view(0, "open"), ([codes.DRAW], [codes.DRAW + 1])
    assert compare(view, *ways, BOX, worlds=[4]) == []
    assert compare(view, *ways, BOX, worlds=[4, 24, 99]) == [{"seat": 0, "source": "building", "vp": 4}]
    assert played == [range(4), range(4), range(4, 24)]


def test_what_the_seat_cannot_know_makes_no_difference() -> None:
    game = Game.new(players=2, seed=1)
    other = next(one for seed in range(9) if (one := game.determinize(0, Rng(seed))) != game)
    ways = [codes.PLACE], [codes.PLACE + 1]
    first, second = (compare(one.view(0, "open"), *ways, BOX, worlds=[4]) for one in (game, other))
    assert first == second


def test_where_no_net_knows_the_box_greed_plays_on() -> None:
    far = replace(BOX, sha256="30 francs", francs=30)
    game = Game.new(players=2, seed=1, components=far)
    assert compare(game.view(0, "open"), [codes.PLACE], [codes.DONE], far, worlds=[4]) is not None
