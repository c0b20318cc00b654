"""Slugs of names, notation.md: `Sacré-Cœur` is `sacre-coeur`."""

import re
import unicodedata


def slug(name: str) -> str:
    spelled = name.lower().replace("œ", "oe").replace("æ", "ae").replace("ß", "ss")
    plain = "".join(c for c in unicodedata.normalize("NFKD", spelled) if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
