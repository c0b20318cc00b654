"""What went wrong with a file or the network, in a line without Python's numbers."""

from paname.cli.strangers import harmless


def in_words(error: Exception) -> str:
    """`game.json: no such file or directory`"""
    if not isinstance(error, OSError) or not error.strerror:
        return harmless(str(error))
    what = error.strerror[0].lower() + error.strerror[1:]
    return harmless(f"{error.filename}: {what}") if error.filename is not None else what
