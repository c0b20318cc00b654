"""What the terminal shows: a table that grows while the games are played, and the final one."""

import time
from collections.abc import Iterable
from datetime import timedelta
from typing import TYPE_CHECKING, Self

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from paname.arena.balance.sensitivity import Figure
from paname.arena.display import Display
from paname.arena.outcome import Outcome
from paname.arena.plan import Plan
from paname.arena.report.marks import number, percent
from paname.arena.stats.elo import elo
from paname.arena.stats.spread import mean
from paname.arena.stats.tally import Tally, tally
from paname.cli.strangers import harmless

if TYPE_CHECKING:  # it needs the extra; a board that is only growing does not
    from paname.arena.stats.skill import Skill

REFRESH_S = 0.25


class Scoreboard(Display):
    """Shown on a terminal only; a pipe or a log gets nothing but the result."""

    def __init__(self, console: Console, plan: Plan, before: list[Outcome], total: int) -> None:
        super().__init__(console, auto_refresh=False, transient=True)
        self.plan = plan
        self.games: list[Outcome] = list(before)
        self.before: int = len(before)
        self.total = total
        self.started: float = time.monotonic()
        self.next: float = 0.0

    def __enter__(self) -> Self:
        super().__enter__()
        self._show()
        return self

    def add(self, game: Outcome) -> None:
        self.games.append(game)
        if failure := game["failure"]:
            said = harmless(failure["text"])
            text = Text(f"game {game['match']} failed ({failure['kind']}): {said}", style="yellow")
            self.console.print(text, soft_wrap=True)
        if time.monotonic() >= self.next:
            self._show()

    def _show(self) -> None:
        if not self.live:
            return
        started = time.monotonic()
        table = standings(tally(self.plan, self.games))
        self.live.update(Group(table, self._bar()), refresh=True)
        cost = time.monotonic() - started
        self.next = time.monotonic() + max(REFRESH_S, 20 * cost)  # never more than a twentieth of the time

    def _bar(self) -> RenderableType:
        done = len(self.games)
        grid = Table.grid(padding=(0, 2))
        elapsed = time.monotonic() - self.started
        played = done - self.before
        left = span(elapsed / played * (self.total - done)) if played else "…"
        grid.add_row(ProgressBar(self.total, done, width=40), f"{done} of {self.total} games", f"{left} left")
        return grid


def span(seconds: float) -> str:
    return str(timedelta(seconds=round(seconds)))


def standings(found: Tally, skills: "dict[str, Skill] | None" = None) -> Table:
    ratings = elo(list(found.bots), found.ranked)
    table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    table.add_column("bot", overflow="fold", min_width=6)
    heads = ["games", "win rate (95%)", "Elo", *(["OpenSkill"] if skills else []), "VP", "margin", "ms/dec."]
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    if found.failed:
        table.add_column("failed", justify="right", style="yellow")
    for name in sorted(ratings, key=lambda name: -ratings[name].rating):
        bot, rating = found.bots[name], ratings[name]
        low, high = bot.strength.interval
        row: list[RenderableType] = [
            Text(name),
            str(bot.games),
            f"{percent(bot.strength.share or 0, 1)} ({100 * low:.0f}–{100 * high:.0f})" if bot.strength.of else "–",
            f"{rating.rating:.0f} ± {rating.error:.0f}",
            *([f"{skills[name].mu:.1f} ± {2 * skills[name].sigma:.1f}"] if skills else []),
            number(mean(bot.vp) or 0, 1) if bot.vp else "–",
            f"{mean(bot.margin) or 0:+.1f}" if bot.margin else "–",
            number(1000 * bot.seconds_per_decision) if bot.seconds_per_decision else "–",
            *([str(bot.failures)] if found.failed else []),
        ]
        table.add_row(*row)
    return table


def details(found: Tally) -> Iterable[RenderableType]:
    """Below the standings: the seats, the sources of points, the tables."""
    if not found.rounds:
        yield Text("No game was finished.")
        return
    seats = " · ".join(
        f"seat {seat} {percent(rate.share or 0, 1)} ({100 * rate.interval[0]:.1f}–{100 * rate.interval[1]:.1f})"
        for seat, rate in enumerate(found.seats)
    )
    yield Text(f"Victories by seat: {seats}")
    yield Text(f"Game length: {mean(found.rounds) or 0:.1f} rounds, {mean(found.actions) or 0:.0f} actions")
    sources = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    sources.add_column("VP by source")
    names = list(found.bots)
    for source in found.bots[names[0]].sources:
        sources.add_column(source, justify="right")
    for name in names:
        sources.add_row(Text(name), *(f"{vp:.1f}" for vp in found.bots[name].sources.values()))
    yield sources
    for line_up, rates in zip(found.plan.line_ups, found.line_ups, strict=True):
        if len(found.plan.line_ups) > 1 or len(rates) < len(line_up):
            shares = ", ".join(f"{bot} {percent(rate.share or 0, 1)}" for bot, rate in rates.items())
            yield Text(f"Table {', '.join(line_up)}: won by {shares}")


def figure_table(figures: list[Figure]) -> Table:
    """The weightiest figures that are not known for sure."""
    table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for head in ("number", "now", "source"):
        table.add_column(head, overflow="fold")
    for head in ("uses", "VP", "francs", "effect of an error of one"):
        table.add_column(head, justify="right")
    for figure in figures:
        amounts = (figure.uses, figure.vp, figure.francs, figure.moved)
        table.add_row(Text(figure.name), str(figure.value), figure.provenance, *(number(amount) for amount in amounts))
    return table
