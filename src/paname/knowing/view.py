"""What one seat, or a spectator, may know of a game: the only door from a game to anybody's eyes.

`paname.knowing.determinize` goes the other way, from a view back to a game that fits it.
"""

from paname.box.model import END_TILES, PRESTIGE, SPACES, TOKENS, VALUES
from paname.records.notation import Notation, mask_indices, notation, packed
from paname.rules import benefits, bits, scoring
from paname.rules.options import Options
from paname.rules.state import BONUS, BUILD, NEVER, OVER, PAIR, PHASES, SCORE, VP, Seat, State
from paname.types import (
    DistrictView,
    EndTilesView,
    LandmarkView,
    Look,
    Phase,
    PileView,
    Purchase,
    Question,
    Screens,
    SeatView,
    SiteView,
    Source,
    SpaceView,
    Tokens,
    View,
)


def view(state: State, options: Options, viewer: int | None, screens: Screens = "closed") -> View:
    names = notation(state.lookup.box)
    over = state.phase == OVER
    return {
        "options": options.data(),
        "viewer": viewer,
        "screens": screens,
        "phase": phase(state),
        "active": None if over else int(state.active),
        "round": min(int(state.round), int(state.last_round)),
        "last_round": None if state.last_round == NEVER else int(state.last_round),
        "question": question(state, viewer),
        "purchase": purchase(state),
        "resume": resume(state),
        "piles": [pile(state, i) for i in range(options.piles)],
        "drawn": [names.site(tile) for tile in sorted(drawn_tiles(state))],
        "discarded": [names.site(tile) for tile in mask_indices(state.discarded)],
        "arc": [i for i, seat in enumerate(state.seats) if seat.arc],
        "districts": [_district(state, names, district) for district in range(6)],
        "landmarks": [names.landmarks[i] for i in mask_indices(state.supply)],
        "vp_tiles": [int(names.vp_tiles[i]) for i in mask_indices(state.vp_supply)],
        "reserve": {"wood": bits.get(state.reserve, 0), "marble": bits.get(state.reserve, 1),
                    "gold": bits.get(state.reserve, 2)},
        "bonus_track": [_space(state, space) for space in range(SPACES)],
        "end_tiles": _end_tiles(state, viewer),
        "seats": [
            _seat(seat, mine=over or i == viewer, shown=over or i == viewer or screens == "open")
            for i, seat in enumerate(state.seats)
        ],
        "ranks": [int(scoring.final_rank(state, i)) for i in range(len(state.seats))] if over else None,
    }  # fmt: skip


def phase(state: State) -> Phase:
    return "look" if state.looking else PHASES[state.phase]


def resume(state: State) -> Phase | None:
    return PHASES[state.phase_after_pairs] if state.phase == PAIR else None


def question(state: State, viewer: int | None) -> Question | None:
    names = notation(state.lookup.box)
    if state.looking:
        asked: Question = {"kind": "look"}
        if viewer == state.active:
            asked["tiles"] = [tile + 1 for tile in mask_indices(state.end_pile)]
        return asked
    if state.phase == BUILD:
        kind = names.box.types[state.lookup.type[state.drawn]]
        return {"kind": "build", "building": kind, "value": int(names.values[state.drawn % VALUES])}
    if state.phase == VP:
        return {"kind": "vp"}
    if state.phase == BONUS:
        return {"kind": "bonus", "price": int(state.lookup.bonus_price[state.bought])}
    if state.phase == SCORE:
        return {
            "kind": "score",
            "landmark": names.landmarks[state.bought - benefits.LANDMARK],
            "slots": _slots(state),
        }
    if state.phase == PAIR:
        prestige = state.lookup.pair_family[state.pair_tile] != 0
        return {"kind": "pair", "of": "prestige" if prestige else "resource", "number": int(state.pair_tile) + 1}
    return None


def purchase(state: State) -> Purchase | None:
    now = state.phase_after_pairs if state.phase == PAIR else state.phase
    if now not in (VP, BONUS, SCORE):
        return None
    names = notation(state.lookup.box)
    if state.bought < benefits.LANDMARK:
        return {"value": int(names.values[state.bought]), "landmark": None, "slots": []}
    return {"value": None, "landmark": names.landmarks[state.bought - benefits.LANDMARK], "slots": _slots(state)}


def _slots(state: State) -> list[str]:
    return [kind for i, kind in enumerate(PRESTIGE) for _ in range(bits.get(state.slots, i))]


def pile(state: State, index: int) -> PileView:
    left = int(bits.get(state.pile_left, index))
    districts = notation(state.lookup.box).districts
    return {"left": left, "back": districts[state.top_tile(index) // VALUES] if left else None}


def drawn_tiles(state: State) -> list[int]:
    drawn: list[int] = []
    begin = 0
    for end, left in zip(packed(state.pile_end, 3), packed(state.pile_left, 3), strict=True):
        drawn += state.deck[begin : end - left] if end else []
        begin = end
    return drawn


def _district(state: State, names: Notation, district: int) -> DistrictView:
    tile = bits.get(state.vp_spots, district) - 1
    here = mask_indices(state.district_landmarks(district))
    standing = district_standing(state, district)
    return {
        "district": names.districts[district],
        "bank": [i for i, seat in enumerate(state.seats) if seat.banks >> district & 1],
        "sites": [_site(state, names, VALUES * district + value) for value in range(VALUES)],
        "landmarks": [
            _landmark(state, names, landmark)
            for landmark in sorted(here, key=lambda landmark: names.box.landmarks[landmark].value)
        ],
        "vp_tile": None if tile < 0 else int(names.vp_tiles[tile]),
        "sums": standing[0],
        "ranks": standing[1],
        "vp": standing[2],
    }


def district_standing(state: State, district: int) -> tuple[list[int], list[int | None], list[int]]:
    """Sums, ranks and VP per seat if the district were scored now."""
    seats = range(len(state.seats))
    return (
        [int(scoring.district_sum(state, district, seat)) for seat in state.seats],
        [int(scoring.district_rank(state, district, i)) or None for i in seats],
        [int(scoring.district_vp(state, district, i)) for i in seats],
    )


def _site(state: State, names: Notation, site: int) -> SiteView:
    kinds = [kind for i, kind in enumerate(names.box.types) if state.sites_of_type(i) >> site & 1]
    return {
        "value": int(names.values[site % VALUES]),
        "building": kinds[0] if kinds else None,
        "token": TOKENS[state.token_kinds[site]] if state.tokens >> site & 1 else None,
        "keys": _standing_on([(seat.sites, seat.sites2, seat.sites3) for seat in state.seats], site),
    }


def _landmark(state: State, names: Notation, landmark: int) -> LandmarkView:
    levels = [(seat.landmarks, seat.landmarks2, seat.landmarks3) for seat in state.seats]
    return {
        "landmark": names.landmarks[landmark],
        "value": names.box.landmarks[landmark].value,
        "keys": _standing_on(levels, landmark),
    }


def _standing_on(levels: list[tuple[int, int, int]], place: int) -> list[int]:
    return [seat for seat, masks in enumerate(levels) for mask in masks if mask >> place & 1]


def _space(state: State, space: int) -> SpaceView:
    left = sum(int(stock >> space & 1) for stock in (state.stock, state.stock2, state.stock3))
    return {"space": space + 1, "number": state.track[space] + 1, "left": left}


def _end_tiles(state: State, viewer: int | None) -> EndTilesView:
    taken = takes(state)
    taker = {tile: seat for seat, tile in taken}
    used = [int(state.end_used >> (4 * i) & 15) for i in range(state.end_uses)]
    return {
        "left": len(mask_indices(state.end_pile)),
        "takes": [seat for seat, _ in taken],
        "used": [
            {"seat": taker[tile], "tile": tile + 1, "after": int(state.end_used_after >> (4 * i) & 15)}
            for i, tile in enumerate(used)
        ],
        "looks": looks(state, viewer),
    }


def takes(state: State) -> list[tuple[int, int]]:
    """(seat, end tile) in the order they were taken."""
    return [
        (int(state.end_take_seats >> (2 * i) & 3), int(state.end_take_tiles >> (4 * i) & 15))
        for i in range(state.end_takes)
    ]


def looks(state: State, viewer: int | None) -> list[Look]:
    pile = set(range(END_TILES))
    seen: list[Look] = []
    for i, (seat, tile) in enumerate(takes(state)):
        if seat == viewer:
            seen.append({"take": i, "saw": [k + 1 for k in sorted(pile)], "took": tile + 1})
        pile.discard(tile)
    if state.looking and viewer == state.active:
        seen.append({"take": int(state.end_takes), "saw": [k + 1 for k in sorted(pile)], "took": None})
    return seen


def tokens(amounts: int) -> Tokens:
    return dict(zip(TOKENS, packed(amounts, 6), strict=True))


def _seat(seat: Seat, *, mine: bool, shown: bool) -> SeatView:
    return {
        "vp": int(seat.vp),
        "sources": sources(seat),
        "meeple": int(seat.meeple),
        "keys_on_board": keys_on_board(seat),
        "reserve_keys": int(seat.reserve_keys),
        "keys": int(seat.keys) if shown else None,
        "francs": int(seat.francs) if shown else None,
        "tokens": tokens(seat.tokens) if shown else None,
        "loose": tokens(seat.loose),
        "bonus": [tile + 1 for tile in mask_indices(seat.unused)] if shown else None,
        "bonus_count": len(mask_indices(seat.unused)),
        "used": [tile + 1 for tile in mask_indices(seat.used)],
        "end_tiles": [tile + 1 for tile in mask_indices(seat.end_tiles)] if mine else None,
        "end_count": len(mask_indices(seat.end_tiles)),
    }


def sources(seat: Seat) -> dict[Source, int]:
    """VP by where they came from."""
    return {
        "building": int(seat.vp_building),
        "prestige": int(seat.vp_prestige),
        "bonus": int(seat.vp_bonus),
        "end_tile": int(seat.vp_end_tile),
        "francs": int(seat.vp_francs),
        "district": int(seat.vp_district),
    }


def keys_on_board(seat: Seat) -> int:
    masks = (seat.arc, seat.banks, seat.sites, seat.sites2, seat.sites3,
             seat.landmarks, seat.landmarks2, seat.landmarks3)  # fmt: skip
    return sum(int(bits.count(mask)) for mask in masks)
