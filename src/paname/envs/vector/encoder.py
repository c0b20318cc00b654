"""A position as one seat knows it, in a fixed row of unsigned bytes (`paname.envs.spaces` names every one of them).

The engine's own packing carries over: a packed number (eight bits apiece) is a word of eight bytes as it is, and a mask
becomes bytes of 0 and 1 by table, eight at a time. So a row is written as `WORDS` 64-bit words, low byte first.
"""

import sys
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.rules import bits
from paname.rules.lookup import Lookup, numbers
from paname.rules.state import BONUS, NEVER, OVER, PAIR, SCORE, VP, Seat, State

if sys.byteorder != "little":
    raise ImportError("paname.envs writes 64-bit words low byte first: it needs a little-endian machine")

SHARED: Final = 108
"""Words about the table as a whole, before those of the seats."""
PER_SEAT: Final = 21
MOST_SEATS: Final = 4
WORDS: Final = SHARED + MOST_SEATS * PER_SEAT

MOST: Final = 255
"""A count higher than this is written as this."""


def _spread(byte: int) -> int:
    """Bit k of a byte as byte k of a word."""
    return sum(1 << (8 * k) for k in range(8) if byte >> k & 1)


@final
@mypyc_attr(acyclic=True)
class Encoder:
    """Writes the observations of one game. `begin` it with a new game's state: what never changes is kept."""

    def __init__(self, lookup: Lookup) -> None:
        self.own: vec[i64] = numbers([0] * WORDS)
        self.cells: vec[i64] = self.own
        self.at: i64 = 0
        self.spread: vec[i64] = numbers([_spread(byte) for byte in range(256)])
        values = [value.value for value in lookup.box.values]
        landmarks = [landmark.value for landmark in lookup.box.landmarks]
        self.row_sum: vec[i64] = numbers([_sum(values, row) for row in range(64)])
        self.landmark_sum: vec[i64] = numbers([_sum(landmarks, mask) for mask in range(256)])
        self.all_end_tiles: i64 = (1 << len(lookup.box.end_tiles)) - 1
        self.basic_track: bool = True
        self.track: vec[i64] = numbers([0] * 4)
        self.token_sites: vec[i64] = numbers([0] * 6)
        # what the seat knows of the end tiles: where each may be
        self.in_pile: i64 = 0
        self.used: i64 = 0
        self.held: vec[i64] = numbers([0] * MOST_SEATS)  # by seat

    def begin(self, state: State) -> None:
        self.basic_track = True
        for word in range(4):
            self.track[word] = 0
        for space in range(30):
            number: i64 = state.track[space]
            self.track[space // 8] |= bits.shl(number + 1, 8 * (space % 8))
            if number != space:
                self.basic_track = False
        for kind in range(6):
            self.token_sites[kind] = 0
        for site in range(36):
            kind_here: i64 = state.token_kinds[site]
            self.token_sites[kind_here] |= bits.bit(site)

    def observe(self, state: State, seat: i64) -> None:
        """The observation of a seat into `own`."""
        self.write(state, seat, self.own, 0)

    def write(self, state: State, seat: i64, cells: vec[i64], at: i64) -> None:
        """The observation of a seat into words `at` to `at + WORDS` of `cells`.

        For compiled callers: a vec handed over by interpreted code is never freed (mypyc 2.4.1).
        """
        self.cells = cells
        self.at = at
        self._recall_end_tiles(state, seat)
        self._write_turn(state)
        self._write_buildings(state)
        self._write_landmarks(state)
        self._write_track(state)
        self._write_question(state)
        self._flags(self.used, 2)
        self._flags(self.in_pile, 2)
        players = state.lookup.players
        for ahead in range(players):
            self._write_seat(state, (seat + ahead) % players)
        self._flags(0, (MOST_SEATS - players) * PER_SEAT)

    # How things are written

    def _word(self, word: i64) -> None:
        self.cells[self.at] = word
        self.at += 1

    def _flags(self, mask: i64, words: i64) -> None:
        cells = self.cells  # locals: a field of vec is counted at every use
        spread = self.spread
        at = self.at
        end = at + words
        while at < end:
            cells[at] = spread[mask & 255]
            mask >>= 8
            at += 1
        self.at = end

    def _levels(self, first: i64, second: i64, third: i64, words: i64) -> None:
        """Three masks, one per level of a stack, as heights."""
        if not second:  # nearly always
            self._flags(first, words)
            return
        cells = self.cells
        spread = self.spread
        at = self.at
        end = at + words
        while at < end:
            cells[at] = spread[first & 255] + spread[second & 255] + spread[third & 255]
            first >>= 8
            second >>= 8
            third >>= 8
            at += 1
        self.at = end

    # The parts, in the order of `spaces.BLOCKS`

    def _write_turn(self, state: State) -> None:
        phase = state.phase
        asked = bits.bit(phase)
        if phase == PAIR:
            asked |= bits.bit(state.phase_after_pairs)
        self._flags(asked & 255, 1)
        players = state.lookup.players
        last_known = state.last_round != NEVER
        flags = bits.bit(4 + players - 2)
        if phase == OVER:
            flags |= 1
        if state.looking:
            flags |= 2
        if state.free_districts:
            flags |= 4
        if bits.get(state.pile_end, 2):
            flags |= 8
        if last_known:
            flags |= 128
        self._flags(flags, 1)
        round_now = state.round
        rounds_left: i64 = 0
        if phase == OVER:
            round_now = state.last_round
        elif last_known:
            rounds_left = state.last_round - state.round + 1
        self._word(_capped(round_now) + (rounds_left << 8) + (bits.count(state.end_pile) << 16))
        self._word(state.pile_left + (state.reserve << 24))

    def _write_buildings(self, state: State) -> None:
        for pile in range(3):
            top: i64 = 0
            if bits.get(state.pile_left, pile):
                top = bits.bit(state.top_tile(pile) // 6)
            self._flags(top, 1)
        if state.drawn >= 0:
            self._flags(bits.bit(state.drawn % 6), 1)
            self._flags(bits.bit(state.lookup.type[state.drawn]), 1)
        else:
            self._word(0)
            self._word(0)
        self._flags(_revealed(state), 5)
        for kind in range(6):
            self._flags(state.sites_of_type(kind), 5)
        for kind in range(6):
            self._flags(self.token_sites[kind] & state.tokens, 5)

    def _write_landmarks(self, state: State) -> None:
        for district in range(6):
            self._flags(state.district_landmarks(district), 1)
        self._flags(state.supply, 1)
        for district in range(6):
            tile = bits.get(state.vp_spots, district)
            self._flags(bits.bit(tile) >> 1, 1)  # tile + 1 lies there; 0: none
        self._flags(state.vp_supply, 1)
        self._word(state.district_keys)

    def _write_track(self, state: State) -> None:
        self._levels(state.stock, state.stock2, state.stock3, 4)
        self._levels(
            self._by_number(state, state.stock),
            self._by_number(state, state.stock2),
            self._by_number(state, state.stock3),
            4,
        )
        for word in range(4):
            self._word(self.track[word])

    def _by_number(self, state: State, spaces: i64) -> i64:
        if self.basic_track:
            return spaces
        tiles: i64 = 0
        while spaces:
            tiles |= bits.bit(state.track[bits.lowest(spaces)])
            spaces &= spaces - 1
        return tiles

    def _write_question(self, state: State) -> None:
        phase = state.phase
        flags: i64 = 0
        if phase == PAIR:
            flags = bits.bit(6) if state.lookup.pair_family[state.pair_tile] == 0 else bits.bit(7)
            phase = state.phase_after_pairs
        landmark: i64 = 0
        slots: i64 = 0
        if phase in (VP, BONUS, SCORE):
            if state.bought < 8:
                flags |= bits.bit(state.bought)
            else:
                landmark = bits.bit(state.bought - 8)
                slots = state.slots
        self._flags(flags, 1)
        self._flags(landmark, 1)
        self._word(slots)

    def _write_seat(self, state: State, number: i64) -> None:
        seat = state.seats[number]
        to_act: i64 = 1 if number == state.active and state.phase != OVER else 0
        self._word(
            1
            + (to_act << 8)
            + (_capped(seat.vp) << 16)
            + (_capped(seat.francs) << 24)
            + (seat.keys << 32)
            + (seat.reserve_keys << 40)
            + (seat.meeple << 48)
        )
        start: i64 = 128 if number == 0 else 0
        self._flags(seat.banks | (seat.arc << 6) | start, 1)
        taken: i64 = 0
        for take in range(state.end_takes):
            if ((state.end_take_seats >> (2 * take)) & 3) == number:
                taken += 1
        self._word(seat.tokens + (bits.count(seat.end_tiles) << 48) + (taken << 56))
        self._word(seat.loose)
        self._levels(seat.sites, seat.sites2, seat.sites3, 5)
        self._levels(seat.landmarks, seat.landmarks2, seat.landmarks3, 1)
        self._flags(seat.unused, 4)
        self._flags(seat.used, 4)
        sums: i64 = 0
        for district in range(6):
            sums = bits.plus(sums, district, _capped(self._district_sum(state, district, seat)))
        self._word(sums)
        self._flags(self.held[number], 2)

    def _district_sum(self, state: State, district: i64, seat: Seat) -> i64:
        """R10.2, as `scoring.district_sum`, by table."""
        row = 6 * district
        here = state.district_landmarks(district)
        total = self.row_sum[(seat.sites >> row) & bits.ROW] + self.landmark_sum[seat.landmarks & here]
        if seat.sites2 | seat.landmarks2:
            total += self.row_sum[(seat.sites2 >> row) & bits.ROW] + self.landmark_sum[seat.landmarks2 & here]
            total += self.row_sum[(seat.sites3 >> row) & bits.ROW] + self.landmark_sum[seat.landmarks3 & here]
        return total

    # Memory of the end tiles, R6.1

    def _recall_end_tiles(self, state: State, seat: i64) -> None:
        """What a seat with perfect memory knows: where each end tile may be.

        A look shows the pile. What others took since shows at the next look, so those tiles are with one of them;
        what they take afterwards may be any tile that was left.
        """
        for number in range(MOST_SEATS):
            self.held[number] = 0
        self.used = 0
        self.in_pile = self.all_end_tiles
        if not state.end_takes:
            return
        known = self.all_end_tiles  # the pile, as far as the seat knows
        pile = self.all_end_tiles  # the pile, in truth
        since: i64 = 0  # seats that took a tile since the last look
        for take in range(state.end_takes):
            taker = (state.end_take_seats >> (2 * take)) & 3
            tile = bits.bit((state.end_take_tiles >> (4 * take)) & 15)
            if taker == seat:
                self._may_hold(since, known & ~pile)
                since = 0
                known = pile & ~tile
            else:
                since |= bits.bit(taker)
            pile &= ~tile
            if not state.seats[taker].end_tiles & tile:
                self.used |= tile
        if state.looking and state.active == seat:
            self._may_hold(since, known & ~pile)
            known = pile
        else:
            self._may_hold(since, known)
        mine = state.seats[seat].end_tiles
        for number in range(state.lookup.players):
            others = state.seats[number].end_tiles
            self.held[number] = self.held[number] & ~self.used & ~mine if others else 0
        self.held[seat] = mine
        self.in_pile = known & ~self.used if state.end_pile else 0

    def _may_hold(self, seats: i64, tiles: i64) -> None:
        while seats:
            self.held[bits.lowest(seats)] |= tiles
            seats &= seats - 1


def _sum(values: list[int], mask: int) -> int:
    return sum(value for i, value in enumerate(values) if mask >> i & 1)


def _capped(amount: i64) -> i64:
    if amount > MOST:
        return MOST
    return amount


def _revealed(state: State) -> i64:
    """Tiles seen so far, by their printed space."""
    if not state.free_districts:
        return state.built
    seen: i64 = 0
    first: i64 = 0
    for pile in range(3):
        end = bits.get(state.pile_end, pile)
        for place in range(first, end - bits.get(state.pile_left, pile)):
            seen |= bits.bit(state.deck[place])
        first = end
    return seen
