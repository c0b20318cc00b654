"""The same picture as pixels, by Pillow and the client's own font: no SVG renderer is needed."""

from functools import lru_cache
from importlib import resources
from io import BytesIO
from itertools import groupby
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFont, features

from paname.drawing.svg import Area, Canvas, Disc, Shape, Text

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FINER = 2
"""Pixels are drawn this much finer and then scaled down: smooth edges."""
_SUBSETS = ("latin", "latin-ext", "cyrillic")
"""Alegreya Sans, one file for each; copies of the client's, which tests compare."""
_AS_LARGE = 1.15
"""Its letters are smaller than those of other fonts of the same size."""
_BOLD = 0.025
"""Bold letters have an outline of this part of their size."""
_LINING = ["lnum"] if features.check("raqm") else None
"""All as high as capital letters, where Pillow can choose."""


def image(canvas: Canvas) -> Image.Image:
    """A picture to show or to save as PNG."""
    fine = Image.new("RGB", (FINER * canvas.width, FINER * canvas.height))
    draw = ImageDraw.Draw(fine)
    for shape in canvas.shapes:
        _paint(draw, shape)
    return fine.resize((canvas.width, canvas.height), Image.Resampling.BOX)


def rgb(canvas: Canvas) -> "NDArray[np.uint8]":
    """Height × width × 3 bytes."""
    import numpy as np  # a picture alone needs none

    return np.asarray(image(canvas), np.uint8)


def writable(text: str) -> bool:
    """Whether the font has all its letters: what it lacks leaves a gap.

    >>> writable("Éponine"), writable("Łukasz"), writable("Анна"), writable("安娜")
    (True, True, True, False)
    """
    return all(_letters_of(char) is not None for char in text)


@lru_cache(64)  # a long name has a size of its own
def _font(letters: str, size: float) -> ImageFont.FreeTypeFont:
    file = resources.files("paname.drawing").joinpath(f"fonts/alegreya-sans-{letters}-500-normal.woff2")
    return ImageFont.truetype(BytesIO(file.read_bytes()), size)


@lru_cache(4096)
def _letters_of(char: str) -> str | None:
    """Spaces are in all files."""
    if char == " ":
        return _SUBSETS[0]
    return next((letters for letters in _SUBSETS if _font(letters, 20).getmask(char).getbbox()), None)


def _paint(draw: ImageDraw.ImageDraw, shape: Shape) -> None:
    if isinstance(shape, Text):
        _write(draw, shape)
    elif isinstance(shape, Disc):
        draw.circle((FINER * shape.x, FINER * shape.y), FINER * shape.radius, shape.fill, shape.line, FINER)
    elif isinstance(shape, Area):
        points = [(FINER * x, FINER * y) for x, y in shape.points]
        draw.polygon(points, shape.fill)
        if shape.line:
            draw.line([*points, points[0], points[1]], shape.line, FINER, "curve")
    else:
        corners = (FINER * shape.x, FINER * shape.y, FINER * (shape.x + shape.width), FINER * (shape.y + shape.height))
        draw.rounded_rectangle(corners, FINER * shape.round, shape.fill, shape.line, FINER)


def _runs(text: str, size: float) -> list[tuple[ImageFont.FreeTypeFont, str]]:
    """Each in the file that has its letters."""
    return [(_font(letters or _SUBSETS[0], size), "".join(chars)) for letters, chars in groupby(text, _letters_of)]


def _wide(runs: list[tuple[ImageFont.FreeTypeFont, str]]) -> float:
    return sum(font.getlength(run, features=_LINING) for font, run in runs)


def _write(draw: ImageDraw.ImageDraw, text: Text) -> None:
    shown, size = text.fitted(lambda words: _wide(_runs(words, 100 * _AS_LARGE)) / 100)
    size *= FINER * _AS_LARGE
    runs = _runs(shown, size)
    wide = _wide(runs)
    x = FINER * text.x - {"start": 0, "middle": wide / 2, "end": wide}[text.anchor]
    stroke = _BOLD * size if text.bold else 0
    for font, run in runs:
        draw.text((x, FINER * text.y), run, text.fill, font, "lm", features=_LINING, stroke_width=stroke)
        x += font.getlength(run, features=_LINING)
