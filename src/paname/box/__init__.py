"""What is in the box: the figures of the game, checked, typed and with their provenance."""

from paname.box.complaints import BoxError
from paname.box.loader import is_base, load_box, parse_box
from paname.box.model import Box, Effect

__all__ = ["Box", "BoxError", "Effect", "is_base", "load_box", "parse_box"]
