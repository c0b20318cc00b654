"""Writing legal lists. Every function writes codes from `size` on and returns the new size.

What stands beyond the size does not count: a code may be written first and counted only if it is legal.
"""

from librt.vecs import vec
from mypy_extensions import i64

from paname.rules import bits


def one(items: vec[i64], size: i64, code: i64) -> i64:
    items[size] = code
    return size + 1


def each(items: vec[i64], size: i64, first: i64, choices: i64) -> i64:
    """The codes of a mask of choices."""
    while choices:
        items[size] = first + bits.lowest(choices)
        choices &= choices - 1
        size += 1
    return size
