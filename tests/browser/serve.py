"""`paname serve` for these tests: its workers are hardly nice, or they would get no time at all beside what else keeps
the machine busy (as in `tests/server/conftest.py`)."""

import sys

from paname.cli.main import main
from paname.server.bots import workers

workers._NICENESS, workers._PATIENT = 1, 2
sys.exit(main())
