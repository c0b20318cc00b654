"""A few shapes on a page, drawn as SVG or as pixels. So pictures need no SVG renderer, only Pillow and its own font."""

from dataclasses import dataclass
from html import escape

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

FONT = "Aileron, Helvetica, Arial, sans-serif"
"""Aileron is the font inside Pillow."""
FINER = 2
"""Pixels are drawn this much finer and then scaled down: smooth edges."""


@dataclass(frozen=True)
class Rect:
    x: float
    y: float
    width: float
    height: float
    fill: str
    line: str | None = None
    round: float = 0


@dataclass(frozen=True)
class Disc:
    x: float
    y: float
    radius: float
    fill: str
    line: str | None = None


@dataclass(frozen=True)
class Text:
    x: float
    y: float  # of the middle of the line
    text: str
    size: float
    fill: str
    anchor: str = "start"  # start, middle, end


Shape = Rect | Disc | Text


class Canvas:
    def __init__(self, width: int, height: int, paper: str) -> None:
        self.width = width
        self.height = height
        self.shapes: list[Shape] = [Rect(0, 0, width, height, paper)]

    def add(self, *shapes: Shape) -> None:
        self.shapes += shapes

    def svg(self) -> str:
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        body = "\n".join(map(_svg, self.shapes))
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONT}">\n{body}\n</svg>\n'

    def rgb(self) -> NDArray[np.uint8]:
        image = Image.new("RGB", (FINER * self.width, FINER * self.height))
        draw = ImageDraw.Draw(image)
        for shape in self.shapes:
            _paint(draw, shape)
        return np.asarray(image.resize((self.width, self.height), Image.Resampling.BOX), np.uint8)


def _svg(shape: Shape) -> str:
    if isinstance(shape, Text):
        place = f'x="{shape.x:g}" y="{shape.y:g}" text-anchor="{shape.anchor}" dominant-baseline="central"'
        return f'<text {place} font-size="{shape.size:g}" fill="{shape.fill}">{escape(shape.text)}</text>'
    line = f' stroke="{shape.line}"' if shape.line else ""
    if isinstance(shape, Disc):
        return f'<circle cx="{shape.x:g}" cy="{shape.y:g}" r="{shape.radius:g}" fill="{shape.fill}"{line}/>'
    box = f'x="{shape.x:g}" y="{shape.y:g}" width="{shape.width:g}" height="{shape.height:g}" rx="{shape.round:g}"'
    return f'<rect {box} fill="{shape.fill}"{line}/>'


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
