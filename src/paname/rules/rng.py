"""Our own random numbers: the same seed gives the same game on every machine, Python version, interpreted or compiled.

The generator is sfc32 (Chris Doty-Humphrey's "small fast chaotic"): 32-bit words, so nothing ever overflows.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

_LOW_32: Final = 0xFFFFFFFF
_HIGHEST_LIMIT: Final = 0x80000000  # times a word, it still fits into 63 bits


def seed_text(seed: object) -> str:
    """A seed as the text that counts; by itself, since `Rng` tells a wrong type in the compiler's words."""
    if not isinstance(seed, (int, str)):
        raise TypeError(f"a seed is a whole number or a text, not {seed!r:.60}")
    return str(seed)


class Rng:
    """A stream of random numbers.

    >>> rng = Rng("any text or number")
    >>> [rng.below(6) for _ in range(8)]
    [2, 3, 1, 0, 0, 2, 2, 1]
    """

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(seed_text(seed).encode()).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.counter: i64 = 1

    def word(self) -> i64:
        """The next 32 random bits.

        >>> Rng(1).word() < 2**32
        True
        """
        out = (self.a + self.b + self.counter) & _LOW_32
        self.counter = (self.counter + 1) & _LOW_32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _LOW_32
        self.c = ((((self.c << 21) & _LOW_32) | (self.c >> 11)) + out) & _LOW_32
        return out

    def below(self, limit: i64) -> i64:
        """A whole number from 0 to limit - 1, each as likely (Lemire's method).

        >>> sorted({Rng(seed).below(3) for seed in range(20)})
        [0, 1, 2]
        """
        limit = i64(limit)  # interpreted: a text would be repeated billions of times
        if limit < 1 or limit > _HIGHEST_LIMIT:
            raise ValueError(f"a limit of random numbers is 1 to 2^31, not {limit}")
        product = self.word() * limit
        if (product & _LOW_32) < limit:
            threshold = (_LOW_32 + 1) % limit
            while (product & _LOW_32) < threshold:
                product = self.word() * limit
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Every order as likely.

        >>> items = [1, 2, 3, 4]
        >>> Rng(1).shuffle(items)
        >>> items
        [1, 3, 4, 2]
        """
        if not isinstance(items, list):
            raise TypeError("only a list can be shuffled")  # compiled, the compiler says it
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.a, self.b, self.c, self.counter)

    def split(self) -> "Rng":
        """A new generator, seeded by this one.

        >>> rng = Rng(1)
        >>> rng.split().word() == rng.split().word()
        False
        """
        return Rng(f"{self.word()}/{self.word()}/{self.word()}")


def _restored(a: int, b: int, c: int, counter: int) -> Rng:
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.counter = a, b, c, counter
    return rng
