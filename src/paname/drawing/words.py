"""Positions and lines of play in English words; a line is a list of steps, each as an invitation."""

from collections.abc import Mapping, Sequence

from paname.action import Action
from paname.box.model import TOKENS, Box, EndTile, Token
from paname.types import Analysis, HintReason, View

_DECLINED = {
    "bonus": "Take no bonus tile",
    "score": "Discard no more prestige tokens",
    "vp": "Place no VP tile",
    "pair": "Return no more pairs",
}
_ALONE = {"look": "Look through the End Game tiles", "pass": "Pass", "done": "End the turn"}


def seat_words(names: Sequence[str], players: int) -> list[str]:
    """What the seats are called; those without a name are counted from 1.

    >>> seat_words(["Ada", ""], 2), seat_words([], 2)
    (['Ada', 'Seat 2'], ['Seat 1', 'Seat 2'])
    """
    return [name or f"Seat {number}" for number, name in enumerate([*names, *[""] * (players - len(names))], 1)]


def status_words(view: View, names: Sequence[str]) -> str:
    """How far the game is and whose turn it is, or who has won.

    >>> from paname import Game
    >>> status_words(Game.new(players=2, seed=1).view(), ["Ada", "Blaise"])
    'Round 1: Ada is to move'
    """
    if view["active"] is not None:
        now = "Last round" if view["round"] == view["last_round"] else f"Round {view['round']}"
        return f"{now}: {names[view['active']]} is to move"
    winners = [seat for seat, rank in enumerate(view["ranks"] or []) if rank == 1]
    *others, first_or_last = [names[seat] for seat in winners]
    won = f"{', '.join(others)} and {first_or_last} share the victory" if others else f"{first_or_last} wins"
    return f"Game over: {won} with {view['seats'][winners[0]]['vp']} VP"


def known_words(count: int | None) -> str:
    """Behind a closed screen nobody knows."""
    return "?" if count is None else str(count)


def counted_words(count: int | None, one: str, many: str) -> str:
    """
    >>> counted_words(1, "key", "keys"), counted_words(None, "key", "keys")
    ('1 key', '? keys')
    """
    return f"{known_words(count)} {one if count == 1 else many}"


def steps_of_line(actions: Sequence[str], box: Box) -> list[tuple[Action, int]]:
    """Equal actions are one step with its number of times; the end of the turn goes without saying."""
    said = [text for text in actions if text != "done"] or actions
    return [(Action.parse(text, box), said.count(text)) for text in dict.fromkeys(said)]


def line_words(actions: Sequence[str], view: View, box: Box) -> list[str]:
    """One text for each step. `view`: the position that the line starts from.

    >>> from paname import Game
    >>> game = Game.new(seed=1)
    >>> line_words(["place montmartre:bank", "sell wood", "sell wood", "done"], game.view(None), game.box)
    ['Place a key on the Montmartre bank', 'Sell 2 wood']
    """
    return [_step_words(action, times, view, box) for action, times in steps_of_line(actions, box)]


def brings_words(brings: Mapping[str, int]) -> list[str]:
    """What a line brings at once, the points last.

    >>> brings_words({"vp": 7, "francs": -1, "gold prestige": 1, "keys": 2})
    ['−1 franc', '+2 keys', '+1 gold prestige', '+7 VP']
    """
    said = {"francs": ("franc", "francs"), "keys": ("key", "keys"), "tiles": ("bonus tile", "bonus tiles")}
    plain = [name for name in brings if name not in said and name != "vp"]
    counted = [(brings[name], *said.get(name, (name, name))) for name in [*said, *plain] if brings.get(name)]
    counted += [(brings["vp"], "VP", "VP")] if brings.get("vp") else []
    return [f"{count:+d} {one if abs(count) == 1 else many}".replace("-", "−", 1) for count, one, many in counted]


_SOURCE_WORDS = {
    "building": "buildings",
    "prestige": "prestige on landmarks",
    "bonus": "bonus tiles",
    "end_tile": "End Game tiles",
    "district": "districts",
    "rest": "everything else",
}


def judgement_words(found: Analysis, index: int) -> str:
    """Of a turn; a bot that played on for somebody is not judged."""
    turn = found["turns"][index]
    conceded = found["seats"][turn["seat"]]["conceded"]
    return turn["judgement"] if conceded is None or index < conceded else "a bot’s turn"


def reason_words(reason: HintReason, seat: int, names: Sequence[str], box: Box) -> str:
    """Where VP come from that one turn of a seat brings and another does not.

    >>> from paname import load_box
    >>> reason_words({"seat": 0, "source": "tile:30", "vp": 9.6}, 0, ["Colette", "Blaise"], load_box())
    'tile 30: +10 VP'
    >>> reason_words({"seat": 1, "source": "district:chaillot", "vp": 4.1}, 0, ["Colette", "Blaise"], load_box())
    'Blaise, Chaillot: −4 VP'
    >>> reason_words({"seat": 0, "source": "prestige", "vp": -2.0}, 0, ["Colette", "Blaise"], load_box())
    'in exchange, prestige on landmarks: −2 VP'
    >>> reason_words({"seat": 0, "source": "rest", "vp": -3.0}, 0, ["Colette", "Blaise"], load_box())
    'everything else: −3 VP'
    """
    kind, _, which = reason["source"].partition(":")
    names_of = {district.slug: district.name for district in box.districts}
    what = f"tile {which}" if kind == "tile" else names_of.get(which) or _SOURCE_WORDS[kind]
    own = reason["seat"] == seat
    vp = f"{round(reason['vp'] if own else -reason['vp']):+d} VP".replace("-", "−")
    cost = "in exchange, " if reason["vp"] < 0 and kind != "rest" else ""
    return f"{cost}{what}: {vp}" if own else f"{cost}{names[reason['seat']]}, {what}: {vp}"


def _step_words(action: Action, times: int, view: View, box: Box) -> str:
    if action.kind in _ALONE:
        return _ALONE[action.kind]
    if action.endswith(" none"):
        return _DECLINED[action.verb]
    names = {district.slug: district.name for district in box.districts}
    there = names[action.district] if action.district else ""
    match action.verb:
        case "draw":
            back = view["piles"][(action.pile or 1) - 1]["back"]
            return f"Draw from pile {action.pile}" + (f" (back: {names[back]})" if back else "")
        case "build":
            return f"Build in {there}"
        case "place":
            return f"Place a key on the {f'{there} bank' if there else 'Arc de Triomphe'}"
        case "move":
            return _move_words(action, there, view, box)
        case "bonus":
            return f"Take bonus tile {_number_at(action, view)}"
        case "vp":
            return f"Place VP tile {action.vp_tile} in {there}"
        case "score":
            return f"Discard {_counted(action.tokens)}"
        case "pair":
            return f"Return another pair: {action.tokens[0]}"
        case "take":
            tile = box.end_tiles[(action.end_tile or 1) - 1]
            return f"Take an End Game tile: {_end_words(tile)}"
        case "buy" | "sell":
            return f"{action.verb.capitalize()} {_counted(action.tokens * times)}"
    return _use_words(action, view, box)


def _move_words(action: Action, there: str, view: View, box: Box) -> str:
    origin, target = action.origin or "", action.target or ""
    with_tile = f", with bonus tile {action.tile}" if action.tile else ""
    left, reached = _place_words(origin, view, box), _place_words(target, view, box)
    if target.partition(":")[2] in view["landmarks"]:
        return f"Build {reached} in {there} and move a key there from {left}{with_tile}"
    return f"Move a key from {left} to {reached} in {there}{with_tile}"


def _place_words(place: str, view: View, box: Box) -> str:
    """Without its district."""
    if place == "arc":
        return "the Arc de Triomphe"
    district, _, name = place.partition(":")
    if name == "bank":
        return "the bank"
    for landmark in box.landmarks:
        if landmark.slug == name:
            return landmark.name
    sites = next(one["sites"] for one in view["districts"] if one["district"] == district)
    at = [site["value"] for site in sites].index(int(name))
    printed = next(box.types[one.types[at]] for one in box.districts if one.slug == district)
    drawn_later = "space" if view["options"]["free_districts"] else printed
    return f"{sites[at]['building'] or drawn_later} {name}"


def _use_words(action: Action, view: View, box: Box) -> str:
    if action.end_tile:
        tile = box.end_tiles[action.end_tile - 1]
        return f"Activate an End Game tile: {_counted(action.tokens) if action.tokens else _end_words(tile)}"
    said = f"Activate bonus tile {action.tile}"
    if action.space:
        return f"{said} and take bonus tile {_number_at(action, view)}"
    return f"{said}: {_counted(action.tokens)}" if action.tokens else said


def _number_at(action: Action, view: View) -> int:
    return next(space["number"] for space in view["bonus_track"] if space["space"] == action.space)


def _counted(tokens: Sequence[Token]) -> str:
    return ", ".join(f"{tokens.count(token)} {token}" for token in dict.fromkeys(tokens))


def _end_words(tile: EndTile) -> str:
    said = [f"{tile.francs} francs"] if tile.francs else []
    said += [f"{tile.vp} VP"] if tile.vp else []
    said += [_counted([TOKENS[kind] for kind in tile.tokens])] if tile.tokens else []
    said += [f"{tile.count} of {', '.join(TOKENS[kind] for kind in tile.kinds)}"] if tile.count else []
    return ", ".join(said)
