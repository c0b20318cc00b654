"""A components file as JSON: the keys of components.toml, where its figures come from, its hash. Names are no slugs."""

from typing import Literal, NotRequired, TypedDict

from paname.box.model import Token

ResourceName = Literal["wood", "marble", "gold"]
PrestigeName = Literal["bronze", "silver", "gold"]
ByPlayers = dict[str, int]  # "2", "3", "4"


class PlayersPart(TypedDict):
    keys: ByPlayers
    reserve_keys: int
    francs: int


class DistrictPart(TypedDict):
    bank: int


class ResourceCost(TypedDict):
    wood: NotRequired[int]
    marble: NotRequired[int]
    gold: NotRequired[int]


class PrestigeVp(TypedDict):
    bronze: NotRequired[int]
    silver: NotRequired[int]
    gold: NotRequired[int]


class ValuePart(TypedDict):
    bonus_tile: NotRequired[int]
    cost: NotRequired[ResourceCost]
    vp: NotRequired[int]


class MarketPart(TypedDict):
    buy: dict[ResourceName, int]
    sell: dict[ResourceName, int]
    sell_prestige: dict[PrestigeName, int]


class LandmarkPart(TypedDict):
    name: str
    value: int
    cost: ResourceCost
    prestige: list[PrestigeName]
    prestige_vp: NotRequired[PrestigeVp]  # where they are not the common ones


class VpTilesPart(TypedDict):
    tiles: list[tuple[int, int, int]]


class FrancsAndVp(TypedDict):
    francs: NotRequired[int]
    vp: NotRequired[int]


class ShownTokens(TypedDict):
    resource: NotRequired[ResourceName | Literal["any"]]
    prestige: NotRequired[PrestigeName | Literal["any"]]
    count: NotRequired[int]


class PerBuilding(TypedDict):
    value: int
    vp: int


class NumberAndVp(TypedDict):
    number: int
    vp: int


class NumberAndVpByPlayers(TypedDict):
    number: int
    vp: ByPlayers


class BonusScoring(TypedDict):
    per_unused_tile: NumberAndVpByPlayers
    per_prestige_pair: NumberAndVpByPlayers
    per_resource_pair: NumberAndVpByPlayers
    per_landmark: NumberAndVp
    types: NumberAndVpByPlayers  # by how many types
    per_franc_at_end: NumberAndVp


class BackTile(TypedDict):
    number: int
    spaces: int


class BonusMoves(TypedDict):
    own_key: int
    opponent_key: int
    any_tile: int
    back: BackTile


class BonusPart(TypedDict):
    zones: dict[str, tuple[int, int]]
    extra_copies_from_2_players: NotRequired[list[int]]
    extra_copies_from_3_players: list[int]
    extra_copies_from_4_players: list[int]
    gain: dict[str, FrancsAndVp]
    tokens: dict[str, ShownTokens]
    per_building: dict[str, PerBuilding]
    key: dict[str, int]
    scoring: BonusScoring
    moves: BonusMoves


class EndTilePart(FrancsAndVp, ShownTokens):
    tokens: NotRequired[list[Token]]


class EndTilesPart(TypedDict):
    tiles: list[EndTilePart]


class Components(TypedDict):
    name: NotRequired[str]
    sha256: NotRequired[str]  # not in what the examples and the lesson bring along, as the next
    provenance: NotRequired[dict[str, str]]  # by key of the file: where the figure comes from
    confirmed: NotRequired[list[str]]  # keys of what its owner compared with the real box
    players: PlayersPart
    districts: dict[str, DistrictPart]
    buildings: dict[str, dict[str, int]]  # by district and type: the value
    building_values: dict[str, ValuePart]
    tokens: dict[str, Token | dict[str, Token]]  # by value; "spaces": by space, where one differs
    market: MarketPart
    prestige_vp: dict[PrestigeName, int]
    landmarks: list[LandmarkPart]
    vp_tiles: VpTilesPart
    bonus: BonusPart
    end_tiles: EndTilesPart
