"""Redraw what nobody knows while there are piles: their order and the removed tiles, as the backs in sight allow."""

from mypy_extensions import i64

from paname.rules import bits
from paname.rules.rng import Rng
from paname.rules.state import State

TILES = 36


def unseen(state: State) -> list[int]:
    """Tiles not yet revealed, removed ones included."""
    seen: i64 = 0
    for i in range(len(state.deck)):
        if not _hidden(state, i):
            seen |= bits.bit(state.deck[i])
    return [tile for tile in range(TILES) if not (seen >> tile) & 1]


def _hidden(state: State, at: i64) -> bool:
    for pile in range(3):
        end = bits.get(state.pile_end, pile)
        if end - bits.get(state.pile_left, pile) <= at < end:
            return True
    return False


def redeal(state: State, rng: Rng) -> None:
    """A deck as likely as the real one to anybody at the table."""
    if not state.pile_left:
        return
    tiles = unseen(state)
    rng.shuffle(tiles)
    deck = bytearray(state.deck)
    for pile in range(3):
        left = bits.get(state.pile_left, pile)
        if left:
            at = bits.get(state.pile_end, pile) - left
            district = state.deck[at] // 6
            for i in range(len(tiles)):
                if tiles[i] // 6 == district:
                    deck[at] = tiles.pop(i)
                    break
    for pile in range(3):
        left = bits.get(state.pile_left, pile)
        end = bits.get(state.pile_end, pile)
        for i in range(end - left + 1, end):
            deck[i] = tiles.pop()
    state.deck = bytes(deck)


def with_top(state: State, pile: i64, tile: i64) -> bytes:
    """The deck with this tile on top of the pile; what was there goes where the tile was, or out."""
    deck = bytearray(state.deck)
    at = bits.get(state.pile_end, pile) - bits.get(state.pile_left, pile)
    old = deck[at]
    for i in range(len(deck)):
        if deck[i] == tile:
            deck[i] = old
    deck[at] = tile
    return bytes(deck)
