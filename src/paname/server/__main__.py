"""`python -m paname.server serve …` and `… loadtest …`: the same as `paname serve` and `paname loadtest`."""

import argparse
import sys

from paname.server.cli import add_parser

parser = argparse.ArgumentParser(prog="python -m paname.server")
add_parser(parser.add_subparsers(required=True))
args = parser.parse_args()
sys.exit(args.run(args))
