"""`paname serve`, and what plain `paname` does: serve this machine and open the browser.

The arguments are in `paname.cli.parsers`."""

import argparse
import contextlib
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
    return _started(
        lambda: from_environment(
            host=args.host,
            port=args.port,
            database=args.database,
            allowed_hosts=args.allowed_hosts,
            allowed_origins=args.allowed_origins,
            bot_workers=args.bot_workers,
            components=args.components,
        ),
        open_browser=not args.no_browser,
        log_level=args.log_level,
    )


def play(_args: argparse.Namespace) -> int:
    """The game on this machine: a free port, the browser, until Ctrl-C."""
    return _started(lambda: from_environment(port=0), open_browser=True, log_level="warning")


def _started(settings: Callable[[], Settings], open_browser: bool, log_level: str) -> int:
    """What keeps it from starting is said in one line."""
    from paname.server.storage.database import UnusableError

    try:
        return run(settings(), open_browser, log_level)
    except (SettingsError, UnusableError, BoxError) as error:
        print(f"paname serve: {error}", file=sys.stderr)
        return 1


def run(settings: Settings, open_browser: bool, log_level: str = "info") -> int:
    """Until SIGINT or SIGTERM: then connections are told, commands under way are finished, and it ends."""
    from paname.server.ops.logs import log, set_up
    from paname.server.runner import Runner, listening

    set_up(log_level)
    for name in unknown():
        log.warning("unknown setting", extra={"variable": name})
    with listening(settings) as listener:
        runner = Runner(settings)
        address = _address(settings, listener)
        print(f"Paname is running at {address}  (Ctrl-C to stop)", flush=True)
        log.info("started", extra={"address": address, "version": __version__})
        if open_browser:
            threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
        for number in (signal.SIGINT, signal.SIGTERM):
            # uvicorn ends on these and then raises them once more: having ended is enough
            signal.signal(number, lambda *_: None)
        runner.run(sockets=[listener])
        log.info("stopped")
    return 0 if runner.started else 1


def _address(settings: Settings, listener: socket.socket) -> str:
    """One that the server does not refuse."""
    names = [one.strip() for one in settings.allowed_hosts.split(",") if one.strip()]
    host = "localhost" if settings.host in ("0.0.0.0", "::", "127.0.0.1") else settings.host
    if names and host not in names:
        host = names[0]
    return f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}/"


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}healthz", timeout=1):
            break
        threading.Event().wait(0.1)
    if not webbrowser.open(address):
        print(f"Open {address} in your browser.", file=sys.stderr)
