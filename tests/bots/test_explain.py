"""Reasons for an action: parts of the evaluation, in the seat's favour where they say so, from its view only."""

import pytest

from paname import Game, load_box
from paname.bots import create
from paname.bots.bot import Considered
from paname.bots.choosing import evaluation
from paname.bots.explain import GROUP_OF, PARTS, explain, lead_in_parts, reason_words
from paname.bots.search.evaluation import TERMS
from paname.types import HintReason, View
from tests.bots.test_search import positions

BOX = load_box()


def test_every_term_has_its_part() -> None:
    assert set(GROUP_OF) == set(TERMS)


def test_reasons_in_words_say_who_is_better_off() -> None:
    assert reason_words({"term": "francs", "vp": 4.44, "amount": 11}) == "francs +4.4 VP"
    assert reason_words({"term": "others", "vp": -4.8, "amount": 0}) == "opponents better off −4.8 VP"
    assert reason_words({"term": "others", "vp": 1.25, "amount": 0}) == "opponents worse off +1.2 VP"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_parts_are_the_whole(players: int) -> None:
    """But for `others` each part is counted for itself: what is left over must be what the others have."""
    judge = evaluation(BOX, players)
    for state in positions(players, 2)[::5]:
        for seat in range(players):
            parts = lead_in_parts(state, seat, BOX)
            lead = judge.margins(state, seat)
            values = [judge.value[other] for other in range(players) if other != seat]
            against = 0.5 * max(values) + 0.5 * sum(values) / len(values)
            assert sum(vp for vp, _ in parts.values()) == pytest.approx(lead)
            assert parts["others"][0] == pytest.approx(-against)


Decision = tuple[View, str, list[Considered]]


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    """Those of a whole game."""
    game = Game.new(players=2, seed=3)
    bots = [create("mcts:iterations=60", seed=seat) for seat in range(2)]
    found = []
    while game.active is not None:
        seat = game.active
        view, legal = game.view(seat, "open"), game.seat(seat).legal_texts()
        action = bots[seat].choose(view, legal)
        if len(legal) > 1:
            found.append((view, action, bots[seat].considered()))
        game.play(action)
    return found


def test_reasons_are_few_sorted_and_large(decisions: list[Decision]) -> None:
    given = 0
    scored: list[HintReason] = []
    for view, action, considered in decisions:
        why = explain(view, action, BOX, considered)
        reasons = why["reasons"]
        scored += [one for one in reasons if one["term"] == "vp" and one["amount"]]
        given += bool(reasons)
        assert len(reasons) <= 3
        assert len({one["term"] for one in reasons} & set(PARTS)) == len(reasons)
        assert [one["vp"] for one in reasons] == sorted((one["vp"] for one in reasons), reverse=True)
        assert all(abs(one["vp"]) >= 0.2 and one["vp"] * one["amount"] >= 0 for one in reasons)
        assert len(why["alternatives"]) <= 2
        assert why["choice"] not in [one["action"] for one in why["alternatives"]]
    assert given > 30
    assert len(scored) > 5
    assert all(one["vp"] == one["amount"] for one in scored), "a VP in hand is worth one VP, whatever the position"


def test_the_same_question_has_the_same_answer(decisions: list[Decision]) -> None:
    for view, action, considered in decisions[::20]:
        assert explain(view, action, BOX, considered) == explain(view, action, BOX, considered)


def test_the_best_turn_by_the_evaluation_is_no_worse_than_the_others() -> None:
    """The greedy bot plays it; what it did not play must not come out ahead, and what is ahead must be told."""
    bot = create("greedy", seed=1)
    told = 0
    game = Game.new(players=2, seed=4)
    while game.active is not None:
        view, legal = game.view(game.active, "open"), game.seat(game.active).legal_texts()
        action = bot.choose(view, legal)
        if len(legal) > 1 and view["phase"] != "draw" and "take" not in legal:  # those are guesses about what is hidden
            alternatives = explain(view, action, BOX)["alternatives"]
            leads = [one["vp"] for one in alternatives]
            assert all(lead <= 0.0 for lead in leads)
            assert leads == sorted(leads, reverse=True)
            told += sum(one["reason"] is not None for one in alternatives)
        game.play(action)
    assert told > 20


def test_what_the_search_found_goes_before_the_evaluation(decisions: list[Decision]) -> None:
    searched = 0
    for view, action, considered in decisions[::2]:
        if view["phase"] == "main" and len(considered) > 2 and any(one.action == action for one in considered):
            mine = next(one for one in considered if one.action == action)
            rest = sorted((one for one in considered if one is not mine), key=lambda one: -one.visits)
            first = explain(view, action, BOX, considered)["alternatives"][0]
            assert first["action"] in [one.action for one in rest if one.visits == rest[0].visits]
            sure = [Considered(one.action, 1_000_000 * one.visits, one.lead) for one in considered]
            first = explain(view, action, BOX, sure)["alternatives"][0]
            lead = next(one.lead for one in rest if one.action == first["action"])
            assert first["vp"] == pytest.approx(lead - mine.lead, abs=0.06)
            searched += 1
    assert searched > 10


def test_what_is_called_a_lead_in_vp_is_one(decisions: list[Decision]) -> None:
    """In the end all is known: a game won by one VP has a lead of one, and not what a sure win is paid."""
    view, action, considered = next(one for one in reversed(decisions) if len(one[2]) > 1)
    game = Game.new(players=2, seed=3)
    bots = [create("mcts:iterations=60", seed=seat) for seat in range(2)]
    while game.active is not None:
        seat = game.active
        game.play(bots[seat].choose(game.view(seat, "open"), game.seat(seat).legal_texts()))
    vp, seat = game.result().vp, view["viewer"] or 0
    lead = next(one.lead for one in considered if one.action == action)
    assert lead == pytest.approx(vp[seat] - vp[1 - seat], abs=3)


def test_what_is_better_than_nothing_is_compared_with_nothing(decisions: list[Decision]) -> None:
    free = [explain(view, action, BOX) for view, action, _ in decisions if view["phase"] == "main"]
    assert any(why["than"] is None for why in free)
    assert all(why["vp"] >= 0 for why in free if why["than"] is None and why["alternatives"])


def test_a_payment_leads_to_its_move(decisions: list[Decision]) -> None:
    paid = 0
    for view, action, considered in decisions:
        if view["phase"] == "main" and action.split()[0] in ("sell", "buy") and considered:
            most = max(one.visits for one in considered)
            choice = explain(view, action, BOX, considered)["choice"]
            assert choice.startswith("move ")
            assert choice in [one.action for one in considered if one.visits == most]
            paid += 1
    assert paid > 1
