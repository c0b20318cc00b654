"""What whoever runs a server may decide. Every field is an option of `paname serve` or an environment variable."""

import os
from contextlib import suppress
from math import isfinite
from pathlib import Path
from typing import Any, get_type_hints

from msgspec import Struct, structs

_PREFIX = "PANAME_"
_OTHERS = {"PANAME_INTERPRETED", "PANAME_COMPILED", "PANAME_OPT"}  # of the package itself
_ABOVE_0 = {"rate", "club", "heartbeat"}  # with 0, nobody would ever be answered, or nothing else ever be done


class SettingsError(Exception):
    """A setting that cannot be."""


def data_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "paname"


class Settings(Struct, frozen=True, kw_only=True):
    database: str = ""  # SQLAlchemy URL or a path; empty: paname.sqlite in the user's data folder
    host: str = "127.0.0.1"
    port: int = 8000
    home: bool = False  # the person at this computer may open it to the home network (plain `paname` has it)
    home_open: bool = False  # and it is open from the start
    home_address: str = ""  # of this machine in the home network; empty: found out
    allowed_hosts: str = (
        ""  # comma-separated names that the Host header may have; empty: any, or on loopback only its names
    )
    allowed_origins: str = ""  # comma-separated further origins (scheme://host:port) that may send commands
    components: str = ""  # a components file for new tables; empty: the one of the package
    bot_workers: int = 0  # processes for bots; 0: one less than the cores, at least two
    bot_seconds: float = 20.0  # a bot that needs longer for one action is killed
    heartbeat: float = 15.0  # seconds
    queue: int = 128  # messages waiting for one socket before it is dropped as too slow
    max_body: int = 65_536  # bytes; records may be eight times as long
    rate: float = 50.0  # requests per second and player (or address, before somebody is a player), on average
    burst: int = 300
    create_rate: float = 0.1  # tables and imports per second and player, on average
    create_burst: int = 30
    club: int = 20  # as many players as that at one address find no limit before their own
    max_tables: int = 100  # open and running tables made by one client
    max_boxes: int = 20  # boxes stored by one client; the oldest that no table uses makes room for a new one
    max_boxes_in_all: int = 2_000
    max_studies: int = 100  # of one client; the oldest without any variation makes room for a new one
    max_studies_in_all: int = 20_000
    max_sockets: int = 5_000
    max_sockets_per_player: int = 50
    max_sockets_per_address: int = 350  # a club of a hundred with three tabs each; less than a usual proxy holds
    max_connections_per_address: int = 2_000  # sockets are connections, too
    cache_tables: int = 1_000  # games kept folded in memory
    cache_seconds: float = 300.0  # an idle one is dropped after this
    metrics_public: bool = False  # /metrics for everybody instead of loopback only

    def database_url(self) -> str:
        if "://" in self.database:
            return self.database.replace("postgresql://", "postgresql+psycopg://", 1)
        if self.database:
            return f"sqlite:///{self.database}"
        folder = data_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SettingsError(f"cannot make {folder}: {error.strerror}") from error
        return f"sqlite:///{folder / 'paname.sqlite'}"


def from_environment(**chosen: Any) -> Settings:
    """Options given on the command line win over PANAME_… variables, which win over the defaults."""
    hints = get_type_hints(Settings)
    values: dict[str, Any] = {}
    for field in structs.fields(Settings):
        text = os.environ.get(f"{_PREFIX}{field.name.upper()}")
        if text is not None:
            values[field.name] = _value(field.name, hints[field.name], text)
    values.update({name: value for name, value in chosen.items() if value is not None})
    for name, value in values.items():
        if isinstance(value, int | float) and not value >= 0:
            raise SettingsError(f"{_PREFIX}{name.upper()}={value}: should be 0 or more")
        if name in _ABOVE_0 and not value:
            raise SettingsError(f"{_PREFIX}{name.upper()}={value}: should be more than 0")
    return Settings(**values)


def _value(name: str, kind: type, text: str) -> Any:
    if kind is bool:
        return text.lower() in ("1", "true", "yes", "on")
    with suppress(ValueError):
        if kind is not float or isfinite(float(text)):
            return kind(text)
    wanted = "a whole number" if kind is int else "a number"
    raise SettingsError(f"{_PREFIX}{name.upper()}={text!r}: should be {wanted}")


def unknown() -> list[str]:
    """Variables that look like settings and are none: a slip of the pen, most likely."""
    known = {f"{_PREFIX}{field.name.upper()}" for field in structs.fields(Settings)} | _OTHERS
    return sorted(name for name in os.environ if name.startswith(_PREFIX) and name not in known)
