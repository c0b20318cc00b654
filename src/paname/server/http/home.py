"""Friends at home: the person at this computer may open its server to the home network, and close it again."""

import contextlib
import ipaddress
import socket
from typing import Protocol

from starlette.types import Scope

from paname.server.settings import Settings
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError

LOOPBACK = ("localhost", "127.0.0.1", "::1")
_EVERYWHERE = ("0.0.0.0", "::")
_NOWHERE = ("192.0.2.1", 9)  # reserved for documents: no such machine


class Doors(Protocol):
    """Whoever listens for the application."""

    port: int

    async def let_in(self, host: str) -> int:
        """Listens at one more address; says at which port."""
        ...

    async def shut_out(self) -> None: ...


class Home:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.doors: Doors | None = None
        self._open: tuple[str, int] | None = None

    @property
    def host(self) -> str | None:
        """By which guests name this server while it is open."""
        return self._open and self._open[0]

    def is_here(self, scope: Scope) -> bool:
        """Whether somebody at this computer asks, by an address that only this computer has."""
        client, server = scope.get("client"), scope.get("server")
        return client is not None and _is_loopback(client[0]) and (server is None or tuple(server[:2]) != self._open)

    def told(self, here: bool) -> m.HomeNetwork:
        settings = self._settings
        if settings.host in LOOPBACK:
            switch = here and settings.home and self.doors is not None
            address = _url(*self._open) if self._open else None
            return m.HomeNetwork("network" if self._open else "computer", address, switch)
        host = self._own() if settings.host in _EVERYWHERE and here else settings.host
        known = here and host is not None and host not in _EVERYWHERE and self.doors is not None
        address = _url(host, self.doors.port) if known and host and self.doors else None
        return m.HomeNetwork("network", address, switch=False)

    async def switch(self, wanted: bool, here: bool) -> m.HomeNetwork:
        if not self.told(here).switch:
            raise RefusedError(403, "not-at-this-computer")
        await (self.open() if wanted else self.close())
        return self.told(here)

    async def open(self) -> None:
        if self._open is not None or self.doors is None:
            return
        host = self._own()
        if host is None or not ipaddress.ip_address(host).is_private:  # a street is no home
            raise RefusedError(409, "no-home-network")
        try:
            self._open = (host, await self.doors.let_in(host))
        except OSError:
            raise RefusedError(409, "no-home-network") from None

    async def close(self) -> None:
        if self._open is not None and self.doors is not None:
            self._open = None
            await self.doors.shut_out()

    def _own(self) -> str | None:
        """The address this machine has in its network: the one it would send from. Nothing is sent."""
        if self._settings.home_address:
            return self._settings.home_address
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
            probe.connect(_NOWHERE)
            found = str(probe.getsockname()[0])
            return None if _is_loopback(found) else found
        return None


def _is_loopback(address: str) -> bool:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(address).is_loopback
    return False


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
