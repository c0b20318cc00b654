import sys

from paname.cli import main

sys.exit(main())
