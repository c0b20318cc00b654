"""What ending a turn throws away."""

import random

from paname import Game, Position
from paname.knowing.losses import losses
from paname.rules import codes
from paname.types import Loss
from tests.rules.games import ALL_OPTIONS, choose, new_game
from tests.rules.table import Table, table


def lost(at: Table, *actions: str) -> list[Loss]:
    """By ending the turn after these actions."""
    for action in actions:
        at.play(action)
    return losses(at.state, [at.notation.codes[action] for action in actions])


def kinds(found: list[Loss]) -> list[str]:
    return [loss["kind"] for loss in found]


def last_turn() -> Table:
    at = table().no_piles()
    at.state.last_round = at.state.round
    return at


def test_nothing() -> None:
    assert lost(table(), "place arc") == []


def test_only_when_the_turn_can_be_ended() -> None:
    at = table().bonus(0, 8)
    assert lost(at, "use 8 gold") == []
    assert kinds(lost(at, "place arc")) == ["loose"]


def test_loose_tokens() -> None:
    (loss,) = lost(table().bonus(0, 21), "use 21 wood gold", "place arc")
    assert loss["kind"] == "loose"
    assert {token: number for token, number in loss["tokens"].items() if number} == {"wood": 1, "gold": 1}


def test_a_bonus_tile_for_nothing() -> None:
    at = table().built("chaillot:1").key(0, "arc").francs(0, 9)
    assert lost(at, "move arc chaillot:1", "bonus none") == [{"kind": "bonus"}]


def test_not_a_bonus_tile_that_has_its_price() -> None:
    at = table().built("chaillot:3").key(0, "arc").francs(0, 9)
    assert lost(at, "move arc chaillot:3", "bonus none") == []


def test_not_a_bonus_tile_where_none_lies_ahead() -> None:
    at = table().built("chaillot:1").key(0, "arc").figures(0, francs=9, meeple=30).bonus(0, 25)
    assert lost(at, "move arc chaillot:1", "bonus none") == []


def test_not_what_can_no_longer_be_taken_back() -> None:
    at = table().built("chaillot:1").key(0, "arc").francs(0, 9)
    at.play("move arc chaillot:1", "bonus none")
    assert losses(at.state, []) == []


def test_a_seat_is_told_what_it_can_take_back() -> None:
    game = Position().built("chaillot:1").key(0, "arc").figures(0, francs=9).game()
    ada = game.seat(0)
    for action in ("move arc chaillot:1", "bonus none"):
        ada.play(action)
    assert ada.losses() == ada.losses(undoable=1) == ada.losses(undoable=3) == [{"kind": "bonus"}]
    assert ada.losses(undoable=0) == game.seat(1).losses() == []


def test_prestige_sold_without_need() -> None:
    at = table().key(0, "arc").francs(0, 30).tokens(0, marble=1, gold=2, gold_prestige=1)
    sold = lost(at, "sell gold prestige", "move arc belleville:louvre")
    assert sold == [{"kind": "prestige", "token": "gold prestige", "number": 1, "landmark": "louvre", "vp": 5}]


def test_prestige_sold_to_pay() -> None:
    at = table().key(0, "arc").francs(0, 12).tokens(0, marble=1, gold=2, gold_prestige=1)
    assert lost(at, "sell gold prestige", "move arc belleville:louvre") == []


def test_prestige_that_no_slot_takes() -> None:
    at = table().key(0, "arc").francs(0, 30).tokens(0, marble=1, gold=2, gold_prestige=1).built("chaillot:4")
    assert lost(at, "sell gold prestige", "move arc chaillot:4") == []


def test_in_the_last_turn_what_still_scores() -> None:
    tiles = (1, 7, 12, 17, 20, 6)  # francs; 5 VP; 4 VP and 4 francs; any tile, 22 at best; the five others; no building
    found = lost(last_turn().bonus(0, *tiles).ends(0, 1, 4), "place arc")
    assert found == [{"kind": "vp", "piece": piece, "vp": vp} for piece, vp in SCORING.items()]
    assert lost(table().bonus(0, *tiles).ends(0, 1, 4), "place arc") == []


SCORING = {"tile:7": 5, "tile:12": 4, "tile:17": 6, "tile:20": 5, "end:1": 3}


def test_in_the_last_turn_tile_27_makes_francs_of_everything() -> None:
    at = last_turn().bonus(0, 27).tokens(0, gold=2)
    sells_for = at.state.lookup.sell[2]
    assert lost(at, "place arc") == [
        {"kind": "vp", "piece": "token:gold", "vp": 2 * sells_for * at.state.lookup.franc_vp}
    ]


def test_whoever_loses_nothing_has_nothing_left_to_do() -> None:
    """In the last turn no single tile brings VP unless it was named."""
    seen = 0
    for number, options in enumerate(ALL_OPTIONS[::4]):
        game, chance = new_game(options, number), random.Random(number)
        while not game.over:
            if "done" in game.legal() and game.state.round == game.state.last_round:
                named = {loss["piece"] for loss in game.seat(game.state.active).losses() if loss["kind"] == "vp"}
                seen += _check(game, named)
            game.play(choose(game.legal(), chance))
    assert seen > 20


def _check(game: Game, named: set[str]) -> int:
    tried = 0
    for action in game.legal():
        if codes.kind_of(action.code).name == "use":
            after, seat = game.copy(), game.state.active
            after.play(action)
            piece = f"end:{action.split()[2]}" if action.startswith("use end") else f"tile:{action.split()[1]}"
            assert (after.state.seats[seat].vp > game.state.me.vp) <= (piece in named), action
            tried += 1
    return tried


def test_only_what_can_be_taken_back_is_looked_at() -> None:
    """However much is asked for: earlier turns were about other purchases."""
    for seed in range(12):
        game, chance = Game.new(seed=seed), random.Random(seed)
        while not game.over:
            seat = game.seat(game.state.active)
            assert seat.losses(undoable=10**6) == seat.losses()
            assert seat.losses(undoable=-1) == seat.losses(undoable=0)
            game.play(choose(game.legal(), chance))
