"""What a net sees of a position: bits, from the eyes of the active seat and the others in turn order after it.

Everything is asked of the rules and the box's figures. Hidden from the seat, and so left out: the piles below their
backs, the end tiles of others, and what is in the pile of end tiles beyond what the seat remembers of it.
A word holds up to 63 bits, so that nothing ever reaches the sign. What a word holds stands where it is written.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.bots.search.evaluation import (
    T_MOBILE,
    T_PRESTIGE_FIT,
    T_SCORING,
    T_TILE_FRANCS,
    T_TILE_VP,
    Evaluation,
)
from paname.box.model import DISTRICTS, PILES, SITES, TOKEN_KINDS, TYPES, VALUES
from paname.knowing.hidden import Recall
from paname.rules import bits, codes, ownership, price, scoring, track
from paname.rules.lookup import Lookup, vec_of
from paname.rules.options import MOST_PLAYERS
from paname.rules.state import NEVER, PHASE_BONUS, PHASE_BUILD, PHASE_SCORE, PHASE_VP, Seat, State

COMMON: Final = 13
_PER_SEAT: Final = 16
"""Words that all seats share, and words of each seat."""

CHUNK: Final = 6
CHUNKS: Final = 5
"""A mask over the bonus track is turned from spaces to numbers six bits at a time."""


def words_of(players: int) -> int:
    return COMMON + _PER_SEAT * players


@mypyc_attr(acyclic=True)
class Features(Evaluation):
    """The bits of the position read last, in `bits`; the counts behind them are those of the evaluation."""

    def __init__(self, lookup: Lookup, weights: list[float]) -> None:
        super().__init__(lookup, weights)
        self.bits: vec[i64] = vec_of([0] * words_of(lookup.players))
        self.recall: Recall = Recall()
        self.by_number: vec[i64] = vec_of([0] * (CHUNKS * (1 << CHUNK)))
        self.track: bytes = b""  # that `by_number` was made for
        self.token_sites: vec[i64] = vec_of([0] * TOKEN_KINDS)  # by kind: the spaces where such a token was laid
        self.token_kinds: bytes = b""  # that `token_sites` was made for
        self.at_end: vec[i64] = vec_of([0] * MOST_PLAYERS)  # VP if the game ended now, seats in turn order

    def read(self, state: State) -> None:
        if state.track is not self.track:
            self._note_track(state.track)
        if state.token_kinds is not self.token_kinds:
            self._note_tokens(state.token_kinds)
        self._sum_districts(state)
        self._read_turn(state)
        self._read_board(state)
        for turn in range(self.players):
            self._read_seat(state, turn)
        self._compare()

    # What all seats share

    def _read_turn(self, state: State) -> None:
        """Word 0: phase, looking, seat, end tiles left, the end, options, backs. 1: tiles left, the purchase."""
        word = bits.bit(state.phase) | bits.shl(state.looking, 12) | bits.bit(13 + state.active)
        word |= bits.bit(17 + bits.count(state.end_pile))
        if state.last_round != NEVER:
            left = state.last_round - state.round
            word |= bits.bit(30 + _within(left, 2))
        if state.free_districts:
            word |= bits.bit(33)
        left = 0
        backs: i64 = 0
        for pile in range(PILES):
            tiles = bits.get(state.pile_left, pile)
            left += tiles
            if tiles:
                backs = bits.plus(backs, state.top_tile(pile) // VALUES, 1)
            elif pile == PILES - 1 and not bits.get(state.pile_end, pile):
                word |= bits.bit(34)  # R1.10: two piles
        self.bits[0] = word | bits.shl(_bars(backs, 3), 35)
        word = bits.bit(_within(left, SITES))
        if state.phase == PHASE_VP or state.phase == PHASE_BONUS or state.phase == PHASE_SCORE:
            word |= bits.bit(37 + _within(state.bought, 15))
            word |= bits.shl(_bars(state.slots, 3), 53)
        self.bits[1] = word

    def _read_board(self, state: State) -> None:
        """2: free buildings, landmarks and VP tiles to be had. 3: buildings, reserve. 4: landmarks by district, the
        tile to be built. 5-10: tokens by kind, and by district the VP tile and the keys. 11, 12: the bonus track."""
        words = self.bits
        free = state.built & ~state.occupied
        unowned = ~state.supply & ~state.occupied_landmarks & 255
        words[2] = free | bits.shl(state.supply, 36) | bits.shl(unowned, 44) | bits.shl(state.vp_supply, 52)
        words[3] = state.built | bits.shl(_bars(state.reserve, 6), 36)
        words[4] = state.landmarks
        if state.phase == PHASE_BUILD:
            words[4] |= bits.bit(48 + state.drawn % VALUES) | bits.bit(54 + state.lookup.type[state.drawn])
        token_sites = self.token_sites
        for index in range(DISTRICTS):  # as many as kinds of tokens
            word = state.tokens & token_sites[index]
            word |= bits.bit(36 + bits.get(state.vp_spots, index))
            words[5 + index] = word | bits.bit(43 + _within(bits.get(state.district_keys, index), 6))
        words[11] = self._numbers(state.stock) | bits.shl(self._numbers(state.stock2), 30)
        words[12] = self._numbers(state.stock3)
        if state.free_districts:
            kinds: i64 = 0
            for kind in range(TYPES):
                kinds = bits.plus(kinds, kind, bits.count(state.sites_of_type(kind) & free))
            words[12] |= bits.shl(_bars(kinds, 3), 30)

    # What a seat has

    def _read_seat(self, state: State, turn: i64) -> None:
        player = state.active + turn
        if player >= self.players:
            player -= self.players
        seat = state.seats[player]
        first = COMMON + _PER_SEAT * turn
        self._count_fits(state.supply, seat.tokens + seat.loose)
        self._count_mobile(state, seat)
        self._count_tiles(state, seat)
        self._read_hand(seat, first)
        self._read_places(state, seat, first)
        self._read_track(state, seat, first + 6)
        if not turn:
            self._read_end_tiles(state, player, first + 6)
        districts = self._read_districts(state, player, first + 7)
        self._read_score(seat, turn, districts, first + 13)

    def _read_hand(self, seat: Seat, first: i64) -> None:
        """0: francs, keys, landmarks owned, end tiles held. 1: tokens, meeple. 2: bonus tiles."""
        word = bits.bit(_francs_step(seat.francs)) | bits.bit(26 + _within(seat.keys, 12))
        word |= bits.bit(39 + _within(seat.reserve_keys, 2)) | bits.shl(seat.arc, 42) | bits.shl(seat.banks, 43)
        word |= bits.bit(49 + _within(ownership.landmarks(seat), 4))
        self.bits[first] = word | bits.bit(54 + _within(bits.count(seat.end_tiles), 3))
        tokens = seat.tokens + seat.loose
        self.bits[first + 1] = _bars(tokens, 5) | bits.bit(30 + seat.meeple)
        self.bits[first + 2] = seat.unused | bits.shl(seat.used, 30)

    def _read_places(self, state: State, seat: Seat, first: i64) -> None:
        """3: places owned, types. 4: second keys, keys that can move, landmarks whose resources are at hand.
        5: tokens that will be lost, prestige that a landmark would take, buildings owned by value."""
        words = self.bits
        word = seat.sites | bits.shl(seat.landmarks, 36) | bits.shl(seat.landmarks2, 44)
        words[first + 3] = word | bits.bit(52 + ownership.types(state, seat))
        tokens = seat.tokens + seat.loose
        payable: i64 = 0
        if tokens:
            supply = state.supply
            while supply:
                landmark = bits.lowest(supply)
                supply &= supply - 1
                if price.covers(tokens, state.lookup.target_cost[codes.TO_LANDMARK + landmark]):
                    payable |= bits.bit(landmark)
        mobile = _within(i64(self.term[T_MOBILE]), 8)
        words[first + 4] = seat.sites2 | bits.bit(36 + mobile) | bits.shl(payable, 45)
        word = bits.bit(12 + _within(i64(self.term[T_PRESTIGE_FIT]), 15))
        if seat.loose:
            word |= _bars(seat.loose, 2)
        owned = ownership.buildings(seat)
        for value in range(VALUES):
            word |= bits.bit(28 + 5 * value + _within(bits.get(owned, value), 4))
        words[first + 5] = word

    def _read_track(self, state: State, seat: Seat, at: i64) -> None:
        """6: the numbers that the meeple can still go forward to."""
        self.bits[at] = self._numbers(track.ahead(state, seat))

    def _read_end_tiles(self, state: State, player: i64, at: i64) -> None:
        """6 of the active seat: its end tiles, and what may be in the pile as far as it remembers."""
        self.recall.recall(state, player)
        self.bits[at] |= bits.shl(state.seats[player].end_tiles, 30) | bits.shl(self.recall.in_pile, 42)

    def _read_districts(self, state: State, player: i64, at: i64) -> i64:
        """7-12: by district, the VP tile with the lead over the strongest other seat. What they bring if scored now."""
        words = self.bits  # locals: a field of vec is counted at every use
        sums = self.sums
        rivals = self.rivals
        now: i64 = 0
        for district in range(DISTRICTS):
            mine = sums[MOST_PLAYERS * district + player]
            best = rivals[MOST_PLAYERS * district + player]
            spot = bits.get(state.vp_spots, district)
            words[at + district] = bits.bit(9 * spot + _lead_step(mine - best))
            if spot and mine:
                now += scoring.rank_vp(self.rules, spot - 1, self._rank(state, district, player), mine, best)
        return now

    def _read_score(self, seat: Seat, turn: i64, districts: i64, at: i64) -> None:
        """13: VP if the game ended now and all tiles were used. 15: VP, of districts, of scoring tiles."""
        vp = seat.vp
        tiles = i64(self.term[T_SCORING])
        ended = vp + districts + tiles + i64(self.term[T_TILE_VP])
        francs = seat.francs + i64(self.term[T_TILE_FRANCS])
        if turn:  # their end tiles were counted too
            hidden = seat.end_tiles
            while hidden:
                tile = codes.FIRST_END + bits.lowest(hidden)
                hidden &= hidden - 1
                ended -= self.rules.gain_vp[tile]
                francs -= self.rules.gain_francs[tile]
        if ((seat.unused | seat.used) >> self.rules.per_franc) & 1:
            ended += self.rules.franc_vp * francs
        self.at_end[turn] = ended
        self.bits[at] = bits.bit(_within(ended >> 2, 43)) | bits.bit(44 + (ended & 3))
        word = bits.bit(_within(vp >> 2, 27)) | bits.bit(28 + (vp & 3))
        self.bits[at + 2] = word | bits.bit(32 + _within(districts // 5, 15)) | bits.bit(48 + _within(tiles // 3, 13))

    def _compare(self) -> None:
        """14: the lead if the game ended now."""
        for turn in range(self.players):
            best: i64 = -1000
            for other in range(self.players):
                if other != turn and self.at_end[other] > best:
                    best = self.at_end[other]
            self.bits[COMMON + _PER_SEAT * turn + 14] = bits.bit(_end_lead_step(self.at_end[turn] - best))

    # Tables of one game

    def _numbers(self, spaces: i64) -> i64:
        """A mask over the spaces of the bonus track as one over the numbers that lie there."""
        table = self.by_number
        numbers: i64 = 0
        first: i64 = 0
        while spaces:
            numbers |= table[first + (spaces & 63)]
            spaces >>= CHUNK
            first += 64
        return numbers

    def _note_track(self, spaces: bytes) -> None:
        self.track = spaces
        for chunk in range(CHUNKS):
            for mask in range(1 << CHUNK):
                numbers: i64 = 0
                for index in range(CHUNK):
                    if (mask >> index) & 1:
                        numbers |= bits.bit(spaces[chunk * CHUNK + index])
                self.by_number[chunk * 64 + mask] = numbers

    def _note_tokens(self, kinds: bytes) -> None:
        self.token_kinds = kinds
        for kind in range(TOKEN_KINDS):
            sites: i64 = 0
            for site in range(SITES):
                if kinds[site] == kind:
                    sites |= bits.bit(site)
            self.token_sites[kind] = sites


def _within(number: i64, most: i64) -> i64:
    if number < 0:
        return 0
    return number if number < most else most


def _bars(packed: i64, most: i64) -> i64:
    """For each packed count so many bits set, of `most`."""
    bars: i64 = 0
    at: i64 = 0
    while packed:
        number = packed & 255
        if number > most:
            number = most
        bars |= bits.shl(bits.bit(number) - 1, at)
        at += most
        packed >>= 8
    return bars


def _francs_step(francs: i64) -> i64:
    """0 to 25: by the franc up to 20, then wider."""
    if francs < 20:
        return francs
    step = 20 + (francs - 20) // 3
    return step if step < 25 else 25


_LEADS: Final = bytes([0, *[1] * 5, *[2] * 3, 3, 4, 5, *[6] * 3, *[7] * 5, 8])
"""How safe a district is, or how far away: by the lead from -10 to 10."""


def _lead_step(lead: i64) -> i64:
    return _LEADS[_within(lead + 10, 20)]


def _end_lead_step(lead: i64) -> i64:
    """0 to 62: by the VP up to 16 either way, then by four."""
    size = lead
    if lead < 0:
        size = -lead
    if size > 16:
        size = _within(12 + (size >> 2), 31)
    return 31 - size if lead < 0 else 31 + size
