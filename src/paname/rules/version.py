"""The version of the rules. Records and tables name it: a game can only be read by the rules it was played by."""

from typing import Final

RULES: Final = 2
"""One more with every change of what is legal when."""

LEGALITY: Final = "b05b9a2c6906ce189c3943145b0d2d10fa9c2b1d554c0b99a15c372a16296bf1"
"""Every legal list of the games in tests/golden and rare positions, as SHA-256: it changes only with RULES."""
