"""`paname serve`, and what plain `paname` does: serve this machine and open the browser.

The arguments are in `paname.cli.parsers`."""

import argparse
import contextlib
import gc
import signal
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Callable

from paname import __version__
from paname.box import BoxError
from paname.server.settings import Settings, SettingsError, from_environment, unknown


def serve(args: argparse.Namespace) -> int:
    def work() -> int:
        settings = from_environment(
            host=args.host,
            port=args.port,
            database=args.database,
            allowed_hosts=args.allowed_hosts,
            allowed_origins=args.allowed_origins,
            bot_workers=args.bot_workers,
            components=args.components,
        )
        _say(args.log_level)
        from paname.server.runner import listening

        return run(settings, listening(settings), open_browser=not args.no_browser)

    return _started(work)


def play(args: argparse.Namespace) -> int:
    """The game on this machine, at the address it always has, until Ctrl-C. Where it runs already, only the browser."""

    def work() -> int:
        from paname.server.address import Address

        settings = from_environment(home=True, home_open=args.home or None)
        _say("warning")
        known = Address(settings)
        found = known.claim()
        if isinstance(found, int):
            address = _address(settings, found)
            if args.home:
                known.open_home(found)
            print(f"Paname is already running at {address}", flush=True)
            _open(address)
            return 0
        return run(settings, found, open_browser=True, remember=known.remember)

    return _started(work)


def _started(work: Callable[[], int]) -> int:
    """What keeps it from starting is said in one line."""
    from paname.server.storage.database import UnusableError

    try:
        return work()
    except (SettingsError, UnusableError, BoxError) as error:
        print(f"paname serve: {error}", file=sys.stderr)
        return 1


def _say(level: str) -> None:
    from paname.server.ops.logs import log, set_up

    set_up(level)
    for name in unknown():
        log.warning("unknown setting", extra={"variable": name})


def run(
    settings: Settings,
    listener: socket.socket,
    open_browser: bool,
    remember: Callable[[int, str], None] = lambda _port, _node: None,
) -> int:
    """Until SIGINT or SIGTERM: then connections are told, commands under way are finished, and it ends."""
    from paname.server.ops.logs import log
    from paname.server.runner import Runner

    with listener:
        runner, port = Runner(settings), listener.getsockname()[1]
        remember(port, runner.app.services.node)
        for number in (signal.SIGINT, signal.SIGTERM):
            # One that comes before uvicorn listens for them counts too. After the end it raises them once more.
            signal.signal(number, lambda *_: setattr(runner, "should_exit", True))
        address = _address(settings, port)
        print(f"Paname is running at {address}  (Ctrl-C to stop)", flush=True)
        log.info("started", extra={"address": address, "version": __version__})
        if open_browser:
            threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
        _collect_seldom()
        runner.run(sockets=[listener])
        log.info("stopped")
    return 0 if runner.started else 1


def _collect_seldom() -> None:
    """To look through everything for garbage stops everybody, half a second with 3000 sockets, and finds next to none:
    what is in use when the server starts stays so, and the rest is searched once in some 10 million new objects."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)


def _address(settings: Settings, port: int) -> str:
    """One that the server does not refuse."""
    names = [one.strip() for one in settings.allowed_hosts.split(",") if one.strip()]
    host = "localhost" if settings.host in ("0.0.0.0", "::", "127.0.0.1") else settings.host
    if names and host not in names:
        host = names[0]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}healthz", timeout=1):
            break
        threading.Event().wait(0.1)
    _open(address)


def _open(address: str) -> None:
    if not webbrowser.open(address):
        print(f"Open {address} in your browser.", file=sys.stderr)
