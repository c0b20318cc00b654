"""The plain data that leaves a game: what a seat sees and what has just happened.

One place for these shapes: the server sends them, the client's TypeScript is generated from them, bots read them.
Everything is JSON: names are the slugs of the notation, seats are numbers from 0 (the start player).
"""

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict, get_type_hints

from paname.box.model import Token
from paname.rules.options import Options

Phase = Literal["draw", "build", "main", "look", "vp", "bonus", "score", "pair", "after", "over"]
Screens = Literal["closed", "open"]
Tokens = dict[Token, int]  # always all six keys
Source = Literal["building", "prestige", "bonus", "end_tile", "francs", "district"]


if TYPE_CHECKING:
    OptionsData = dict[str, Any]
else:  # named in one place: `Options`
    OptionsData = TypedDict("Options", get_type_hints(Options))


class PileView(TypedDict):
    left: int
    back: str | None  # district of the top tile, R1.6; None when the pile is empty


class SiteView(TypedDict):
    value: int
    building: str | None  # type of the building that stands here
    token: Token | None
    keys: list[int]  # seats in order; a seat stands twice for two keys, R9.6


class LandmarkView(TypedDict):
    landmark: str
    value: int
    keys: list[int]


class DistrictView(TypedDict):
    district: str
    bank: list[int]  # seats with a key on the bank
    sites: list[SiteView]  # in the order of their values
    landmarks: list[LandmarkView]  # lowest first
    vp_tile: str | None  # the VP tile lying here, as the notation names it: "20" or "18/9/4"
    sums: list[int]  # per seat, R10.2
    ranks: list[int | None]  # per seat if scored now; None owns nothing here
    vp: list[int]  # per seat, what the VP tile lying here would bring now; 0 without a tile


class SpaceView(TypedDict):
    space: int  # 1..30
    number: int  # of the tiles of this space
    left: int


class TileUse(TypedDict):
    seat: int
    tile: int
    after: int  # how many end tiles had been taken by then


class Look(TypedDict):
    take: int  # index into EndTilesView.takes; == len(takes) while the seat has looked and not yet taken
    saw: list[int]
    took: int | None


class EndTilesView(TypedDict):
    left: int
    takes: list[int]  # seats in the order they took end tiles
    used: list[TileUse]  # activated ones are public, in order
    looks: list[Look]  # the viewer's own


class SeatView(TypedDict):
    vp: int
    sources: dict[Source, int]  # where the VP came from; sums to vp
    meeple: int  # space of the bonus track, 0 before space 1
    keys_on_board: int
    reserve_keys: int
    keys: int | None  # in hand. None = behind a closed screen, here and below
    francs: int | None
    tokens: Tokens | None
    loose: Tokens  # tokens of activated tiles, gone at the end of the turn, R9.4
    bonus: list[int] | None  # unused bonus tiles, by number
    bonus_count: int
    scoring: dict[str, int] | None  # of the unused tiles that score: VP now by number; of tile 27 at the end
    used: list[int]  # bonus tiles used
    end_tiles: list[int] | None  # held end tiles, 1..12; also None at open screens for other eyes
    end_count: int


class Question(TypedDict):
    """The open question of notation.md; which keys there are depends on the kind."""

    kind: Literal["build", "vp", "bonus", "score", "pair", "look"]
    building: NotRequired[str]  # build
    value: NotRequired[int]  # build
    price: NotRequired[int]  # bonus: francs
    landmark: NotRequired[str]  # score
    slots: NotRequired[list[str]]  # score: empty slots, "bronze" "silver" "gold"
    of: NotRequired[Literal["resource", "prestige"]]  # pair
    number: NotRequired[int]  # pair: the bonus tile
    tiles: NotRequired[list[int]]  # look, for the looking seat only: the end tiles in the pile
    first: NotRequired[
        list[str]
    ]  # bonus and score, for the asked seat only: there is no answer but `none` before one of
    # these tiles ("tile:<n>", "end:<k>") is activated; an empty list: asked only so that others learn nothing


class Purchase(TypedDict):
    """What was bought this turn, while its benefits are being decided."""

    value: int | None  # of a building
    landmark: str | None
    slots: list[str]  # empty prestige slots


class View(TypedDict):
    options: OptionsData
    viewer: int | None  # None: a spectator
    screens: Screens
    phase: Phase
    active: int | None  # the seat to act; None when the game is over
    round: int  # from 1
    last_round: int | None  # known once the last end tile is taken, R10.1
    question: Question | None
    purchase: Purchase | None
    resume: Phase | None  # the phase that follows the question of pairs
    piles: list[PileView]
    drawn: list[str]  # every tile revealed so far as "<district>:<value>", in the order of the box
    discarded: list[str]  # tiles that left the game, R3.3
    arc: list[int]
    districts: list[DistrictView]
    landmarks: list[str]  # still in the supply
    vp_tiles: list[str]  # still in the supply; alike ones as often as there are
    reserve: dict[Literal["wood", "marble", "gold"], int]
    bonus_track: list[SpaceView]
    end_tiles: EndTilesView
    seats: list[SeatView]
    ranks: list[int] | None  # when the game is over, R10.4


class Event(TypedDict):
    """One thing that happened. `type` tells which of the other keys there are (docs/events.md)."""

    type: Literal[
        "drawn",  # pile district value building: the tile revealed; back: district of the pile's next top tile or None
        "built",  # district value building
        "discarded",  # tile ("<district>:<value>"): it leaves the game, R3.3
        "key_placed",  # place
        "key_moved",  # origin target by (None, 9 or 16)
        "landmark_added",  # landmark district
        "francs",  # amount (signed) reason
        "token",  # token amount (signed) loose reason; reason "taken" has place
        "reserve",  # token amount (signed): the general reserve of resources changed
        "vp",  # amount source reason
        "meeple",  # origin target
        "bonus_taken",  # space number
        "bonus_used",  # number
        "key_gained",  # a key from the reserve to the hand
        "vp_tile",  # tile district
        "looked",  # the seat looks through the end tiles; tiles (for that seat only)
        "end_taken",  # left tile (None for other eyes)
        "end_used",  # tile
        "declined",  # question
        "passed",
        "turn_ended",
        "loose_lost",  # tokens: what R9.4 takes back
        "turn_started",  # round
        "last_round",  # round: it will be the last, R10.1
        "district_scored",  # district vp_tile sums highest ranks vp (per seat): final scoring, R10.2
        "francs_scored",  # amount: tile 27
        "game_over",  # vp ranks
        "revealed",  # keys francs held bonus scoring end_tiles: a screen is lifted when the game is over
        "scoring",  # scoring: what the seat's unused tiles would bring now has changed
        "standing",  # district sums ranks vp (per seat): what would be scored now has changed
        "now",  # phase active asked purchase resume: always the last event; what is asked of whom
    ]
    seat: NotRequired[int]
    pile: NotRequired[int]
    district: NotRequired[str]
    value: NotRequired[int]
    building: NotRequired[str]
    back: NotRequired[str | None]
    tile: NotRequired[int | str | None]
    place: NotRequired[str]
    origin: NotRequired[str | int]
    target: NotRequired[str | int]
    by: NotRequired[int | None]
    landmark: NotRequired[str]
    amount: NotRequired[int]
    reason: NotRequired[str]  # bank price bonus buy sell tile:<n> end:<k> taken building prestige pair ...
    token: NotRequired[Token]
    tokens: NotRequired[Tokens]
    loose: NotRequired[bool]
    source: NotRequired[Source]
    space: NotRequired[int]
    number: NotRequired[int]
    left: NotRequired[int]
    tiles: NotRequired[list[int]]
    question: NotRequired[str]
    round: NotRequired[int]
    vp_tile: NotRequired[str]
    sums: NotRequired[list[int]]
    highest: NotRequired[list[int]]
    ranks: NotRequired[list[int | None]]
    vp: NotRequired[list[int]]
    keys: NotRequired[int]
    francs: NotRequired[int]
    held: NotRequired[Tokens]
    bonus: NotRequired[list[int]]
    scoring: NotRequired[dict[str, int]]
    end_tiles: NotRequired[list[int]]
    phase: NotRequired[Phase]
    active: NotRequired[int | None]
    asked: NotRequired["Question | None"]
    purchase: NotRequired["Purchase | None"]
    resume: NotRequired[Phase | None]


class Reason(TypedDict):
    """Why an action is not legal now: a code to translate and its arguments."""

    code: str
    args: dict[str, int | str]


class HintReason(TypedDict):
    """A part of what a turn is worth by the bots' evaluation, in comparison with another turn."""

    term: str  # vp francs keys resources prestige buildings districts tiles track time others
    vp: float  # VP at the end of the game, estimated
    amount: int  # VP, francs, keys in hand, tokens, sum of values, VP of districts, tiles, spaces left; 0: none to tell


class HintAlternative(TypedDict):
    action: str
    vp: float  # estimated lead in comparison with the hint: below 0 it is worse
    reason: HintReason | None  # what the hint has that it has not


class HintWhy(TypedDict):
    """Why a bot would play an action."""

    choice: str  # what the action leads to: itself, or the move it helps to pay
    than: str | None  # the action compared with; None: ending the turn without
    vp: float  # how much better, estimated
    reasons: list[HintReason]  # the largest parts, gains first; they need not sum up to `vp`
    alternatives: list[HintAlternative]  # the next best, at most two


class MovePlan(TypedDict):
    """A move of the seat to act, what it costs and how it could be paid."""

    action: str
    price: dict[str, int]  # "francs" and resources
    gains: list[str]  # "token:wood" "vp:2" "bonus:2" (for 2 francs) "prestige:10" (VP by its slots at most) "vp_tile"
    chain: list[str] | None  # free actions to play before it; [] payable now; None: no chain of free actions pays it
    purse: int | None  # francs left after the chain and the move; None: it cannot be paid
    reason: Reason | None  # what is missing when it is not payable now
