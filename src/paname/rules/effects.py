"""R9.3: what a bonus or end tile does when it is activated, as numbers for the hot path."""

from typing import Final

NOTHING: Final = 0  # never activated: 27; 9 and 16 serve in moves
GAIN: Final = 1
TOKENS: Final = 2  # a fixed kind
ONE_OF: Final = 3  # one token of choice
TWO_OF: Final = 4  # two tokens of choice
PER_BUILDING: Final = 5
KEY: Final = 6
PER_UNUSED: Final = 7
PAIRS: Final = 8
PER_LANDMARK: Final = 9
TYPES: Final = 10
FETCH_ANY: Final = 11
GO_BACK: Final = 12
