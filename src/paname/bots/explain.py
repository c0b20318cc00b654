"""Why an action is good: what the turn with it brings by the evaluation, part by part, and what else there is.

Only the seat's view is used. Whole turns are compared, each played on to its end as the greedy bot would.
"""

from functools import lru_cache

from paname.bots.bot import Considered
from paname.bots.chances import chances_from
from paname.bots.choosing import actions_of_choice, evaluation
from paname.bots.netbot import too_far
from paname.bots.search import evaluation as e
from paname.bots.search.choices import perform
from paname.bots.search.lookahead import Lookahead
from paname.bots.weights import table
from paname.box import Box
from paname.box.model import FIRST_PRESTIGE, TOKEN_KINDS
from paname.knowing.determinize import from_view
from paname.records.notation import notation
from paname.rules import bits, codes, turn, unseen
from paname.rules.payment import Payment
from paname.rules.rng import Rng
from paname.rules.state import PHASE_AFTER, PHASE_BUILD, PHASE_DRAW, PHASE_OVER, State
from paname.types import HintAlternative, HintReason, HintWhy, View

REASONS = 3
ALTERNATIVES = 2
LEAST = 0.25
"""VP; smaller parts are no reason."""
CHANCE_ITERATIONS = 200
"""Of the search that tells the chance to win."""
TRUST = 16
"""Visits of the search that count as much as the evaluation: a few are mostly luck."""

GROUPS = {
    "francs": ("francs", "more francs", "francs with the franc tile"),
    "keys": (
        "keys in hand", "keys in hand that can still be placed", "keys on banks", "key on the Arc",
        "keys with somewhere to go",
    ),
    "resources": ("wood", "marble", "gold", "resources for a landmark"),
    "prestige": ("bronze prestige", "silver prestige", "gold prestige", "prestige for a landmark"),
    "buildings": (
        "value 1", "value 2", "value 3", "value 4", "value 5", "value 8", "landmarks", "sum of values", "types",
    ),
    "districts": ("district VP now", "lead where a VP tile lies", "lead where none lies", "first where none lies"),
    "tiles": ("scoring tiles now", "VP of tiles", "francs of tiles", "resources of tiles", "prestige of tiles"),
    "track": ("meeple", "tiles ahead"),
    "time": ("turns",),
}  # fmt: skip
"""Terms of the evaluation that say something to a person only together: their weights were fitted together."""
GROUP_OF = {term: group for group, terms in GROUPS.items() for term in terms}
PARTS = ("vp", *GROUPS, "others")
"""`vp`: scored already; `others`: what the others have, as far as it counts against the seat."""
PART_WORDS: dict[str, str] = dict(zip(PARTS, PARTS, strict=True)) | {
    "vp": "VP at once", "prestige": "prestige tokens", "tiles": "bonus tiles", "track": "bonus track",
    "time": "turns left",
}  # fmt: skip
"""For people, in English."""


def reason_words(reason: HintReason) -> str:
    """`francs +4.4 VP`, `opponents better off −4.8 VP`"""
    term, vp = reason["term"], reason["vp"]
    words = f"opponents {'worse' if vp > 0 else 'better'} off" if term == "others" else PART_WORDS[term]
    return f"{words} {vp:+.1f} VP".replace("-", "−")


Part = tuple[float, float | None]
"""VP at the end of the game, and the plain number behind them; None: it depends on what is not known yet."""
LeadParts = dict[str, Part]


@lru_cache(maxsize=4)
def _weights(players: int) -> list[float]:
    return table(players)


def lead_in_parts(state: State, seat: int, box: Box) -> LeadParts:
    """The lead of a seat in its parts: their VP sum up to the margin of the evaluation."""
    players = len(state.seats)
    judge = evaluation(box, players)
    me = state.seats[seat]
    lead = judge.margins(state, seat)
    parts: dict[str, list[float]] = {part: [0.0, 0.0] for part in PARTS}
    parts["vp"] = [float(me.vp), float(me.vp)]
    if state.phase != PHASE_OVER:
        terms = judge.terms(state, seat)
        tokens = terms[e.T_TOKENS : e.T_TOKENS + TOKEN_KINDS]
        at = judge.step(state, seat) * e.SIZE
        weights = _weights(players)
        for i, count in enumerate(terms):
            group = "tiles" if i >= e.T_TILES else GROUP_OF[e.TERMS[i]]
            parts[group][0] += weights[at + i] * count
        for group, amount in (
            ("francs", me.francs),
            ("keys", me.keys),
            ("resources", sum(tokens[:FIRST_PRESTIGE])),
            ("prestige", sum(tokens[FIRST_PRESTIGE:])),
            ("buildings", terms[e.T_SUM]),
            ("districts", terms[e.T_DISTRICTS]),
            ("tiles", bits.count(me.unused) + bits.count(me.end_tiles)),
            ("track", -me.meeple),
        ):
            parts[group][1] = float(amount)
    parts["others"][0] = lead - sum(vp for vp, _ in parts.values())
    return {part: (vp, amount) for part, (vp, amount) in parts.items()}


class _TurnsAhead:
    """Where whole turns from one position lead."""

    def __init__(self, state: State, box: Box) -> None:
        self.state = state
        self.box = box
        self.seat: int = state.active
        self.search = Lookahead(evaluation(box, len(state.seats)), state)
        self.payment = Payment()
        self.search.best(state)
        self.values = dict(zip(self.search.options[0].list(), self.search.values, strict=True))

    def with_choice(self, choice: int) -> LeadParts:
        if choice == codes.LOOK:
            return {part: (vp, None) for part, (vp, _) in self._play(self.state, choice).items()}
        if self.state.phase != PHASE_DRAW:
            return self._play(self.state, choice)
        pile = choice - codes.DRAW
        found = []
        for tile in unseen.may_be_on_top(self.state, pile):
            world = self.state.copy()
            world.deck = unseen.with_top(world, pile, tile)
            found.append(self._play(world, choice))
        return {part: (sum(one[part][0] for one in found) / len(found), None) for part in PARTS}

    def ended(self) -> LeadParts:
        """The turn ended here, whatever question is open."""
        world = self.state.copy()
        world.phase = PHASE_AFTER
        turn.apply(world, codes.DONE)
        return lead_in_parts(world, self.seat, self.box)

    def _play(self, state: State, choice: int) -> LeadParts:
        world = state.copy()
        perform(world, choice, self.payment)
        while world.phase != PHASE_OVER and world.active == self.seat:
            perform(world, self.search.best(world), self.payment)
        return lead_in_parts(world, self.seat, self.box)


def explain(view: View, action: str, box: Box, considered: list[Considered] | None = None) -> HintWhy:
    """Why the seat to act would play this legal action. `considered`: what a searching bot chose it from.

    >>> from paname import Game, load_box
    >>> game = Game.new(seed=1)
    >>> _ = game.play("draw 1")
    >>> explain(game.view(0, "open"), "place arc", load_box())["reasons"][0]["term"]
    'keys'
    """
    texts = notation(box)
    state = from_view(view, box, Rng("explain"))
    code = texts.parse(action, state)
    if code is None:
        raise ValueError(f"{action!r:.60} is no action of the notation")
    turns = _TurnsAhead(state, box)
    found = {one.action: one for one in considered or ()}
    searched = {choice: found[text] for choice in turns.values if (text := texts.text(choice)) in found}
    choice = _choice(turns, code, searched)
    others = _others(turns, choice, searched)
    mine = turns.with_choice(choice)
    leads = [turns.with_choice(other) for other, _ in others]
    compared: LeadParts | None = None
    than = None
    if not (state.phase in (PHASE_DRAW, PHASE_BUILD) or state.looking or choice in (codes.DONE, codes.PASS)):
        compared = turns.ended()
    if others and (compared is None or _lead(mine) <= _lead(compared)):  # it must be, or is but the least evil
        compared, than = leads[0], texts.text(others[0][0])
    return HintWhy(
        choice=texts.text(choice),
        than=than,
        vp=round(_lead(mine) - _lead(compared), 1) if compared else 0.0,
        reasons=_reasons(mine, compared) if compared else [],
        alternatives=[
            HintAlternative(action=texts.text(other), vp=round(vp, 1), reason=_advantage(mine, theirs))
            for (other, vp), theirs in zip(others, leads, strict=True)
        ],
        chance=None if too_far(box) else chances_from(view, box, CHANCE_ITERATIONS, "hint")[turns.seat],
    )


def compare(better: tuple[View, int | None], played: tuple[View, int | None], seat: int, box: Box) -> list[HintReason]:
    """What one way to play a turn brings a seat that another does not.

    A way is what the seat sees when the turn is over, or before an action that shows something, and that action.
    """
    return _reasons(_parts_of(*better, seat, box), _parts_of(*played, seat, box))


def _parts_of(view: View, reveal: int | None, seat: int, box: Box) -> LeadParts:
    state = from_view(view, box, Rng("explain"))
    return lead_in_parts(state, seat, box) if reveal is None else _TurnsAhead(state, box).with_choice(reveal)


def _choice(turns: _TurnsAhead, action: int, searched: dict[int, Considered]) -> int:
    """The choice an action is a part of: the best, where it may be of several."""
    if action in turns.values:
        return action
    served = [choice for choice in turns.values if action in actions_of_choice(turns.state, choice)]
    visits = {choice: one.visits for choice, one in searched.items()}
    return max(served, key=lambda choice: (visits.get(choice, 0), turns.values[choice]), default=action)


def _others(turns: _TurnsAhead, choice: int, searched: dict[int, Considered]) -> list[tuple[int, float]]:
    """The next best choices with their lead over this one: by the search, where there was one, and the evaluation."""
    value = turns.values.get(choice, turns.search.value_of(turns.state, choice))
    leads = {one: turns.values[one] - value for one in turns.values if one != choice}
    if choice not in searched or len(searched) == 1:
        return sorted(leads.items(), key=lambda item: -item[1])[:ALTERNATIVES]
    best = sorted((searched[one].visits, lead, one) for one, lead in leads.items() if one in searched)[-ALTERNATIVES:]
    return [
        (one, (visits * (searched[one].lead - searched[choice].lead) + TRUST * lead) / (visits + TRUST))
        for visits, lead, one in reversed(best)
    ]


def _lead(parts: LeadParts) -> float:
    return sum(vp for vp, _ in parts.values())


def _reasons(mine: LeadParts, theirs: LeadParts) -> list[HintReason]:
    """The largest differences, those that speak for it first."""
    found = [_difference(part, mine[part], theirs[part]) for part in PARTS]
    largest = sorted((one for one in found if abs(one["vp"]) >= LEAST), key=lambda one: -abs(one["vp"]))[:REASONS]
    return sorted(largest, key=lambda one: -one["vp"])


def _difference(part: str, mine: Part, theirs: Part) -> HintReason:
    known = mine[1] is not None and theirs[1] is not None
    amount = int((mine[1] or 0.0) - (theirs[1] or 0.0)) if known else 0
    vp = round(mine[0] - theirs[0], 1)
    return HintReason(term=part, vp=vp, amount=amount if amount * vp > 0 else 0)  # fewer tiles may be the better ones


def _advantage(mine: LeadParts, theirs: LeadParts) -> HintReason | None:
    reasons = _reasons(mine, theirs)
    return reasons[0] if reasons and reasons[0]["vp"] > 0 else None
