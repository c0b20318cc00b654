"""The plain data that leaves a game: what a seat sees and what has just happened.

One place for these shapes: the server sends them, the client's TypeScript is generated from them, bots read them.
Everything is JSON: names are the slugs of the notation, seats are numbers from 0 (the start player).
"""

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict, get_args, get_type_hints

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


VARIANTS: dict[str, tuple[type, ...]] = {}
"""By the name of a shape that is one of several, told apart by a literal: those."""


if not TYPE_CHECKING:

    def _one_of(name, variants):
        """One dict with the keys of all: msgspec reads no union of dicts. A type checker sees the union."""
        VARIANTS[name] = get_args(variants)
        hints = {}
        for variant in VARIANTS[name]:
            for key, hint in get_type_hints(variant).items():
                hints[key] = hints[key] | hint if key in hints else hint
        everywhere = frozenset.intersection(*(variant.__required_keys__ for variant in VARIANTS[name]))
        return TypedDict(name, {key: hint if key in everywhere else NotRequired[hint] for key, hint in hints.items()})


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
    open: bool  # the piles are empty, so these may be taken, R6.1
    takes: list[int]  # seats in the order they took end tiles
    used: list[TileUse]  # activated ones are public, in order
    looks: list[Look]  # the viewer's own


class SeatView(TypedDict):
    vp: int
    sources: dict[Source, int]  # where the VP came from; sums to vp
    meeple: int  # space of the bonus track, 0 before space 1
    keys_on_board: int
    keys_in_play: int  # in hand and on the board: all but those in reserve
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


class BuildQuestion(TypedDict):
    kind: Literal["build"]
    building: str
    value: int


class VpQuestion(TypedDict):
    kind: Literal["vp"]


class _FirstATile(TypedDict):
    first: NotRequired[list[str]]
    """For the asked seat only: there is no answer but `none` before one of these tiles ("tile:<n>", "end:<k>") is
    activated; an empty list: asked only so that others learn nothing."""


class BonusQuestion(_FirstATile):
    kind: Literal["bonus"]
    price: int  # francs


class ScoreQuestion(_FirstATile):
    kind: Literal["score"]
    landmark: str
    slots: list[str]  # the empty ones: "bronze" "silver" "gold"
    vp: dict[str, int]  # what a token of each of these kinds scores here


class PairQuestion(TypedDict):
    kind: Literal["pair"]
    of: Literal["resource", "prestige"]
    number: int  # of the bonus tile


class LookQuestion(TypedDict):
    kind: Literal["look"]
    tiles: NotRequired[list[int]]  # for the looking seat only: the end tiles in the pile


_Questions = BuildQuestion | VpQuestion | BonusQuestion | ScoreQuestion | PairQuestion | LookQuestion
if TYPE_CHECKING:
    Question = _Questions
else:
    Question = _one_of("Question", _Questions)


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


class _OfSeat(TypedDict):
    seat: int  # who acted; of turn_started and now: who is to act


class DrawnEvent(_OfSeat):
    type: Literal["drawn"]
    pile: int
    district: str
    value: int
    building: str
    back: str | None  # district of the pile's next top tile
    last: bool  # of all piles: from now on end tiles may be taken, R6.1


class BuiltEvent(_OfSeat):
    type: Literal["built"]
    district: str
    value: int
    building: str


class DiscardedEvent(_OfSeat):
    type: Literal["discarded"]
    tile: str  # "<district>:<value>": it leaves the game, R3.3


class KeyPlacedEvent(_OfSeat):
    type: Literal["key_placed"]
    place: str


class KeyMovedEvent(_OfSeat):
    type: Literal["key_moved"]
    origin: str
    target: str
    by: int | None  # the bonus tile that made it possible, R9.5


class LandmarkAddedEvent(_OfSeat):
    type: Literal["landmark_added"]
    landmark: str
    district: str


class FrancsEvent(_OfSeat):
    type: Literal["francs"]
    amount: int  # signed
    reason: str  # bank price bonus buy sell tile:<n> end:<k>


class TokenEvent(_OfSeat):
    type: Literal["token"]
    token: Token
    amount: int  # signed
    loose: bool
    reason: str  # those of francs; taken prestige pair
    place: NotRequired[str]  # of what was taken


class ReserveEvent(_OfSeat):
    type: Literal["reserve"]
    token: Literal["wood", "marble", "gold"]
    amount: int  # signed: the general reserve of resources changed


class VpEvent(_OfSeat):
    type: Literal["vp"]
    amount: int
    source: Source
    reason: str


class MeepleEvent(_OfSeat):
    type: Literal["meeple"]
    origin: int
    target: int


class BonusTakenEvent(_OfSeat):
    type: Literal["bonus_taken"]
    space: int
    number: int


class BonusUsedEvent(_OfSeat):
    type: Literal["bonus_used"]
    number: int


class KeyGainedEvent(_OfSeat):
    """From the general supply to the hand."""

    type: Literal["key_gained"]


class VpTileEvent(_OfSeat):
    type: Literal["vp_tile"]
    tile: str
    district: str


class LookedEvent(_OfSeat):
    """The seat looks through the end tiles."""

    type: Literal["looked"]
    left: int
    tiles: NotRequired[list[int]]  # for that seat only


class EndTakenEvent(_OfSeat):
    type: Literal["end_taken"]
    left: int
    tile: int | None  # None for other eyes


class EndUsedEvent(_OfSeat):
    type: Literal["end_used"]
    tile: int


class DeclinedEvent(_OfSeat):
    type: Literal["declined"]
    question: Literal["vp", "bonus", "score", "pair"]


class PassedEvent(_OfSeat):
    type: Literal["passed"]


class TurnEndedEvent(_OfSeat):
    type: Literal["turn_ended"]


class LooseLostEvent(_OfSeat):
    type: Literal["loose_lost"]
    tokens: Tokens  # what R9.4 takes back


class TurnStartedEvent(_OfSeat):
    type: Literal["turn_started"]
    round: int


class LastRoundEvent(_OfSeat):
    type: Literal["last_round"]
    round: int  # it will be the last, R10.1


class FrancsScoredEvent(_OfSeat):
    type: Literal["francs_scored"]
    amount: int  # tile 27


class RevealedEvent(_OfSeat):
    """A screen is lifted when the game is over."""

    type: Literal["revealed"]
    keys: int
    francs: int
    held: Tokens
    bonus: list[int]
    scoring: dict[str, int]
    end_tiles: list[int]


class ScoringEvent(_OfSeat):
    """What the seat's unused tiles would bring now has changed."""

    type: Literal["scoring"]
    scoring: dict[str, int]


class NowEvent(_OfSeat):
    """Always the last event: what is asked of whom."""

    type: Literal["now"]
    phase: Phase
    active: int | None
    asked: Question | None
    purchase: Purchase | None
    resume: Phase | None


class DistrictScoredEvent(TypedDict):
    """Final scoring, R10.2."""

    type: Literal["district_scored"]
    district: str
    vp_tile: str
    sums: list[int]  # by seat, here and below
    highest: list[int]
    ranks: list[int | None]
    vp: list[int]


class GameOverEvent(TypedDict):
    type: Literal["game_over"]
    vp: list[int]
    ranks: list[int | None]


class StandingEvent(TypedDict):
    """What would be scored now has changed."""

    type: Literal["standing"]
    district: str
    sums: list[int]
    ranks: list[int | None]
    vp: list[int]


_Events = (
    DrawnEvent
    | BuiltEvent
    | DiscardedEvent
    | KeyPlacedEvent
    | KeyMovedEvent
    | LandmarkAddedEvent
    | FrancsEvent
    | TokenEvent
    | ReserveEvent
    | VpEvent
    | MeepleEvent
    | BonusTakenEvent
    | BonusUsedEvent
    | KeyGainedEvent
    | VpTileEvent
    | LookedEvent
    | EndTakenEvent
    | EndUsedEvent
    | DeclinedEvent
    | PassedEvent
    | TurnEndedEvent
    | LooseLostEvent
    | TurnStartedEvent
    | LastRoundEvent
    | FrancsScoredEvent
    | RevealedEvent
    | ScoringEvent
    | NowEvent
    | DistrictScoredEvent
    | GameOverEvent
    | StandingEvent
)
"""One thing that happened (docs/events.md)."""
if TYPE_CHECKING:
    Event = _Events
else:
    Event = _one_of("Event", _Events)


ReasonCode = Literal[
    "already-drawn",
    "already-on-arc",
    "already-on-bank",
    "draw-first",
    "end-tile-gone",
    "end-tile-not-held",
    "game-over",
    "landmark-elsewhere",
    "landmark-too-low",
    "look-first",
    "main-action-done",
    "main-action-first",
    "main-action-possible",
    "malformed",
    "malformed-place",
    "malformed-verb",
    "malformed-with",
    "must-take",
    "needs-francs",
    "needs-opponents-key-there",
    "needs-own-key-there",
    "needs-token",
    "no-end-tiles",
    "no-key-in-hand",
    "no-key-in-reserve",
    "no-key-there",
    "no-question",
    "no-slot",
    "no-tiles-left",
    "none-in-reserve",
    "not-a-destination",
    "not-built",
    "not-higher",
    "not-your-turn",
    "number-owned",
    "occupied",
    "only-in-a-move",
    "other-district",
    "pile-empty",
    "piles-not-empty",
    "question-open",
    "scores-at-the-end",
    "space-behind",
    "space-empty",
    "space-out-of-reach",
    "space-taken",
    "tile-not-owned",
    "tile-used",
    "type-already-there",
    "vp-spot-taken",
    "vp-tile-gone",
]
"""Listed with their arguments in docs/reasons.md."""


class Reason(TypedDict):
    """Why an action is not legal now: a code to translate and its arguments."""

    code: ReasonCode
    args: dict[str, int | str]


class HintReason(TypedDict):
    """VP that one way to play brings and another does not: on average, when the game is played on from both."""

    seat: int  # whose VP they are: the player's own, or those of the strongest opponent after the other line
    source: str  # tile:<n> end_tile building prestige district:<slug>; or all of a kind: bonus district; or the rest
    vp: float  # whole; in the player's favor: more of their own, fewer of the opponent's; below 0: what it costs


class HintAlternative(TypedDict):
    action: str
    chance: float | None  # of the seat to win with it, 0 to 1
    lead: float | None  # its lead at the end, in VP, on average
    vp: float | None  # where nobody knows the chance: the estimated lead in comparison with the hint
    alike: bool  # about as good as the hint


class HintWhy(TypedDict):
    """Why a bot would play an action."""

    choice: str  # what the action leads to: itself, or the move it helps to pay
    than: str | None  # the action compared with, one that can be played; None: ending the turn without
    reasons: list[HintReason]  # what speaks for it first, then what it costs, then the rest of the lead at the end
    alternatives: list[HintAlternative]  # the next best, at most two
    chance: float | None  # of the seat to win with the choice, 0 to 1; None: nobody knows with this box
    lead: float | None  # its lead at the end with the choice, in VP, on average


Judgement = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
GamePhase = Literal["opening", "middle", "end"]
TurnKind = Literal["keys", "buildings", "landmarks", "bonus", "end"]


class DistrictLead(TypedDict):
    """A district where a seat stands higher after one turn than after another."""

    district: str
    rank: int  # of the seat, if scored now
    sum: int  # of its values there, R10.2
    instead: int | None  # its rank after the other turn; None: it owns nothing there
    vp: int  # what the VP tile lying here would bring more now


class Prevented(TypedDict):
    """What somebody played next, and could not have played."""

    seat: int
    action: str
    reason: Reason


class AnalyzedTurn(TypedDict):
    """A turn compared with the best one found, from what its player knew. Chances are between 0 and 1."""

    seat: int
    round: int
    first: int  # actions of the game before the turn
    actions: list[str]
    before: list[float]  # each seat's chance to win before the turn: after the best line found for its first decision
    after: list[float]  # and after it
    judged: int  # actions of the game before the decision that cost most
    played: list[str]  # what was played from there, until the turn ended or something was shown
    better: list[str]  # what would have been better; empty: nothing
    played_chance: float  # of the seat, after what was played
    better_chance: float  # after what would have been better
    lost: int  # points of the chance to win, 0 to 100
    judgement: Judgement
    phase: GamePhase
    kind: TurnKind  # what the turn was about: of the better line, where there is one
    reasons: list[HintReason]  # what speaks for the better line first, then what it costs, then the rest of the lead
    played_brings: dict[str, int]  # at once: vp francs keys tiles and tokens by kind; only what changes
    better_brings: dict[str, int]
    leads: list[DistrictLead]  # where the better line stands higher, at most two
    prevents: list[Prevented]  # by the better line: at most one


Difficulty = Literal["easy", "medium", "hard"]
PuzzleResult = Literal["solved", "nearly", "wrong", "shown"]


class PuzzleVerdict(TypedDict):
    """The result of an answer to a puzzle. Chances are the player's chances to win, between 0 and 1."""

    result: PuzzleResult  # shown: nobody answered, this is the solution
    best: list[str]  # the turn that was to be found
    best_chance: float
    other: list[str]  # what was played instead; where it was solved or shown, the best turn with another main action
    other_chance: float
    lost: int  # points of the chance to win that the other turn loses, 0 to 100
    judgement: Judgement  # of the other turn
    reasons: list[HintReason]  # what speaks for the best turn first, then what it costs, then the rest of the lead
    best_brings: dict[str, int]  # at once, as in an analysis
    other_brings: dict[str, int]
    leads: list[DistrictLead]  # where the best turn stands higher


class SeatAccuracy(TypedDict):
    accuracy: float | None  # 0 to 100; None: no turn of theirs was judged
    judgements: dict[Judgement, int]
    lost_by_phase: dict[GamePhase, int]  # points of the chance to win, summed
    lost_by_kind: dict[TurnKind, int]
    conceded: int | None  # turns of the game that were over when the player gave up: a bot played on


class ChanceTurn(TypedDict):
    """A turn that changed who was winning."""

    turn: int  # index in the list of turns
    points: int  # of its player: lost by a mistake, or gained


class Analysis(TypedDict):
    """The analysis of a finished game."""

    iterations: int
    seed: int
    turns: list[AnalyzedTurn]
    seats: list[SeatAccuracy]
    turning_points: list[ChanceTurn]  # at most five, in the order of the game


class TokenGain(TypedDict):
    kind: Literal["token"]
    token: Token


class VpGain(TypedDict):
    kind: Literal["vp"]
    vp: int


class BonusGain(TypedDict):
    """A bonus tile for that many francs."""

    kind: Literal["bonus"]
    francs: int


class PrestigeGain(TypedDict):
    """What prestige scores in the slots of a landmark, at most."""

    kind: Literal["prestige"]
    vp: int


class VpTileGain(TypedDict):
    """A VP tile to place."""

    kind: Literal["vp_tile"]


_Gains = TokenGain | VpGain | BonusGain | PrestigeGain | VpTileGain
if TYPE_CHECKING:
    Gain = _Gains
else:
    Gain = _one_of("Gain", _Gains)


class LooseLoss(TypedDict):
    """Loose tokens that were not used, R9.4."""

    kind: Literal["loose"]
    tokens: Tokens


class BonusLoss(TypedDict):
    """A free bonus tile was not taken."""

    kind: Literal["bonus"]


class PrestigeLoss(TypedDict):
    """Prestige was sold needlessly, or kept in the last turn, although the landmark of this turn would score it."""

    kind: Literal["prestige"]
    token: Token
    number: int
    landmark: str
    vp: int


class PointsLoss(TypedDict):
    """The last turn of the seat: this could still be activated, or sold with tile 27, for VP."""

    kind: Literal["vp"]
    piece: str  # "tile:<n>" "end:<k>" "token:<token>"
    vp: int


_Losses = LooseLoss | BonusLoss | PrestigeLoss | PointsLoss
if TYPE_CHECKING:
    Loss = _Losses
else:
    Loss = _one_of("Loss", _Losses)


class MovePlan(TypedDict):
    """A move of the seat to act, what it costs and how it could be paid."""

    action: str
    price: dict[str, int]  # "francs" and resources
    gains: list[Gain]
    chain: list[str] | None  # free actions to play before it; [] payable now; None: no chain of free actions pays it
    francs: list[int] | None  # what each of the chain does to the purse
    purse: int | None  # francs left after the chain and the move; None: it cannot be paid
    forgone: int  # VP that the landmark would bring besides `gains` if the chain did not sell or use prestige for it
    reason: Reason | None  # what is missing when it is not payable now
