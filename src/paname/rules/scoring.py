"""R10: the end of the game."""

from mypy_extensions import i64

from paname.rules import bits
from paname.rules.state import OVER, Seat, State


def finish(state: State) -> None:
    """R10.2: the final scoring."""
    rules = state.lookup
    for seat in state.seats:
        if ((seat.unused | seat.used) >> rules.per_franc) & 1:
            seat.vp_francs = rules.franc_vp * seat.francs
    for district in range(6):
        for player in range(rules.players):
            state.seats[player].vp_district += district_vp(state, district, player)
    state.phase = OVER


def district_sum(state: State, district: i64, seat: Seat) -> i64:
    """Sum of the values a player owns in a district; R9.6: two keys count double."""
    return (
        _sum_of_values(state, (seat.sites >> (6 * district)) & bits.ROW)
        + _sum_of_values(state, (seat.sites2 >> (6 * district)) & bits.ROW)
        + _sum_of_values(state, (seat.sites3 >> (6 * district)) & bits.ROW)
        + _sum_of_landmarks(state, seat.landmarks & state.district_landmarks(district))
        + _sum_of_landmarks(state, seat.landmarks2 & state.district_landmarks(district))
        + _sum_of_landmarks(state, seat.landmarks3 & state.district_landmarks(district))
    )


def _sum_of_values(state: State, row: i64) -> i64:
    total: i64 = 0
    while row:
        total += state.lookup.value[bits.lowest(row)]
        row &= row - 1
    return total


def _sum_of_landmarks(state: State, landmarks: i64) -> i64:
    total: i64 = 0
    while landmarks:
        total += state.lookup.landmark_value[bits.lowest(landmarks)]
        landmarks &= landmarks - 1
    return total


def highest_value(state: State, district: i64, seat: Seat) -> i64:
    """The single highest value a player owns in a district."""
    highest: i64 = 0
    row = (seat.sites >> (6 * district)) & bits.ROW
    while row:
        highest = state.lookup.value[bits.lowest(row)]  # values ascend
        row &= row - 1
    landmarks = seat.landmarks & state.district_landmarks(district)
    while landmarks:
        highest = max(highest, state.lookup.landmark_value[bits.lowest(landmarks)])
        landmarks &= landmarks - 1
    return highest


def district_rank(state: State, district: i64, player: i64) -> i64:
    """1 for the first; 0 for who owns nothing there. Players still tied share a rank and the next ones are skipped."""
    seat = state.seats[player]
    total = district_sum(state, district, seat)
    if not total:
        return 0
    rank: i64 = 1
    for other in state.seats:
        theirs = district_sum(state, district, other)
        if theirs > total or (
            theirs == total and highest_value(state, district, other) > highest_value(state, district, seat)
        ):
            rank += 1
    return rank


def district_vp(state: State, district: i64, player: i64) -> i64:
    """What the VP tile of a district brings a player if it is scored now."""
    tile = bits.get(state.vp_spots, district) - 1
    rank = district_rank(state, district, player)
    if tile < 0 or not 1 <= rank <= 3:
        return 0
    if state.lookup.players == 2 and rank == 2:  # R10.3
        first = district_sum(state, district, state.seats[1 - player])
        if 2 * district_sum(state, district, state.seats[player]) < first:
            return 0
    return state.lookup.district_vp[3 * tile + rank - 1]


def board_sum(state: State, seat: Seat) -> i64:
    """R10.4: the sum of the values owned on the whole board."""
    total: i64 = 0
    for district in range(6):
        total += district_sum(state, district, seat)
    return total


def final_rank(state: State, player: i64) -> i64:
    """R10.4: most VP, then most francs, then the highest sum of values; then the rank is shared."""
    rank: i64 = 1
    seat = state.seats[player]
    for other in state.seats:
        if other.vp != seat.vp:
            ahead = other.vp > seat.vp
        elif other.francs != seat.francs:
            ahead = other.francs > seat.francs
        else:
            ahead = board_sum(state, other) > board_sum(state, seat)
        if ahead:
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
