"""Boxes that differ a little from the usual one: a net that has seen some is not at a loss with another."""

from dataclasses import replace

from paname.box import Box
from paname.rules.rng import Rng

ONE_IN = 5
"""One figure in so many is changed."""


def varied(box: Box, rng: Rng) -> Box:
    def near(figure: int) -> int:
        if not figure or rng.below(ONE_IN):
            return figure
        return max(1, figure + (1 if rng.below(2) else -1))

    return replace(
        box,
        sha256=f"varied/{rng.word()}/{rng.word()}",
        francs=near(box.francs),
        districts=tuple(replace(district, bank=near(district.bank)) for district in box.districts),
        vp_tiles=tuple((near(first), near(second), near(third)) for first, second, third in box.vp_tiles),
        bonus=tuple(replace(tile, francs=near(tile.francs), vp=near(tile.vp)) for tile in box.bonus),
        end_tiles=tuple(replace(tile, francs=near(tile.francs), vp=near(tile.vp)) for tile in box.end_tiles),
    )
