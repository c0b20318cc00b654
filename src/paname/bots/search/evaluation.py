"""What a position is worth to each seat, in VP at the end of the game: the VP it has, plus named terms times weights.

The terms are counted here; the weights are in `paname.bots.weights`, one curve per term over the turns a seat has left.
A value is an estimate of the seat's final VP. `margins` compares it with the others': that is what a bot maximises.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.rules import bits, effects
from paname.rules.lookup import Lookup, numbers
from paname.rules.state import BONUS, DRAW, MAIN, NEVER, OVER, SCORE, VP, Seat, State
from paname.rules.tiles import owned_landmarks

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
SIZE: Final = T_TILES + 30

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


@mypyc_attr(acyclic=True)
class Evaluation:
    """Terms and values of a position, reused from call to call."""

    def __init__(self, rules: Lookup, weights: list[float]) -> None:
        """`weights`: by half turns left * SIZE + term."""
        if len(weights) != STEPS * SIZE:
            raise ValueError(f"{len(weights)} weights: {STEPS} steps of {SIZE} terms are needed")
        self.rules: Lookup = rules
        self.players: i64 = rules.players
        self.weights: vec[float] = vec[float](weights)
        self.term: vec[float] = vec[float]([0.0] * SIZE)
        self.value: vec[float] = vec[float]([0.0] * 4)
        self.at: i64 = 0  # step of the seat whose terms were counted last
        self.cached: vec[i64] = numbers([-1] * (2 * CACHE))  # what tokens are good for: keys and answers
        self.fits: vec[float] = vec[float]([0.0] * (2 * CACHE))
        self.sums: vec[i64] = numbers([0] * 24)  # by district * 4 + seat
        values = [value.value for value in rules.box.values]
        landmarks = [landmark.value for landmark in rules.box.landmarks]
        self.row_sum: vec[i64] = numbers([sum(v for i, v in enumerate(values) if m >> i & 1) for m in range(64)])
        self.landmark_sum: vec[i64] = numbers(
            [sum(v for i, v in enumerate(landmarks) if m >> i & 1) for m in range(256)]
        )
        self.supply_vp: vec[float] = vec[float](
            [
                sum(float(tile[0]) for i, tile in enumerate(rules.box.vp_tiles) if m >> i & 1) / max(m.bit_count(), 1)
                for m in range(64)
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
        if state.phase == OVER:
            return float(state.seats[seat].vp)
        self._sum_seat(state, seat)
        self._count(state, seat)
        self._weigh(state, seat)
        return self.value[seat]

    def evaluate_all(self, state: State) -> None:
        """The value of every seat, into `value`."""
        if state.phase == OVER:
            for player in range(self.players):
                self.value[player] = float(state.seats[player].vp)
            return
        self._sum_districts(state)
        for player in range(self.players):
            self._count(state, player)
            self._weigh(state, player)

    def pending(self, state: State) -> float:
        """What the open question will bring the active player, roughly."""
        if state.phase == BONUS:
            return BONUS_VP
        if state.phase == VP:
            return VP_TILE_VP
        if state.phase == SCORE:
            vp: i64 = 0
            for kind in range(3):
                slots = bits.get(state.slots, kind)
                mine = state.me.at_hand(3 + kind)
                vp += (slots if slots < mine else mine) * (state.lookup.prestige_vp[kind] - 2)
            return float(vp)
        return 0.0

    def best_end_tile(self, state: State) -> i64:
        """The end tile of the pile that gives most."""
        best: i64 = -1
        most: i64 = -1
        tiles = state.end_pile
        while tiles:
            tile = bits.lowest(tiles)
            tiles &= tiles - 1
            gain = (
                2 * self.rules.gain_vp[30 + tile] + self.rules.gain_francs[30 + tile] + 4 * self.rules.amount[30 + tile]
            )
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
        tiles = state.seats[player].unused
        while tiles:
            self.term[T_TILES + bits.lowest(tiles)] = 1.0
            tiles &= tiles - 1
        return [self.term[i] for i in range(SIZE)]

    def _weigh(self, state: State, player: i64) -> None:
        seat = state.seats[player]
        at = self.at * SIZE
        weights = self.weights
        term = self.term
        value = float(seat.vp)
        for i in range(T_TILES):
            value += weights[at + i] * term[i]
        tiles = seat.unused
        while tiles:
            value += weights[at + T_TILES + bits.lowest(tiles)]
            tiles &= tiles - 1
        self.value[player] = value

    def step(self, state: State, player: i64) -> i64:
        """Half turns a seat has left, roughly: the end comes as fast as the players want."""
        spent: i64 = 0 if state.phase <= MAIN else 1
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
        if state.phase != DRAW and piles:
            piles += 1  # the draw of this turn is over
        turns = float(piles) + ends + 1.5 * float(self.players) - float(ahead)
        step = i64(2.0 * turns / float(self.players) + 0.5)
        if step < 2:
            return 2
        return step if step < STEPS else STEPS - 1

    def _sum_districts(self, state: State) -> None:
        for player in range(self.players):
            self._sum_seat(state, player)

    def _sum_seat(self, state: State, player: i64) -> None:
        sums = self.sums
        row_sum = self.row_sum
        landmark_sum = self.landmark_sum
        seat = state.seats[player]
        sites = seat.sites
        landmarks = seat.landmarks
        for district in range(6):
            total = row_sum[(sites >> (6 * district)) & bits.ROW]
            if landmarks:
                total += landmark_sum[landmarks & state.district_landmarks(district)]
            sums[4 * district + player] = total
        if seat.sites2 | seat.landmarks2:
            self._sum_doubles(state, seat, player)

    def _sum_doubles(self, state: State, seat: Seat, player: i64) -> None:
        """R9.6: second and third keys on a place."""
        for district in range(6):
            row = 6 * district
            here = state.district_landmarks(district)
            self.sums[4 * district + player] += (
                self.row_sum[(seat.sites2 >> row) & bits.ROW]
                + self.row_sum[(seat.sites3 >> row) & bits.ROW]
                + self.landmark_sum[seat.landmarks2 & here]
                + self.landmark_sum[seat.landmarks3 & here]
            )

    def _count(self, state: State, player: i64) -> None:
        seat = state.seats[player]
        rules = self.rules
        term = self.term
        francs = float(seat.francs)
        term[T_TURNS] = 1.0
        term[T_FRANCS] = francs if francs < ENOUGH else float(ENOUGH)
        term[T_MORE] = 0.0 if francs < ENOUGH else francs - ENOUGH
        term[T_FRANC_TILE] = francs if ((seat.unused | seat.used) >> rules.per_franc) & 1 else 0.0
        self.at = self.step(state, player)
        left = self.at // 2
        term[T_KEYS] = float(seat.keys)
        term[T_USABLE_KEYS] = float(seat.keys if seat.keys < left else left)
        term[T_BANKS] = float(bits.count(seat.banks))
        term[T_ARC] = float(seat.arc)
        self._count_tokens(state, seat)
        term[T_LANDMARKS] = float(owned_landmarks(seat))
        self._count_districts(state, player)
        self._count_tiles(seat)
        term[T_MEEPLE] = float(seat.meeple)
        term[T_AHEAD] = float(bits.count((state.stock & ~seat.owned_spaces) >> seat.meeple))

    def _count_tokens(self, state: State, seat: Seat) -> None:
        term = self.term
        rules = self.rules
        for kind in range(6):
            term[T_TOKENS + kind] = float(seat.at_hand(kind))
        term[T_RESOURCE_FIT] = 0.0
        term[T_PRESTIGE_FIT] = 0.0
        tokens = seat.tokens + seat.loose
        if not tokens:
            return
        slot = 2 * ((tokens ^ (tokens >> 13) ^ (tokens >> 28) ^ (state.supply << 2)) & (CACHE - 1))
        if self.cached[slot] == tokens and self.cached[slot + 1] == state.supply:
            term[T_RESOURCE_FIT] = self.fits[slot]
            term[T_PRESTIGE_FIT] = self.fits[slot + 1]
            return
        wood = bits.get(tokens, 0)
        marble = bits.get(tokens, 1)
        gold = bits.get(tokens, 2)
        best: i64 = 0
        most: i64 = 0
        landmarks = state.supply
        while landmarks:
            landmark = bits.lowest(landmarks)
            landmarks &= landmarks - 1
            cost = rules.landmark_cost[landmark]
            if wood >= bits.get(cost, 0) and marble >= bits.get(cost, 1) and gold >= bits.get(cost, 2):
                value = rules.landmark_value[landmark]
                if value > best:
                    best = value
            vp: i64 = 0
            for kind in range(3):
                slots = bits.get(rules.slots[landmark], kind)
                mine = bits.get(tokens, 3 + kind)
                vp += (slots if slots < mine else mine) * rules.prestige_vp[kind]
            if vp > most:
                most = vp
        term[T_RESOURCE_FIT] = float(best)
        term[T_PRESTIGE_FIT] = float(most)
        self.cached[slot] = tokens
        self.cached[slot + 1] = state.supply
        self.fits[slot] = float(best)
        self.fits[slot + 1] = float(most)

    def _count_districts(self, state: State, player: i64) -> None:
        """Standing, keys that can go on, what is owned."""
        term = self.term
        seat = state.seats[player]
        rules = self.rules
        free = state.built & ~state.occupied
        total: i64 = 0
        mobile: i64 = 0
        now: float = 0.0
        lead: float = 0.0
        open_lead: float = 0.0
        open_first: float = 0.0
        supply_vp = self.supply_vp[state.vp_supply]
        sums = self.sums
        players = self.players
        sites = seat.sites
        banks = seat.banks
        for district in range(6):
            mine = sums[4 * district + player]
            total += mine
            row = (free >> (6 * district)) & bits.ROW
            if row:
                if (banks >> district) & 1:
                    mobile += 1
                highest = row  # every bit below the highest free space
                highest |= highest >> 1
                highest |= highest >> 2
                highest |= highest >> 4
                mobile += bits.count((sites >> (6 * district)) & (highest >> 1))
            best: i64 = 0
            rank: i64 = 1
            for other in range(players):
                if other != player:
                    theirs = sums[4 * district + other]
                    if theirs > best:
                        best = theirs
                    if theirs > mine:
                        rank += 1
            tile = bits.get(state.vp_spots, district) - 1
            ahead = SOFT * float(mine - best)
            if ahead > 1.0:
                ahead = 1.0
            elif ahead < -1.0:
                ahead = -1.0
            if tile >= 0:
                lead += ahead * float(rules.district_vp[3 * tile])
                if mine and rank <= 3 and not (players == 2 and rank == 2 and 2 * mine < best):  # R10.3
                    now += float(rules.district_vp[3 * tile + rank - 1])
            else:
                open_lead += ahead * supply_vp
                if mine > best:
                    open_first += supply_vp
        term[T_MOBILE] = float(mobile + seat.arc)
        term[T_SUM] = float(total)
        term[T_DISTRICTS] = now
        term[T_LEAD] = lead
        term[T_OPEN_LEAD] = open_lead
        term[T_OPEN_FIRST] = open_first
        doubles = seat.sites2
        for value in range(6):
            mask = bits.shl(bits.ROWS, value)
            owned = bits.count(sites & mask)
            if doubles:
                owned += bits.count(seat.sites2 & mask) + bits.count(seat.sites3 & mask)
            term[T_VALUES + value] = float(owned)
        term[T_TYPES] = float(_types(state, seat))

    def _count_tiles(self, seat: Seat) -> None:
        """After the districts: it reads their terms."""
        term = self.term
        rules = self.rules
        scoring: float = 0.0
        vp: i64 = 0
        francs: i64 = 0
        resources: i64 = 0
        prestige: i64 = 0
        tiles = seat.unused | bits.shl(seat.end_tiles, 30)
        while tiles:
            tile = bits.lowest(tiles)
            tiles &= tiles - 1
            effect = rules.effect[tile]
            if effect == effects.GAIN:
                vp += rules.gain_vp[tile]
                francs += rules.gain_francs[tile]
            elif effect == effects.PER_BUILDING:
                scoring += float(rules.gain_vp[tile]) * term[T_VALUES + rules.value_index[tile]]
            elif effect == effects.PER_LANDMARK:
                scoring += float(rules.gain_vp[tile]) * term[T_LANDMARKS]
            elif effect == effects.TYPES:
                scoring += float(rules.types_vp[i64(term[T_TYPES])])
            elif effect == effects.PER_UNUSED:
                scoring += float(rules.tile_vp[tile] * (bits.count(seat.unused) - 1))
            elif effect == effects.PAIRS:
                family = rules.pair_family[tile]
                for kind in range(3):
                    scoring += float(rules.tile_vp[tile] * (bits.get(seat.tokens, family + kind) // 2))
            elif effect == effects.TOKENS or effect == effects.ONE_OF or effect == effects.TWO_OF:
                if rules.kind[tile] >= 3:
                    prestige += rules.amount[tile]
                else:
                    resources += rules.amount[tile]
        term[T_SCORING] = scoring
        term[T_TILE_VP] = float(vp)
        term[T_TILE_FRANCS] = float(francs)
        term[T_TILE_RESOURCES] = float(resources)
        term[T_TILE_PRESTIGE] = float(prestige)


def _types(state: State, seat: Seat) -> i64:
    """Different types owned; all landmarks are one. The six types are three bit planes, see `State.sites_of_type`."""
    even = seat.sites & ~state.type0
    odd = seat.sites & state.type0
    first = ~state.type1 & ~state.type2
    second = state.type1 & ~state.type2
    third = ~state.type1 & state.type2
    types: i64 = 1 if seat.landmarks else 0
    if even & first:
        types += 1
    if odd & first:
        types += 1
    if even & second:
        types += 1
    if odd & second:
        types += 1
    if even & third:
        types += 1
    if odd & third:
        types += 1
    return types
