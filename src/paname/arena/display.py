"""What changes on a terminal while games are played; a pipe or a log is left alone."""

from types import TracebackType
from typing import Any, Self

from rich.console import Console
from rich.live import Live


class Display:
    """`live` is None where there is no terminal."""

    def __init__(self, console: Console, **manner: Any) -> None:
        self.console: Console = console
        self.live: Live | None = Live(console=console, **manner) if console.is_terminal else None

    def __enter__(self) -> Self:
        if self.live:
            self.live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.live:
            self.live.stop()
