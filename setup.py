"""Compiles the hot parts with mypyc. Without a C compiler (or with PANAME_PURE=1) everything runs interpreted.

With PANAME_COMPILED=1 (`make` sets it) a build that does not compile fails. PANAME_OPT=1 builds in half the time.
PANAME_PGO=generate and then use, with gcc, compile by the profile of a training run between them (`make wheel PGO=1`).
"""

import os
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

COMPILED = [
    "src/paname/rules/*.py",
    "src/paname/knowing/hidden.py",
    "src/paname/knowing/plans.py",
    "src/paname/knowing/reach.py",
    "src/paname/envs/vector/*.py",
    "src/paname/bots/search/*.py",
    "src/paname/bots/net/*.py",
]
KERNEL = "src/paname/bots/net/kernel.c"

FLAGS = [
    "-fno-semantic-interposition",  # +60 % measured
    "-fwrapv",  # `bits.lowest` multiplies beyond 64 bits
    "-ffp-contract=off",  # the same values on machines that could multiply and add in one step
]
GCC_FLAGS = [
    "--param=max-inline-insns-auto=120",
    "--param=inline-unit-growth=400",
    "--param=large-function-growth=2000",
]
"""Small functions cost nothing: +5 % measured."""
PROFILES = Path("build/profiles").absolute()
GUIDED = {
    "generate": [f"-fprofile-generate={PROFILES}"],
    "use": [f"-fprofile-use={PROFILES}", "-fprofile-correction", "-Wno-missing-profile"],
}


def is_gcc() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    return "gcc" in compiler


def extensions() -> list[Extension]:
    if os.environ.get("PANAME_PURE"):
        return []
    from mypyc.build import mypycify

    sources = sorted(str(path) for files in COMPILED for path in Path().glob(files))
    modules: list[Extension] = mypycify(
        sources, opt_level=os.environ.get("PANAME_OPT", "3"), debug_level="0", group_name="paname"
    )
    modules.append(Extension("paname.bots.net._kernel", [KERNEL], extra_compile_args=["-O3"]))
    for module in modules:
        module.optional = "PANAME_COMPILED" not in os.environ  # no compiler: warn and go on
        guided = GUIDED.get(os.environ.get("PANAME_PGO", ""), [])
        own = module.extra_compile_args  # one list of them all, with mypyc
        module.extra_compile_args = own + FLAGS + (GCC_FLAGS + guided if is_gcc() else [])
        module.extra_link_args = module.extra_link_args + (guided if is_gcc() else [])
    return modules


setup(ext_modules=extensions())
