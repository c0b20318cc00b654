"""`paname balance --games 200 --json | python tools/matters.py`: how much each figure matters, for the page “My box”.

Writes `web/src/lib/mybox/matters.json`: by dotted key of the components file, the VP or francs per game that an error
of one in the figure moves.
"""

import json
import sys
from pathlib import Path

FILE = Path(__file__).resolve().parents[1] / "web/src/lib/mybox/matters.json"


def main() -> None:
    figures = json.load(sys.stdin)["figures"]
    moved = {figure["key"]: round(figure["moved"], 2) for figure in figures if figure["moved"] >= 0.005}
    FILE.write_text(json.dumps(dict(sorted(moved.items())), indent=0, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
