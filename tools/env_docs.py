"""`python tools/env_docs.py [--check]`: the tables of docs/environments.md, from the code."""

import argparse
import sys
from pathlib import Path

from paname.envs.spaces import ACTION_RANGES, ACTIONS, BLOCKS, OBSERVATION, SEATS, VERSION

PAGE = Path(__file__).resolve().parents[1] / "docs" / "environments.md"


def version() -> str:
    return f"Version `{VERSION}`: {ACTIONS} actions, observations of {OBSERVATION} bytes."


def actions() -> str:
    lines = ["| codes | kind | notation | counts through |", "|---|---|---|---|"]
    for kind in ACTION_RANGES:
        codes = _range(kind.first, kind.count)
        text = kind.text.replace("|", "\\|")  # a bare bar would end the cell
        lines.append(f"| {codes} | {kind.name} | `{text}` | {kind.choice} |")
    return "\n".join(lines)


def _range(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first}…{first + count - 1}"


def observation() -> str:
    """A line for each block; the seats after `me` repeat its blocks."""
    lines = ["| bytes | block | one byte for each | most | meaning |", "|---|---|---|---|---|"]
    for block in BLOCKS.values():
        if block.name.partition(":")[0] in SEATS[1:]:
            continue
        row = (_range(block.first, block.size), block.name, _labels(block.labels), block.high, block.meaning)
        lines.append(f"| {' | '.join(map(str, row))} |")
    again = ", ".join(f"`{seat}` from byte {BLOCKS[f'{seat}: seat'].first}" for seat in SEATS[1:])
    return "\n".join([*lines, "", f"The blocks of `me` follow again for the other seats: {again}."])


def _labels(labels: tuple[str, ...]) -> str:
    counted = len(labels) > 3 and len({label.rsplit(" ", 1)[0] for label in labels}) == 1
    return f"{labels[0]} … {labels[-1]}" if counted or len(labels) > 8 else ", ".join(labels)


PARTS = {"version": version, "actions": actions, "observation": observation}


def updated(text: str) -> str:
    """The document with its generated parts written anew, each between `<!-- name -->` and `<!-- /name -->`."""
    for name, write in PARTS.items():
        begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
        if begin not in text or end not in text:
            raise ValueError(f"the document needs the marks {begin} and {end}")
        before, _, rest = text.partition(begin)
        text = f"{before}{begin}\n{write()}\n{end}{rest.partition(end)[2]}"
    return text


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell whether the page is up to date")
    check = parser.parse_args().check
    text = PAGE.read_text()
    new = updated(text)
    if check and new != text:
        print("docs/environments.md is not what the code says: run `python tools/env_docs.py`")
        return 1
    PAGE.write_text(new)
    return 0


if __name__ == "__main__":
    sys.exit(main())
