"""The version of the rules. Records and tables name it: a game can only be read by the rules it was played by."""

from typing import Final

RULES: Final = 2
"""One more with every change of what is legal when."""

LEGALITY: Final = "75f4bf0d681e9d5f4f906d4e339ca4ff09bf461fda0fb7d00442511718a1d8e5"
"""Every legal list of the games in tests/golden, as SHA-256: it changes only together with RULES."""
