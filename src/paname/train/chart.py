"""What a training looks like in a terminal: its losses and its strength as curves. A log gets lines."""

import time

from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table

from paname.arena.display import Display

BARS = " ▁▂▃▄▅▆▇█"
_CHART_WIDTH = 72
HEIGHT = 4
LINE_S = 20.0
"""A log gets a line so often."""


def curve(values: list[float], width: int = _CHART_WIDTH, height: int = HEIGHT) -> str:
    """Values as columns of blocks, from their lowest to their highest."""
    if not values:
        return "\n" * (height - 1)
    shown = [values[i * len(values) // min(width, len(values))] for i in range(min(width, len(values)))]
    low, high = min(shown), max(shown)
    steps = [round((value - low) / (high - low or 1) * (8 * height - 1)) + 1 for value in shown]
    rows = ["".join(BARS[min(max(step - 8 * row, 0), 8)] for step in steps) for row in reversed(range(height))]
    return "\n".join(rows)


class Chart(Display):
    def __init__(self, console: Console, title: str) -> None:
        super().__init__(console, refresh_per_second=2)
        self.title: str = title
        self.loss: list[float] = []
        self.strength: list[float] = []  # Elo added up over the matches won
        self.references: list[float] = []  # the share of games that each best net won against the first net
        self.notes: list[str] = []
        self.figures: dict[str, str] = {}  # shown last
        self.next_line: float = 0.0

    def note(self, text: str) -> None:
        """Something happened that is worth a line."""
        self.notes = [*self.notes, text][-6:]
        if self.live:
            self.live.update(self._drawn(self.figures))
        else:
            self.console.print(text, highlight=False)

    def show(self, figures: dict[str, str]) -> None:
        self.figures = figures
        if self.live:
            self.live.update(self._drawn(figures))
        elif time.monotonic() >= self.next_line:
            self.next_line = time.monotonic() + LINE_S
            self.console.print("  ".join(f"{name} {value}" for name, value in figures.items()), highlight=False)

    def _drawn(self, figures: dict[str, str]) -> Panel:
        table = Table.grid(padding=(0, 2))
        for name in figures:
            table.add_column(name)
        table.add_row(*(f"[dim]{name}[/] {value}" for name, value in figures.items()))
        return Panel(
            Group(
                table, "\n[dim]loss[/]", curve(self.loss),
                "[dim]strength (Elo added up over matches, too high)[/]", curve(self.strength),
                "[dim]share of games won against the first net[/]", curve(self.references), "", *self.notes,
            ),
            title=self.title,
        )  # fmt: skip
