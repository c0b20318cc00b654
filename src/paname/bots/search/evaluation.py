"""What a position is worth to each seat, in VP at the end of the game: the VP it has, plus named terms times weights.

The terms are counted here; the weights are in `paname.bots.weights`, one curve per term over the turns a seat has left.
A value is an estimate of the seat's final VP. `margins` compares it with the others': that is what a bot maximises.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.box.model import DISTRICTS, PRESTIGE_KINDS, SPACES, TOKEN_KINDS, VALUES, VP_TILES
from paname.rules import bits, codes, gains, ownership, price, scoring, shown, tiles, track
from paname.rules.benefits import LANDMARK
from paname.rules.lookup import Lookup, vec_of
from paname.rules.options import MOST_PLAYERS
from paname.rules.state import (
    NEVER,
    PHASE_BONUS,
    PHASE_DRAW,
    PHASE_MAIN,
    PHASE_OVER,
    PHASE_SCORE,
    PHASE_VP,
    Seat,
    State,
)

TERMS: Final = (
    "turns",  # 1: what a seat makes of the turns it has left
    "francs",  # up to ENOUGH
    "more francs",  # beyond ENOUGH
    "francs with the franc tile",  # 27: they are VP at the end
    "keys in hand",
    "keys in hand that can still be placed",
    "keys on banks",
    "key on the Arc",
    "keys with somewhere to go",
    "wood", "marble", "gold",
    "bronze prestige", "silver prestige", "gold prestige",
    "resources for a landmark",  # value of the best landmark of the supply whose resources are at hand
    "prestige for a landmark",  # VP of the prestige at hand on the landmark that takes most of it
    "value 1", "value 2", "value 3", "value 4", "value 5", "value 8",  # buildings owned
    "landmarks",
    "sum of values",
    "types",
    "district VP now",  # if scored now
    "lead where a VP tile lies",  # lead in value, soft, times the VP of the first
    "lead where none lies",  # the same times the mean of the VP tiles in the supply
    "first where none lies",
    "scoring tiles now",  # VP of the unused scoring tiles if used now
    "VP of tiles",
    "francs of tiles",
    "resources of tiles",
    "prestige of tiles",
    "meeple",  # spaces gone
    "tiles ahead",
)  # fmt: skip
"""The terms by index; after them one for each bonus tile held unused."""

ENOUGH: Final = 10

T_TURNS: Final = 0
T_FRANCS: Final = 1
T_MORE: Final = 2
T_FRANC_TILE: Final = 3
T_KEYS: Final = 4
T_USABLE_KEYS: Final = 5
T_BANKS: Final = 6
T_ARC: Final = 7
T_MOBILE: Final = 8
T_TOKENS: Final = 9
T_RESOURCE_FIT: Final = 15
T_PRESTIGE_FIT: Final = 16
T_VALUES: Final = 17
T_LANDMARKS: Final = 23
T_SUM: Final = 24
T_TYPES: Final = 25
T_DISTRICTS: Final = 26
T_LEAD: Final = 27
T_OPEN_LEAD: Final = 28
T_OPEN_FIRST: Final = 29
T_SCORING: Final = 30
T_TILE_VP: Final = 31
T_TILE_FRANCS: Final = 32
T_TILE_RESOURCES: Final = 33
T_TILE_PRESTIGE: Final = 34
T_MEEPLE: Final = 35
T_AHEAD: Final = 36
T_TILES: Final = 37
SIZE: Final = T_TILES + SPACES

STEPS: Final = 64
"""Weights are tabled by half turns left."""
SOFT: Final = 0.1
"""A lead of ten is as good as a safe one."""
CACHE: Final = 1024
"""Sets of tokens whose use is remembered."""
PACE: Final = 1.3
"""Turns that pass for every end tile: not every turn of the end takes one."""

BONUS_VP: Final = 5.0
VP_TILE_VP: Final = 4.0
"""What an open question is worth before it is answered."""
PRESTIGE_KEPT: Final = 2
"""VP that a prestige token is worth where it is not scored."""


@mypyc_attr(acyclic=True)
class Evaluation:
    """Terms and values of a position, reused from call to call."""

    def __init__(self, lookup: Lookup, weights: list[float]) -> None:
        """`weights`: by half turns left * SIZE + term."""
        if len(weights) != STEPS * SIZE:
            raise ValueError(f"{len(weights)} weights: {STEPS} steps of {SIZE} terms are needed")
        self.lookup: Lookup = lookup
        self.players: i64 = lookup.players
        self.weights: vec[float] = vec[float](weights)
        self.term: vec[float] = vec[float]([0.0] * SIZE)
        self.value: vec[float] = vec[float]([0.0] * MOST_PLAYERS)
        self.at: i64 = 0  # step of the seat whose terms were counted last
        self.cached: vec[i64] = vec_of([-1] * (2 * CACHE))  # what tokens are good for: keys and answers
        self.fits: vec[float] = vec[float]([0.0] * (2 * CACHE))
        self.sums: vec[i64] = vec_of([0] * (DISTRICTS * MOST_PLAYERS))  # R10.2, by district * MOST_PLAYERS + seat
        self.rivals: vec[i64] = vec_of([0] * (DISTRICTS * MOST_PLAYERS))  # the highest sum of another seat
        self.supply_vp: vec[float] = vec[float](
            [
                sum(float(tile[0]) for i, tile in enumerate(lookup.box.vp_tiles) if m >> i & 1) / max(m.bit_count(), 1)
                for m in range(int(bits.bit(VP_TILES)))
            ]
        )

    def margins(self, state: State, seat: i64) -> float:
        """How far a seat is ahead of the others: half the strongest of them counts, half their mean."""
        self.evaluate_all(state)
        return self.margin(seat)

    def margin(self, seat: i64) -> float:
        """The same of the position measured last."""
        best: float = -1000.0
        total: float = 0.0
        for other in range(self.players):
            if other != seat:
                theirs = self.value[other]
                total += theirs
                if theirs > best:
                    best = theirs
        return self.value[seat] - 0.5 * best - 0.5 * total / float(self.players - 1)

    def cache_sums(self, state: State) -> None:
        """Note what everybody owns where, for calls of `seat_value`."""
        self._sum_districts(state)

    def seat_value(self, state: State, seat: i64) -> float:
        """The value of one seat; the others own what they owned at the last `cache_sums`."""
        if state.phase == PHASE_OVER:
            return float(state.seats[seat].vp)
        self._sum_seat(state, seat)
        self._count(state, seat)
        self._weigh(state, seat)
        return self.value[seat]

    def evaluate_all(self, state: State) -> None:
        """The value of every seat, into `value`."""
        if state.phase == PHASE_OVER:
            for player in range(self.players):
                self.value[player] = float(state.seats[player].vp)
            return
        self._sum_districts(state)
        for player in range(self.players):
            self._count(state, player)
            self._weigh(state, player)

    def pending(self, state: State) -> float:
        """What the open question will bring the active player, roughly."""
        if state.phase == PHASE_BONUS:
            return BONUS_VP
        if state.phase == PHASE_VP:
            return VP_TILE_VP
        if state.phase == PHASE_SCORE:
            vp: i64 = 0
            landmark = state.bought - LANDMARK
            held = state.me.tokens + state.me.loose
            for kind in range(PRESTIGE_KINDS):
                fitting = gains.prestige_fitting(state.slots, held, kind)
                vp += fitting * (gains.slot_vp(state.lookup, landmark, kind) - PRESTIGE_KEPT)
            return float(vp)
        return 0.0

    def best_end_tile(self, state: State) -> i64:
        """The end tile of the pile that gives most."""
        best: i64 = -1
        most: i64 = -1
        pile = state.end_pile
        while pile:
            tile = bits.lowest(pile)
            pile &= pile - 1
            at = codes.FIRST_END + tile
            tokens = self.lookup.resources[at] + self.lookup.prestige[at]
            gain = 2 * self.lookup.gain_vp[at] + self.lookup.gain_francs[at] + 4 * tokens
            if gain > most:
                most = gain
                best = tile
        return best

    def terms(self, state: State, player: int) -> list[float]:
        """For reading and for fitting the weights."""
        for i in range(SIZE):
            self.term[i] = 0.0
        self._sum_districts(state)
        self._count(state, player)
        unused = state.seats[player].unused
        while unused:
            self.term[T_TILES + bits.lowest(unused)] = 1.0
            unused &= unused - 1
        return [self.term[i] for i in range(SIZE)]

    def _weigh(self, state: State, player: i64) -> None:
        seat = state.seats[player]
        at = self.at * SIZE
        weights = self.weights
        term = self.term
        value = float(seat.vp)
        for i in range(T_TILES):
            value += weights[at + i] * term[i]
        unused = seat.unused
        while unused:
            value += weights[at + T_TILES + bits.lowest(unused)]
            unused &= unused - 1
        self.value[player] = value

    def step(self, state: State, player: i64) -> i64:
        """Half turns a seat has left, roughly: the end comes as fast as the players want."""
        spent: i64 = 0 if state.phase <= PHASE_MAIN else 1
        if state.last_round != NEVER:
            left = state.last_round - state.round
            if player > state.active or (player == state.active and not spent):
                left += 1
            return 2 * left
        ahead = (player - state.active + self.players) % self.players
        if spent and ahead == 0:
            ahead = self.players
        piles = bits.get(state.pile_left, 0) + bits.get(state.pile_left, 1) + bits.get(state.pile_left, 2)
        ends = PACE * float(bits.count(state.end_pile))
        if state.phase != PHASE_DRAW and piles:
            piles += 1  # the draw of this turn is over
        turns = float(piles) + ends + 1.5 * float(self.players) - float(ahead)
        step = i64(2.0 * turns / float(self.players) + 0.5)
        if step < 2:
            return 2
        return step if step < STEPS else STEPS - 1

    def _sum_districts(self, state: State) -> None:
        for player in range(self.players):
            self._sum_seat(state, player)
        sums = self.sums
        rivals = self.rivals
        for first in range(0, MOST_PLAYERS * DISTRICTS, MOST_PLAYERS):
            best: i64 = 0
            second: i64 = 0
            leader: i64 = -1
            for at in range(first, first + self.players):
                if sums[at] > best:
                    second = best
                    best = sums[at]
                    leader = at
                elif sums[at] > second:
                    second = sums[at]
            for at in range(first, first + self.players):
                rivals[at] = second if at == leader else best

    def _sum_seat(self, state: State, player: i64) -> None:
        scoring.note_sums(state, state.seats[player], self.sums, player, MOST_PLAYERS)

    def _count(self, state: State, player: i64) -> None:
        seat = state.seats[player]
        lookup = self.lookup
        term = self.term
        francs = float(seat.francs)
        term[T_TURNS] = 1.0
        term[T_FRANCS] = francs if francs < ENOUGH else float(ENOUGH)
        term[T_MORE] = 0.0 if francs < ENOUGH else francs - ENOUGH
        term[T_FRANC_TILE] = francs if seat.owns(lookup.per_franc) else 0.0
        self.at = self.step(state, player)
        left = self.at // 2
        term[T_KEYS] = float(seat.keys)
        term[T_USABLE_KEYS] = float(seat.keys if seat.keys < left else left)
        term[T_BANKS] = float(bits.count(seat.banks))
        term[T_ARC] = float(seat.arc)
        self._count_tokens(state, seat)
        self._count_mobile(state, seat)
        self._count_standings(state, player)
        self._count_owned(state, seat)
        self._count_tiles(state, seat)
        term[T_MEEPLE] = float(seat.meeple)
        term[T_AHEAD] = float(bits.count(track.ahead(state, seat)))

    def _count_tokens(self, state: State, seat: Seat) -> None:
        term = self.term
        tokens = seat.tokens + seat.loose
        for kind in range(TOKEN_KINDS):
            term[T_TOKENS + kind] = float(bits.get(tokens, kind))
        self._count_fits(state.supply, tokens)

    def _count_fits(self, supply: i64, tokens: i64) -> None:
        term = self.term
        term[T_RESOURCE_FIT] = 0.0
        term[T_PRESTIGE_FIT] = 0.0
        if tokens:
            slot = 2 * ((tokens ^ (tokens >> 13) ^ (tokens >> 28) ^ (supply << 2)) & (CACHE - 1))
            if self.cached[slot] != tokens or self.cached[slot + 1] != supply:
                self._fit_tokens(supply, tokens, slot)
            term[T_RESOURCE_FIT] = self.fits[slot]
            term[T_PRESTIGE_FIT] = self.fits[slot + 1]

    def _fit_tokens(self, supply: i64, tokens: i64, slot: i64) -> None:
        """What tokens are good for with these landmarks to be had, into a slot of the cache."""
        lookup = self.lookup
        best: i64 = 0
        most: i64 = 0
        landmarks = supply
        while landmarks:
            landmark = bits.lowest(landmarks)
            landmarks &= landmarks - 1
            value = lookup.target_value[codes.TO_LANDMARK + landmark]
            if value > best and price.covers(tokens, lookup.target_cost[codes.TO_LANDMARK + landmark]):
                best = value
            vp = gains.prestige_vp(lookup, landmark, tokens)
            if vp > most:
                most = vp
        self.cached[slot] = tokens
        self.cached[slot + 1] = supply
        self.fits[slot] = float(best)
        self.fits[slot + 1] = float(most)

    def _count_mobile(self, state: State, seat: Seat) -> None:
        """Keys with a free building ahead of them in their district; the key on the Arc."""
        free = state.built & ~state.occupied
        mobile = seat.arc
        for district in range(DISTRICTS):
            below = (free >> (VALUES * district)) & bits.ROW
            if below:
                mobile += (seat.banks >> district) & 1
                below |= below >> 1  # every bit below the highest free space
                below |= below >> 2
                below |= below >> 4
                mobile += bits.count((seat.sites >> (VALUES * district)) & (below >> 1))
        self.term[T_MOBILE] = float(mobile)

    def _count_standings(self, state: State, player: i64) -> None:
        """Sums of values, and how they compare: R10.2."""
        total: i64 = 0
        now: i64 = 0
        lead: float = 0.0
        open_lead: float = 0.0
        open_first: float = 0.0
        supply_vp = self.supply_vp[state.vp_supply]
        sums = self.sums  # locals: a field of vec is counted at every use
        rivals = self.rivals
        for district in range(DISTRICTS):
            mine = sums[MOST_PLAYERS * district + player]
            best = rivals[MOST_PLAYERS * district + player]
            if not mine and not best:
                continue
            total += mine
            ahead = SOFT * float(mine - best)
            if ahead > 1.0:
                ahead = 1.0
            elif ahead < -1.0:
                ahead = -1.0
            tile = bits.get(state.vp_spots, district) - 1
            if tile >= 0:
                lead += ahead * float(self.lookup.district_vp[scoring.RANKS * tile])
                if mine:
                    now += scoring.rank_vp(self.lookup, tile, self._rank(state, district, player), mine, best)
            else:
                open_lead += ahead * supply_vp
                if mine > best:
                    open_first += supply_vp
        term = self.term
        term[T_SUM] = float(total)
        term[T_DISTRICTS] = float(now)
        term[T_LEAD] = lead
        term[T_OPEN_LEAD] = open_lead
        term[T_OPEN_FIRST] = open_first

    def _rank(self, state: State, district: i64, player: i64) -> i64:
        mine = self.sums[MOST_PLAYERS * district + player]
        rank: i64 = 1
        if mine <= self.rivals[MOST_PLAYERS * district + player]:
            seat = state.seats[player]
            for other in range(self.players):
                theirs = self.sums[MOST_PLAYERS * district + other]
                if theirs >= mine and scoring.outranks(state, district, state.seats[other], theirs, seat, mine):
                    rank += 1
        return rank

    def _count_owned(self, state: State, seat: Seat) -> None:
        term = self.term
        owned = ownership.buildings(seat)
        for value in range(VALUES):
            term[T_VALUES + value] = float(bits.get(owned, value))
        term[T_LANDMARKS] = float(ownership.landmarks(seat))
        term[T_TYPES] = float(ownership.types(state, seat))

    def _count_tiles(self, state: State, seat: Seat) -> None:
        lookup = self.lookup
        scoring: i64 = 0
        vp: i64 = 0
        francs: i64 = 0
        resources: i64 = 0
        prestige: i64 = 0
        held = shown.tiles_of(seat)
        while held:
            tile = bits.lowest(held)
            held &= held - 1
            if shown.gives(lookup, tile):
                vp += lookup.gain_vp[tile]
                francs += lookup.gain_francs[tile]
                resources += lookup.resources[tile]
                prestige += lookup.prestige[tile]
            else:
                scoring += tiles.scoring_vp(state, seat, tile)
        term = self.term
        term[T_SCORING] = float(scoring)
        term[T_TILE_VP] = float(vp)
        term[T_TILE_FRANCS] = float(francs)
        term[T_TILE_RESOURCES] = float(resources)
        term[T_TILE_PRESTIGE] = float(prestige)
