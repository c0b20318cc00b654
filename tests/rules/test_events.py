"""Events: who only adds up what is told knows the whole table."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from paname import Game, Position, load_box
from paname.knowing.seat import visible
from paname.rules.options import Options
from tests.rules.games import ALL_OPTIONS, choose, new_game, play_on


class Ledger:
    """Follows a game by its events alone, from the first view on."""

    def __init__(self, game: Game) -> None:
        first = game.view(None, "open")
        self.seats: list[dict[str, Any]] = [
            {
                "francs": seat["francs"],
                "keys": seat["keys"],
                "reserve_keys": seat["reserve_keys"],
                "meeple": 0,
                "tokens": Counter[str](),
                "loose": Counter[str](),
                "bonus": set[int](),
                "scoring": dict[str, int](),
                "used": set[int](),
                "vp": Counter[str](),
                "end_count": 0,
                "places": Counter[str](),
            }
            for seat in first["seats"]
        ]
        self.reserve = Counter[str]()
        self.landmarks: dict[str, str] = {}
        self.vp_tiles: dict[str, str] = {}
        self.buildings: dict[str, str] = {}
        self.backs = [pile["back"] for pile in first["piles"]]
        self.left = [pile["left"] for pile in first["piles"]]
        self.discarded: list[str] = []
        self.end_left = 12
        self.now: dict[str, Any] = {"phase": "draw", "active": 0}
        self.round = 1
        self.last_round: int | None = None

    def tell(self, event: dict[str, Any]) -> None:
        seat = self.seats[event["seat"]] if "seat" in event else {}
        handler = getattr(self, event["type"], None)
        if handler:
            handler(event, seat)

    def drawn(self, event: dict[str, Any], _: dict[str, Any]) -> None:
        self.backs[event["pile"] - 1] = event["back"]
        self.left[event["pile"] - 1] -= 1

    def built(self, event: dict[str, Any], _: dict[str, Any]) -> None:
        self.buildings[f"{event['district']}:{event['value']}"] = event["building"]

    def key_placed(self, event: dict[str, Any], seat: dict[str, Any]) -> None:
        seat["places"][event["place"]] += 1
        seat["keys"] -= 1

    def key_moved(self, event: dict[str, Any], seat: dict[str, Any]) -> None:
        seat["places"][event["origin"]] -= 1
        seat["places"][event["target"]] += 1

    def landmark_added(self, event: dict[str, Any], _: dict[str, Any]) -> None:
        self.landmarks[event["landmark"]] = event["district"]

    def francs(self, event: dict[str, Any], seat: dict[str, Any]) -> None:
        seat["francs"] += event["amount"]

    def token(self, event: dict[str, Any], seat: dict[str, Any]) -> None:
        seat["loose" if event["loose"] else "tokens"][event["token"]] += event["amount"]

    def reserve_changed(self, event: dict[str, Any]) -> None:
        self.reserve[event["token"]] += event["amount"]

    def vp(self, event: dict[str, Any], seat: dict[str, Any]) -> None:
        seat["vp"][event["source"]] += event["amount"]

    def meeple(self, event: dict[str, Any], seat: dict[str, Any]) -> None:
        assert seat["meeple"] == event["origin"]
        seat["meeple"] = event["target"]

    def bonus_taken(self, event: dict[str, Any], seat: dict[str, Any]) -> None:
        seat["bonus"].add(event["number"])

    def bonus_used(self, event: dict[str, Any], seat: dict[str, Any]) -> None:
        seat["bonus"].remove(event["number"])
        seat["used"].add(event["number"])

    def scoring(self, event: dict[str, Any], seat: dict[str, Any]) -> None:
        seat["scoring"] = event["scoring"]

    def key_gained(self, _: dict[str, Any], seat: dict[str, Any]) -> None:
        seat["keys"] += 1
        seat["reserve_keys"] -= 1

    def vp_tile(self, event: dict[str, Any], _: dict[str, Any]) -> None:
        self.vp_tiles[event["district"]] = event["tile"]

    def end_taken(self, event: dict[str, Any], seat: dict[str, Any]) -> None:
        seat["end_count"] += 1
        self.end_left = event["left"]

    def end_used(self, _: dict[str, Any], seat: dict[str, Any]) -> None:
        seat["end_count"] -= 1

    def loose_lost(self, event: dict[str, Any], seat: dict[str, Any]) -> None:
        seat["loose"].subtract(event["tokens"])

    def turn_started(self, event: dict[str, Any], _: dict[str, Any]) -> None:
        self.round = event["round"]

    def francs_scored(self, event: dict[str, Any], seat: dict[str, Any]) -> None:
        seat["vp"]["francs"] += event["amount"]

    def district_scored(self, event: dict[str, Any], _: dict[str, Any]) -> None:
        for seat, vp in zip(self.seats, event["vp"], strict=True):
            seat["vp"]["district"] += vp

    def check(self, game: Game) -> None:
        shown = game.view(None, "open")
        for mine, seat in zip(self.seats, shown["seats"], strict=True):
            for name in ("francs", "keys", "reserve_keys", "meeple", "end_count", "scoring"):
                assert mine[name] == seat[name], name
            assert mine["bonus"] == set(seat["bonus"] or [])
            assert mine["used"] == set(seat["used"])
            assert mine["tokens"] == Counter(seat["tokens"])
            assert mine["loose"] == Counter(seat["loose"])
            assert mine["vp"] == Counter(seat["sources"])
        assert self.reserve == Counter(shown["reserve"])
        assert self.left == [pile["left"] for pile in shown["piles"]]
        assert self.backs == [pile["back"] for pile in shown["piles"]]
        assert self.discarded == [] or sorted(self.discarded) == sorted(shown["discarded"])
        assert (self.end_left, self.last_round) == (shown["end_tiles"]["left"], shown["last_round"])
        assert (self.now["phase"], self.now["active"]) == (shown["phase"], shown["active"])
        assert self.round == shown["round"]
        self.check_board(shown)  # type: ignore[arg-type]

    def check_board(self, shown: dict[str, Any]) -> None:
        for row in shown["districts"]:
            name = row["district"]
            assert self.vp_tiles.get(name) == row["vp_tile"]
            assert {k for k, where in self.landmarks.items() if where == name} == {
                landmark["landmark"] for landmark in row["landmarks"]
            }
            keys = {f"{name}:bank": row["bank"]}
            for site in row["sites"]:
                assert self.buildings.get(f"{name}:{site['value']}") == site["building"]
                keys[f"{name}:{site['value']}"] = site["keys"]
            keys |= {f"{name}:{landmark['landmark']}": landmark["keys"] for landmark in row["landmarks"]}
            for place, seats in keys.items():
                assert seats == [i for i, seat in enumerate(self.seats) for _ in range(seat["places"][place])], place
        assert shown["arc"] == [i for i, seat in enumerate(self.seats) if seat["places"]["arc"]]


def follow(game: Game, seed: int) -> Counter[str]:
    chance = random.Random(seed)
    ledger = Ledger(game)
    kinds: Counter[str] = Counter()
    while not game.over:
        may_take = "take" in game.seat(game.active or 0).legal()
        texts = ["take"] if may_take and chance.random() < 0.1 else [*map(str, game.legal())]
        happened = visible(game.play(choose(texts, chance)), None)
        assert happened[-1]["type"] == "now"
        for event in happened:
            kinds[event["type"]] += 1
            if event["type"] == "reserve":
                ledger.reserve_changed(event)  # type: ignore[arg-type]
            elif event["type"] == "discarded":
                ledger.discarded.append(str(event["tile"]))
            elif event["type"] == "last_round":
                ledger.last_round = event["round"]
            elif event["type"] == "now":
                ledger.now = {"phase": event["phase"], "active": event["active"]}
            else:
                ledger.tell(event)  # type: ignore[arg-type]
        ledger.check(game)
    return kinds


@pytest.mark.parametrize("options", ALL_OPTIONS[::5], ids=str)
def test_events_tell_everything(options: Options) -> None:
    kinds = follow(new_game(options, 23), 23)
    assert kinds["game_over"] == 1
    assert kinds["revealed"] == options.players


def test_every_kind_of_event_happens() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(4):
        kinds += follow(new_game(Options(2, True, True, True, 2), seed), seed)
    assert set(kinds) == {
        "drawn", "built", "discarded", "key_placed", "key_moved", "landmark_added", "francs", "token", "reserve", "vp",
        "meeple", "bonus_taken", "bonus_used", "key_gained", "vp_tile", "looked", "end_taken", "end_used", "declined",
        "passed", "turn_ended", "loose_lost", "turn_started", "last_round", "district_scored", "francs_scored",
        "game_over", "revealed", "scoring", "standing", "now",
    }  # fmt: skip


def test_what_a_move_tells() -> None:
    game = Game.new(2, seed=1)
    game.state.seats[0].arc = 1
    game.state.seats[0].francs = 20
    game.state.seats[0].tokens = 1 << 8 | 1 << 16
    game.state.seats[0].loose = 2 << 16
    game.state.phase = 2
    told = [{k: v for k, v in event.items() if k != "seat"} for event in game.play("move arc chaillot:louvre")]
    assert told[:6] == [
        {"type": "landmark_added", "landmark": "louvre", "district": "chaillot"},
        {"type": "francs", "amount": -15, "reason": "price"},
        {"type": "token", "token": "marble", "amount": -1, "loose": False, "reason": "price"},
        {"type": "reserve", "token": "marble", "amount": 1},
        {"type": "token", "token": "gold", "amount": -2, "loose": True, "reason": "price"},
        {"type": "key_moved", "origin": "arc", "target": "chaillot:louvre", "by": None},
    ]


def test_looking_is_seen_but_not_what_is_seen() -> None:
    chance = random.Random(4)
    game = Game.new(3, seed=4)
    while "take" not in game.seat(game.active or 0).legal_texts():
        play_on(game, chance, 1)
    seat = game.active
    assert seat is not None
    looked = game.play("take")
    assert looked[0] == {"type": "looked", "seat": seat, "left": 12, "tiles": list(range(1, 13))}
    assert visible(looked, seat) == looked
    for other in (None, (seat + 1) % 3):
        assert "tiles" not in json.dumps(visible(looked, other))
    taken = game.play("take 7")
    assert taken[0] == {"type": "end_taken", "seat": seat, "tile": 7, "left": 11}
    assert visible(taken, (seat + 1) % 3)[0] == {"type": "end_taken", "seat": seat, "tile": None, "left": 11}


@pytest.mark.parametrize("tile", [20, 26, 29, 30])
def test_a_tile_that_counts_nothing_tells_of_no_vp(tile: int) -> None:
    """What it counted is seen: 0 VP are told, too."""
    told = Position().bonus(0, tile).game().play(f"use {tile}")
    assert [event["amount"] for event in told if event["type"] == "vp"] == [0]


def test_a_vp_tile_changes_what_its_district_would_bring() -> None:
    """Whichever tile it is, and wherever it is laid."""
    start = Position().turn(0, "vp")
    for district in load_box().districts:
        start.built(f"{district.slug}:2").key(0, f"{district.slug}:2")
    for action in start.game().legal():
        told = start.game().play(action)
        assert [event["district"] for event in told if event["type"] == "standing"] == (
            [] if action == "vp none" else [action.split()[-1]]
        )
