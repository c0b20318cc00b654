"""The observation once more, the slow and plain way: from the seat's view, block by block, by name."""

from typing import Any

from paname.box.model import PRESTIGE, RESOURCES, TOKENS, Box
from paname.envs.spaces import BLOCKS, OBSERVATION, SEATS
from paname.records.notation import notation
from paname.types import View


def observation(view: View, box: Box) -> bytes:
    row = bytearray(OBSERVATION)
    for name, block in BLOCKS.items():
        row[block.bytes] = bytes(_block(name, view, box))
    return bytes(row)


def _block(name: str, view: View, box: Box) -> list[int]:
    who, _, rest = name.partition(": ")
    if who in SEATS:
        assert view["viewer"] is not None
        players = view["options"]["players"]
        ahead = SEATS.index(who)
        if ahead >= players:
            return [0] * BLOCKS[name].size
        return _seat_block(rest, (view["viewer"] + ahead) % players, view, box)
    return _shared_block(name, view, box)


def _hot(size: int, *which: int) -> list[int]:
    return [int(i in which) for i in range(size)]


def _shared_block(name: str, view: View, box: Box) -> list[int]:
    names = notation(box)
    over = view["phase"] == "over"
    question: Any = view["question"] or {}
    districts = view["districts"]
    sites = [site for district in districts for site in district["sites"]]
    values = [value.value for value in box.values]
    word = name.rsplit(" ", 1)[-1]
    match name:
        case "phase":
            phases = ["draw", "build", "main", "vp", "bonus", "score", "pair", "after"]
            shown = "main" if view["phase"] == "look" else view["phase"]
            return [int(phase in (shown, view["resume"])) for phase in phases]
        case "table":
            players = view["options"]["players"]
            flags = [over, view["phase"] == "look", view["options"]["free_districts"], view["options"]["piles"] == 3]
            return [*map(int, flags), *_hot(3, players - 2), int(view["last_round"] is not None)]
        case "rounds":
            last = view["last_round"]
            left = 0 if over or last is None else last - view["round"] + 1
            return [view["round"], left, view["end_tiles"]["left"]]
        case "supplies":
            piles = [pile["left"] for pile in view["piles"]]
            return [*piles, *([0] * (3 - len(piles))), *(view["reserve"][kind] for kind in RESOURCES)]
        case "top of pile 1" | "top of pile 2" | "top of pile 3":
            index = int(word) - 1
            back = view["piles"][index]["back"] if index < len(view["piles"]) else None
            return _hot(6, *([names.districts.index(back)] if back else []))
        case "drawn value":
            return _hot(6, *([values.index(question["value"])] if question.get("kind") == "build" else []))
        case "drawn type":
            return _hot(6, *([box.types.index(question["building"])] if question.get("kind") == "build" else []))
        case "revealed":
            return _hot(36, *(names.tile(text) for text in view["drawn"]))
        case "landmark supply":
            return [int(landmark in view["landmarks"]) for landmark in names.landmarks]
        case "VP tile supply":
            return [int(tile in view["vp_tiles"]) for tile in box.vp_names]
        case "keys in district":
            return [
                sum(len(place["keys"]) for place in (*district["sites"], *district["landmarks"]))
                for district in districts
            ]
        case "track by space":
            return [space["left"] for space in view["bonus_track"]]
        case "track by tile":
            copies = {space["number"]: space["left"] for space in view["bonus_track"]}
            return [copies[number] for number in range(1, 31)]
        case "track numbers":
            return [space["number"] for space in view["bonus_track"]]
        case "question":
            bought = view["purchase"]
            value = _hot(6, *([values.index(bought["value"])] if bought and bought["value"] is not None else []))
            return [*value, int(question.get("of") == "resource"), int(question.get("of") == "prestige")]
        case "bought landmark":
            bought = view["purchase"]
            return [int(bool(bought and bought["landmark"] == landmark)) for landmark in names.landmarks]
        case "slots":
            bought = view["purchase"]
            return [bought["slots"].count(kind) if bought else 0 for kind in PRESTIGE]
        case "end tiles used":
            return _hot(12, *(use["tile"] - 1 for use in view["end_tiles"]["used"]))
        case "end tiles in the pile":
            return _hot(12, *whereabouts(view)[0])
    index = int(word) if word.isdigit() else -1
    if name.startswith("buildings of type"):
        return [int(site["building"] == box.types[index]) for site in sites]
    if name.endswith(" beside"):
        return [int(site["token"] == name.removesuffix(" beside")) for site in sites]
    if name.startswith("landmarks in"):
        here = [row["landmark"] for row in districts[index]["landmarks"]]
        return [int(landmark in here) for landmark in names.landmarks]
    if name.startswith("VP tile in"):
        return [int(tile == districts[index]["vp_tile"]) for tile in box.vp_names]
    raise AssertionError(name)


def _seat_block(name: str, number: int, view: View, box: Box) -> list[int]:
    names = notation(box)
    seat: Any = view["seats"][number]
    districts = view["districts"]
    match name:
        case "seat":
            figures = [seat["vp"], seat["francs"], seat["keys"], seat["reserve_keys"], seat["meeple"]]
            return [1, int(view["active"] == number), *figures]
        case "keys outside":
            banks = [int(number in district["bank"]) for district in districts]
            return [*banks, int(number in view["arc"]), int(number == 0)]
        case "tokens":
            tokens = [seat["tokens"][kind] for kind in TOKENS]
            return [*tokens, seat["end_count"], view["end_tiles"]["takes"].count(number)]
        case "loose":
            return [seat["loose"][kind] for kind in TOKENS]
        case "keys on buildings":
            return [site["keys"].count(number) for district in districts for site in district["sites"]]
        case "keys on landmarks":
            rows = {row["landmark"]: row["keys"] for district in districts for row in district["landmarks"]}
            return [rows.get(landmark, []).count(number) for landmark in names.landmarks]
        case "unused tiles":
            return _hot(30, *(tile - 1 for tile in seat["bonus"]))
        case "used tiles":
            return _hot(30, *(tile - 1 for tile in seat["used"]))
        case "sums":
            return [district["sums"][number] for district in districts]
        case "end tiles":
            return _hot(12, *whereabouts(view)[1][number])
    raise AssertionError(name)


def whereabouts(view: View) -> tuple[set[int], list[set[int]]]:
    """Where each end tile may be for all the viewer knows: the pile, and each seat's hand."""
    ends = view["end_tiles"]
    viewer = view["viewer"]
    assert viewer is not None
    used = {use["tile"] - 1 for use in ends["used"]}
    mine = {tile - 1 for tile in view["seats"][viewer]["end_tiles"] or []}
    hands: list[set[int]] = [set() for _ in view["seats"]]
    pool, done = set(range(12)), 0
    for look in ends["looks"]:
        saw = {tile - 1 for tile in look["saw"]}
        for taker in ends["takes"][done : look["take"]]:
            hands[taker] |= pool - saw
        pool = saw - {(look["took"] or 0) - 1}
        done = look["take"] + 1
    for taker in ends["takes"][done:]:
        hands[taker] |= pool
    hands = [hand - used - mine if view["seats"][seat]["end_count"] else set() for seat, hand in enumerate(hands)]
    hands[viewer] = mine
    return (pool - used if ends["left"] else set()), hands
