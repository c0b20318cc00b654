"""A position as text, in aligned columns: what a terminal shows, and `print(game)`."""

from paname.box.model import TOKEN_LETTERS, TOKENS
from paname.types import DistrictView, SeatView, SiteView, View

_LETTERS = dict(zip(TOKENS, TOKEN_LETTERS, strict=True))


def in_text(view: View) -> str:
    """Seats in brackets have keys there; a letter is the token that lies beside a space.

    >>> from paname import Game
    >>> print(in_text(Game.new(players=2, seed=1).view()))   # doctest: +ELLIPSIS
    round 1, seat 0: draw; 12 end tiles; piles 11 batignolles, 11 belleville, 11 saint-germain
    district       bank  1    2    ...
    """
    return "\n".join([_heading(view), *_board(view), *_seats(view)])


def _heading(view: View) -> str:
    who = "the game is over" if view["active"] is None else f"seat {view['active']}: {view['phase']}"
    piles = ", ".join(f"{pile['left']} {pile['back']}" for pile in view["piles"] if pile["left"])
    parts = [f"round {view['round']}, {who}", f"{view['end_tiles']['left']} end tiles"]
    if piles:
        parts.append(f"piles {piles}")
    if view["arc"]:
        parts.append(f"Arc {_keys(view['arc'])}")
    return "; ".join(parts)


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
    heads = ["seat", "VP", "francs", "keys", *TOKEN_LETTERS, "meeple", "tiles", "used", "end tiles"]
    return _aligned([heads, *([str(i), *_seat(seat)] for i, seat in enumerate(view["seats"]))])


def _seat(seat: SeatView) -> list[str]:
    held = seat["tokens"]
    tokens = ["?" if held is None else str(held[kind] + seat["loose"][kind]) for kind in TOKENS]
    tiles = "?" if seat["bonus"] is None else " ".join(map(str, seat["bonus"]))
    hidden = ["?" if amount is None else str(amount) for amount in (seat["francs"], seat["keys"])]
    return [
        str(seat["vp"]), *hidden, *tokens, str(seat["meeple"]), tiles,
        " ".join(map(str, seat["used"])), str(seat["end_count"]),
    ]  # fmt: skip


def _aligned(rows: list[list[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
