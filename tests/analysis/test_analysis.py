"""Games understood afterwards: chances, lost chances, judgements, and nothing that a player could not know."""

from dataclasses import replace

import pytest

from paname import Game, Position, Rng, load_box
from paname.analysis import NoNet, analyze, analyze_turn, chances, summary, turns_of
from paname.analysis.decisions import TurnLine, compared, decisions_of, reasons, turn_line
from paname.analysis.judging import judgement, points_lost
from paname.analysis.line_facts import brings, leads, prevented
from paname.analysis.turn_by_turn import turns_after
from paname.bots import create
from paname.records.notation import notation
from paname.rules import codes
from paname.types import AnalyzedTurn


def played(players: int, seed: int, bot: str = "net:iterations=1", **variants: bool) -> Game:
    game = Game.new(players=players, seed=seed, free_districts=variants.get("free_districts", False))
    bots = [create(bot, seed=seat) for seat in range(players)]
    while game.active is not None:
        bots[game.active].play(game)
    return game


GAMES = {players: played(players, seed=players) for players in (2, 3, 4)}


def cut(game: Game, count: int) -> Game:
    """The game up to so many actions."""
    copy = game.copy()
    copy.undo(len(game.codes) - count)
    return copy


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_are_shares_and_end_with_the_result(players: int) -> None:
    game = GAMES[players]
    for count in range(0, len(game.codes), 40):
        found = chances(cut(game, count), iterations=16)
        assert len(found) == players
        assert sum(found) == pytest.approx(1.0)
        assert all(0 <= one <= 1 for one in found)
    winners = game.result().winners
    assert chances(game) == [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


@pytest.mark.parametrize("action", ["place montmartre:bank", "place chaillot:bank"])
def test_chances_are_the_same_before_a_turn_is_ended_and_after(action: str) -> None:
    """Nothing is left to do but to end it; by different searches it was 50% before and 29% after."""
    game = Game.new(players=2, seed=1)
    game.play("draw 1")
    game.play(action)
    assert game.legal() == ["done"]
    before = chances(game)
    game.play("done")
    assert before == pytest.approx(chances(game), abs=0.05)


def test_a_turn_is_judged_by_the_end_tiles_of_its_player() -> None:
    """27 VP on tiles that only their player sees."""
    game = Position().no_piles().figures(0, vp_bonus=40).figures(1, vp_bonus=50).game()
    rich = Position().no_piles().ends(0, 9, 10, 12).figures(0, vp_bonus=40).figures(1, vp_bonus=50).game()
    shares = []
    for one in (game, rich):
        line = line_of(one, "place montmartre:bank", "done")
        shares.append(chances(line.seen, box=one.box)[0])
        assert line.seen["seats"][0]["end_tiles"] == one.view(0, "open")["seats"][0]["end_tiles"]
    assert shares[1] != shares[0]


def test_who_is_far_ahead_is_winning() -> None:
    ahead = Position().figures(0, vp_bonus=60, francs=30)
    assert chances(ahead.game(), iterations=50)[0] > 0.9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turns_are_the_whole_game(players: int) -> None:
    game = GAMES[players]
    turns = turns_of(game)
    assert [turn.first for turn in turns[1:]] == [turn.first + turn.count for turn in turns[:-1]]
    assert turns[-1].first + turns[-1].count == len(game.codes)
    assert [turn.seat for turn in turns] == [number % players for number in range(len(turns))]
    assert [turn.round for turn in turns] == [1 + number // players for number in range(len(turns))]


def test_decisions_end_where_something_is_shown() -> None:
    """In a record the look through the end tiles is no step of its own."""
    game = GAMES[2]
    read = Game.from_record(game.record())
    assert codes.LOOK in game.codes
    assert codes.LOOK not in read.codes
    for one in (game, read):
        shown = [[actions for _, _, actions in decisions_of(one, turn.first, turn.count)] for turn in turns_of(one)]
        assert [code for turn in shown for actions in turn for code in actions] == list(game.codes)
        for turn in shown:
            assert all(actions[-1] < codes.BUILD or actions[-1] == codes.LOOK for actions in turn[:-1])
            assert turn[-1][-1] == codes.DONE


def test_a_record_is_judged_like_the_game() -> None:
    game = GAMES[2]
    turn = next(turn for turn in turns_of(game) if codes.LOOK in game.codes[turn.first : turn.first + turn.count])
    read = Game.from_record(game.record())
    same = turns_of(read)[turns_of(game).index(turn)]
    found, again = analyze_turn(game, turn, 20, 1), analyze_turn(read, same, 20, 1)
    assert [one for one in found["actions"] if one != "take"] == again["actions"]
    assert (found["lost"], found["better"]) == (again["lost"], again["better"])


@pytest.mark.parametrize("players", [2, 4])
def test_a_turn_is_judged_by_what_its_player_knew(players: int) -> None:
    """Two worlds that differ only in what the player cannot know, then or from then on."""
    game = GAMES[players]
    differed = 0
    for turn in turns_of(game)[:: 2 * players + 1]:
        then = cut(game, turn.first + turn.count)
        other = then.determinize(turn.seat, Rng(7))
        differed += then != other
        assert analyze_turn(then, turn, 16, 1) == analyze_turn(other, turn, 16, 1)
    assert differed > 3


def test_a_turn_is_judged_the_same_alone_and_in_its_game() -> None:
    game = cut(GAMES[2], turns_of(GAMES[2])[5].first)
    whole = analyze(game, iterations=12, seed=3)
    assert whole == analyze(game, iterations=12, seed=3)
    assert whole["turns"][2] == analyze_turn(game, turns_of(game)[2], 12, 3)
    assert whole["turns"] != analyze(game, iterations=12, seed=4)["turns"]


def test_who_overlooks_most_makes_mistakes_that_can_be_explained() -> None:
    game = played(2, 1, "level:1")
    found = [
        (one, turn.seat)
        for turn in turns_of(game)[:16]
        for decision in decisions_of(game, turn.first, turn.count)
        if (one := compared(*decision, 20, "1")).lost
    ]
    worst, seat = max(found, key=lambda one: one[0].lost)
    assert worst.lost > 7
    assert worst.better is not None
    assert worst.lost == points_lost(worst.best[seat], worst.after[seat])
    assert worst.better.actions != worst.played.actions
    given = reasons(worst.better, worst.played)
    assert given
    assert given[0]["vp"] > 0


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.slow)])
def test_no_turn_is_judged_by_reasons_that_speak_against_the_verdict(players: int) -> None:
    """What speaks for the better line comes first and outweighs what it costs; of small losses nothing is told."""
    game, told = played(players, 1, "level:1"), 0
    for turn in turns_of(game)[::4]:
        found = analyze_turn(game, turn, iterations=20, seed=1)
        assert not found["reasons"] or sum(one["vp"] for one in found["reasons"]) > 0
        given = [one["vp"] for one in found["reasons"] if one["source"] != "rest"]
        told += bool(given)
        assert not given or (given[0] > 0 and sum(given) > 0)
        assert not given or found["lost"] > 2
        assert given == sorted((vp for vp in given if vp > 0), reverse=True) + [vp for vp in given if vp < 0]
    assert told > 2


TWO_KEYS = Position().built("chaillot:1", "chaillot:2").key(0, "chaillot:bank").key(1, "chaillot:bank").turn(0)


def line_of(game: Game, *actions: str) -> TurnLine:
    found = [notation(game.box).parse(action, game.state) for action in actions]
    assert None not in found
    return turn_line(game, [action for action in found if action is not None])


def test_lines_say_what_they_bring_and_where_they_lead() -> None:
    start = TWO_KEYS.game()
    move = line_of(start, "move chaillot:bank chaillot:2", "bonus none", "done")
    arc = line_of(start, "place arc", "done")
    assert brings(arc) == {"keys": -1}
    assert brings(move) == {"francs": -2, "silver prestige": 1}
    assert leads(move, arc, 0) == [{"district": "chaillot", "rank": 1, "sum": 2, "instead": None, "vp": 0}]
    assert leads(arc, move, 0) == []


def test_a_better_line_tells_what_it_makes_impossible() -> None:
    start = TWO_KEYS.game()
    game = start.copy()
    for action in ("place arc", "done", "draw 1", "move chaillot:bank chaillot:2", "bonus none", "done"):
        game.play(action)
    theirs = turns_after(game, turns_of(game)[0])
    assert theirs == [(1, game.codes[2:])]
    first = line_of(start, "move chaillot:bank chaillot:2", "bonus none", "done")
    (told,) = prevented(first, theirs)
    assert (told["seat"], told["action"], told["reason"]["code"]) == (1, "move chaillot:bank chaillot:2", "occupied")
    other = line_of(start, "move chaillot:bank chaillot:1", "bonus none", "done")
    assert prevented(other, theirs) == []
    assert prevented(first, []) == []


def turn_of(seat: int, lost: int, before: float, after: float) -> AnalyzedTurn:
    return {
        "seat": seat, "round": 1, "first": 0, "actions": [], "before": [before, 1 - before],
        "after": [after, 1 - after], "judged": 0, "played": [], "better": [], "played_chance": 0.0,
        "better_chance": 0.0, "lost": lost, "judgement": judgement(lost), "phase": "middle", "kind": "landmarks",
        "reasons": [], "played_brings": {}, "better_brings": {}, "leads": [], "prevents": [],
    }  # fmt: skip


def test_who_was_not_judged_has_no_accuracy() -> None:
    (first, second), _ = summary([turn_of(0, 0, 0.50, 0.60)], 2)
    assert (first["accuracy"], second["accuracy"]) == (100.0, None)


def test_what_a_bot_played_for_who_gave_up_is_nobodys_accuracy() -> None:
    turns = [turn_of(0, 0, 0.5, 0.6), turn_of(1, 0, 0.6, 0.6), turn_of(0, 30, 0.6, 0.3), turn_of(1, 10, 0.7, 0.6)]
    (first, second), points = summary(turns, 2, {0: 1})
    assert (first["accuracy"], first["conceded"], first["judgements"]["blunder"]) == (100.0, 1, 0)
    assert (second["accuracy"], second["conceded"]) == (75.0, None)
    assert [point["turn"] for point in points] == [0, 3]


def test_accuracy_and_turning_points() -> None:
    turns = [
        turn_of(0, 0, 0.50, 0.60),  # gained ten
        turn_of(1, 10, 0.60, 0.70),  # lost ten
        turn_of(0, 20, 0.70, 0.40),  # lost twenty
        turn_of(1, 0, 0.40, 0.33),  # gained seven: too little
    ]
    (first, second), points = summary(turns, 2)
    assert first["accuracy"] == 62.5  # of 100 and 25
    assert second["accuracy"] == 75.0
    assert first["judgements"] == {"best": 1, "good": 0, "inaccuracy": 0, "mistake": 0, "blunder": 1}
    assert second["judgements"]["mistake"] == 1
    assert first["lost_by_phase"] == {"opening": 0, "middle": 20, "end": 0}
    assert first["lost_by_kind"]["landmarks"] == 20
    assert points == [{"turn": 0, "points": 10}, {"turn": 1, "points": -10}, {"turn": 2, "points": -20}]
    assert [one["turn"] for one in summary([*turns, *turns], 2)[1]] == [0, 1, 2, 4, 6]  # five, the largest


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_gains_by_a_line_that_could_be_foreseen(players: int) -> None:
    """Where a turn shows nothing, the chance before it is the one that its best line leads to."""
    game = GAMES[players]
    found = [analyze_turn(game, turn, iterations=20, seed=1) for turn in turns_of(game)[-2 * players :]]
    foreseen = [turn for turn in found if not any(one.startswith(("draw", "take")) for one in turn["actions"])]
    assert len(foreseen) > players
    for turn in foreseen:
        assert turn["before"][turn["seat"]] == pytest.approx(turn["better_chance"], abs=1e-3)
        if turn["judgement"] == "best":
            assert turn["before"] == turn["after"]
    assert all(one["points"] < 0 for one in summary(foreseen, players)[1])


def test_where_no_net_was_trained_it_says_so() -> None:
    box = load_box()
    far = replace(box, sha256="far from home", francs=box.francs + 9)
    with pytest.raises(NoNet, match=r"no net was trained for this box \(francs"):
        chances(Game.new(seed=1).view(0, "open"), box=far)


def test_a_game_broken_off_is_judged_as_far_as_it_went() -> None:
    game = cut(GAMES[3], 8)
    assert not game.over
    found = analyze(game, iterations=8)
    assert sum(len(turn["actions"]) for turn in found["turns"]) == 8


def test_free_districts_have_their_own_step() -> None:
    game = cut(played(2, 5, free_districts=True), 30)
    found = analyze(game, iterations=8)
    assert any("build" in action for turn in found["turns"] for action in turn["actions"])
