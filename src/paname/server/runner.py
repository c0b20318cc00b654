"""Running the application on a socket."""

import asyncio
import os
import resource
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import cast

import uvicorn

from paname.server.app import App, create_app
from paname.server.http.connections import Bounded, Connections
from paname.server.ops.logs import log, note_on_loop
from paname.server.settings import Settings
from paname.server.tables.services import Shuffle, shuffle
from paname.server.wire.problems import RefusedError

_DESCRIPTORS = 65_536
_THREADS_SWITCH = 0.0005  # seconds: the database's and the bots' threads answer people, and Python's 5 ms add up


class Runner(uvicorn.Server):
    """Ends politely: connections are told before they are closed, commands under way are finished."""

    def __init__(self, settings: Settings, new_game: Shuffle = shuffle) -> None:
        self.app: App = create_app(settings, new_game)
        self._settings = settings
        self.port: int = 0  # where it listens, once it does
        self._door: asyncio.Server | None = None
        super().__init__(
            uvicorn.Config(
                self.app,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=True,  # believed from loopback only, unless FORWARDED_ALLOW_IPS says more
                ws="websockets-sansio",
                ws_max_size=4096,  # what clients send on sockets is tiny
                ws_per_message_deflate=False,  # 30 kB a socket for little
                ws_ping_interval=20.0,
                ws_ping_timeout=20.0,
                http=cast("type[asyncio.Protocol]", partial(Bounded, _connections(settings))),
                timeout_keep_alive=30,
                timeout_graceful_shutdown=10,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        sys.setswitchinterval(_THREADS_SWITCH)
        asyncio.get_running_loop().set_exception_handler(note_on_loop)
        await super().startup(sockets)
        self.port = int(self.servers[0].sockets[0].getsockname()[1])
        self.app.home.doors = self
        if self._settings.home_open:
            await self._open_home()

    async def _open_home(self) -> None:
        try:
            await self.app.home.open()
        except RefusedError:
            log.warning("no home network", extra={"advice": "PANAME_HOME_ADDRESS names this machine's address in it"})
        else:
            print(f"Friends at home find it at {self.app.home.told(here=True).address}/", flush=True)

    async def let_in(self, host: str) -> int:
        """At the same port, where nobody else has it there."""
        try:
            listener = bound(host, self.port)
        except OSError:
            listener = bound(host, 0)
        protocol = cast("Callable[..., asyncio.Protocol]", self.config.http_protocol_class)
        made = partial(protocol, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        self._door = await asyncio.get_running_loop().create_server(made, sock=listener)
        return int(listener.getsockname()[1])

    async def shut_out(self) -> None:
        """Who has come in by that door goes too."""
        if self._door is None:
            return
        closed = {one.getsockname()[:2] for one in self._door.sockets}
        self._door.close()
        self._door = None
        for connection in list(self.server_state.connections):
            if connection.transport.get_extra_info("sockname")[:2] in closed:
                connection.shutdown()
                connection.transport.close()  # a stream of events would go on

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.farewell()
        await self.app.home.close()
        await super().shutdown(sockets)


def _connections(settings: Settings) -> Connections:
    """As many as there are file descriptors, less those that files, the database and bots need."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, _DESCRIPTORS)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(",")
    return Connections(max(64, soft - 200), settings.max_connections_per_address, [one.strip() for one in proxies])


def listening(settings: Settings) -> socket.socket:
    try:
        return bound(settings.host, settings.port)
    except (OSError, OverflowError) as error:
        reason = cannot_listen(settings.host, settings.port, error)
        raise SystemExit(f"paname serve: {reason}; choose another with --port (0: any free one)") from error


def bound(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Left alone, the kernel would keep megabytes for each reader that does not read.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 131_072)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except (OSError, OverflowError):
        listener.close()
        raise
    return listener


def cannot_listen(host: str, port: int, error: Exception) -> str:
    why = error.strerror if isinstance(error, OSError) else "ports end at 65535"
    return f"cannot listen on {host} port {port}: {why}"
