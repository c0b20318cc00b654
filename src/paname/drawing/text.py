"""A position as text, in aligned columns: what a terminal shows, and `print(game)`."""

from paname.box.model import TOKEN_LETTERS, TOKENS
from paname.types import DistrictView, SeatView, SiteView, View

_LETTERS = dict(zip(TOKENS, TOKEN_LETTERS, strict=True))


def in_text(view: View) -> str:
    """All that can be followed. Seats in brackets have keys there; a letter is the token that lies beside a space.

    Of a seat: VP by source, keys in hand and in reserve, tokens and those that go at the end of the turn.

    >>> from paname import Game
    >>> print(in_text(Game.new(players=2, seed=1).view()))   # doctest: +ELLIPSIS
    round 1, seat 0: draw; 12 End Game tiles; piles 11 batignolles, 11 belleville, 11 saint-germain
    district       bank  1    2    ...
    """
    return "\n".join([_heading(view), *_board(view), _left(view), _track(view), *_seats(view)])


def _heading(view: View) -> str:
    last = f" of {view['last_round']}" if view["last_round"] else ""
    who = "the game is over" if view["active"] is None else f"seat {view['active']}: {_asked(view)}"
    piles = ", ".join(f"{pile['left']} {pile['back']}" for pile in view["piles"] if pile["left"])
    parts = [f"round {view['round']}{last}, {who}", _end_tiles(view)]
    if piles:
        parts.append(f"piles {piles}")
    if view["arc"]:
        parts.append(f"Arc {_keys(view['arc'])}")
    return "; ".join(parts)


def _asked(view: View) -> str:
    """The phase, what was bought, what is asked about it, and where pairs lead back to."""
    words: list[str] = [view["phase"]]
    for asked in (view["purchase"], view["question"]):
        about = {key: value for key, value in (asked or {}).items() if value and key != "kind"}
        words += [f"{key} {' '.join(value) if isinstance(value, list) else value}" for key, value in about.items()]
    return ", ".join([*words, f"then {view['resume']}"] if view["resume"] else words)


def _end_tiles(view: View) -> str:
    tiles = view["end_tiles"]
    taken = f", taken by {' '.join(map(str, tiles['takes']))}" if tiles["takes"] else ""
    used = "".join(f", {use['tile']} used after {use['after']}" for use in tiles["used"])
    return f"{tiles['left']} End Game tiles{taken}{used}"


def _left(view: View) -> str:
    """What lies beside the board."""
    reserve = view["reserve"]
    parts = {
        "landmarks": view["landmarks"],
        "VP tiles": view["vp_tiles"],
        "reserve": [f"{reserve['wood']}w", f"{reserve['marble']}m", f"{reserve['gold']}g"],
        "left the game": view["discarded"],
    }
    return "; ".join(f"{name} {' '.join(items)}" for name, items in parts.items() if items)


def _track(view: View) -> str:
    """Bonus tiles space by space: the number, and how many are left."""
    return " ".join(["track", *(f"{space['number']}x{space['left']}" for space in view["bonus_track"])])


def _board(view: View) -> list[str]:
    values = [str(site["value"]) for site in view["districts"][0]["sites"]]
    return _aligned([["district", "bank", *values, "VP", "landmarks"], *map(_district, view["districts"])])


def _district(district: DistrictView) -> list[str]:
    landmarks = " ".join(f"{row['landmark']}{_keys(row['keys'])}" for row in district["landmarks"])
    sites = map(_site, district["sites"])
    return [district["district"], _keys(district["bank"]), *sites, district["vp_tile"] or "", landmarks]


def _site(site: SiteView) -> str:
    token = f" {_LETTERS[site['token']]}" if site["token"] else ""
    return f"{site['building'] or '.'}{_keys(site['keys'])}{token}"


def _keys(seats: list[int]) -> str:
    return f"[{''.join(map(str, seats))}]" if seats else ""


def _seats(view: View) -> list[str]:
    sources = "/".join(view["seats"][0]["sources"])
    heads = ["seat", "VP", sources, "francs", "keys", *TOKEN_LETTERS, "meeple", "tiles", "used", "End Game tiles"]
    return _aligned([heads, *([str(i), *_seat(seat)] for i, seat in enumerate(view["seats"]))])


def _seat(seat: SeatView) -> list[str]:
    held = seat["tokens"]
    tokens = ["?" if held is None else _sum(held[kind], seat["loose"][kind]) for kind in TOKENS]
    tiles = "?" if seat["bonus"] is None else " ".join(map(str, seat["bonus"]))
    francs = "?" if seat["francs"] is None else str(seat["francs"])
    keys = "?" if seat["keys"] is None else _sum(seat["keys"], seat["reserve_keys"])
    sources = "/".join(map(str, seat["sources"].values()))
    used = " ".join(map(str, seat["used"]))
    return [str(seat["vp"]), sources, francs, keys, *tokens, str(seat["meeple"]), tiles, used, str(seat["end_count"])]


def _sum(amount: int, more: int) -> str:
    return f"{amount}+{more}" if more else str(amount)


def _aligned(rows: list[list[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
