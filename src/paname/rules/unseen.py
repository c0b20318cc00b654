"""R1.6: what nobody knows while there are piles: their order and the removed tiles. The backs on top are in sight.

A tile is its printed space.
"""

from typing import Final

from mypy_extensions import i64

from paname.box.model import PILES, SITES, VALUES
from paname.rules import bits
from paname.rules.rng import Rng
from paname.rules.state import State

NO_BACK: Final = -1


def revealed(state: State) -> i64:
    """The tiles drawn so far, as a mask."""
    seen: i64 = 0
    first: i64 = 0
    for pile in range(PILES):
        end = bits.get(state.pile_end, pile)
        for at in range(first, end - bits.get(state.pile_left, pile)):
            seen |= bits.bit(state.deck[at])
        first = end
    return seen


def unseen(state: State) -> list[int]:
    """The other tiles, removed ones included."""
    return bits.indices(~revealed(state) & (bits.bit(SITES) - 1))


def back(state: State, pile: i64) -> i64:
    """The district on the back of a pile's top tile, all that shows of it; NO_BACK: the pile is empty."""
    if not bits.get(state.pile_left, pile):
        return NO_BACK
    return state.top_tile(pile) // VALUES


def top(state: State, pile: i64) -> i64:
    """Where in the deck the top tile of a pile lies."""
    return bits.get(state.pile_end, pile) - bits.get(state.pile_left, pile)


def may_be_on_top(state: State, pile: i64) -> list[int]:
    """The tiles with the back in sight on a pile."""
    district = back(state, pile)
    return [tile for tile in unseen(state) if tile // VALUES == district]


def deal_piles(tiles: list[int], backs: list[int], sizes: list[int], rng: Rng) -> list[list[int]]:
    """Piles of these sizes with these districts on their backs, all as likely; of an empty pile the back counts not."""
    rng.shuffle(tiles)
    piles: list[list[int]] = []
    for i in range(len(sizes)):
        pile: list[int] = []
        if sizes[i]:
            at = 0
            while tiles[at] // VALUES != backs[i]:
                at += 1
            pile.append(tiles.pop(at))
        piles.append(pile)
    for i in range(len(sizes)):
        while len(piles[i]) < sizes[i]:
            piles[i].append(tiles.pop())
    return piles


def redeal(state: State, rng: Rng) -> None:
    """A deck as likely as the real one to anybody at the table."""
    if not state.pile_left:
        return
    backs: list[int] = []
    sizes: list[int] = []
    for pile in range(PILES):
        left = bits.get(state.pile_left, pile)
        sizes.append(left)
        backs.append(back(state, pile))
    deck = bytearray(state.deck)
    piles = deal_piles(unseen(state), backs, sizes, rng)
    for pile in range(PILES):
        at = top(state, pile)
        for tile in piles[pile]:
            deck[at] = tile
            at += 1
    state.deck = bytes(deck)


def with_top(state: State, pile: i64, tile: i64) -> bytes:
    """The deck with this tile on top of the pile; what was there goes where the tile was, or out."""
    deck = bytearray(state.deck)
    at = top(state, pile)
    old = deck[at]
    for i in range(len(deck)):
        if deck[i] == tile:
            deck[i] = old
    deck[at] = tile
    return bytes(deck)
