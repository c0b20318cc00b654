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
from paname.rules.unseen import NO_BACK, back

COMMON: Final = 13
_FEATURE_WORDS: Final = 16
"""Words that all seats share, and words of each seat."""

# Where things begin in a word, unless with its first bit, and the most that is told apart. What all seats share:
_LOOKING: Final = 12
_ACTIVE: Final = 13
_END_TILES_LEFT: Final = 17
_ROUNDS_LEFT: Final = 30
_MOST_ROUNDS_LEFT: Final = 2
_FREE_DISTRICTS: Final = 33
_TWO_PILES: Final = 34
_BACKS: Final = 35
_MOST_BACKS: Final = 3
_BOUGHT: Final = 37
_MOST_BOUGHT: Final = 15
_EMPTY_SLOTS: Final = 53
_MOST_EMPTY_SLOTS: Final = 3
_SUPPLY: Final = 36
_UNOWNED: Final = 44
_VP_SUPPLY: Final = 52
_RESERVE: Final = 36
_MOST_RESERVE: Final = 6
_ALL_LANDMARKS: Final = 255
_DRAWN_VALUE: Final = 48
_DRAWN_TYPE: Final = 54
_VP_SPOT: Final = 36
_DISTRICT_KEYS: Final = 43
_MOST_DISTRICT_KEYS: Final = 6
_STOCK2: Final = 30
_FREE_TYPES: Final = 30
_MOST_FREE_TYPES: Final = 3
# What a seat has:
_KEYS: Final = 26
_MOST_KEYS: Final = 12
_RESERVE_KEYS: Final = 39
_MOST_RESERVE_KEYS: Final = 2
_KEY_ON_ARC: Final = 42
_BANKS: Final = 43
_LANDMARKS_OWNED: Final = 49
_MOST_LANDMARKS_OWNED: Final = 4
_END_TILES_HELD: Final = 54
_MOST_END_TILES_HELD: Final = 3
_MOST_TOKENS: Final = 5
_MEEPLE: Final = 30
_USED: Final = 30
_MY_LANDMARKS: Final = 36
_MY_LANDMARKS2: Final = 44
_TYPES_OWNED: Final = 52
_MOBILE: Final = 36
_MOST_MOBILE: Final = 8
_PAYABLE: Final = 45
_MOST_LOOSE_TOKENS: Final = 2
_FITTING: Final = 12
_MOST_FITTING: Final = 15
_BY_VALUE: Final = 28
_MOST_BY_VALUE: Final = 4
_MY_END_TILES: Final = 30
_IN_PILE: Final = 42
# VP in steps, and what is left over:
_VP_STEP: Final = 2  # as a shift
_VP_REST: Final = 3
_MOST_ENDED: Final = 43
_ENDED_REST: Final = 44
_MOST_VP: Final = 27
_VP_REST_AT: Final = 28
_DISTRICTS_VP: Final = 32
_DISTRICTS_STEP: Final = 5
_MOST_DISTRICTS_VP: Final = 15
_SCORING_VP: Final = 48
_SCORING_STEP: Final = 3
_MOST_SCORING: Final = 13

# Words of a seat, after its hand and places
_TRACK_WORD: Final = 6
_DISTRICT_WORDS: Final = 7
_ENDED_WORD: Final = 13
_LEAD_WORD: Final = 14
_VP_WORD: Final = 15

CHUNK: Final = 6
CHUNKS: Final = 5
_CHUNK_MASKS: Final = 64
"""A mask over the bonus track is turned from spaces to numbers six bits at a time."""


def words_of(players: int) -> int:
    return COMMON + _FEATURE_WORDS * players


@mypyc_attr(acyclic=True)
class Features(Evaluation):
    """The bits of the position read last, in `bits`; the counts behind them are those of the evaluation."""

    def __init__(self, lookup: Lookup, weights: list[float]) -> None:
        super().__init__(lookup, weights)
        self.bits: vec[i64] = vec_of([0] * words_of(lookup.players))
        self.recall: Recall = Recall()
        self.by_number: vec[i64] = vec_of([0] * (CHUNKS * _CHUNK_MASKS))
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
        word = bits.bit(state.phase) | bits.shl(state.looking, _LOOKING) | bits.bit(_ACTIVE + state.active)
        word |= bits.bit(_END_TILES_LEFT + bits.count(state.end_pile))
        if state.last_round != NEVER:
            left = state.last_round - state.round
            word |= bits.bit(_ROUNDS_LEFT + _within(left, _MOST_ROUNDS_LEFT))
        if state.free_districts:
            word |= bits.bit(_FREE_DISTRICTS)
        left = 0
        backs: i64 = 0
        for pile in range(PILES):
            left += bits.get(state.pile_left, pile)
            district = back(state, pile)
            if district != NO_BACK:
                backs = bits.plus(backs, district, 1)
            elif pile == PILES - 1 and not bits.get(state.pile_end, pile):
                word |= bits.bit(_TWO_PILES)  # R1.10: two piles
        self.bits[0] = word | bits.shl(_bars(backs, _MOST_BACKS), _BACKS)
        word = bits.bit(_within(left, SITES))
        if state.phase == PHASE_VP or state.phase == PHASE_BONUS or state.phase == PHASE_SCORE:
            word |= bits.bit(_BOUGHT + _within(state.bought, _MOST_BOUGHT))
            word |= bits.shl(_bars(state.slots, _MOST_EMPTY_SLOTS), _EMPTY_SLOTS)
        self.bits[1] = word

    def _read_board(self, state: State) -> None:
        """2: free buildings, landmarks and VP tiles to be had. 3: buildings, reserve. 4: landmarks by district, the
        tile to be built. 5-10: tokens by kind, and by district the VP tile and the keys. 11, 12: the bonus track."""
        words = self.bits
        free = state.built & ~state.occupied
        unowned = ~state.supply & ~state.occupied_landmarks & _ALL_LANDMARKS
        words[2] = free | bits.shl(state.supply, _SUPPLY) | bits.shl(unowned, _UNOWNED)
        words[2] |= bits.shl(state.vp_supply, _VP_SUPPLY)
        words[3] = state.built | bits.shl(_bars(state.reserve, _MOST_RESERVE), _RESERVE)
        words[4] = state.landmarks
        if state.phase == PHASE_BUILD:
            words[4] |= bits.bit(_DRAWN_VALUE + state.drawn % VALUES)
            words[4] |= bits.bit(_DRAWN_TYPE + state.lookup.type[state.drawn])
        token_sites = self.token_sites
        for index in range(DISTRICTS):  # as many as kinds of tokens
            word = state.tokens & token_sites[index]
            word |= bits.bit(_VP_SPOT + bits.get(state.vp_spots, index))
            keys = _within(bits.get(state.district_keys, index), _MOST_DISTRICT_KEYS)
            words[5 + index] = word | bits.bit(_DISTRICT_KEYS + keys)
        words[11] = self._numbers(state.stock) | bits.shl(self._numbers(state.stock2), _STOCK2)
        words[12] = self._numbers(state.stock3)
        if state.free_districts:
            kinds: i64 = 0
            for kind in range(TYPES):
                kinds = bits.plus(kinds, kind, bits.count(state.sites_of_type(kind) & free))
            words[12] |= bits.shl(_bars(kinds, _MOST_FREE_TYPES), _FREE_TYPES)

    # What a seat has

    def _read_seat(self, state: State, turn: i64) -> None:
        player = state.active + turn
        if player >= self.players:
            player -= self.players
        seat = state.seats[player]
        first = COMMON + _FEATURE_WORDS * turn
        self._count_fits(state.supply, seat.tokens + seat.loose)
        self._count_mobile(state, seat)
        self._count_tiles(state, seat)
        self._read_hand(seat, first)
        self._read_places(state, seat, first)
        self._read_track(state, seat, first + _TRACK_WORD)
        if not turn:
            self._read_end_tiles(state, player, first + _TRACK_WORD)
        districts = self._read_districts(state, player, first + _DISTRICT_WORDS)
        self._read_score(seat, turn, districts, first)

    def _read_hand(self, seat: Seat, first: i64) -> None:
        """0: francs, keys, landmarks owned, end tiles held. 1: tokens, meeple. 2: bonus tiles."""
        word = bits.bit(_francs_step(seat.francs)) | bits.bit(_KEYS + _within(seat.keys, _MOST_KEYS))
        word |= bits.bit(_RESERVE_KEYS + _within(seat.reserve_keys, _MOST_RESERVE_KEYS))
        word |= bits.shl(seat.arc, _KEY_ON_ARC) | bits.shl(seat.banks, _BANKS)
        word |= bits.bit(_LANDMARKS_OWNED + _within(ownership.landmarks(seat), _MOST_LANDMARKS_OWNED))
        held = _within(bits.count(seat.end_tiles), _MOST_END_TILES_HELD)
        self.bits[first] = word | bits.bit(_END_TILES_HELD + held)
        tokens = seat.tokens + seat.loose
        self.bits[first + 1] = _bars(tokens, _MOST_TOKENS) | bits.bit(_MEEPLE + seat.meeple)
        self.bits[first + 2] = seat.unused | bits.shl(seat.used, _USED)

    def _read_places(self, state: State, seat: Seat, first: i64) -> None:
        """3: places owned, types. 4: second keys, keys that can move, landmarks whose resources are at hand.
        5: tokens that will be lost, prestige that a landmark would take, buildings owned by value."""
        words = self.bits
        word = seat.sites | bits.shl(seat.landmarks, _MY_LANDMARKS) | bits.shl(seat.landmarks2, _MY_LANDMARKS2)
        words[first + 3] = word | bits.bit(_TYPES_OWNED + ownership.types(state, seat))
        tokens = seat.tokens + seat.loose
        payable: i64 = 0
        if tokens:
            supply = state.supply
            while supply:
                landmark = bits.lowest(supply)
                supply &= supply - 1
                if price.covers(tokens, state.lookup.target_cost[codes.TO_LANDMARK + landmark]):
                    payable |= bits.bit(landmark)
        mobile = _within(i64(self.term[T_MOBILE]), _MOST_MOBILE)
        words[first + 4] = seat.sites2 | bits.bit(_MOBILE + mobile) | bits.shl(payable, _PAYABLE)
        word = bits.bit(_FITTING + _within(i64(self.term[T_PRESTIGE_FIT]), _MOST_FITTING))
        if seat.loose:
            word |= _bars(seat.loose, _MOST_LOOSE_TOKENS)
        owned = ownership.buildings(seat)
        for value in range(VALUES):
            number = _within(bits.get(owned, value), _MOST_BY_VALUE)
            word |= bits.bit(_BY_VALUE + (_MOST_BY_VALUE + 1) * value + number)
        words[first + 5] = word

    def _read_track(self, state: State, seat: Seat, at: i64) -> None:
        """6: the numbers that the meeple can still go forward to."""
        self.bits[at] = self._numbers(track.ahead(state, seat))

    def _read_end_tiles(self, state: State, player: i64, at: i64) -> None:
        """6 of the active seat: its end tiles, and what may be in the pile as far as it remembers."""
        self.recall.recall(state, player)
        self.bits[at] |= bits.shl(state.seats[player].end_tiles, _MY_END_TILES)
        self.bits[at] |= bits.shl(self.recall.in_pile, _IN_PILE)

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
            words[at + district] = bits.bit(_LEAD_STEPS * spot + _lead_step(mine - best))
            if spot and mine:
                now += scoring.rank_vp(self.lookup, spot - 1, self._rank(state, district, player), mine, best)
        return now

    def _read_score(self, seat: Seat, turn: i64, districts: i64, first: i64) -> None:
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
                ended -= self.lookup.gain_vp[tile]
                francs -= self.lookup.gain_francs[tile]
        if ((seat.unused | seat.used) >> self.lookup.per_franc) & 1:  # `owns`: a call is felt here
            ended += self.lookup.franc_vp * francs
        self.at_end[turn] = ended
        word = bits.bit(_within(ended >> _VP_STEP, _MOST_ENDED))
        self.bits[first + _ENDED_WORD] = word | bits.bit(_ENDED_REST + (ended & _VP_REST))
        word = bits.bit(_within(vp >> _VP_STEP, _MOST_VP)) | bits.bit(_VP_REST_AT + (vp & _VP_REST))
        word |= bits.bit(_DISTRICTS_VP + _within(districts // _DISTRICTS_STEP, _MOST_DISTRICTS_VP))
        self.bits[first + _VP_WORD] = word | bits.bit(_SCORING_VP + _within(tiles // _SCORING_STEP, _MOST_SCORING))

    def _compare(self) -> None:
        """14: the lead if the game ended now."""
        for turn in range(self.players):
            best: i64 = _LOWEST
            for other in range(self.players):
                if other != turn and self.at_end[other] > best:
                    best = self.at_end[other]
            self.bits[COMMON + _FEATURE_WORDS * turn + _LEAD_WORD] = bits.bit(_end_lead_step(self.at_end[turn] - best))

    # Tables of one game

    def _numbers(self, spaces: i64) -> i64:
        """A mask over the spaces of the bonus track as one over the numbers that lie there."""
        table = self.by_number
        numbers: i64 = 0
        first: i64 = 0
        while spaces:
            numbers |= table[first + (spaces & (_CHUNK_MASKS - 1))]
            spaces >>= CHUNK
            first += _CHUNK_MASKS
        return numbers

    def _note_track(self, spaces: bytes) -> None:
        self.track = spaces
        for chunk in range(CHUNKS):
            for mask in range(_CHUNK_MASKS):
                numbers: i64 = 0
                for index in range(CHUNK):
                    if (mask >> index) & 1:
                        numbers |= bits.bit(spaces[chunk * CHUNK + index])
                self.by_number[chunk * _CHUNK_MASKS + mask] = numbers

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
        number = packed & bits.COUNT
        if number > most:
            number = most
        bars |= bits.shl(bits.bit(number) - 1, at)
        at += most
        packed >>= bits.COUNT_WIDTH
    return bars


_BY_FRANC: Final = 20
_FRANCS_STEP: Final = 3
_MOST_FRANCS: Final = 25
"""Francs one by one so far, then by three, so many steps in all."""


def _francs_step(francs: i64) -> i64:
    if francs < _BY_FRANC:
        return francs
    return _within(_BY_FRANC + (francs - _BY_FRANC) // _FRANCS_STEP, _MOST_FRANCS)


_FAR_LEAD: Final = 10
_LEADS: Final = bytes([0, *[1] * 5, *[2] * 3, 3, 4, 5, *[6] * 3, *[7] * 5, 8])
"""How safe a district is, or how far away: by the lead from -10 to 10 (FAR)."""
_LEAD_STEPS: Final = 9


def _lead_step(lead: i64) -> i64:
    return _LEADS[_within(lead + _FAR_LEAD, 2 * _FAR_LEAD)]


_VP_ONE_BY_ONE: Final = 16
_EVEN: Final = 31
"""A lead at the end by the VP so far either way, then by four; nobody leads in the middle, at EVEN."""
_LOWEST: Final = -1000


def _end_lead_step(lead: i64) -> i64:
    size = lead
    if lead < 0:
        size = -lead
    if size > _VP_ONE_BY_ONE:
        size = _within(_VP_ONE_BY_ONE - (_VP_ONE_BY_ONE >> _VP_STEP) + (size >> _VP_STEP), _EVEN)
    return _EVEN - size if lead < 0 else _EVEN + size
