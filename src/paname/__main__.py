import sys

from paname.cli.main import main

sys.exit(main())
