"""What bots thought, action by action, as comments of the game record (docs/notation.md)."""

from math import isfinite
from typing import Any

from paname.bots.bot import Considered

_LOOK_WORD = "take"
"""The one action that is never in a record: what was thought before it counts for the next."""


class Thoughts:
    """A decision may be several actions: its comment stands after the first of them that is recorded."""

    def __init__(self) -> None:
        self._comments: list[dict[str, Any] | None] = []  # one for each action of the record
        self._seconds: float | None = None  # thought since the last action
        self._best: Considered | None = None

    def decided(self, seconds: float, considered: list[Considered]) -> None:
        self._seconds = (self._seconds or 0.0) + seconds
        best = max(considered, key=lambda one: one.visits, default=None)
        if best and not (isfinite(best.lead) and (best.chance is None or isfinite(best.chance))):
            raise ValueError(f"{best} has no finite lead and chance")
        self._best = best

    def played(self, action: str) -> None:
        if action != _LOOK_WORD:
            self._comments.append(self._comment())
            self._seconds, self._best = None, None

    def _comment(self) -> dict[str, Any] | None:
        if self._seconds is None:
            return None
        words = f"{self._seconds:.2f} s" if self._seconds >= 1 else f"{1000 * self._seconds:.3g} ms"
        figures = {"seconds": round(self._seconds, 6)}
        if self._best and self._best.chance is not None:
            words += f", {100 * self._best.chance:.0f}% to win"
            figures["chance"] = round(self._best.chance, 4)
        if self._best:
            words += f", lead {self._best.lead:+.1f} VP"
            figures["lead"] = round(self._best.lead, 2)
        return {"comment": words, **figures}

    def added_to(self, record: dict[str, Any]) -> dict[str, Any]:
        actions: list[Any] = []
        for action, comment in zip(record["actions"], self._comments, strict=True):
            actions += [action, comment] if comment else [action]
        return {**record, "actions": actions}
