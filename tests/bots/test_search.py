"""The parts of the search: choices and their payment chains, the evaluation, whole turns, the tree; compiled or not."""

import os
import subprocess
import sys

import pytest

from paname import Game, Rng, load_box
from paname.bots import create
from paname.bots.choosing import actions_of_choice, evaluation
from paname.bots.search.choices import choices, perform
from paname.bots.search.evaluation import T_DISTRICTS, T_SCORING, T_SUM
from paname.bots.search.lookahead import Lookahead
from paname.bots.search.tree import Tree, Tuning
from paname.box.model import SPACES, TOKEN_KINDS
from paname.knowing.plans import plans
from paname.records.notation import notation
from paname.rules import bits, codes, scoring, tiles, track, turn, unseen
from paname.rules.lookup import lookup_of
from paname.rules.options import Options
from paname.rules.payment import Payment
from paname.rules.setup import draw_setup, start
from paname.rules.state import PHASE_BONUS, PHASE_DRAW, PHASE_MAIN, PHASE_OVER, ActionBuffer, State, fingerprint
from tests.rules.table import Table, table

BOX = load_box()


def positions(players: int, games: int, **options: bool) -> list[State]:
    """Positions of games of random sensible choices."""
    found = []
    out, payment = ActionBuffer(), Payment()
    rules = Options(players=players, **options)
    for game in range(games):
        rng = Rng(f"{players}/{game}")
        state = start(lookup_of(BOX, players), rules, draw_setup(BOX, rules, rng))
        while state.phase != PHASE_OVER:
            found.append(state.copy())
            choices(state, out, payment)
            assert out.size
            perform(state, out.items[rng.below(out.size)], payment)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("free_districts", [False, True])
def test_every_choice_is_a_chain_of_legal_actions(players: int, free_districts: bool) -> None:
    out, chains = ActionBuffer(), 0
    for state in positions(players, 4, free_districts=free_districts):
        choices(state, out, Payment())
        for choice in out.list():
            world = state.copy()
            steps = actions_of_choice(state, choice)
            chains += len(steps) > 1
            for step in steps:
                offered = ActionBuffer()
                (turn.legal if world.looking else turn.legal_for_seat)(world, offered)
                assert step in offered.list()
                turn.apply(world, step)
    assert chains > 20  # purchases that had to be paid for by free actions


def test_no_move_that_can_be_paid_as_things_stand_is_left_out() -> None:
    out = ActionBuffer()
    for state in positions(2, 4):
        if state.phase == PHASE_MAIN and not state.looking:
            choices(state, out, Payment())
            offered = set(out.list())
            turn.legal_for_seat(state, out)
            main = {a for a in out.list() if a >= codes.MOVE or codes.PLACE <= a < codes.BONUS or a == codes.LOOK}
            assert main <= offered


def test_a_tile_of_choice_pays_with_two_different_kinds() -> None:
    at = table().key(0, "arc").francs(0, 12).bonus(0, 21)
    out = ActionBuffer()
    choices(at.state, out, Payment())
    move = at.notation.codes["move arc chaillot:grand-palais"]  # 12 francs, 1 marble, 1 gold
    assert out.holds(move)
    assert [at.notation.text(action) for action in actions_of_choice(at.state, move)][:-1] == ["use 21 marble gold"]


def test_a_tile_that_pays_is_fetched() -> None:
    at = table().key(0, "montmartre:bank").built("montmartre:5").francs(0, 1).bonus(0, 17)
    move = at.notation.codes["move montmartre:bank montmartre:5"]
    assert at.notation.text(move) in offered(at)
    assert [at.notation.text(action) for action in actions_of_choice(at.state, move)][:-1] == ["use 17 @5", "use 5"]


def offered(at: Table) -> set[str]:
    out = ActionBuffer()
    choices(at.state, out, Payment())
    return {at.notation.text(choice) for choice in out.list()}


def test_a_question_is_answered_after_the_tile_that_it_needs() -> None:
    at = table().built("chaillot:1").key(0, "arc").meeple(0, 30).bonus(0, 17).play("move arc chaillot:1")
    assert offered(at) == {"use 17 @25", "bonus none"}
    assert offered(at.play("use 17 @25")) == {*(f"use 25 @{space}" for space in range(26, 30)), "bonus none"}
    at = table().key(0, "arc").francs(0, 15).tokens(0, marble=1, gold=2).bonus(0, 17).play("move arc chaillot:louvre")
    assert offered(at) == {"use 17 @8", "use 17 @19", "score none"}
    assert offered(at.play("use 17 @8")) == {"use 8 gold", "score none"}
    at = table().key(0, "arc").francs(0, 15).tokens(0, marble=1, gold=2).ends(0, 1).play("move arc chaillot:louvre")
    assert offered(at) == {"score none"}


def test_tiles_9_and_16_are_kept_if_that_is_better() -> None:  # R2.3
    at = table().no_hands().key(0, "chaillot:4", "chaillot:5").francs(0, 1).bonus(0, 9)
    assert offered(at) == {"move chaillot:4 chaillot:5 with 9", "pass"}


def test_a_bonus_tile_is_paid_by_free_actions() -> None:
    at = table().built("montmartre:3").key(0, "arc").meeple(0, 10).francs(0, 3).tokens(0, gold_prestige=1)
    at.play("move arc montmartre:3")
    assert offered(at) == {*(f"bonus @{space}" for space in range(11, 31)), "bonus none"}
    choice = at.notation.codes["bonus @30"]
    assert [at.notation.text(action) for action in actions_of_choice(at.state, choice)] == [
        "sell gold prestige",
        "bonus @30",
    ]


def test_loose_tokens_that_are_left_over_are_sold() -> None:
    at = table().bonus(0, 21).tokens(0, wood=1).play("place montmartre:bank").play("use 21 marble gold")
    assert offered(at) == {"sell marble", "sell gold", "done"}
    assert offered(at.play("sell marble").play("sell gold")) == {"done"}


def test_a_bonus_tile_is_paid_by_a_tile_that_is_fetched() -> None:
    at = table().built("montmartre:3").key(0, "arc").meeple(0, 20).francs(0, 3).bonus(0, 17)
    at.play("move arc montmartre:3").tokens(0)  # without the building's token, which could be sold
    assert offered(at) == {*(f"bonus @{space}" for space in range(21, 31)), "bonus none"}
    choice = at.notation.codes["bonus @30"]
    steps = [at.notation.text(action) for action in actions_of_choice(at.state, choice)]
    assert steps == ["use 17 @1", "use 1", "bonus @30"]


def test_a_tile_that_pays_is_not_fetched_from_the_space_that_is_paid_for() -> None:
    at = table().built("montmartre:3").key(0, "arc").meeple(0, 21).francs(0, 3).bonus(0, 17)
    at.empty_spaces(*(space for space in range(1, 31) if space not in (22, 26)))
    at.play("move arc montmartre:3").tokens(0)
    assert offered(at) == {"bonus @26", "bonus none"}


def test_another_tile_pays_for_the_space_of_the_one_that_would_pay_best() -> None:
    at = table().built("montmartre:3").key(0, "arc").meeple(0, 20).francs(0, 3).bonus(0, 17)
    at.empty_spaces(*(space for space in range(1, 31) if space not in (21, 22, 26)))
    at.play("move arc montmartre:3").tokens(0)
    assert offered(at) == {"bonus @21", "bonus @22", "bonus @26", "bonus none"}
    for space, fetched in (("@21", "@22"), ("@22", "@21")):
        steps = [
            at.notation.text(action) for action in actions_of_choice(at.state, at.notation.codes[f"bonus {space}"])
        ]
        assert steps[0] == f"use 17 {fetched}"
        assert steps[-1] == f"bonus {space}"


def test_a_key_is_paid_by_a_tile_that_is_fetched() -> None:
    at = table().bonus(0, 14, 17).play("place montmartre:bank").francs(0, 0)
    assert "use 14" in offered(at)
    steps = actions_of_choice(at.state, at.notation.codes["use 14"])
    assert [at.notation.text(action) for action in steps] == ["use 17 @1", "use 1", "use 14"]


def test_resources_are_bought_for_pairs() -> None:
    at = table().bonus(0, 24).tokens(0, marble=1, gold=2).reserve(wood=3, marble=1).play("place montmartre:bank")
    at.francs(0, 4)
    assert offered(at) == {"buy wood", "buy marble", "use 24 gold", "done"}
    wood, marble = (at.notation.codes[f"buy {kind}"] for kind in ("wood", "marble"))
    assert actions_of_choice(at.state, wood) == [wood, wood]
    assert actions_of_choice(at.state, marble) == [marble]
    assert "buy wood" not in offered(at.francs(0, 1))  # the pair of gold is not sold for it


def test_resources_for_pairs_are_paid_by_sales_and_tiles() -> None:
    at = table().bonus(0, 5, 24).tokens(0, wood=1).reserve(wood=3).play("place montmartre:bank").francs(0, 0)
    assert [at.notation.text(one) for one in actions_of_choice(at.state, at.notation.codes["buy wood"])] == [
        "use 5",
        "buy wood",
    ]
    at = table().bonus(0, 24).tokens(0, wood=1, gold=3).reserve(wood=3).play("place montmartre:bank").francs(0, 0)
    assert offered(at) == {"buy wood", "use 24 gold", "done"}
    at = table().bonus(0, 24).tokens(0, wood=1).reserve(wood=3).play("place montmartre:bank").francs(0, 0)
    assert offered(at) == {"done"}  # the one that is to be completed is not sold


def test_every_bonus_tile_that_sales_and_tiles_can_pay_is_offered() -> None:
    out, chains = ActionBuffer(), 0
    for state in positions(2, 6) + positions(3, 6):
        if state.phase == PHASE_BONUS and track.ahead(state, state.me):
            lookup, me = state.lookup, state.me
            francs = me.francs + sum(me.at_hand(kind) * lookup.sell[kind] for kind in range(TOKEN_KINDS))
            francs += sum(lookup.gain_francs[tile] for tile in range(SPACES) if me.unused >> tile & 1)
            price = lookup.bonus_price[state.bought]
            choices(state, out, Payment())
            if francs >= price:
                assert out.size > 1
                chains += me.francs < price
    assert chains > 5


@pytest.mark.parametrize("tile", [13, 14])
def test_a_key_is_paid_by_free_actions(tile: int) -> None:
    at = table().no_hands().bonus(0, tile).francs(0, 0).tokens(0, gold=1, marble=1)
    assert f"use {tile}" in offered(at)
    *sold, last = [at.notation.text(action) for action in actions_of_choice(at.state, at.notation.codes[f"use {tile}"])]
    assert last == f"use {tile}"
    assert sold
    assert set(sold) <= {"sell gold", "sell marble"}
    assert f"use {tile}" not in offered(table().no_hands().bonus(0, tile).francs(0, 0))


def test_bots_see_every_move_that_people_are_shown_a_payment_for() -> None:
    out, payment = ActionBuffer(), Payment()
    names, chains = notation(BOX), 0
    for state in positions(3, 6):
        if state.phase == PHASE_MAIN and not state.looking:
            choices(state, out, payment)
            shown = {names.codes[plan["action"]] for plan in plans(state) if plan["chain"] is not None}
            assert shown == {choice for choice in out.list() if choice >= codes.MOVE}
            chains += len(shown)
    assert chains > 1000


def test_a_search_reports_only_choices_there_are() -> None:
    """A tree that goes on from a draw knows the moves onto other tiles that might have come up."""
    game, bot = Game.new(players=2, seed=1), create("mcts:iterations=64", seed=1)
    reported = 0
    while (seat := game.active) is not None and len(game.history) < 60:
        action = bot.choose(game.view(seat, screens="open"), game.seat(seat).legal_texts())
        possible = {plan["action"] for plan in game.plans() if plan["chain"] is not None}
        possible.update(game.seat(seat).legal())
        assert {one.action for one in bot.considered()} <= possible
        reported += len(bot.considered())
        game.play(action)
    assert reported > 100


def test_a_finished_game_is_worth_its_vp() -> None:
    value = evaluation(BOX, 3)
    rng, out = Rng(1), ActionBuffer()
    state = start(lookup_of(BOX, 3), Options(players=3), draw_setup(BOX, Options(players=3), rng))
    turn.playout(state, rng, out)
    value.evaluate_all(state)
    assert [value.value[i] for i in range(3)] == [seat.vp for seat in state.seats]


def test_of_equal_sums_the_highest_value_is_first() -> None:  # R10.2
    at = table().vp_tile(20, "chaillot").key(0, "chaillot:5").key(1, "chaillot:1", "chaillot:4")
    value = evaluation(BOX, 2)
    assert [value.terms(at.state, seat)[T_DISTRICTS] for seat in (0, 1)] == [20, 10]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_evaluation_scores_districts_and_tiles_by_the_rules(players: int) -> None:
    value = evaluation(BOX, players)
    for state in positions(players, 2):
        for i, seat in enumerate(state.seats):
            terms = value.terms(state, i)
            assert terms[T_DISTRICTS] == sum(scoring.district_vp(state, district, i) for district in range(6))
            assert terms[T_SUM] == scoring.board_sum(state, seat)
            assert terms[T_SCORING] == sum(tiles.scoring_vp(state, seat, tile) for tile in bits.indices(seat.unused))


def test_the_last_turn_is_played_as_well_as_any() -> None:
    """With no turns left the evaluation is the final score: no other choices in a last turn lead to more."""
    value = evaluation(BOX, 2)
    out, payment, rng = ActionBuffer(), Payment(), Rng(2)
    seen = 0
    for state in positions(2, 30):
        if (
            state.phase != PHASE_MAIN
            or state.looking
            or state.round != state.last_round
            or state.active != 1
            or seen >= 12
        ):
            continue
        seen += 1
        search = Lookahead(value, state)
        world = state.copy()
        while world.phase != PHASE_OVER:
            perform(world, search.best(world), payment)
        best = world.seats[1].vp - world.seats[0].vp
        for _ in range(200):
            other = state.copy()
            while other.phase != PHASE_OVER:
                choices(other, out, payment)
                perform(other, out.items[rng.below(out.size)], payment)
            assert other.seats[1].vp - other.seats[0].vp <= best
    assert seen >= 5


def test_a_redeal_keeps_what_is_known() -> None:
    rng = Rng(4)
    for state in positions(2, 2):
        world = state.copy()
        unseen.redeal(world, rng)
        assert sorted(unseen.unseen(world)) == sorted(unseen.unseen(state))
        assert len(set(world.deck)) == len(world.deck)
        for pile in range(3):
            if bits.get(state.pile_left, pile):
                assert world.top_tile(pile) // 6 == state.top_tile(pile) // 6


def test_redeals_are_even() -> None:
    """Every unseen tile of the district in sight is as likely to be on top."""
    rng = Rng(5)
    state = positions(2, 1)[0]
    assert state.phase == PHASE_DRAW
    district = state.top_tile(0) // 6
    seen = [0] * 6
    for _ in range(6000):
        unseen.redeal(state, rng)
        assert state.top_tile(0) // 6 == district
        seen[state.top_tile(0) % 6] += 1
    assert all(850 < number < 1150 for number in seen)


def test_the_tree_counts_every_iteration() -> None:
    state = positions(2, 1)[9]
    tree = Tree(evaluation(BOX, 2), state, Rng(1), Tuning())
    before = fingerprint(state)
    tree.run(state, 500)
    assert fingerprint(state) == before
    assert tree.root_visits() == 500
    options = Lookahead(evaluation(BOX, 2), state).list_choices(state)
    rows = tree.report(options)
    assert sum(visits for _, visits, _, _ in rows) == 500
    assert all(0 <= mean <= 1 for _, _, mean, _ in rows)
    best = tree.best(options)
    visits = {choice: visits for choice, visits, _, _ in rows}
    assert visits[best] == max(visits.values())
    assert tree.advance(best)
    assert tree.root_visits() == visits[best]


PLAY = """
from paname import Game
from paname._interpreted import compiled
from paname.bots import create
game = Game.new(players=3, seed=5, random_tokens=True)
bots = [create(spec, seed=1) for spec in ("greedy", "mcts:iterations=16", "greedy:slips=0.5")]
while (seat := game.active) is not None and len(game.history) < 60:
    game.play(bots[seat].choose(game.view(seat, screens="open"), game.seat(seat).legal_texts()))
print(compiled(), game.history)
"""


def test_compiled_and_interpreted_play_alike() -> None:
    played = [
        subprocess.run(
            [sys.executable, "-c", PLAY],
            env={**os.environ, "PANAME_INTERPRETED": flag},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split(maxsplit=1)
        for flag in ("", "1")
    ]
    assert [how for how, _ in played] == ["True", "False"]
    assert played[0][1] == played[1][1]
