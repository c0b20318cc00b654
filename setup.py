"""Compiles the hot parts with mypyc. Without a C compiler (or with PANAME_PURE=1) everything runs interpreted.

With PANAME_COMPILED=1 (`make` sets it) a build that does not compile fails.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ["src/paname/rules", "src/paname/envs/vector", "src/paname/bots/search"]


def extensions() -> list[Extension]:
    if os.environ.get("PANAME_PURE"):
        return []
    from mypyc.build import mypycify

    sources = sorted(str(path) for folder in COMPILED for path in Path(folder).glob("*.py"))
    modules: list[Extension] = mypycify(sources, opt_level="3", debug_level="0", group_name="paname")
    for module in modules:
        module.optional = "PANAME_COMPILED" not in os.environ  # no compiler: warn and go on
        module.extra_compile_args += ["-fno-semantic-interposition"]  # +60 % measured
    return modules


setup(ext_modules=extensions())
