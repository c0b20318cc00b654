"""A position in the render modes of Gymnasium and PettingZoo."""

from typing import Any, Final

from paname.box.model import Box
from paname.drawing.svg import on_canvas
from paname.drawing.text import in_text
from paname.types import View

MODES: Final = ("human", "rgb_array", "svg", "ansi")
"""`human` prints the text; `rgb_array` is height × width × 3 bytes."""


def render(view: View, box: Box, mode: str) -> Any:
    """Give it what all can follow: the view of a spectator with open screens."""
    if mode not in MODES:
        raise ValueError(f"render_mode must be one of {', '.join(MODES)}, not {mode!r}")
    if mode == "ansi":
        return in_text(view)
    if mode == "human":
        print(in_text(view))
        return None
    if mode == "svg":
        return on_canvas(view, box).svg()
    from paname.drawing.png import rgb  # Pillow and NumPy only for pixels

    return rgb(on_canvas(view, box))
