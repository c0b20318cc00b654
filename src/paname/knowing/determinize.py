"""From a seat's view back to a game: what the seat knows is kept, everything else drawn with the caller's generator.

Unknown are the order of the piles and the removed tiles (`rules.unseen`) and other players' end tiles (`rules.memory`).
"""

from paname.box.model import END_TILES, PRESTIGE, SITES, TOKENS, VALUES, Box
from paname.records.notation import Notation, notation
from paname.rules import benefits, bits, end_tiles, memory, unseen
from paname.rules.lookup import lookup_of, packed
from paname.rules.rng import Rng
from paname.rules.state import NEVER, PHASES, Seat, State
from paname.types import SeatView, SiteView, View


def from_view(seen: View, box: Box, rng: Rng) -> State:
    """A state that the viewer cannot tell from the real one. Needs open screens: what is trackable is known."""
    names = notation(box)
    lookup = lookup_of(box, seen["options"]["players"])
    deck, ends = _deal_piles(seen, names, rng)
    kinds = bytes(TOKENS.index(site["token"] or "wood") for row in seen["districts"] for site in row["sites"])
    track = bytes(space["number"] - 1 for space in seen["bonus_track"])
    state = State(lookup, deck, kinds, track, seen["options"]["free_districts"])
    state.pile_end = packed(ends)
    state.pile_left = packed([pile["left"] for pile in seen["piles"]])
    _restore_turn(state, seen, names)
    _restore_board(state, seen, names)
    for i, space in enumerate(seen["bonus_track"]):
        state.stock |= (space["left"] > 0) << i
        state.stock2 |= (space["left"] > 1) << i
        state.stock3 |= (space["left"] > 2) << i
        state.stock4 |= (space["left"] > 3) << i
    for i, seat in enumerate(state.seats):
        _restore_seat(seat, seen["seats"][i], track)
    _deal_end_tiles(state, seen, rng)
    return state


def _restore_turn(state: State, seen: View, names: Notation) -> None:
    looking = seen["phase"] == "look"
    state.looking = int(looking)
    state.phase = PHASES.index("main" if looking else seen["phase"])
    state.phase_after_pairs = PHASES.index(seen["resume"] or "draw")
    state.give_turn(seen["active"] or 0)
    state.round = seen["round"]
    state.last_round = NEVER if seen["last_round"] is None else seen["last_round"]
    asked, bought = seen["question"], seen["purchase"]
    if asked and asked["kind"] == "pair":
        state.pair_tile = asked["number"] - 1
    if asked and asked["kind"] == "build":
        value, kind = names.values.index(str(asked["value"])), names.box.types.index(asked["building"])
        state.drawn = next(  # the tile was revealed, so it is known; among equals any will do
            tile for tile in (names.tile(text) for text in seen["drawn"])
            if tile % VALUES == value and state.lookup.type[tile] == kind
        )  # fmt: skip
    if bought and bought["value"] is not None:
        state.bought = names.values.index(str(bought["value"]))
    elif bought and bought["landmark"] is not None:
        state.bought = benefits.LANDMARK + names.landmarks.index(bought["landmark"])
        state.slots = packed([bought["slots"].count(kind) for kind in PRESTIGE])


def _restore_board(state: State, seen: View, names: Notation) -> None:
    state.discarded = sum(1 << names.tile(text) for text in seen["discarded"])
    state.supply = sum(1 << names.landmarks.index(name) for name in seen["landmarks"])
    for tile in seen["vp_tiles"]:  # of those that are alike the first are left
        state.vp_supply |= 1 << next(i for i in names.vp_indices(tile) if not state.vp_supply >> i & 1)
    state.reserve = packed([seen["reserve"]["wood"], seen["reserve"]["marble"], seen["reserve"]["gold"]])
    for player in seen["arc"]:
        state.seats[player].arc = 1
    for i, district in enumerate(seen["districts"]):
        for player in district["bank"]:
            state.seats[player].banks |= 1 << i
        if district["vp_tile"] is not None:
            state.vp_spots = bits.plus(state.vp_spots, i, names.vp_tiles.index(district["vp_tile"]) + 1)
        for j, site in enumerate(district["sites"]):
            _restore_site(state, names, VALUES * i + j, site)
        for row in district["landmarks"]:
            landmark = names.landmarks.index(row["landmark"])
            state.landmarks = bits.plus(state.landmarks, i, 1 << landmark)
            state.occupied_landmarks |= bool(row["keys"]) << landmark
            for player in row["keys"]:
                state.seats[player].put_on_landmark(landmark)
        keys = sum(len(place["keys"]) for place in (*district["sites"], *district["landmarks"]))
        state.district_keys = bits.plus(state.district_keys, i, keys)


def _restore_site(state: State, names: Notation, index: int, site: SiteView) -> None:
    if site["building"] is not None:
        kind = names.box.types.index(site["building"])
        state.build(index, kind)
    state.tokens |= (site["token"] is not None) << index
    state.occupied |= bool(site["keys"]) << index
    for player in site["keys"]:
        state.seats[player].put_on_site(index)


def _restore_seat(seat: Seat, seen: SeatView, track: bytes) -> None:
    held, bonus = seen["tokens"], seen["bonus"]
    if held is None or bonus is None or seen["francs"] is None or seen["keys"] is None:
        raise ValueError("a game can only be made from a view with open screens")
    seat.francs, seat.keys, seat.reserve_keys = seen["francs"], seen["keys"], seen["reserve_keys"]
    seat.meeple = seen["meeple"]
    seat.tokens = packed([held[kind] for kind in TOKENS])
    seat.loose = packed([seen["loose"][kind] for kind in TOKENS])
    seat.unused = sum(1 << (number - 1) for number in bonus)
    seat.used = sum(1 << (number - 1) for number in seen["used"])
    seat.owned_spaces = sum(1 << space for space, tile in enumerate(track) if seat.owns(tile))
    sources = seen["sources"]
    seat.vp_building, seat.vp_prestige = sources["building"], sources["prestige"]
    seat.vp_bonus, seat.vp_end_tile = sources["bonus"], sources["end_tile"]
    seat.vp_francs, seat.vp_district = sources["francs"], sources["district"]


def _deal_piles(seen: View, names: Notation, rng: Rng) -> tuple[bytes, list[int]]:
    """A deck that fits the backs in sight: drawn tiles first, then the piles; and where each pile ends in it."""
    deck = [names.tile(text) for text in seen["drawn"]]
    hidden = [tile for tile in range(SITES) if tile not in deck]
    backs = [names.districts.index(pile["back"]) if pile["back"] else 0 for pile in seen["piles"]]
    ends = []
    for pile in unseen.deal_piles(hidden, backs, [pile["left"] for pile in seen["piles"]], rng):
        deck += pile
        ends.append(len(deck))
    return bytes(deck), ends


def _deal_end_tiles(state: State, seen: View, rng: Rng) -> None:
    """End tiles in the hands and the pile as they may be."""
    takers = seen["end_tiles"]["takes"]
    looks = [
        (look["take"], [tile - 1 for tile in look["saw"]], -1 if look["took"] is None else look["took"] - 1)
        for look in seen["end_tiles"]["looks"]
    ]
    uses = [(use["seat"], use["tile"] - 1, use["after"]) for use in seen["end_tiles"]["used"]]
    taken = memory.deal_end_tiles(takers, looks, uses, rng)
    state.end_pile = bits.bit(END_TILES) - 1
    for seat, tile in zip(takers, taken, strict=True):
        end_tiles.give(state, seat, tile)
    for seat, tile, after in uses:
        end_tiles.put_away(state, seat, tile, after)
