"""What can be wrong with a components file: a code for programs and a sentence for people, in English.

`{found}` is what is there, `{known}` what may be there.
"""

from typing import Final

Argument = int | str
_LONGEST: Final = 60
"""A complaint quotes no more of a text."""


def legible(text: str) -> str:
    """A text of a file in one line: short, and with what cannot be seen spelled out."""
    seen = "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in text[: _LONGEST + 1])
    return seen if len(seen) <= _LONGEST else f"{seen[: _LONGEST - 1]}…"


COMPLAINTS: Final = {
    "file-size": "must not be larger than {most} bytes",
    "line-size": "must not have lines longer than {most} bytes; one has {found}",
    "too-deep": "must not be nested deeper than {most} levels",
    "too-slow": "takes longer than {most} seconds to read",
    "not-text": "is not text in UTF-8",
    "not-toml": "is not TOML: {detail}",
    "not-a-table": "must be a table, not {found}",
    "not-a-list": "must be a list, not {found}",
    "not-a-number": "must be a whole number, not {found}",
    "not-a-name": "must be a text of 1 to {most} characters, not {found}",
    "unseen": "must not have characters that cannot be seen: {found}",
    "not-a-number-key": "must be a number from 0 to {most}, without a leading zero",
    "out-of-range": "must be from {least} to {most}, not {found}",
    "unknown": "is not known here; known: {known}",
    "missing": "is missing",
    "wrong-count": "there must be {most}, not {found}",
    "none-of-these": "must be one of {known}, not {found}",
    "same-name": "must be different from the others: {found} is already there",
    "only-digits": "must have a letter, not only digits: {found}",
    "no-letter": "must have a letter or a digit, not only {found}",
    "ambiguous-name": "'{found}' could be taken for a building space or the bank",
    "not-each-value": "must have each of the values {known} exactly once, not {found}",
    "too-many-slots": "must be at most {most} of {known}, not {found}",
    "not-six-gold": "must have gold beside {most} of the {spaces} spaces, not {found}",
    "endless-francs": "must not be above the buying price {buy}, but is {found}: endless francs",
    "not-three-figures": "must have three numbers, not {found}",
    "not-falling": "the 1st must not score less than the 2nd, nor the 2nd less than the 3rd: {found}",
    "not-a-zone": "must be [first, last], not {found}",
    "zone-begins-elsewhere": "must begin at {first}, where the zone before it ends, not {found}",
    "zones-end-elsewhere": "must cover the spaces 1 to {most}, not end at {found}",
    "too-many-copies": "number {number} must have at most {most} copies, not {found}",
    "no-such-tile": "is not a bonus tile: they are numbered 1 to {most}",
    "second-effect": "tile {number} already has the effect {effect}",
    "no-effect": "tile {number} has no effect",
    "nothing-shown": "must have {known}",
    "both-families": "must have either resource or prestige",
    "too-many-tokens": "must be 1 to {most} of {known}, not {found}",
    "no-such-figure": "'{found}' is not the key of a number in this file",
    "gap-in-types": "must be given for every number of types from the lowest that scores to {most}",
}


class BoxError(ValueError):
    """A components file is faulty: `key` names the place in it, `line` and `file` where
    that is, `reason` what is wrong there.

    `code` and `found` say the same to programs.

    >>> from paname.box import parse_box
    >>> parse_box(b"francs = ", name="mine")
    Traceback (most recent call last):
    paname.box.complaints.BoxError: line 1, file: is not TOML: Invalid value (at end of document)
    """

    def __init__(
        self, key: str, code: str, found: dict[str, Argument] | None = None, line: int | None = None, file: str = ""
    ) -> None:
        self.key = key
        self.code = code
        self.found: dict[str, Argument] = found or {}
        self.line = line
        self.file = file
        self.reason: str = COMPLAINTS[code].format(**self.found)
        where = [file] * bool(file) + ([] if line is None else [f"line {line}"]) + [key]
        super().__init__(f"{', '.join(where)}: {self.reason}")

    def at_line(self, line: int | None) -> "BoxError":
        """The same complaint with its line, found by the whole key.

        >>> BoxError("players.francs", "missing").at_line(7).line
        7
        """
        return BoxError(legible(self.key), self.code, self.found, line, self.file)

    def in_file(self, file: str) -> "BoxError":
        """The same complaint with the file it is about.

        >>> str(BoxError("players.francs", "missing").in_file("mine.toml"))
        'mine.toml, players.francs: is missing'
        """
        return BoxError(self.key, self.code, self.found, self.line, file)

    def __reduce__(self) -> tuple[type["BoxError"], tuple[object, ...]]:
        return type(self), (self.key, self.code, self.found, self.line, self.file)
