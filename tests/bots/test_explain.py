"""Why a bot would play an action: its chance, what speaks for it, and what else there is, from its view only."""

from dataclasses import replace

import pytest

from paname import Game, load_box
from paname.bots import create
from paname.bots.bot import Considered
from paname.bots.chances import chances_from, outlook_from
from paname.bots.explain import ALIKE, ALIKE_VP, CHANCE_ITERATIONS, explain
from paname.types import HintWhy, View

BOX = load_box()
Decision = tuple[View, str, list[Considered]]


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    """Those of a whole game."""
    game = Game.new(players=2, seed=3)
    bots = [create("level:7", seed=seat) for seat in range(2)]
    found = []
    while game.active is not None:
        seat = game.active
        view, legal = game.view(seat, "open"), game.seat(seat).legal_texts()
        action = bots[seat].choose(view, legal)
        if len(legal) > 1:
            found.append((view, action, bots[seat].considered()))
        game.play(action)
    return found


@pytest.fixture(scope="module")
def explained(decisions: list[Decision]) -> list[tuple[View, HintWhy]]:
    """Some of the middle of the game, where most hints have reasons: one takes up to a quarter of a second."""
    some = decisions[35:136:6]
    return [(view, explain(view, action, BOX, considered)) for view, action, considered in some]


def test_no_hint_has_reasons_that_speak_against_it(explained: list[tuple[View, HintWhy]]) -> None:
    given = [[one["vp"] for one in why["reasons"]] for _, why in explained if why["reasons"]]
    assert len(given) > 5
    for vp in given:
        assert vp[0] > 0
        assert sum(vp) > 0
        assert len(vp) <= 5


def test_a_hint_and_its_alternatives_are_judged_alike(explained: list[tuple[View, HintWhy]]) -> None:
    """By the chance to win: what a good player suggests is hardly ever behind, and reasons need a difference."""
    behind = alternatives = 0
    for _, why in explained:
        assert why["chance"] is not None
        assert 0 <= why["chance"] <= 1
        assert len(why["alternatives"]) <= 2
        assert why["choice"] not in [one["action"] for one in why["alternatives"]]
        for one in why["alternatives"]:
            assert one["vp"] is None
            assert one["chance"] is not None
            assert one["lead"] is not None
            behind += one["chance"] > why["chance"] + ALIKE
            assert one["alike"] == (abs(one["chance"] - why["chance"]) <= ALIKE)
            alternatives += 1
    assert behind < 0.1 * alternatives


def test_a_hint_is_compared_with_what_can_be_played_instead(explained: list[tuple[View, HintWhy]]) -> None:
    """It was with ending the turn, where a main action or an answer was due."""
    seen = 0
    for view, why in explained:
        if not why["reasons"]:
            continue
        if why["than"] is None:
            assert view["phase"] == "after"
        else:
            assert view["phase"] != "after" or why["choice"] == "done"
            (than,) = [one for one in why["alternatives"] if one["action"] == why["than"]]
            assert (why["chance"] or 0.0) - (than["chance"] or 0.0) > ALIKE
            seen += 1
    assert seen > 3


def test_the_same_question_has_the_same_answer(decisions: list[Decision]) -> None:
    for view, action, considered in decisions[-10::-60]:
        assert explain(view, action, BOX, considered) == explain(view, action, BOX, considered)


def test_what_the_search_found_goes_first(decisions: list[Decision]) -> None:
    searched = 0
    for view, action, considered in decisions[::-2]:  # the last first: they are explained in no time
        if view["phase"] == "main" and len(considered) > 2 and any(one.action == action for one in considered):
            rest = sorted((one for one in considered if one.action != action), key=lambda one: -one.visits)
            first = explain(view, action, BOX, considered)["alternatives"][0]
            assert first["action"] in [one.action for one in rest if one.visits == rest[0].visits]
            searched += 1
            if searched > 5:
                break
    assert searched > 3


def test_the_chance_is_that_of_the_choice(decisions: list[Decision]) -> None:
    view, action, considered = next(one for one in decisions if one[0]["phase"] == "draw")
    why = explain(view, action, BOX, considered)
    pile = int(action.removeprefix("draw ")) - 1
    seat = view["viewer"] or 0
    assert why["chance"] == chances_from(view, BOX, CHANCE_ITERATIONS, "hint", pile)[seat]
    leads = outlook_from(view, BOX, CHANCE_ITERATIONS, "hint", pile).leads
    assert why["lead"] == round(leads[seat], 1)
    assert sum(leads) == pytest.approx(0) or len(leads) > 2


def test_a_payment_leads_to_its_move(decisions: list[Decision]) -> None:
    paid = 0
    for view, action, considered in decisions:
        if view["phase"] == "main" and action.split()[0] in ("sell", "buy") and considered:
            most = max(one.visits for one in considered)
            choice = explain(view, action, BOX, considered)["choice"]
            assert choice.startswith("move ")
            assert choice in [one.action for one in considered if one.visits == most]
            paid += 1
    assert paid > 0


def test_where_no_net_knows_the_box_vp_are_compared() -> None:
    far = replace(BOX, sha256="30 francs", francs=30)
    game = Game.new(players=2, seed=1, components=far)
    game.play("draw 1")
    why = explain(game.view(0, "open"), "place arc", far)
    assert why["chance"] is None
    assert why["lead"] is None
    assert all(one["chance"] is one["lead"] is None and one["vp"] is not None for one in why["alternatives"])
    assert all(one["alike"] == (abs(one["vp"] or 0) < ALIKE_VP) for one in why["alternatives"])
