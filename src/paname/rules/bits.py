"""Sets as bit masks and small counts packed eight bits apiece.

A mask over building spaces has a row of six bits per district; a packed number a count per token, pile or district.
"""

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 6
ROW: Final = 63
"""The bits of one district."""
COUNT_WIDTH: Final = 8
COUNT: Final = 255
"""The bits of one packed count."""
ROWS: Final = 0b000001_000001_000001_000001_000001_000001
"""Bit 0 of every row: a row times ROWS stands in every district."""
SPREAD: Final = 0x0810204081
_BIT_OF_EACH: Final = 0x010101010101
"""A row times SPREAD has bit k of the row as bit 8 k, among others: EACH picks those."""

DE_BRUIJN: Final = 0x03F79D71B4CB0A89
"""Its 64 runs of six bits all differ: multiplied by a power of two, the highest six bits tell which power."""
_RUNS: Final = [DE_BRUIJN << index >> 58 & 63 for index in range(64)]
_BIT_OF_RUN: Final = bytes(_RUNS.index(run) for run in range(64))


def row(mask: i64, district: i64) -> i64:
    """A district's row of a mask over building spaces."""
    return (mask >> (WIDTH * district)) & ROW


def shl(mask: i64, by: i64) -> i64:
    """`mask << by`. mypyc compiles a literal left operand as a 32-bit int; as an argument it is 64 bits wide."""
    return mask << by


def bit(index: i64) -> i64:
    return shl(1, index)


def count(mask: i64) -> i64:
    """Number of bits set, of 48 at most: by halves, with constants that mypyc need not box."""
    mask = mask - ((mask >> 1) & 0x555555555555)
    mask = (mask & 0x333333333333) + ((mask >> 2) & 0x333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F
    mask = mask + (mask >> 8)
    mask = mask + (mask >> 16)
    mask = mask + (mask >> 32)
    return mask & 63


def columns(mask: i64) -> i64:
    """How many bits each column of a mask over building spaces has, packed: by value index."""
    total: i64 = 0
    while mask:
        total += ((mask & ROW) * SPREAD) & _BIT_OF_EACH
        mask >>= WIDTH
    return total


def lowest(mask: i64) -> i64:
    """Index of the lowest bit of a mask that is not empty."""
    return _BIT_OF_RUN[((mask & -mask) * DE_BRUIJN >> 58) & 63]


def get(packed: i64, index: i64) -> i64:
    return (packed >> (COUNT_WIDTH * index)) & COUNT


def some(packed: i64, index: i64) -> i64:
    """1 where a count is not 0."""
    return (get(packed, index) + COUNT) >> COUNT_WIDTH


def plus(packed: i64, index: i64, amount: i64) -> i64:
    return packed + shl(amount, COUNT_WIDTH * index)


def indices(mask: i64) -> list[int]:
    """The bits set, lowest first."""
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found
