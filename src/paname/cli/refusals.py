"""Why an action is not possible, in the client's English words: `reasons.ftl` here is a link to its file of them.

They are written in Fluent, of which nothing but plain variables is read here: `fluent.runtime`, for all of it, brings
Babel with it.
"""

import re
from functools import cache
from importlib import resources

from paname.types import Reason

VARIABLE = r"\{ \$(\w+) \}"


def refusal(reason: Reason) -> str:
    """A sentence; places, tokens and seats are called as in the notation.

    >>> refusal({"code": "needs-token", "args": {"token": "wood", "have": 0, "need": 1}})
    'You need 1 wood; you have 0.'
    """
    args = reason["args"]
    words = {
        "buildingAcc": f"a {args.get('building')}",
        "districtIn": f"in {args.get('district')}",
        "districtOf": args.get("district"),
        "name": f"Seat {args.get('seat')}",
        "needAmount": f"{args.get('need')} {args.get('token', 'F')}",
        "originName": args.get("origin"),
        **args,
    }
    return re.sub(VARIABLE, lambda found: str(words[found[1]]), sentences()[reason["code"]])


@cache
def sentences() -> dict[str, str]:
    """By code."""
    text = resources.files("paname.cli").joinpath("reasons.ftl").read_text("utf-8")
    return dict(re.findall("^reason-([a-z-]+) = (.+)$", text, re.MULTILINE))
