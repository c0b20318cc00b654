"""`paname serve`, `paname loadtest`, and what plain `paname` does: serve this machine and open the browser."""

import argparse
import asyncio
import contextlib
import signal
import socket
import sys
import threading
import urllib.request
import webbrowser

from paname.server.settings import Settings, from_environment


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    serve = subparsers.add_parser("serve", help="run the server", description=f"{__doc__} See docs/hosting.md.")
    serve.add_argument("--host", help="address to listen on (127.0.0.1)")
    serve.add_argument("--port", type=int, help="port; 0 takes a free one (8000)")
    serve.add_argument("--database", metavar="URL", help="file or URL (paname.sqlite in your data folder)")
    serve.add_argument("--no-browser", action="store_true", help="do not open the browser")
    serve.add_argument("--allowed-hosts", metavar="NAMES", help="comma-separated names the server is reached by")
    serve.add_argument("--allowed-origins", metavar="ORIGINS", help="comma-separated further origins that may command")
    serve.add_argument("--components", metavar="FILE", help="components file for new tables (the package's own)")
    serve.add_argument("--bot-workers", type=int, metavar="N", help="processes for bots (cores - 1)")
    serve.add_argument("--log-level", default="info", choices=["debug", "info", "warning", "error"])
    serve.set_defaults(run=_serve)

    load = subparsers.add_parser("loadtest", help="play many games against a server at once and measure it")
    load.add_argument("--url", help="of a running server; without it one is started here on a fresh SQLite file")
    load.add_argument("--database", metavar="URL", help="for the server started here")
    load.add_argument("--games", type=int, default=300)
    load.add_argument("--sockets", type=int, default=1000, help="all together: players' first, then spectators'")
    load.add_argument("--seconds", type=float, default=60.0, help="how long games are played at this load")
    load.add_argument("--pause", type=float, default=2.0, help="seconds between two actions of one game")
    load.set_defaults(run=_loadtest)


def _serve(args: argparse.Namespace) -> int:
    settings = from_environment(
        host=args.host,
        port=args.port,
        database=args.database,
        allowed_hosts=args.allowed_hosts,
        allowed_origins=args.allowed_origins,
        bot_workers=args.bot_workers,
        components=args.components,
    )
    return run(settings, open_browser=not args.no_browser, log_level=args.log_level)


def play(database: str = "", open_browser: bool = True) -> int:
    """The game on this machine: a free port, the browser, until Ctrl-C."""
    settings = from_environment(port=0, database=database or None)
    return run(settings, open_browser=open_browser, log_level="warning")


def run(settings: Settings, open_browser: bool, log_level: str = "info") -> int:
    """Until SIGINT or SIGTERM: then connections are told, commands under way are finished, and it ends."""
    from paname.server.ops.logs import set_up
    from paname.server.runner import Runner, listening

    set_up(log_level)
    with listening(settings) as listener:
        address = _address(settings, listener)
        print(f"Paname is at {address}  (Ctrl-C ends it)", flush=True)
        if open_browser:
            threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
        runner = Runner(settings)
        for number in (signal.SIGINT, signal.SIGTERM):
            # uvicorn ends on these and then raises them once more: having ended is enough
            signal.signal(number, lambda *_: None)
        runner.run(sockets=[listener])
    return 0 if runner.started else 1


def _address(settings: Settings, listener: socket.socket) -> str:
    host = "localhost" if settings.host in ("0.0.0.0", "::", "127.0.0.1") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}/"


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}healthz", timeout=1):
            break
        threading.Event().wait(0.1)
    if not webbrowser.open(address):
        print(f"Open {address} in your browser.", file=sys.stderr)


def _loadtest(args: argparse.Namespace) -> int:
    from paname.server.loadtest import Plan, main

    plan = Plan(args.games, args.sockets, args.seconds, args.pause)
    return asyncio.run(main(plan, args.url, args.database))
