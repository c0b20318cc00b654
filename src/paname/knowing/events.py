"""What an action did, as a list of plain events (docs/events.md): logs, animation and statistics are built on it.

Events are found by comparing the states before and after; the rules themselves know nothing of them.
"""

from collections.abc import Callable
from typing import Any, cast

from paname.box.model import DISTRICTS, FIRST_PRESTIGE, PRESTIGE, RESOURCE_KINDS, TOKEN_KINDS, TOKENS, VALUES
from paname.knowing.view import (
    district_standing,
    numbers,
    phase,
    pile,
    purchase,
    question,
    resume,
    scoring_tiles,
    tile_name,
    tokens,
)
from paname.records.notation import Notation, notation
from paname.rules import bits, codes, effects, end_tiles, gains, price, scoring
from paname.rules.codes import TO_LANDMARK
from paname.rules.state import PHASE_BUILD, PHASE_OVER, Seat, State
from paname.rules.tiles import PAIR_SIZE
from paname.types import Event, Source

ALWAYS_TOLD = (effects.PER_BUILDING, effects.PER_UNUSED, effects.PER_LANDMARK, effects.PER_TYPE)
"""Effects whose VP are told even when they are 0."""


def events(before: State, action: int, after: State) -> list[Event]:
    """Everything that happened, uncensored: see `seat.visible`."""
    log = _Tale(before, after)
    log.tell(action)
    log.standing(action)
    log.scoring(action)
    log.now()
    return log.events


class _Tale:
    def __init__(self, before: State, after: State) -> None:
        self.before = before
        self.after = after
        self.names: Notation = notation(before.lookup.box)
        self.box = before.lookup.box
        self.seat = int(before.active)
        self.me: Seat = before.seats[self.seat]
        self.then: Seat = after.seats[self.seat]
        self.events: list[Event] = []

    def add(self, kind: str, **details: Any) -> None:
        self.events.append(cast(Event, {"type": kind, "seat": self.seat, **details}))

    # What every action may do

    def francs(self, amount: int, reason: str) -> None:
        if amount:
            self.add("francs", amount=int(amount), reason=reason)

    def vp(self, amount: int, source: Source, reason: str) -> None:
        self.add("vp", amount=int(amount), source=source, reason=reason)

    def token(self, kind: int, amount: int, reason: str, *, loose: bool = False, **more: str) -> None:
        if amount:
            self.add("token", token=TOKENS[kind], amount=int(amount), loose=loose, reason=reason, **more)

    def reserve(self, kind: int, amount: int) -> None:
        if amount:
            self.add("reserve", token=TOKENS[kind], amount=int(amount))

    def spend(self, kind: int, amount: int, reason: str) -> None:
        """So many tokens of a kind: which of them were loose, and what went to the reserve, shows."""
        loose = bits.get(self.me.loose, kind) - bits.get(self.then.loose, kind)
        self.token(kind, -loose, reason, loose=True)
        self.token(kind, loose - amount, reason)
        self.returned(kind)

    def returned(self, kind: int) -> None:
        if kind < RESOURCE_KINDS:
            self.reserve(kind, bits.get(self.after.reserve, kind) - bits.get(self.before.reserve, kind))

    # One action each

    def tell(self, action: int) -> None:
        if action in codes.DECLINES:
            asked = question(self.before, None)
            self.add("declined", question=asked["kind"] if asked else "")
        else:
            kind = codes.kind_of(action)
            TELL[kind.name](self, action - kind.first)

    def draw(self, index: int) -> None:
        tile = self.before.top_tile(index)
        back, last = pile(self.after, index)["back"], end_tiles.are_open(self.after)
        self.add("drawn", pile=index + 1, **self.named(tile, tile), back=back, last=last)
        if self.after.discarded != self.before.discarded:
            self.add("discarded", tile=self.names.site(tile))
        elif self.after.phase != PHASE_BUILD:
            self.built(tile, tile)

    def build(self, district: int) -> None:
        self.built(VALUES * district + self.before.drawn % VALUES, self.before.drawn)

    def built(self, site: int, tile: int) -> None:
        self.add("built", **self.named(site, tile))

    def named(self, site: int, tile: int) -> dict[str, Any]:
        return {
            "district": self.names.districts[site // VALUES],
            "value": int(self.names.values[site % VALUES]),
            "building": self.box.types[self.before.lookup.type[tile]],
        }

    def place(self, where: int) -> None:
        on_arc = where == codes.ARC
        self.add("key_placed", place="arc" if on_arc else self.names.bank(where))
        self.francs(self.then.francs - self.me.francs, "bank")

    def move(self, code: int) -> None:
        district, origin, target, tile = codes.decode_move(code)
        by = (None, int(self.before.lookup.own_key) + 1, int(self.before.lookup.opponent_key) + 1)[tile]
        if by is not None:
            self.add("bonus_used", number=by)
        landmark = target - TO_LANDMARK
        if landmark >= 0 and self.before.supply >> landmark & 1:
            self.add("landmark_added", landmark=self.names.landmarks[landmark], district=self.names.districts[district])
        self.francs(self.then.francs - self.me.francs, "price")
        cost = price.resources(self.before.lookup, codes.MOVE + code)
        for kind in range(RESOURCE_KINDS):
            self.spend(kind, bits.get(cost, kind), "price")
        to = self.names.target(district, target)
        self.add("key_moved", origin=self.names.origin(district, origin), target=to, by=by)
        token = gains.NO_TOKEN if landmark >= 0 else gains.token_beside(self.before, VALUES * district + target)
        if token != gains.NO_TOKEN:
            self.token(token, 1, "taken", place=to)
        if self.then.vp != self.me.vp:
            self.vp(self.then.vp - self.me.vp, "building", "building")

    def bonus(self, space: int) -> None:
        self.francs(self.then.francs - self.me.francs, "bonus")
        self.take_bonus(space)

    def take_bonus(self, space: int) -> None:
        if self.then.meeple != self.me.meeple:
            self.add("meeple", origin=int(self.me.meeple), target=int(self.then.meeple))
        self.add("bonus_taken", space=space + 1, number=self.before.track[space] + 1)

    def score(self, kind: int) -> None:
        self.spend(FIRST_PRESTIGE + kind, 1, "prestige")
        self.vp(self.then.vp - self.me.vp, "prestige", f"{PRESTIGE[kind]} prestige")

    def vp_tile(self, choice: int) -> None:
        tile, district = divmod(choice, DISTRICTS)
        self.add("vp_tile", tile=self.names.vp_tiles[tile], district=self.names.districts[district])

    def look(self, _: int) -> None:
        pile = numbers(self.after.end_pile)
        self.add("looked", left=len(pile), tiles=pile)

    def take(self, tile: int) -> None:
        self.add("end_taken", tile=tile + 1, left=bits.count(self.after.end_pile))
        if self.before.last_round != self.after.last_round:
            self.add("last_round", round=int(self.after.last_round))

    def fetch(self, space: int) -> None:
        self.add("bonus_used", number=numbers(self.then.used & ~self.me.used)[0])
        self.take_bonus(space)

    def buy(self, kind: int) -> None:
        self.francs(self.then.francs - self.me.francs, "buy")
        self.reserve(kind, -1)
        self.token(kind, 1, "buy")

    def sell(self, kind: int) -> None:
        self.spend(kind, 1, "sell")
        self.francs(self.then.francs - self.me.francs, "sell")

    def use(self, code: int) -> None:
        tile = code // codes.CHOICES
        end = tile - codes.FIRST_END
        reason = tile_name(tile)
        if end >= 0:
            self.add("end_used", tile=end + 1)
        else:
            self.add("bonus_used", number=tile + 1)
        for kind in range(RESOURCE_KINDS):
            self.returned(kind)
        self.francs(self.then.francs - self.me.francs, reason)
        for kind in range(TOKEN_KINDS):
            self.token(kind, bits.get(self.then.tokens, kind) - bits.get(self.me.tokens, kind), reason)
            self.token(kind, bits.get(self.then.loose, kind) - bits.get(self.me.loose, kind), reason, loose=True)
        if self.then.keys != self.me.keys:
            self.add("key_gained")
        if self.then.vp != self.me.vp or self.before.lookup.effect[tile] in ALWAYS_TOLD:
            self.vp(self.then.vp - self.me.vp, "end_tile" if end >= 0 else "bonus", reason)

    def pair(self, kind: int) -> None:
        self.spend(kind, PAIR_SIZE, "pair")
        self.vp(self.then.vp - self.me.vp, "bonus", tile_name(int(self.before.pair_tile)))

    def passed(self, _: int) -> None:
        self.add("passed")

    def end_turn(self, _: int) -> None:
        if self.me.loose:
            self.add("loose_lost", tokens=tokens(self.me.loose))
        self.add("turn_ended")
        if self.after.phase == PHASE_OVER:
            self.final_scoring()
        else:
            self.seat = int(self.after.active)
            self.add("turn_started", round=int(self.after.round))

    # The end of the game, R10

    def final_scoring(self) -> None:
        for seat, player in enumerate(self.after.seats):
            if player.vp_francs:
                self.seat = seat
                self.add("francs_scored", amount=int(player.vp_francs))
        for district in range(DISTRICTS):
            tile = bits.get(self.after.vp_spots, district) - 1
            if tile >= 0:
                sums, ranks, vp = district_standing(self.after, district)
                highest = [int(scoring.highest_value(self.after, district, seat)) for seat in self.after.seats]
                self.table_event(
                    "district_scored", district=self.names.districts[district], vp_tile=self.names.vp_tiles[tile],
                    sums=sums, highest=highest, ranks=ranks, vp=vp,
                )  # fmt: skip
        seats = range(len(self.after.seats))
        self.table_event(
            "game_over",
            vp=[int(seat.vp) for seat in self.after.seats],
            ranks=[int(scoring.final_rank(self.after, seat)) for seat in seats],
        )
        for self.seat in seats:
            self.reveal(self.after.seats[self.seat])

    def reveal(self, seat: Seat) -> None:
        self.add(
            "revealed",
            keys=int(seat.keys),
            francs=int(seat.francs),
            held=tokens(seat.tokens),
            bonus=numbers(seat.unused),
            scoring=scoring_tiles(self.after, seat),
            end_tiles=numbers(seat.end_tiles),
        )

    # What follows for everybody

    def table_event(self, kind: str, **details: Any) -> None:
        self.events.append(cast(Event, {"type": kind, **details}))

    def standing(self, action: int) -> None:
        """What a district would bring: only a key that moves there or a VP tile laid there changes it."""
        if action >= codes.MOVE:
            district = codes.decode_move(action - codes.MOVE)[0]
        elif codes.VP <= action < codes.NO_VP:
            district = (action - codes.VP) % DISTRICTS
        else:
            return
        now = district_standing(self.after, district)
        if now != district_standing(self.before, district):
            sums, ranks, vp = now
            self.table_event("standing", district=self.names.districts[district], sums=sums, ranks=ranks, vp=vp)

    def scoring(self, action: int) -> None:
        """What the tiles of the seat that acted would bring: nobody else's can change."""
        me, then = self.me, self.then
        if not (me.unused | then.unused) & self.before.lookup.scoring:
            return
        if action < codes.MOVE and (me.francs, me.tokens, me.unused) == (then.francs, then.tokens, then.unused):
            return
        now = scoring_tiles(self.after, self.then)
        if now != scoring_tiles(self.before, self.me):
            self.table_event("scoring", seat=int(self.before.active), scoring=now)

    def now(self) -> None:
        over = self.after.phase == PHASE_OVER
        self.events.append(
            {
                "type": "now",
                "seat": int(self.after.active),
                "phase": phase(self.after),
                "active": None if over else int(self.after.active),
                "asked": question(self.after, int(self.after.active)),
                "purchase": purchase(self.after),
                "resume": resume(self.after),
            }
        )


TELL: dict[str, Callable[[_Tale, int], None]] = {
    "draw": _Tale.draw, "build": _Tale.build, "place": _Tale.place, "bonus": _Tale.bonus, "score": _Tale.score,
    "vp": _Tale.vp_tile, "take": _Tale.take, "look": _Tale.look, "buy": _Tale.buy, "sell": _Tale.sell, "use": _Tale.use,
    "fetch": _Tale.fetch, "back": _Tale.fetch, "pair": _Tale.pair, "pass": _Tale.passed, "done": _Tale.end_turn,
    "move": _Tale.move,
}  # fmt: skip
"""By kind of action. The argument is the choice: the code within its kind."""
