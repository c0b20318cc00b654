"""R10: the end of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paname.box.model import DISTRICTS, VALUES
from paname.rules import bits
from paname.rules.lookup import Lookup
from paname.rules.state import PHASE_OVER, Seat, State

RANKS: Final = 3
"""R10.2: 1st, 2nd and 3rd score."""

BY_VP: Final = 0
BY_FRANCS: Final = 1
BY_VALUES: Final = 2
SHARED: Final = 3
"""R10.4: what decides between two players."""


def finish(state: State) -> None:
    """R10.2: the final scoring."""
    lookup = state.lookup
    for seat in state.seats:
        if seat.owns(lookup.per_franc):
            seat.vp_francs = francs_vp(lookup, seat)
    for district in range(DISTRICTS):
        for player in range(lookup.players):
            state.seats[player].vp_district += district_vp(state, district, player)
    state.phase = PHASE_OVER


def francs_vp(lookup: Lookup, seat: Seat) -> i64:
    """Tile 27."""
    return lookup.franc_vp * seat.francs


def district_sum(state: State, district: i64, seat: Seat) -> i64:
    """Sum of the values a player owns in a district; R9.6: two keys count double."""
    lookup = state.lookup
    row = VALUES * district
    here = state.district_landmarks(district)
    total = lookup.row_sum[(seat.sites >> row) & bits.ROW] + lookup.landmark_sum[seat.landmarks & here]
    if seat.sites2 | seat.landmarks2:
        total += lookup.row_sum[(seat.sites2 >> row) & bits.ROW] + lookup.row_sum[(seat.sites3 >> row) & bits.ROW]
        total += lookup.landmark_sum[seat.landmarks2 & here] + lookup.landmark_sum[seat.landmarks3 & here]
    return total


def note_sums(state: State, seat: Seat, sums: vec[i64], first: i64, step: i64) -> None:
    """The same of every district, into every so many cells of a vec: for those who need them all, and fast."""
    row_sum = state.lookup.row_sum
    landmark_sum = state.lookup.landmark_sum
    sites = seat.sites
    landmarks = seat.landmarks
    doubles = seat.sites2 | seat.landmarks2
    for district in range(DISTRICTS):
        if doubles:
            sums[first] = district_sum(state, district, seat)
        else:
            total = row_sum[(sites >> (VALUES * district)) & bits.ROW]
            if landmarks:
                total += landmark_sum[landmarks & state.district_landmarks(district)]
            sums[first] = total
        first += step


def highest_value(state: State, district: i64, seat: Seat) -> i64:
    """The single highest value a player owns in a district."""
    building = state.lookup.row_highest[(seat.sites >> (VALUES * district)) & bits.ROW]
    landmark = state.lookup.landmark_highest[seat.landmarks & state.district_landmarks(district)]
    return landmark if landmark > building else building


def outranks(state: State, district: i64, one: Seat, sum_of_one: i64, other: Seat, sum_of_other: i64) -> bool:
    """R10.2: by the sum of values; of equal sums, by the single highest value."""
    if sum_of_one != sum_of_other:
        return sum_of_one > sum_of_other
    return highest_value(state, district, one) > highest_value(state, district, other)


def district_rank(state: State, district: i64, player: i64) -> i64:
    """1 for the first; 0 for who owns nothing there. Players still tied share a rank and the next ones are skipped."""
    seat = state.seats[player]
    total = district_sum(state, district, seat)
    if not total:
        return 0
    rank: i64 = 1
    for other in state.seats:
        if outranks(state, district, other, district_sum(state, district, other), seat, total):
            rank += 1
    return rank


def is_too_little(total: i64, rival: i64) -> bool:
    """R10.3: of two players, the second with less than half of the first's sum scores nothing."""
    return 2 * total < rival


def rank_vp(lookup: Lookup, tile: i64, rank: i64, total: i64, rival: i64) -> i64:
    """What a VP tile brings a rank; of two players, by the sums of this one and the other."""
    if not 1 <= rank <= RANKS or (lookup.players == 2 and rank == 2 and is_too_little(total, rival)):
        return 0
    return lookup.district_vp[RANKS * tile + rank - 1]


def district_vp(state: State, district: i64, player: i64) -> i64:
    """What the VP tile of a district brings a player if it is scored now."""
    tile = bits.get(state.vp_spots, district) - 1
    if tile < 0:
        return 0
    total = district_sum(state, district, state.seats[player])
    rival: i64 = 0
    if state.lookup.players == 2:
        rival = district_sum(state, district, state.seats[1 - player])
    return rank_vp(state.lookup, tile, district_rank(state, district, player), total, rival)


def board_sum(state: State, seat: Seat) -> i64:
    """R10.4: the sum of the values owned on the whole board."""
    total: i64 = 0
    for district in range(DISTRICTS):
        total += district_sum(state, district, seat)
    return total


def final_lead(state: State, one: Seat, other: Seat, by: i64) -> i64:
    """R10.4: how far one player is ahead of another by the first, second or third thing that is compared."""
    if by == BY_VP:
        return one.vp - other.vp
    if by == BY_FRANCS:
        return one.francs - other.francs
    return board_sum(state, one) - board_sum(state, other)


def decided_by(state: State, one: Seat, other: Seat) -> i64:
    """R10.4: what two players differ in: VP, then francs, then the sum of values; SHARED: in nothing."""
    by: i64 = BY_VP
    while by < SHARED and not final_lead(state, one, other, by):
        by += 1
    return by


def final_rank(state: State, player: i64) -> i64:
    """R10.4: 1 for the winner; whoever differs in nothing shares a rank."""
    rank: i64 = 1
    seat = state.seats[player]
    for other in state.seats:
        by = decided_by(state, other, seat)
        if by < SHARED and final_lead(state, other, seat, by) > 0:
            rank += 1
    return rank


def standing(state: State, district: i64) -> tuple[list[int], list[int], list[int]]:
    """Sums, ranks (0: owns nothing) and VP by seat, if a district were scored now."""
    sums: list[int] = []
    ranks: list[int] = []
    vp: list[int] = []
    for player in range(state.lookup.players):
        sums.append(district_sum(state, district, state.seats[player]))
        ranks.append(district_rank(state, district, player))
        vp.append(district_vp(state, district, player))
    return sums, ranks, vp
