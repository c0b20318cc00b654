"""Plans: every move with its price, and how it could be paid."""

import random
from itertools import pairwise

import pytest

from paname import Game, Position
from paname.knowing.plans import MOST_WAYS, plans, ways
from paname.records.notation import notation
from paname.rules import codes, turn
from paname.rules.options import Options
from paname.rules.state import State
from paname.types import MovePlan
from tests.rules.games import ALL_OPTIONS, new_game, play_on
from tests.rules.table import Table, table


def plan(at: Table, action: str) -> MovePlan:
    found = [one for one in plans(at.state) if one["action"] == action]
    assert len(found) == 1, f"{action} is planned {len(found)} times"
    return found[0]


def gains(*texts: str) -> list[dict[str, int | str]]:
    """`token:wood`, `bonus:2` and so on as they are sent."""
    keys = {"token": "token", "vp": "vp", "bonus": "francs", "prestige": "vp"}
    found: list[dict[str, int | str]] = []
    for text in texts:
        kind, _, value = text.partition(":")
        found.append({"kind": kind} | ({keys[kind]: int(value) if value.isdigit() else value} if value else {}))
    return found


def test_payable_now() -> None:
    at = table().built("chaillot:8").key(0, "arc").francs(0, 8).tokens(0, wood=1)
    assert plan(at, "move arc chaillot:8") == {
        "action": "move arc chaillot:8",
        "price": {"francs": 8, "wood": 1},
        "gains": [{"kind": "token", "token": "gold"}, {"kind": "vp", "vp": 2}],
        "chain": [],
        "francs": [],
        "purse": 0,
        "forgone": 0,
        "reason": None,
    }


def test_a_chain_that_pays() -> None:
    at = table().built("chaillot:8").key(0, "arc").francs(0, 6).bonus(0, 2, 5)
    found = plan(at, "move arc chaillot:8")
    assert found["reason"] == {"code": "needs-francs", "args": {"have": 6, "need": 8}}
    assert found["chain"] is not None
    assert sorted(found["chain"]) == ["use 2", "use 5"]


def test_nothing_pays() -> None:
    at = table().built("chaillot:8").key(0, "arc").francs(0, 8)
    found = plan(at, "move arc chaillot:8")
    assert found["chain"] is found["francs"] is None
    assert found["reason"] == {"code": "needs-token", "args": {"token": "wood", "have": 0, "need": 1}}


def test_a_tile_is_sold_for_its_tokens() -> None:
    at = table().built("chaillot:5").key(0, "arc").francs(0, 0).bonus(0, 19)
    assert plan(at, "move arc chaillot:5")["chain"] == ["use 19 gold gold", "sell gold prestige", "sell gold prestige"]


def test_the_other_half_of_a_tile_is_sold() -> None:
    at = table().built("chaillot:8").key(0, "arc").francs(0, 5).bonus(0, 21)
    assert plan(at, "move arc chaillot:8")["chain"] == ["use 21 wood gold", "sell gold"]


def test_a_tile_that_pays_is_fetched() -> None:
    at = table().key(0, "montmartre:bank").built("montmartre:5").francs(0, 1)
    at.bonus(0, 17)
    assert plan(at, "move montmartre:bank montmartre:5")["chain"] == ["use 17 @5", "use 5"]
    at.tokens(0, gold=2)  # the tile that fetches is spared
    assert plan(at, "move montmartre:bank montmartre:5")["chain"] == ["sell gold", "sell gold"]


def test_a_tile_that_pays_is_fetched_by_the_way_back() -> None:
    at = table().key(0, "montmartre:bank").built("montmartre:5").francs(0, 1).bonus(0, 25).meeple(0, 6)
    assert plan(at, "move montmartre:bank montmartre:5")["chain"] == ["use 25 @5", "use 5"]
    at.meeple(0, 18)  # tile 17 lies within reach, what pays does not
    assert plan(at, "move montmartre:bank montmartre:5")["chain"] == ["use 25 @17", "use 17 @5", "use 5"]


def test_two_tiles_are_fetched_by_two() -> None:
    at = table().key(0, "montmartre:bank").built("montmartre:8").francs(0, 4).bonus(0, 17, 25).meeple(0, 4)
    assert plan(at, "move montmartre:bank montmartre:8")["chain"] == ["use 25 @2", "use 17 @12", "use 2", "use 12"]


def test_gains() -> None:
    at = table().built("chaillot:1", "chaillot:3", "chaillot:4").key(0, "arc", "chaillot:2", "chaillot:5", "chaillot:8")
    at.francs(0, 30).tokens(0, marble=1, gold=2, gold_prestige=3, silver_prestige=1, bronze_prestige=1)
    assert plan(at, "move arc chaillot:1")["gains"] == gains("token:bronze prestige", "bonus:0", "vp_tile")
    assert plan(at, "move arc chaillot:3")["gains"] == gains("token:gold prestige", "bonus:2", "vp_tile")
    assert plan(at, "move arc chaillot:4")["gains"] == gains("token:wood", "vp_tile")
    assert plan(at, "move arc belleville:louvre")["gains"] == gains("prestige:14")
    assert plan(at, "move chaillot:2 chaillot:4")["gains"] == gains("token:wood")


def test_a_bonus_tile_is_promised_only_where_one_is_to_be_had() -> None:
    at = table().built("chaillot:1").key(0, "arc").francs(0, 30).meeple(0, 30)
    assert plan(at, "move arc chaillot:1")["gains"] == gains("token:bronze prestige")
    at.bonus(0, 25)  # the meeple can go back first
    assert plan(at, "move arc chaillot:1")["gains"] == gains("token:bronze prestige", "bonus:0")


def test_a_bonus_tile_is_promised_only_where_it_can_be_paid() -> None:
    at = table().built("chaillot:3").key(0, "arc").francs(0, 3)
    assert plan(at, "move arc chaillot:3")["gains"] == gains("token:gold prestige", "bonus:2")  # by selling the token
    at.state.tokens &= ~(1 << at.site("chaillot:3"))
    assert plan(at, "move arc chaillot:3")["gains"] == []
    assert at.play("move arc chaillot:3").legal() == {"bonus none"}


@pytest.mark.parametrize(("tile", "left"), [(25, 29), (17, 25)])
def test_no_bonus_tile_is_promised_where_going_back_takes_the_last_one(tile: int, left: int) -> None:
    at = table().built("chaillot:1").key(0, "arc").meeple(0, 30).bonus(0, tile)
    at.empty_spaces(*(space for space in range(1, 31) if space != left))
    assert plan(at, "move arc chaillot:1")["gains"] == gains("token:bronze prestige")


def test_the_tiles_that_show_prestige_count() -> None:
    at = table().key(0, "arc").francs(0, 30).tokens(0, marble=1, gold=2)
    assert plan(at, "move arc belleville:louvre")["gains"] == gains()
    at.bonus(0, 8)
    assert plan(at, "move arc belleville:louvre")["gains"] == gains("prestige:5")
    at.bonus(0, 19)
    assert plan(at, "move arc belleville:louvre")["gains"] == gains("prestige:14")
    at.tokens(0, marble=1, gold=2, gold_prestige=1).ends(0, 12)  # one token of gold, an end tile of gold, one of choice
    at.seat(0).unused = 1 << 7
    assert plan(at, "move arc belleville:louvre")["gains"] == gains("prestige:14")


def test_what_pays_does_not_score_too() -> None:
    at = table().key(0, "arc").francs(0, 12).tokens(0, marble=1, gold=2, gold_prestige=1)
    found = plan(at, "move arc belleville:louvre")
    assert (found["chain"], found["gains"]) == (["sell gold prestige"], [])


def test_a_chain_that_costs_vp_at_its_landmark_says_so() -> None:
    at = table().key(0, "montmartre:1").francs(0, 5).tokens(0, marble=1, gold=1, bronze_prestige=1, silver_prestige=1)
    (found,) = ways(at.state, LUXEMBOURG)
    assert (found["chain"], found["gains"]) == (["sell marble", "sell silver prestige"], gains("prestige:3"))
    assert found["forgone"] == SILVER
    assert plan(at.francs(0, 7), LUXEMBOURG)["forgone"] == 0  # the marble is enough


LUXEMBOURG = "move montmartre:1 montmartre:jardin-du-luxembourg"
SILVER = 4


def ways_of(at: Table, action: str) -> list[list[str] | None]:
    return [way["chain"] for way in ways(at.state, action)]


def test_every_way_to_pay_spares_something() -> None:
    at = table().key(0, "montmartre:bank").built("montmartre:5").francs(0, 3).tokens(0, marble=1).bonus(0, 5)
    assert ways_of(at, MARKET) == [["use 5"], ["sell marble"]]
    at.tokens(0, marble=1, silver_prestige=1)
    assert ways_of(at, MARKET) == [["use 5"], ["sell marble"], ["sell silver prestige"]]


MARKET = "move montmartre:bank montmartre:5"


def test_the_way_that_costs_no_vp_comes_first() -> None:
    at = table().key(0, "arc").francs(0, 14).tokens(0, wood=2, marble=1, gold=2, silver_prestige=1).bonus(0, 17)
    found = ways(at.state, "move arc belleville:louvre")
    costs = [way["forgone"] for way in found]
    assert costs == sorted(costs)
    assert (found[0]["chain"], found[0]["forgone"]) == (["sell wood"], 0)


def test_one_way_to_pay_now_and_none_where_nothing_pays() -> None:
    at = table().built("chaillot:8").key(0, "arc").francs(0, 8)
    assert ways_of(at, "move arc chaillot:8") == []
    assert ways_of(at.tokens(0, wood=1), "move arc chaillot:8") == [[]]
    assert ways_of(at, "place arc") == ways_of(at, "nonsense") == ways_of(at.drawing(), "move arc chaillot:8") == []


@pytest.mark.parametrize("options", ALL_OPTIONS[::3], ids=str)
def test_every_way_is_playable_and_leaves_what_it_says(options: Options) -> None:
    game, chance, paid = new_game(options, 5), random.Random(5), 0
    while not game.over:
        for one in plans(game.state) if len(game.codes) % 11 == 0 else []:
            found = ways(game.state, one["action"]) if one["chain"] else []
            assert len(found) <= MOST_WAYS
            for way in found:
                other, purses = game.copy(), [int(game.state.me.francs)]
                for step in way["chain"] or []:
                    other.play(step)
                    purses.append(int(other.state.me.francs))
                assert way["francs"] == [after - before for before, after in pairwise(purses)]
                other.play(way["action"])
                assert other.state.me.francs == way["purse"]
                paid += 1
        game.play(chance.choice(game.legal()))
    assert paid


def test_what_free_actions_do_to_the_purse() -> None:
    game = Position().figures(0, francs=6).tokens(0, wood=1, gold_prestige=1).bonus(0, 5, 13, 14, 18).game()
    assert game.seat(0).francs() == {"sell wood": 1, "sell gold prestige": 3, "use 5": 5, "use 13": -4, "use 14": -2}
    assert game.seat(1).francs() == {}, "it is not its turn"


def test_only_at_the_main_action() -> None:
    assert plans(table().drawing().key(0, "arc").state) == []
    assert plans(table().key(0, "arc").play("place chaillot:bank").state) == []


def free_positions(state: State, limit: int) -> list[State] | None:
    """All positions that free actions lead to; None if there are more than the limit."""
    found: dict[tuple[int, ...], State] = {}
    queue = [state]
    while queue:
        here = queue.pop()
        me = here.me
        key = (me.francs, me.tokens, me.loose, me.unused, me.end_tiles, here.reserve, me.keys, me.meeple, me.used)
        if key in found:
            continue
        found[key] = here
        if len(found) > limit:
            return None
        for action in turn.legal_list(here):
            if codes.BUY <= action < codes.PASS:
                after = here.copy()
                turn.apply(after, action)
                queue.append(after)
    return list(found.values())


def check_plans(game: Game) -> int:
    """Against the rules themselves: every move within reach is planned, every chain is playable, none is missed."""
    texts = notation(game.box).texts
    made = {one["action"]: one for one in game.plans()}
    now = {text for text in game.legal() if text.startswith("move ")}
    assert (
        now
        == {text for text, one in made.items() if one["reason"] is None}
        == {text for text, one in made.items() if one["chain"] == []}
    )
    for text, one in made.items():
        if one["chain"] is None:
            assert one["purse"] is None
        else:
            other = game.copy()
            for step in one["chain"]:
                other.play(step)
            other.play(text)
            assert other.state.seats[game.active or 0].francs == one["purse"]
    reached = free_positions(game.state, 400)
    if reached is None:
        return 0
    payable = {texts[action] for state in reached for action in turn.legal_list(state) if action >= codes.MOVE}
    payable &= made.keys()  # not by a tile 9 or 16 that must be fetched
    assert payable == {text for text, one in made.items() if one["chain"] is not None}
    return 1


@pytest.mark.parametrize("seed", range(5))
def test_plans_against_the_rules(seed: int) -> None:
    chance = random.Random(seed)
    game = new_game(ALL_OPTIONS[(17 * seed) % len(ALL_OPTIONS)], seed)
    checked = 0
    while not game.over:
        play_on(game, chance, 5)
        while not game.over and game.phase != "main":
            play_on(game, chance, 1)
        if not game.over:
            checked += check_plans(game)
    assert checked > 10
