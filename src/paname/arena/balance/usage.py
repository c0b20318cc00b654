"""What of the box is used in a game, seat by seat: counted from the events, for `paname balance`.

Items and their measures (per game and seat):

| item | measures |
|---|---|
| `bank:<district>` | used, francs |
| `arc` | used |
| `track` | francs (paid for bonus tiles at buildings of value 3) |
| `building:<district>:<value>` | used (bought), francs, vp, token (taken from beside it) |
| `landmark:<slug>` | added (from the supply), used (bought), francs, vp, and one measure per token kind spent there |
| `bonus:<number>` | taken, used, francs, vp |
| `end:<k>` | taken, used, francs, vp |
| `vp_tile:<name>` | placed, rank 1, rank 2, rank 3 (how often that rank was paid), vp |
| `district:<slug>` | used (keys bought into or within it), vp |
| `buy:<resource>`, `sell:<token>` | used, francs |
| `prestige:<kind>` | used (scored), vp |
| `token:<kind>` | used (taken from beside a building) |
"""

from collections import defaultdict

from paname.arena.outcome import Usage
from paname.box import Box, Effect
from paname.types import DistrictScoredEvent, Event, TokenEvent

TILES = {"tile": "bonus", "end": "end"}


class Observer:
    def __init__(self, box: Box, players: int) -> None:
        self._seats: list[dict[str, dict[str, float]]] = [
            defaultdict(lambda: defaultdict(float)) for _ in range(players)
        ]
        self._franc_tile = f"bonus:{box.tile(Effect.PER_FRANC_AT_END).number}"
        self._bought = ""  # item of the last purchase: prestige is scored on it
        self._target = ""  # item that the events of one action are about

    def see(self, events: list[Event]) -> None:
        self._target = _target(events) or self._bought
        for event in events:
            self._count(event)

    def _count(self, event: Event) -> None:
        match event["type"]:
            case "district_scored":
                self._district(event)
                return
            case "game_over" | "standing":
                return  # nobody's doing
        mine = self._seats[event["seat"]]
        match event["type"]:
            case "key_placed":
                mine[_place(event["place"])]["used"] += 1
            case "key_moved":
                self._bought = _place(event["target"])
                mine[self._bought]["used"] += 1
                mine[f"district:{event['target'].split(':')[0]}"]["used"] += 1
            case "landmark_added":
                mine[f"landmark:{event['landmark']}"]["added"] += 1
            case "bonus_taken":
                mine[f"bonus:{event['number']}"]["taken"] += 1
            case "bonus_used":
                mine[f"bonus:{event['number']}"]["used"] += 1
            case "end_taken":
                mine[f"end:{event['tile']}"]["taken"] += 1
            case "end_used":
                mine[f"end:{event['tile']}"]["used"] += 1
            case "vp_tile":
                mine[f"vp_tile:{event['tile']}"]["placed"] += 1
            case "francs":
                self._francs(mine, event["reason"], event["amount"])
            case "vp":
                self._vp(mine, event["reason"], event["amount"])
            case "token":
                self._token(mine, event)
            case "francs_scored":
                mine[self._franc_tile]["used"] += 1
                mine[self._franc_tile]["vp"] += event["amount"]

    def _francs(self, mine: Usage, reason: str, amount: int) -> None:
        family, _, number = reason.partition(":")
        if family in TILES:
            mine[f"{TILES[family]}:{number}"]["francs"] += amount
        elif reason != "bonus":  # bank price buy sell
            mine[self._target]["francs"] += amount
        else:
            mine["track"]["francs"] += amount

    def _vp(self, mine: Usage, reason: str, amount: int) -> None:
        family, _, number = reason.partition(":")
        if family in TILES:
            mine[f"{TILES[family]}:{number}"]["vp"] += amount
        elif reason.endswith(" prestige"):
            mine[f"prestige:{reason.removesuffix(' prestige')}"]["used"] += 1
            mine[f"prestige:{reason.removesuffix(' prestige')}"]["vp"] += amount
            mine[self._bought]["vp"] += amount
        elif reason == "building":
            mine[self._bought]["vp"] += amount

    def _token(self, mine: Usage, event: TokenEvent) -> None:
        token, reason, amount = event["token"], event["reason"], event["amount"]
        if reason == "taken":
            mine[f"token:{token}"]["used"] += amount
            mine[_place(event["place"])]["token"] += amount
        elif reason in ("buy", "sell"):
            mine[self._target]["used"] += abs(amount)
        elif reason in ("price", "prestige"):
            mine[self._bought if reason == "prestige" else self._target][token] -= amount

    def _district(self, event: DistrictScoredEvent) -> None:
        tile, district = f"vp_tile:{event['vp_tile']}", f"district:{event['district']}"
        for seat, (rank, vp) in enumerate(zip(event["ranks"], event["vp"], strict=True)):
            if vp:
                self._seats[seat][tile][f"rank {rank}"] += 1
                self._seats[seat][tile]["vp"] += vp
                self._seats[seat][district]["vp"] += vp

    def result(self) -> list[Usage]:
        return [{item: dict(measures) for item, measures in seat.items()} for seat in self._seats]


def _target(events: list[Event]) -> str:
    """The item that the francs of an action flow through."""
    for event in events:
        match event["type"]:
            case "key_placed":
                return _place(event["place"])
            case "key_moved":
                return _place(event["target"])
            case "token" if event["reason"] in ("buy", "sell"):
                return f"{event['reason']}:{event['token']}"
    return ""


def _place(place: str) -> str:
    """`arc`, `montmartre:bank`, `montmartre:4`, `montmartre:louvre` as items."""
    if place == "arc":
        return place
    district, _, what = place.partition(":")
    if what == "bank":
        return f"bank:{district}"
    return f"building:{place}" if what.isdigit() else f"landmark:{what}"
