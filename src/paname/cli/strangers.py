"""What strangers wrote, made harmless before it is printed: names and comments of records, what errors repeat."""

from paname.records.harmful import HARMFUL

_WRITTEN_OUT = {code: chr(code).encode("unicode_escape").decode() for code in HARMFUL}


def harmless(text: str) -> str:
    r"""What a terminal would obey, and what turns the text around, is written out.

    >>> print(harmless("Zo\x1b[2Jé"))
    Zo\x1b[2Jé
    """
    return text.translate(_WRITTEN_OUT)
