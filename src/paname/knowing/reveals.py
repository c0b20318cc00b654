"""Which actions show somebody something new: what was seen cannot be taken back."""

from paname.rules.codes import BUILD, DRAW, LOOK


def reveals(action: int) -> bool:
    """Drawing a building tile, and looking through the end tiles."""
    return DRAW <= action < BUILD or action == LOOK
