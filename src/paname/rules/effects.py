"""R9.3: what a bonus or end tile does when it is activated, as numbers for the hot path."""

from typing import Final

NOTHING: Final = 0  # never activated: 27; 9 and 16 serve in moves
GAIN: Final = 1  # francs, VP and tokens of fixed kinds
ONE_OF: Final = 2  # the same and one token of choice
TWO_OF: Final = 3  # and two tokens of choice
PER_BUILDING: Final = 4
KEY: Final = 5
PER_UNUSED: Final = 6
PAIRS: Final = 7
PER_LANDMARK: Final = 8
PER_TYPE: Final = 9
FETCH_ANY: Final = 10
GO_BACK: Final = 11
