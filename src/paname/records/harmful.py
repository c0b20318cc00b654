"""What strangers may have written into names and comments, and nobody should show as it stands."""

_CONTROLS = {*range(0x20), *range(0x7F, 0xA0)} - {ord("\n")}
_TURN_TEXT_AROUND = {0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)}
HARMFUL: frozenset[int] = frozenset(_CONTROLS | _TURN_TEXT_AROUND)
"""The characters that a terminal would obey, and those that turn the direction of text; for `str.translate`."""
