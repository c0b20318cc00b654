"""What strangers wrote, made harmless before it is printed: names and comments of records, what errors repeat."""

from unicodedata import category

_TURNS_TEXT_AROUND = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def harmless(text: str) -> str:
    r"""A terminal would obey control characters, and some others turn the text around: they are written out.

    >>> print(harmless("Zo\x1b[2Jé"))
    Zo\x1b[2Jé
    """
    return "".join(_written_out(char) if _is_harmful(char) else char for char in text)


def _is_harmful(char: str) -> bool:
    return (category(char) == "Cc" and char != "\n") or char in _TURNS_TEXT_AROUND


def _written_out(char: str) -> str:
    return char.encode("unicode_escape").decode()
