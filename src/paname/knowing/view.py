"""The position as one seat, or a spectator, sees it; seat.py says who may see what.

`paname.knowing.determinize` goes the other way, from a view back to a game that fits it.
"""

from typing import Final, get_args

from paname.box.model import DISTRICTS, PRESTIGE, RESOURCES, TOKENS, VALUES
from paname.knowing.hidden import looks
from paname.knowing.reach import bonus_tile_within_reach
from paname.records.notation import Notation, counts, notation
from paname.rules import benefits, bits, board, codes, end_tiles, gains, memory, questions, scoring, tiles, unseen
from paname.rules.options import Options
from paname.rules.state import (
    NEVER,
    PHASE_BONUS,
    PHASE_BUILD,
    PHASE_OVER,
    PHASE_PAIR,
    PHASE_SCORE,
    PHASE_VP,
    PHASES,
    Seat,
    State,
)
from paname.rules.unseen import NO_BACK, back
from paname.types import (
    BonusQuestion,
    DistrictView,
    EndTilesView,
    LandmarkView,
    Look,
    LookQuestion,
    Phase,
    PileView,
    Purchase,
    Question,
    ScoreQuestion,
    Screens,
    SeatView,
    SiteView,
    Source,
    SpaceView,
    Tokens,
    View,
)

SCREENS: Final[tuple[str, ...]] = get_args(Screens)
NO_TOKENS: Final[Tokens] = dict.fromkeys(TOKENS, 0)


def view(state: State, options: Options, viewer: int | None, screens: Screens = "closed") -> View:
    if screens not in SCREENS:
        raise ValueError(f"screens are {' or '.join(SCREENS)}, not {screens!r:.60}")
    names = notation(state.lookup.box)
    over = state.phase == PHASE_OVER
    wood, marble, gold = counts(state.reserve, len(RESOURCES))
    return {
        "options": options.data(),
        "viewer": viewer,
        "screens": screens,
        "phase": phase(state),
        "active": None if over else int(state.active),
        "round": int(state.round),
        "last_round": None if state.last_round == NEVER else int(state.last_round),
        "question": question(state, viewer),
        "purchase": purchase(state),
        "resume": resume(state),
        "piles": [pile(state, i) for i in range(options.piles)],
        "drawn": [names.sites[tile] for tile in bits.indices(unseen.revealed(state))],
        "discarded": [names.sites[tile] for tile in bits.indices(state.discarded)],
        "arc": [i for i, seat in enumerate(state.seats) if seat.arc],
        "districts": _districts(state, names),
        "landmarks": [names.landmarks[i] for i in bits.indices(state.supply)],
        "vp_tiles": [names.vp_tiles[i] for i in bits.indices(state.vp_supply)],
        "reserve": {"wood": wood, "marble": marble, "gold": gold},
        "bonus_track": _track(state),
        "end_tiles": _end_tiles(state, viewer),
        "seats": [
            _seat(state, seat, mine=over or i == viewer, shown=over or i == viewer or screens == "open")
            for i, seat in enumerate(state.seats)
        ],
        "ranks": [int(scoring.final_rank(state, i)) for i in range(len(state.seats))] if over else None,
    }


def phase(state: State) -> Phase:
    return "look" if state.looking else PHASES[state.phase]


def resume(state: State) -> Phase | None:
    return PHASES[state.phase_after_pairs] if state.phase == PHASE_PAIR else None


def question(state: State, viewer: int | None) -> Question | None:
    names = notation(state.lookup.box)
    if state.looking:
        look: LookQuestion = {"kind": "look"}
        if viewer == state.active:
            look["tiles"] = [tile + 1 for tile in bits.indices(state.end_pile)]
        return look
    if state.phase == PHASE_BUILD:
        kind = names.box.types[state.lookup.type[state.drawn]]
        return {"kind": "build", "building": kind, "value": int(names.values[state.drawn % VALUES])}
    if state.phase == PHASE_VP:
        return {"kind": "vp"}
    if state.phase in (PHASE_BONUS, PHASE_SCORE):
        return _benefit(state, names, viewer)
    if state.phase == PHASE_PAIR:
        prestige = state.lookup.pair_family[state.pair_tile] != 0
        return {"kind": "pair", "of": "prestige" if prestige else "resource", "number": int(state.pair_tile) + 1}
    return None


def _benefit(state: State, names: Notation, viewer: int | None) -> Question:
    """Which tiles must be activated before the question can be answered is the seat's own business."""
    asked: BonusQuestion | ScoreQuestion
    if state.phase == PHASE_BONUS:
        asked = {"kind": "bonus", "price": int(state.lookup.bonus_price[state.bought])}
    else:
        bought = state.bought - benefits.LANDMARK
        slots = _slots(state)
        vp = {kind: int(gains.slot_vp(state.lookup, bought, i)) for i, kind in enumerate(PRESTIGE) if kind in slots}
        asked = {"kind": "score", "landmark": names.landmarks[bought], "slots": slots, "vp": vp}
    if viewer == state.active and questions.needs_a_tile_first(state):
        leads_on = state.phase == PHASE_SCORE or bonus_tile_within_reach(state)
        tiles_first = questions.tiles_first(state) if leads_on else 0
        asked["first"] = [tile_name(tile) for tile in bits.indices(tiles_first)]
    return asked


def tile_name(tile: int) -> str:
    """A bonus or end tile, counted as the codes of USE count them."""
    return f"tile:{tile + 1}" if tile < codes.FIRST_END else f"end:{tile - codes.FIRST_END + 1}"


def purchase(state: State) -> Purchase | None:
    now = state.phase_after_pairs if state.phase == PHASE_PAIR else state.phase
    if now not in (PHASE_VP, PHASE_BONUS, PHASE_SCORE):
        return None
    names = notation(state.lookup.box)
    if state.bought < benefits.LANDMARK:
        return {"value": int(names.values[state.bought]), "landmark": None, "slots": []}
    return {"value": None, "landmark": names.landmarks[state.bought - benefits.LANDMARK], "slots": _slots(state)}


def _slots(state: State) -> list[str]:
    return [kind for i, kind in enumerate(PRESTIGE) for _ in range(bits.get(state.slots, i))]


def pile(state: State, index: int) -> PileView:
    district = back(state, index)
    name = None if district == NO_BACK else notation(state.lookup.box).districts[district]
    return {"left": int(bits.get(state.pile_left, index)), "back": name}


def _districts(state: State, names: Notation) -> list[DistrictView]:
    sites, keys, banks = _sites(state, names), board.landmark_keys(state), [seat.banks for seat in state.seats]
    landmarks, spots = counts(state.landmarks, DISTRICTS), counts(state.vp_spots, DISTRICTS)
    districts: list[DistrictView] = []
    for i, (here, spot) in enumerate(zip(landmarks, spots, strict=True)):
        sums, ranks, vp = district_standing(state, i)
        districts.append(
            {
                "district": names.districts[i],
                "bank": [seat for seat, mask in enumerate(banks) if mask >> i & 1],
                "sites": sites[VALUES * i : VALUES * (i + 1)],
                "landmarks": _landmarks(names, here, keys) if here else [],
                "vp_tile": names.vp_tiles[spot - 1] if spot else None,
                "sums": sums,
                "ranks": ranks,
                "vp": vp,
            }
        )
    return districts


def district_standing(state: State, district: int) -> tuple[list[int], list[int | None], list[int]]:
    """Sums, ranks and VP per seat if the district were scored now."""
    sums, ranks, vp = scoring.standing(state, district)
    return sums, [rank or None for rank in ranks], vp


def _sites(state: State, names: Notation) -> list[SiteView]:
    """All of them, district by district."""
    types, kinds = (None, *names.box.types), (None, *TOKENS)
    places = zip(names.site_values, board.buildings(state), board.tokens(state), board.keys(state), strict=True)
    return [
        {"value": value, "building": types[building], "token": kinds[token], "keys": keys}
        for value, building, token, keys in places
    ]


def _landmarks(names: Notation, here: int, keys: list[list[int]]) -> list[LandmarkView]:
    """Those of a district, lowest first."""
    placed = sorted((names.box.landmarks[i].value, i) for i in bits.indices(here))
    return [{"landmark": names.landmarks[i], "value": value, "keys": keys[i]} for value, i in placed]


def _track(state: State) -> list[SpaceView]:
    spaces = zip(state.track, board.copies(state), strict=True)
    return [{"space": space, "number": tile + 1, "left": left} for space, (tile, left) in enumerate(spaces, 1)]


def _end_tiles(state: State, viewer: int | None) -> EndTilesView:
    taken = memory.takes(state)
    return {
        "left": bits.count(state.end_pile),
        "open": end_tiles.are_open(state),
        "takes": [seat for seat, _ in taken],
        "used": [{"seat": seat, "tile": tile + 1, "after": after} for seat, tile, after in memory.uses(state)],
        "looks": [] if viewer is None else _looks(state, viewer, taken),
    }


def _looks(state: State, viewer: int, taken: list[tuple[int, int]]) -> list[Look]:
    return [
        {
            "take": take,
            "saw": [tile + 1 for tile in saw],
            "took": taken[take][1] + 1 if take < len(taken) else None,
        }
        for take, saw in looks(state, viewer)
    ]


def tokens(amounts: int) -> Tokens:
    return dict(zip(TOKENS, counts(amounts, len(TOKENS)), strict=True)) if amounts else NO_TOKENS.copy()


def _seat(state: State, seat: Seat, *, mine: bool, shown: bool) -> SeatView:
    return {
        "vp": seat.vp,
        "sources": sources(seat),
        "meeple": seat.meeple,
        "keys_on_board": board.keys_of(seat),
        "keys_in_play": board.keys_in_play(state, seat),
        "reserve_keys": seat.reserve_keys,
        "keys": seat.keys if shown else None,
        "francs": seat.francs if shown else None,
        "tokens": tokens(seat.tokens) if shown else None,
        "loose": tokens(seat.loose),
        "bonus": numbers(seat.unused) if shown else None,
        "bonus_count": bits.count(seat.unused),
        "scoring": scoring_tiles(state, seat) if shown else None,
        "used": numbers(seat.used),
        "end_tiles": numbers(seat.end_tiles) if mine else None,
        "end_count": bits.count(seat.end_tiles),
    }


def numbers(mask: int) -> list[int]:
    """Tiles as they are named, from 1."""
    return [tile + 1 for tile in bits.indices(mask)]


def scoring_tiles(state: State, seat: Seat) -> dict[str, int]:
    """VP that the seat's tiles would bring now, by their numbers."""
    held = bits.indices(seat.unused & state.lookup.scoring)
    return {str(tile + 1): tiles.vp_now(state, seat, tile) for tile in held}


def sources(seat: Seat) -> dict[Source, int]:
    """VP by where they came from."""
    return {
        "building": seat.vp_building,
        "prestige": seat.vp_prestige,
        "bonus": seat.vp_bonus,
        "end_tile": seat.vp_end_tile,
        "francs": seat.vp_francs,
        "district": seat.vp_district,
    }
