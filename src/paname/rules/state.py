"""The state of a game: what lies where. Mutable; copied explicitly. The rules that change it are in the other modules.

Masks and packed counts are explained in `bits`. A building space is `district * 6 + value index`, a token kind an index
into `paname.box.model.TOKENS`. Keys can stand up to three deep on one place (tiles 9 and 16): a mask per level.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.box.model import PILES, Box
from paname.rules import bits
from paname.rules.lookup import Lookup, lookup_of, vec_of
from paname.rules.memory import Memory

# Phases of a turn: what is asked of the active player
PHASE_DRAW: Final = 0
PHASE_BUILD: Final = 1
PHASE_MAIN: Final = 2
PHASE_VP: Final = 3
PHASE_BONUS: Final = 4
PHASE_SCORE: Final = 5
PHASE_PAIR: Final = 6
PHASE_AFTER: Final = 7
PHASE_OVER: Final = 8
PHASES: Final = ("draw", "build", "main", "vp", "bonus", "score", "pair", "after", "over")

NEVER: Final = 1 << 30
"""The last round, while the last end tile has not been taken."""
MOST_LEGAL: Final = 1024
"""Room for a list of legal actions; the longest of 3,000 random games had 115."""


@final
class ActionBuffer:
    """A reusable buffer of legal actions.

    >>> out = ActionBuffer()
    >>> out.add(7)
    >>> out.holds(7), out.list()
    (True, [7])
    """

    def __init__(self) -> None:
        self.items: vec[i64] = vec_of([0] * MOST_LEGAL)
        self.size: i64 = 0

    def add(self, action: i64) -> None:
        self.items[self.size] = action
        self.size += 1

    def holds(self, action: i64) -> bool:
        at: i64 = 0
        while at < self.size and self.items[at] != action:
            at += 1
        return at < self.size

    def list(self) -> list[int]:
        return [self.items[i] for i in range(self.size)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Seat:
    """One player's pieces, on the board and behind the screen."""

    def __init__(self) -> None:
        self.francs: i64 = 0
        self.keys: i64 = 0  # in hand
        self.reserve_keys: i64 = 0
        self.arc: i64 = 0  # 1 with a key on the Arc
        self.banks: i64 = 0  # mask of districts
        self.sites: i64 = 0  # mask of building spaces with a key, with a second key, with a third
        self.sites2: i64 = 0
        self.sites3: i64 = 0
        self.landmarks: i64 = 0  # mask of landmarks with a key, a second, a third
        self.landmarks2: i64 = 0
        self.landmarks3: i64 = 0
        self.tokens: i64 = 0  # packed by kind
        self.loose: i64 = 0  # tokens of activated tiles, lost at the end of the turn, R9.4
        self.meeple: i64 = 0  # space of the bonus track, 0 before space 1
        self.owned_spaces: i64 = 0  # mask of bonus spaces whose number the player owns, used ones included, R8.2
        self.unused: i64 = 0  # mask of unused bonus tiles, by number - 1
        self.used: i64 = 0
        self.end_tiles: i64 = 0  # mask of held end tiles
        self.vp_building: i64 = 0  # VP by source
        self.vp_prestige: i64 = 0
        self.vp_bonus: i64 = 0
        self.vp_end_tile: i64 = 0
        self.vp_francs: i64 = 0
        self.vp_district: i64 = 0

    @property
    def vp(self) -> i64:
        return (
            self.vp_building + self.vp_prestige + self.vp_bonus + self.vp_end_tile + self.vp_francs + self.vp_district
        )

    def owns(self, tile: i64) -> bool:
        """A bonus tile, used or not."""
        return ((self.unused | self.used) >> tile) & 1 != 0

    def at_hand(self, kind: i64) -> i64:
        """Tokens of a kind that can be spent or sold now."""
        return bits.get(self.tokens, kind) + bits.get(self.loose, kind)

    def gain_token(self, kind: i64) -> None:
        self.tokens = bits.plus(self.tokens, kind, 1)

    def spend_token(self, kind: i64) -> i64:
        """R9.4: loose tokens go first. 1 if it was a real one."""
        loose = bits.some(self.loose, kind)
        self.loose = bits.plus(self.loose, kind, -loose)
        self.tokens = bits.plus(self.tokens, kind, loose - 1)
        return 1 - loose

    def mark_used(self, tile: i64) -> None:
        """A bonus tile, by number - 1."""
        self.unused ^= bits.bit(tile)
        self.used |= bits.bit(tile)

    def put_on_site(self, site: i64) -> None:
        here = bits.bit(site)
        self.sites3 |= self.sites2 & here
        self.sites2 |= self.sites & here
        self.sites |= here

    def leave_site(self, site: i64) -> None:
        here = bits.bit(site)
        if self.sites3 & here:
            self.sites3 ^= here
        elif self.sites2 & here:
            self.sites2 ^= here
        else:
            self.sites ^= here

    def put_on_landmark(self, landmark: i64) -> None:
        here = bits.bit(landmark)
        self.landmarks3 |= self.landmarks2 & here
        self.landmarks2 |= self.landmarks & here
        self.landmarks |= here

    def leave_landmark(self, landmark: i64) -> None:
        here = bits.bit(landmark)
        if self.landmarks3 & here:
            self.landmarks3 ^= here
        elif self.landmarks2 & here:
            self.landmarks2 ^= here
        else:
            self.landmarks ^= here

    def copy_into(self, other: "Seat") -> None:
        other.francs = self.francs
        other.keys = self.keys
        other.reserve_keys = self.reserve_keys
        other.arc = self.arc
        other.banks = self.banks
        other.sites = self.sites
        other.sites2 = self.sites2
        other.sites3 = self.sites3
        other.landmarks = self.landmarks
        other.landmarks2 = self.landmarks2
        other.landmarks3 = self.landmarks3
        other.tokens = self.tokens
        other.loose = self.loose
        other.meeple = self.meeple
        other.owned_spaces = self.owned_spaces
        other.unused = self.unused
        other.used = self.used
        other.end_tiles = self.end_tiles
        other.vp_building = self.vp_building
        other.vp_prestige = self.vp_prestige
        other.vp_bonus = self.vp_bonus
        other.vp_end_tile = self.vp_end_tile
        other.vp_francs = self.vp_francs
        other.vp_district = self.vp_district


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(Memory):
    def __init__(self, lookup: Lookup, deck: bytes, tokens: bytes, track: bytes, free_districts: bool) -> None:
        super().__init__()
        self.lookup: Lookup = lookup
        self.deck: bytes = deck  # the piles one after the other, top tile first
        self.token_kinds: bytes = tokens  # kind of the token laid beside each building space
        self.track: bytes = track  # number - 1 of the tiles of each space
        self.free_districts: bool = free_districts
        self.seats: list[Seat] = [Seat() for _ in range(lookup.players)]
        self.phase: i64 = PHASE_DRAW
        self.phase_after_pairs: i64 = PHASE_DRAW  # where PHASE_PAIR returns to
        self.pair_tile: i64 = 0  # the tile whose pairs PHASE_PAIR asks for
        self.active: i64 = 0
        self.me: Seat = self.seats[0]  # the active player, see `give_turn`
        self.round: i64 = 1
        self.last_round: i64 = NEVER
        self.pile_end: i64 = 0  # packed: where each pile ends in the deck, and how many of its tiles are left
        self.pile_left: i64 = 0
        self.drawn: i64 = -1  # the tile to be built, in PHASE_BUILD
        self.discarded: i64 = 0  # mask of tiles that left the game, R3.3
        self.built: i64 = 0  # mask of building spaces
        self.type0: i64 = 0  # the types of what stands there, as three bit planes
        self.type1: i64 = 0
        self.type2: i64 = 0
        self.tokens: i64 = 0  # mask of building spaces with their token
        self.occupied: i64 = 0  # mask of building spaces with anybody's key
        self.occupied_landmarks: i64 = 0
        self.landmarks: i64 = 0  # landmarks by district, eight bits each
        self.supply: i64 = 0  # mask of landmarks not yet on the board
        self.district_keys: i64 = 0  # packed: keys on the buildings and landmarks of each district, R5.7
        self.vp_supply: i64 = 0  # mask of VP tiles
        self.vp_spots: i64 = 0  # packed: VP tile + 1 on each district's spot
        self.reserve: i64 = 0  # packed: resources in the general reserve
        self.stock: i64 = 0  # mask of bonus spaces with a tile, with a second one, a third, a fourth
        self.stock2: i64 = 0
        self.stock3: i64 = 0
        self.stock4: i64 = 0
        self.end_pile: i64 = 0  # mask of end tiles
        self.looking: i64 = 0  # 1 when the active player has looked through the end tiles
        self.bought: i64 = 0  # value index, or 8 + landmark, of this turn's purchase: what is asked is about it
        self.slots: i64 = 0  # packed: empty prestige slots of the landmark bought

    def give_turn(self, seat: i64) -> None:
        self.active = seat
        self.me = self.seats[seat]

    def district_landmarks(self, district: i64) -> i64:
        return bits.get(self.landmarks, district)

    def sites_of_type(self, kind: i64) -> i64:
        plane0 = self.type0 if kind & 1 else ~self.type0
        plane1 = self.type1 if kind & 2 else ~self.type1
        plane2 = self.type2 if kind & 4 else ~self.type2
        return plane0 & plane1 & plane2 & self.built

    def type_at(self, site: i64) -> i64:
        """The type of what stands there."""
        return (self.type0 >> site) & 1 | ((self.type1 >> site) & 1) << 1 | ((self.type2 >> site) & 1) << 2

    def build(self, site: i64, kind: i64) -> None:
        """A building of a type on an empty space."""
        here = bits.bit(site)
        self.built |= here
        if kind & 1:
            self.type0 |= here
        if kind & 2:
            self.type1 |= here
        if kind & 4:
            self.type2 |= here

    def top_tile(self, pile: i64) -> i64:
        return self.deck[bits.get(self.pile_end, pile) - bits.get(self.pile_left, pile)]

    def __reduce__(self) -> tuple[object, ...]:
        return restored, saved(self)

    def copy(self) -> "State":
        other = State(self.lookup, self.deck, self.token_kinds, self.track, self.free_districts)
        self.copy_into(other)
        return other

    def copy_into(self, other: "State") -> None:
        """Make another state of the same number of players equal to this one."""
        other.lookup = self.lookup
        other.deck = self.deck
        other.token_kinds = self.token_kinds
        other.track = self.track
        other.free_districts = self.free_districts
        for i in range(len(self.seats)):
            self.seats[i].copy_into(other.seats[i])
        self.copy_memory_into(other)
        other.phase = self.phase
        other.phase_after_pairs = self.phase_after_pairs
        other.pair_tile = self.pair_tile
        other.give_turn(self.active)
        other.round = self.round
        other.last_round = self.last_round
        other.pile_end = self.pile_end
        other.pile_left = self.pile_left
        other.drawn = self.drawn
        other.discarded = self.discarded
        other.built = self.built
        other.type0, other.type1, other.type2 = self.type0, self.type1, self.type2
        other.tokens = self.tokens
        other.occupied = self.occupied
        other.occupied_landmarks = self.occupied_landmarks
        other.landmarks = self.landmarks
        other.supply = self.supply
        other.district_keys = self.district_keys
        other.vp_supply = self.vp_supply
        other.vp_spots = self.vp_spots
        other.reserve = self.reserve
        other.stock = self.stock
        other.stock2 = self.stock2
        other.stock3 = self.stock3
        other.stock4 = self.stock4
        other.end_pile = self.end_pile
        other.looking = self.looking
        other.bought = self.bought
        other.slots = self.slots


# Every field by its name: to compare states, to print and to pickle them

_NO_FIELDS = ("lookup", "seats", "me", "vp")
"""Attributes that hold other objects or follow from the fields."""


def fields(of: State | Seat) -> dict[str, Any]:
    names = [name for name in dir(of) if not name.startswith("_") and name not in _NO_FIELDS]
    return {name: value for name in names if not callable(value := getattr(of, name))}


def fingerprint(state: State) -> str:
    """Every field of a state as text: equal states, equal texts."""
    return repr((list(fields(state).items()), [list(fields(seat).items()) for seat in state.seats]))


def equal(one: State, other: State) -> bool:
    """Whether everything lies alike, of the same box, whatever it is called, for as many players."""
    return _lying(one) == _lying(other)


def _lying(state: State) -> tuple[Any, ...]:
    """All of a state but the order in which the tiles came that lie on the board now."""
    box, of_state, of_seats = saved(state)
    ends = [(bits.get(state.pile_end, pile), bits.get(state.pile_left, pile)) for pile in range(PILES)]
    of_state["deck"] = [state.deck[end - left : end] for end, left in ends], sorted(state.deck)
    return box.sha256, of_state, of_seats


def saved(state: State) -> tuple[Any, ...]:
    """What `restored` needs."""
    return state.lookup.box, fields(state), [fields(seat) for seat in state.seats]


def restored(box: Box, of_state: dict[str, Any], of_seats: list[dict[str, Any]]) -> State:
    lookup = lookup_of(box, len(of_seats))
    state = State(lookup, b"", b"", b"", False)
    for name, value in of_state.items():
        setattr(state, name, value)
    for seat, of_seat in zip(state.seats, of_seats, strict=True):
        for name, value in of_seat.items():
            setattr(seat, name, value)
    state.give_turn(state.active)
    return state
