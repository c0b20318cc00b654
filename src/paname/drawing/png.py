"""The same picture as pixels, by Pillow and its own font: no SVG renderer is needed."""

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFont

from paname.drawing.svg import Canvas, Disc, Shape, Text

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FINER = 2
"""Pixels are drawn this much finer and then scaled down: smooth edges."""


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


def _paint(draw: ImageDraw.ImageDraw, shape: Shape) -> None:
    if isinstance(shape, Text):
        font = ImageFont.load_default(FINER * shape.size)
        anchor = {"start": "lm", "middle": "mm", "end": "rm"}[shape.anchor]
        draw.text((FINER * shape.x, FINER * shape.y), shape.text, shape.fill, font, anchor)
    elif isinstance(shape, Disc):
        draw.circle((FINER * shape.x, FINER * shape.y), FINER * shape.radius, shape.fill, shape.line, FINER)
    else:
        corners = (FINER * shape.x, FINER * shape.y, FINER * (shape.x + shape.width), FINER * (shape.y + shape.height))
        draw.rounded_rectangle(corners, FINER * shape.round, shape.fill, shape.line, FINER)
