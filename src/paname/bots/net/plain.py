"""The kernel in Python, number by number: for machines without a C compiler, and to test `kernel.c` against."""

from typing import Final

from librt.strings import BytesWriter, write_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from paname.rules import bits

_SLOTS: Final = 4
NARROW: Final = 32
SHIFT: Final = 10
_MOST_CLIPPED: Final = 32767

Parts = tuple[bytes, ...]  # eight


class Net:
    """See `kernel.c`."""

    def __init__(self, words: int, hidden: int, outputs: int, parts: Parts) -> None:
        self.words: i64 = words
        self.hidden: i64 = hidden
        self.outputs: i64 = outputs
        self.rows: list[vec[i16]] = _rows(parts[0], hidden)
        self.weights: list[vec[i64]] = [_numbers(parts[i], 2) for i in (2, 4, 6)]
        self.biases: list[vec[i64]] = [_numbers(parts[i], 4) for i in (3, 5, 7)]
        self.sums: list[vec[i64]] = [_numbers(parts[1], 2) for _ in range(_SLOTS)]
        self.seen: list[vec[i64]] = [vec[i64]([0] * words) for _ in range(_SLOTS)]

    def __call__(self, slot: int, seen: vec[i64]) -> bytes:
        self._update(self.sums[slot], self.seen[slot], seen)
        sums = self.sums[slot]
        wide = vec[i64]([0] * self.hidden)
        for i in range(self.hidden):
            wide[i] = sums[i] if sums[i] > 0 else 0
        narrow = _rectified(self._dense(0, wide, NARROW))
        narrow = _rectified(self._dense(1, narrow, NARROW))
        out = BytesWriter()
        last = self._dense(2, narrow, self.outputs)
        for k in range(self.outputs):
            write_i32_le(out, i32(last[k]))
        return out.getvalue()

    def _update(self, sums: vec[i64], before: vec[i64], now: vec[i64]) -> None:
        for word in range(self.words):
            changed = before[word] ^ now[word]
            while changed:
                bit = bits.lowest(changed)
                changed &= changed - 1
                self._add(sums, self.rows[64 * word + bit], 1 if (now[word] >> bit) & 1 else -1)
            before[word] = now[word]

    def _add(self, sums: vec[i64], row: vec[i16], times: i64) -> None:
        for i in range(self.hidden):
            sums[i] = _wrapped(sums[i] + times * i64(row[i]), 16)

    def _dense(self, layer: i64, into: vec[i64], outputs: i64) -> vec[i64]:
        weights = self.weights[layer]
        out = vec[i64]([0] * outputs)
        size = len(into)
        for k in range(outputs):
            total = self.biases[layer][k]
            for i in range(size):
                total += into[i] * weights[k * size + i]
            out[k] = _wrapped(total, 32)
        return out


def _wrapped(number: i64, width: i64) -> i64:
    half = bits.bit(width - 1)
    return ((number + half) & (2 * half - 1)) - half


def _rectified(sums: vec[i64]) -> vec[i64]:
    out = vec[i64]([0] * len(sums))
    for i in range(len(sums)):
        value = sums[i] >> SHIFT
        out[i] = 0 if value < 0 else _MOST_CLIPPED if value > _MOST_CLIPPED else value
    return out


def _numbers(data: bytes, width: int) -> vec[i64]:
    return vec[i64]([int.from_bytes(data[at : at + width], "little", signed=True) for at in range(0, len(data), width)])


def _rows(data: bytes, hidden: int) -> list[vec[i16]]:
    everything = memoryview(data).cast("h").tolist()
    return [vec[i16](everything[at : at + hidden]) for at in range(0, len(everything), hidden)]
