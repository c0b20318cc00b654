"""The game for learning programs: PettingZoo, Gymnasium, OpenSpiel and many games at once in NumPy arrays.

Each face is a module of its own, so that it asks only for what it needs: `paname_v0`, `gymnasium_env`, `openspiel`,
`vector_env`. Importing this package registers Gymnasium's `Paname-v0`, where Gymnasium is installed.
"""

import importlib
import importlib.util


def _register() -> None:
    if importlib.util.find_spec("gymnasium") is None:
        return
    registration = importlib.import_module("gymnasium.envs.registration")
    if "Paname-v0" not in registration.registry:
        registration.register(id="Paname-v0", entry_point="paname.envs.gymnasium_env:PanameEnv")


_register()
