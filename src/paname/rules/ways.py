"""The ways to use a tile in a payment: each of its tokens is sold, or is used as a resource that is missing."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from paname.box.model import RESOURCE_KINDS, TOKEN_KINDS
from paname.rules import bits, shown
from paname.rules.lookup import Lookup, vec_of

_ROOM_FOR_WAYS: Final = 256
"""Room for the ways: with four tokens of fixed kinds and two of choice they are 12 and 12 * 16."""


@final
@mypyc_attr(acyclic=True)
class Ways:
    def __init__(self) -> None:
        self.size: i64 = 0
        self.used_as: vec[i64] = vec_of([0] * _ROOM_FOR_WAYS)  # packed: resources
        self.goes_back: vec[i64] = vec_of([0] * _ROOM_FOR_WAYS)  # by how many states of `Payment` that is
        self.brings: vec[i64] = vec_of([0] * _ROOM_FOR_WAYS)  # francs
        self.short: i64 = 0  # packed: resources that are missing

    def sale(self, francs: i64) -> None:
        """One way: so many francs."""
        self.size = 0
        self._add(0, 0, francs)

    def list(self, lookup: Lookup, tile: i64, short: i64) -> None:
        self.short = short
        self.sale(lookup.gain_francs[tile])
        stride: i64 = 1
        for kind in range(TOKEN_KINDS):
            number = bits.get(lookup.gain_tokens[tile], kind)
            if number:
                self._share_out(kind, number, stride, lookup.sell[kind])
            stride *= bits.get(short, kind) + 1
        chosen = lookup.amount[tile]
        while chosen > 0:
            chosen -= 1
            self._choose(lookup, tile)

    def _share_out(self, kind: i64, number: i64, stride: i64, sells_for: i64) -> None:
        """So many tokens of a kind, on top of every way so far."""
        before = self.size
        most = bits.get(self.short, kind)
        if number < most:
            most = number
        for way in range(before):
            for used in range(most + 1):
                self._add(
                    bits.plus(self.used_as[way], kind, used),
                    self.goes_back[way] + used * stride,
                    self.brings[way] + (number - used) * sells_for,
                )
        self._drop(before)

    def _choose(self, lookup: Lookup, tile: i64) -> None:
        """A token of choice on top of every way so far."""
        before = self.size
        sells_for = lookup.sell[shown.dearest(lookup, tile)]
        for way in range(before):
            used_as = self.used_as[way]
            self._add_new(before, used_as, self.goes_back[way], self.brings[way] + sells_for)
            stride: i64 = 1
            for kind in range(RESOURCE_KINDS):
                short = bits.get(self.short, kind)
                if bits.get(used_as, kind) < short and shown.can_choose(lookup, tile, kind):
                    used = bits.plus(used_as, kind, 1)
                    self._add_new(before, used, self.goes_back[way] + stride, self.brings[way])
                stride *= short + 1
        self._drop(before)

    def _add(self, used_as: i64, goes_back: i64, brings: i64) -> None:
        self.used_as[self.size] = used_as
        self.goes_back[self.size] = goes_back
        self.brings[self.size] = brings
        self.size += 1

    def _add_new(self, first: i64, used_as: i64, goes_back: i64, brings: i64) -> None:
        """Unless it is there already: two tokens of choice come in any order."""
        for way in range(first, self.size):
            if self.used_as[way] == used_as and self.brings[way] == brings:
                return
        self._add(used_as, goes_back, brings)

    def _drop(self, first: i64) -> None:
        """Those before the first."""
        for way in range(first, self.size):
            self.used_as[way - first] = self.used_as[way]
            self.goes_back[way - first] = self.goes_back[way]
            self.brings[way - first] = self.brings[way]
        self.size -= first
