"""With PANAME_INTERPRETED=1 the package loads its Python sources even where it is compiled: to compare the two."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType


class SourceFinder:
    """Finds the modules of this package as sources only."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, _target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("paname.") or path is None:
            return None
        finders = (FileFinder(folder, (SourceFileLoader, [".py"])) for folder in path)
        return next((spec for finder in finders if (spec := finder.find_spec(name))), None)


if os.environ.get("PANAME_INTERPRETED"):
    sys.meta_path.insert(0, SourceFinder)


def compiled() -> bool:
    """Whether the rules run compiled. They are only looked for, not loaded."""
    found = find_spec("paname.rules.turn")
    return found is not None and not str(found.origin).endswith(".py")
