"""What the events of a game say about its course: points turn by turn, and what the story is made of."""

from collections.abc import Sequence

from msgspec import Struct

from paname.types import Event, VpEvent


class PlayedTurn(Struct):
    round: int
    seat: int
    gained: int
    after: list[int]  # VP of all seats
    landmark: str | None


class Course:
    """What the events say, in order."""

    def __init__(self, players: int) -> None:
        self.vp: list[int] = [0] * players  # without the count
        self.turns: list[PlayedTurn] = []
        self.scoring: list[Event] = []  # the count
        self.tiles: dict[tuple[int, int], int] = {}  # VP by seat and bonus tile
        self.moved: dict[tuple[int, str], int] = {}  # round of the last key a seat moved to a place
        self.keys: list[int] = [0] * players  # left when the screens were lifted
        self._round = 1
        self._before = list(self.vp)
        self._landmark: str | None = None

    def step(self, seat: int, events: list[Event]) -> None:
        for event in events:
            match event["type"]:
                case "vp":
                    self.vp[event["seat"]] += event["amount"]
                    self._note_tile(event)
                case "key_moved":
                    self.moved[event["seat"], event["target"]] = self._round
                case "landmark_added":
                    self._landmark = event["landmark"]
                case "turn_ended":
                    self._end_turn(seat)
                case "turn_started":
                    self._round = event["round"]
                case "francs_scored" | "district_scored":
                    self.scoring.append(event)
                case "revealed":
                    self.keys[event["seat"]] = event["keys"]

    def _note_tile(self, event: VpEvent) -> None:
        kind, _, number = event["reason"].partition(":")
        if kind == "tile":
            tile = (event["seat"], int(number))
            self.tiles[tile] = self.tiles.get(tile, 0) + event["amount"]

    def _end_turn(self, seat: int) -> None:
        gained = self.vp[seat] - self._before[seat]
        self.turns.append(PlayedTurn(self._round, seat, gained, list(self.vp), self._landmark))
        self._before, self._landmark = list(self.vp), None


def leader(vp: Sequence[int]) -> int | None:
    """None: nobody alone."""
    best = max(vp)
    return vp.index(best) if vp.count(best) == 1 else None
