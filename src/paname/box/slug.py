"""Slugs of names, notation.md: `Sacré-Cœur` is `sacre-coeur`, `Лувр` is `лувр`."""

import re
import unicodedata


def slug(name: str) -> str:
    """Of the letters and digits of every script; empty if there are none. The client does the same (box.ts)."""
    spelled = unicodedata.normalize("NFKD", name).lower().replace("œ", "oe").replace("æ", "ae").replace("ß", "ss")
    bare = "".join(c for c in spelled if unicodedata.category(c)[0] != "M")
    plain = "".join(c if unicodedata.category(c)[0] in "LN" else "-" for c in unicodedata.normalize("NFC", bare))
    return re.sub("-+", "-", plain).strip("-")
