"""How people and bots appear at a table: names that differ, colors that differ."""

from collections.abc import Collection, Iterable, Sequence

from paname.server.storage.rows import SeatRow

# Shown as they are in every language; people of the novel that made the city famous.
BOT_NAMES = {
    1: "Gavroche", 2: "Cosette", 3: "Marius", 4: "Fantine", 5: "Fauchelevent", 6: "Myriel", 7: "Javert", 8: "Valjean"
}  # fmt: skip
_FRIENDS = ("Éponine", "Enjolras", "Azelma", "Courfeyrac", "Musichetta", "Combeferre", "Grantaire")
STAND_IN = "greedy"  # plays on for a seat that conceded
PACES = {"instant": 0.0, "fast": 0.4, "normal": 1.0, "slow": 2.0}  # seconds a bot takes for one action
COLORS = 4


def bot_name(level: int | None, taken: Collection[str]) -> str:
    """The level's own, or that of somebody who is not at the table: the level itself is told beside it."""
    return next(name for name in (BOT_NAMES[level or 3], *_FRIENDS) if name not in taken)


def own_name(name: str, taken: Iterable[str]) -> str:
    """Of two who are called Anna the second is Anna 2. Who has no name is told by the seat."""
    others = {one.casefold() for one in taken}
    if not name or name.casefold() not in others:
        return name
    return next(told for n in range(2, 6) if (told := f"{name[:38]} {n}").casefold() not in others)


def colors(wishes: Sequence[int | None]) -> list[int]:
    """Whoever wished for a color first has it; the others get what is left, in order."""
    given: dict[int, int] = {}
    for seat, wish in enumerate(wishes):
        if wish is not None and wish not in given.values():
            given[seat] = wish
    left = iter(color for color in range(COLORS) if color not in given.values())
    return [given[seat] if seat in given else next(left) for seat in range(len(wishes))]


def recolored(seats: list[SeatRow], seat: int, wish: int | None) -> dict[int, int]:
    """Which seats get which color when somebody who likes one sits down: no person who sits already loses theirs."""
    if wish is None or wish == seats[seat].color:
        return {}
    holder = next((one for one in seats if one.color == wish), None)
    if holder is None:
        return {seat: wish}
    return {seat: wish, holder.seat: seats[seat].color} if holder.kind != "human" else {}
