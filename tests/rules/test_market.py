"""R7 the market; R9.4 tokens of tiles."""

import pytest

from tests.rules.table import table

BUY = {"wood": 2, "marble": 3, "gold": 4}
SELL = {"wood": 1, "marble": 2, "gold": 3, "bronze prestige": 1, "silver prestige": 2, "gold prestige": 3}


def test_nothing_to_buy_at_the_start() -> None:  # R1.3
    assert table().francs(0, 99).legal("buy", "sell") == set()


@pytest.mark.parametrize("kind", BUY)
def test_buy(kind: str) -> None:
    at = table().francs(0, BUY[kind]).reserve(**{kind: 1})
    assert at.legal("buy") == {f"buy {kind}"}
    at.play(f"buy {kind}")
    assert (at.purse(), at.held(), at.in_reserve()) == (0, {kind: 1}, {})
    assert at.legal("buy") == set()
    assert table().francs(0, BUY[kind] - 1).reserve(**{kind: 1}).legal("buy") == set()
    others = {other: 1 for other in BUY if other != kind}
    assert table().francs(0, 99).reserve(**others).refuses(f"buy {kind}")


@pytest.mark.parametrize("kind", SELL)
def test_sell(kind: str) -> None:
    at = table().francs(0, 0).tokens(0, **{kind.replace(" ", "_"): 2})
    assert at.legal("sell") == {f"sell {kind}"}
    at.play(f"sell {kind}")
    assert (at.purse(), at.held()) == (SELL[kind], {kind: 1})
    assert at.in_reserve() == ({kind: 1} if kind in BUY else {})  # prestige leaves the game
    at.play(f"sell {kind}")
    assert (at.purse(), at.held()) == (2 * SELL[kind], {})
    assert at.legal("sell") == set()


def test_what_one_sells_another_may_buy() -> None:
    at = table().tokens(0, gold=1).play("sell gold", "place arc", "done").turn_of(1).francs(1, 4)
    assert at.play("buy gold").held(1) == {"gold": 1}


def test_other_players_tokens_are_not_for_sale() -> None:
    assert table().tokens(1, gold=1).loose(1, gold=1).legal("sell") == set()


# R9.4


def test_loose_tokens_are_spent_first() -> None:
    at = table().built("chaillot:8").key(0, "arc").francs(0, 8).tokens(0, wood=1).loose(0, wood=1)
    at.play("move arc chaillot:8")
    assert (at.held(), at.held_loose(), at.in_reserve()) == ({"wood": 1, "gold": 1}, {}, {})


def test_loose_and_real_tokens_pay_together() -> None:
    at = table().key(0, "arc").francs(0, 16).tokens(0, gold=2).loose(0, gold=1)
    at.play("move arc chaillot:eiffel-tower")
    assert (at.held(), at.held_loose(), at.in_reserve()) == ({}, {}, {"gold": 2})


@pytest.mark.parametrize("kind", SELL)
def test_loose_tokens_are_sold_first_and_never_enter_the_reserve(kind: str) -> None:
    at = table().francs(0, 0).tokens(0, **{kind.replace(" ", "_"): 1}).loose(0, **{kind.replace(" ", "_"): 1})
    at.play(f"sell {kind}")
    assert (at.purse(), at.held(), at.held_loose(), at.in_reserve()) == (SELL[kind], {kind: 1}, {}, {})


def test_loose_prestige_is_scored_first() -> None:
    at = table().key(0, "arc").francs(0, 15).tokens(0, marble=1, gold=2, gold_prestige=1).loose(0, gold_prestige=1)
    at.play("move arc chaillot:louvre", "score gold")
    assert (at.held(), at.held_loose()) == ({"gold prestige": 1}, {})


def test_the_halves_of_a_tile_may_serve_different_purposes() -> None:
    at = table().built("chaillot:8").key(0, "arc").francs(0, 8).bonus(0, 21)
    at.play("use 21 wood gold", "move arc chaillot:8", "sell gold")
    assert (at.purse(), at.held(), at.held_loose()) == (3, {"gold": 1}, {})
    assert at.in_reserve() == {}


def test_what_is_unused_is_lost_at_the_end_of_the_turn() -> None:
    at = table().bonus(0, 21).ends(0, 12).tokens(0, wood=1).play("use 21 wood marble", "use end 12", "place arc")
    assert at.held_loose() == {"wood": 1, "marble": 1, "gold prestige": 1}
    at.play("done")
    assert (at.held_loose(), at.held(), at.in_reserve()) == ({}, {"wood": 1}, {})


def test_a_token_of_the_board_is_real() -> None:
    at = table().built("chaillot:4").key(0, "arc").francs(0, 4).play("move arc chaillot:4", "done")
    assert at.held() == {"wood": 1}
