"""Plain facts about lines of play: what one brings at once, where it leads, and what it makes impossible."""

from collections.abc import Sequence

from paname.analysis.decisions import TurnLine
from paname.knowing.reasons import why_illegal
from paname.records.notation import notation
from paname.rules import codes
from paname.types import DistrictLead, Prevented, ReasonCode, SeatView

MOST_LEADS = 2
NO_ROOM: frozenset[ReasonCode] = frozenset(
    {"occupied", "landmark-elsewhere", "landmark-too-low", "space-empty", "vp-spot-taken", "vp-tile-gone"}
)
"""Why somebody cannot do any more what another has done first."""


def brings(line: TurnLine) -> dict[str, int]:
    """What a seat has more or less when its turn ends, before anything is shown or counted; only what has changed.

    >>> from paname import Game
    >>> from paname.analysis.decisions import turn_line
    >>> game = Game.new(players=2, seed=1)
    >>> _ = game.play("draw 1")
    >>> brings(turn_line(game, [codes.PLACE]))  # on the first bank
    {'francs': 5, 'keys': -1}
    """
    game, seat = line.start.copy(), int(line.start.state.active)
    before = _owned(game.view(seat, "open")["seats"][seat])
    for action in line.actions:
        if action in (line.reveal, codes.DONE):
            break
        game.apply(action)
    after = _owned(game.view(seat, "open")["seats"][seat])
    return {what: after[what] - before[what] for what in after if after[what] != before[what]}


def _owned(seat: SeatView) -> dict[str, int]:
    """VP, francs, keys in hand, tokens, and tiles that are not used yet."""
    tiles = len(seat["bonus"] or ()) + seat["end_count"]
    tokens = {str(kind): count for kind, count in (seat["tokens"] or {}).items()}
    return {"vp": seat["vp"], "francs": seat["francs"] or 0, "keys": seat["keys"] or 0, **tokens, "tiles": tiles}


def leads(better: TurnLine, played: TurnLine, seat: int) -> list[DistrictLead]:
    """Districts where a seat stands higher after one line than after another: those that matter most."""
    found = []
    for mine, other in zip(better.seen["districts"], played.seen["districts"], strict=True):
        rank, instead = mine["ranks"][seat], other["ranks"][seat]
        vp = mine["vp"][seat] - other["vp"][seat]
        if rank is not None and (vp > 0 or (vp == 0 and (instead is None or rank < instead))):
            lead = DistrictLead(district=mine["district"], rank=rank, sum=mine["sums"][seat], instead=instead, vp=vp)
            found.append(lead)
    return sorted(found, key=lambda one: (-one["vp"], one["rank"]))[:MOST_LEADS]


def prevented(better: TurnLine, turns: Sequence[tuple[int, Sequence[int]]]) -> list[Prevented]:
    """What others played next (seat and actions of each turn) and could not have played after the better line.

    Only the first that has no room is told: nobody knows what would have come after it.
    """
    if better.reveal is not None:
        return []
    game, texts = better.end.copy(), notation(better.end.box).texts
    for seat, actions in turns:
        for action in actions:
            reason = why_illegal(game.state, action)
            if reason is not None:
                told = Prevented(seat=seat, action=texts[action], reason=reason)
                return [told] if reason["code"] in NO_ROOM else []
            game.apply(action)
    return []
