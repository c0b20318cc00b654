"""The version of the rules. Records and tables name it: a game can only be read by the rules it was played by."""

from typing import Final

RULES: Final = 2
"""One more with every change of what is legal when."""

LEGALITY: Final = "397ef71dd4775f3941deb53ff7b9e907689218c65291c6b82a977f36962a6072"
"""Every legal list of the games in tests/golden, as SHA-256: it changes only together with RULES."""
