"""Why an action is not possible, in the client's English words: `reasons.ftl` here is a copy of its file of them, which
its tests of texts compare and write (docs/translating.md). A link would be a text file where git makes no links.

They are written in Fluent, of which nothing but plain variables is read here: `fluent.runtime`, for all of it, brings
Babel with it.
"""

import re
from functools import cache
from importlib import resources

from paname.types import Reason

VARIABLE = r"\{ \$(\w+) \}"


def refusal(reason: Reason, seat: int) -> str:
    """A sentence for the player of a seat; places, tokens and other seats are called as in the notation.

    >>> refusal({"code": "needs-token", "args": {"token": "wood", "have": 0, "need": 1}}, seat=0)
    'You need 1 wood; you have 0.'
    """
    code, args = reason["code"], reason["args"]
    own = f"{code}.own" if args.get("seat") == seat else code
    words = {
        "buildingAcc": f"a {args.get('building')}",
        "districtIn": f"in {args.get('district')}",
        "districtOf": args.get("district"),
        "name": f"Seat {args.get('seat')}",
        "needAmount": f"{args.get('need')} {args.get('token', 'F')}",
        "originName": args.get("origin"),
        **args,
    }
    return re.sub(VARIABLE, lambda found: str(words[found[1]]), sentences()[own])


@cache
def sentences() -> dict[str, str]:
    """By code; `code.own` is about the reader's own seat."""
    text = resources.files("paname.cli").joinpath("reasons.ftl").read_text("utf-8")
    found = re.findall(r"^reason-([a-z-]+) = (.+)(?:\n    \.own = (.+))?$", text, re.MULTILINE)
    return {code: said for code, said, _ in found} | {f"{code}.own": own for code, _, own in found if own}
