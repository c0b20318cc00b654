"""A position as one seat knows it, in a fixed row of unsigned bytes (`paname.envs.spaces` names every one of them).

The engine's own packing carries over: a packed number (eight bits apiece) is a word of eight bytes as it is, and a mask
becomes bytes of 0 and 1 by table, eight at a time. So a row is written as `WORDS` 64-bit words, low byte first.
"""

import sys
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.box.model import DISTRICTS, PILES, SITES, SPACES, TOKEN_KINDS, TYPES, VALUES
from paname.knowing.hidden import Recall
from paname.rules import benefits, bits, memory, scoring, track, unseen
from paname.rules.codes import ARC
from paname.rules.lookup import vec_of
from paname.rules.options import FEWEST_PLAYERS, MOST_PLAYERS
from paname.rules.state import NEVER, PHASE_BONUS, PHASE_OVER, PHASE_PAIR, PHASE_SCORE, PHASE_VP, State
from paname.rules.unseen import NO_BACK, back

if sys.byteorder != "little":
    raise ImportError("paname.envs writes 64-bit words low byte first: it needs a little-endian machine")

_SHARED_WORDS: Final = 108
"""Words about the table as a whole, before those of the seats."""
_WORDS_PER_SEAT: Final = 21
WORDS: Final = _SHARED_WORDS + MOST_PLAYERS * _WORDS_PER_SEAT

SITE_WORDS: Final = 5
SPACE_WORDS: Final = 4
END_TILE_WORDS: Final = 2
"""Words that hold a byte for each of them."""

WORD: Final = 8
"""Bytes of a word."""
BYTE: Final = 255
"""A count higher than this is written as this. It is a byte with all its bits, too."""

F_OVER: Final = 0  # flags of the table, as bits
F_LOOKING: Final = 1
F_FREE_DISTRICTS: Final = 2
F_THREE_PILES: Final = 3
F_TWO_PLAYERS: Final = 4  # and three and four
F_LAST_ROUND_KNOWN: Final = 7
F_START_PLAYER: Final = 7  # beside a seat's keys on the banks and the Arc


def _spread(byte: int) -> int:
    """Bit k of a byte as byte k of a word."""
    return sum(bits.plus(0, k, 1) for k in range(WORD) if byte >> k & 1)


@final
@mypyc_attr(acyclic=True)
class Encoder:
    """Writes the observations of one game. `begin` it with a new game's state: what never changes is kept."""

    def __init__(self) -> None:
        self.own: vec[i64] = vec_of([0] * WORDS)
        self.cells: vec[i64] = self.own
        self.at: i64 = 0
        self.spread: vec[i64] = vec_of([_spread(byte) for byte in range(BYTE + 1)])
        self.basic_track: bool = True
        self.track: vec[i64] = vec_of([0] * SPACE_WORDS)
        self.token_sites: vec[i64] = vec_of([0] * TOKEN_KINDS)
        self.end_tiles: Recall = Recall()
        self.sums: vec[i64] = vec_of([0] * DISTRICTS)

    def begin(self, state: State) -> None:
        self.basic_track = True
        for word in range(SPACE_WORDS):
            self.track[word] = 0
        for space in range(SPACES):
            number: i64 = state.track[space]
            self.track[space // WORD] = bits.plus(self.track[space // WORD], space % WORD, number + 1)
            if number != space:
                self.basic_track = False
        for kind in range(TOKEN_KINDS):
            self.token_sites[kind] = 0
        for site in range(SITES):
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
        self.end_tiles.recall(state, seat)
        self._write_turn(state)
        self._write_buildings(state)
        self._write_landmarks(state)
        self._write_track(state)
        self._write_question(state)
        self._flags(self.end_tiles.used, END_TILE_WORDS)
        self._flags(self.end_tiles.in_pile, END_TILE_WORDS)
        players = state.lookup.players
        for ahead in range(players):
            self._write_seat(state, (seat + ahead) % players)
        self._flags(0, (MOST_PLAYERS - players) * _WORDS_PER_SEAT)

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
            cells[at] = spread[mask & BYTE]
            mask >>= WORD
            at += 1
        self.at = end

    def _levels(self, first: i64, second: i64, third: i64, fourth: i64, words: i64) -> None:
        """Masks, one per level of a stack, as heights."""
        if not second:  # nearly always
            self._flags(first, words)
            return
        cells = self.cells
        spread = self.spread
        at = self.at
        end = at + words
        while at < end:
            cells[at] = spread[first & BYTE] + spread[second & BYTE] + spread[third & BYTE] + spread[fourth & BYTE]
            first >>= WORD
            second >>= WORD
            third >>= WORD
            fourth >>= WORD
            at += 1
        self.at = end

    # The parts, in the order of `spaces.BLOCKS`

    def _write_turn(self, state: State) -> None:
        phase = state.phase
        asked = bits.bit(phase)
        if phase == PHASE_PAIR:
            asked |= bits.bit(state.phase_after_pairs)
        self._flags(asked & BYTE, 1)
        players = state.lookup.players
        last_known = state.last_round != NEVER
        flags = bits.bit(F_TWO_PLAYERS + players - FEWEST_PLAYERS)
        if phase == PHASE_OVER:
            flags |= bits.bit(F_OVER)
        if state.looking:
            flags |= bits.bit(F_LOOKING)
        if state.free_districts:
            flags |= bits.bit(F_FREE_DISTRICTS)
        if bits.get(state.pile_end, PILES - 1):
            flags |= bits.bit(F_THREE_PILES)
        if last_known:
            flags |= bits.bit(F_LAST_ROUND_KNOWN)
        self._flags(flags, 1)
        rounds_left: i64 = 0
        if last_known and phase != PHASE_OVER:
            rounds_left = state.last_round - state.round + 1
        word = bits.plus(_capped(state.round), 1, rounds_left)
        self._word(bits.plus(word, 2, bits.count(state.end_pile)))
        self._word(bits.plus(state.pile_left, PILES, state.reserve))

    def _write_buildings(self, state: State) -> None:
        for pile in range(PILES):
            top: i64 = 0
            district = back(state, pile)
            if district != NO_BACK:
                top = bits.bit(district)
            self._flags(top, 1)
        if state.drawn >= 0:
            self._flags(bits.bit(state.drawn % VALUES), 1)
            self._flags(bits.bit(state.lookup.type[state.drawn]), 1)
        else:
            self._word(0)
            self._word(0)
        self._flags(unseen.revealed(state), SITE_WORDS)
        for building in range(TYPES):
            self._flags(state.sites_of_type(building), SITE_WORDS)
        for kind in range(TOKEN_KINDS):
            self._flags(self.token_sites[kind] & state.tokens, SITE_WORDS)

    def _write_landmarks(self, state: State) -> None:
        for district in range(DISTRICTS):
            self._flags(state.district_landmarks(district), 1)
        self._flags(state.supply, 1)
        for district in range(DISTRICTS):
            tile = bits.get(state.vp_spots, district)
            self._flags(bits.bit(tile) >> 1, 1)  # tile + 1 lies there; 0: none
        self._flags(state.vp_supply, 1)
        self._word(state.district_keys)

    def _write_track(self, state: State) -> None:
        self._levels(state.stock, state.stock2, state.stock3, state.stock4, SPACE_WORDS)
        self._levels(
            self._by_number(state, state.stock),
            self._by_number(state, state.stock2),
            self._by_number(state, state.stock3),
            self._by_number(state, state.stock4),
            SPACE_WORDS,
        )
        for word in range(SPACE_WORDS):
            self._word(self.track[word])

    def _by_number(self, state: State, spaces: i64) -> i64:
        if self.basic_track:
            return spaces
        return track.numbers_on(state, spaces)

    def _write_question(self, state: State) -> None:
        phase = state.phase
        flags: i64 = 0
        if phase == PHASE_PAIR:
            flags = bits.bit(VALUES) if state.lookup.pair_family[state.pair_tile] == 0 else bits.bit(VALUES + 1)
            phase = state.phase_after_pairs
        landmark: i64 = 0
        slots: i64 = 0
        if phase in (PHASE_VP, PHASE_BONUS, PHASE_SCORE):
            if state.bought < benefits.LANDMARK:
                flags |= bits.bit(state.bought)
            else:
                landmark = bits.bit(state.bought - benefits.LANDMARK)
                slots = state.slots
        self._flags(flags, 1)
        self._flags(landmark, 1)
        self._word(slots)

    def _write_seat(self, state: State, number: i64) -> None:
        seat = state.seats[number]
        to_act: i64 = 1 if number == state.active and state.phase != PHASE_OVER else 0
        word: i64 = 1  # a seat that is there
        word = bits.plus(word, 1, to_act)
        word = bits.plus(word, 2, _capped(seat.vp))
        word = bits.plus(word, 3, _capped(seat.francs))
        word = bits.plus(word, 4, seat.keys)
        word = bits.plus(word, 5, seat.reserve_keys)
        self._word(bits.plus(word, 6, seat.meeple))
        start: i64 = 0
        if number == 0:
            start = bits.bit(F_START_PLAYER)
        self._flags(seat.banks | (seat.arc << ARC) | start, 1)
        taken = memory.takes_of(state, number)
        word = bits.plus(seat.tokens, TOKEN_KINDS, bits.count(seat.end_tiles))
        self._word(bits.plus(word, TOKEN_KINDS + 1, taken))
        self._word(seat.loose)
        self._levels(seat.sites, seat.sites2, seat.sites3, 0, SITE_WORDS)
        self._levels(seat.landmarks, seat.landmarks2, seat.landmarks3, 0, 1)
        self._flags(seat.unused, SPACE_WORDS)
        self._flags(seat.used, SPACE_WORDS)
        sums: i64 = 0
        scoring.note_sums(state, seat, self.sums, 0, 1)
        for district in range(DISTRICTS):
            sums = bits.plus(sums, district, _capped(self.sums[district]))
        self._word(sums)
        self._flags(self.end_tiles.held[number], END_TILE_WORDS)


def _capped(amount: i64) -> i64:
    if amount > BYTE:
        return BYTE
    return amount
