"""Why a bot would play an action: its chance to win, what else there is, and where its VP come from.

Only the seat's view is used. All of it is judged by the net that plays, whichever bot chose the action.
"""

from functools import cache

from paname.bots.bot import Considered
from paname.bots.chances import Outlook, outlook_from
from paname.bots.choosing import actions_of_choice
from paname.bots.netbot import too_far
from paname.bots.playing_out import compare, one_turn_ahead
from paname.box import Box
from paname.knowing.determinize import from_view
from paname.records.notation import notation
from paname.rules import codes
from paname.rules.rng import Rng
from paname.rules.state import State
from paname.types import HintAlternative, HintReason, HintWhy, View

ALTERNATIVES = 2
CHANCE_ITERATIONS = 200
"""Of the search that tells the chance to win."""
ALIKE = 0.02
"""Of the chance to win: what is so close is as good (an analysis calls it good), and there is no reason to tell.

It is no matter of luck: with another seed, a difference of two such chances changes by 0.004 (root mean square of 78
positions), in nine of ten positions by less than 0.005."""
ALIKE_VP = 0.5
"""The same where nobody knows the chance."""
HINT_WORLDS = (8,)
"""A hint is waited for."""


def explain(view: View, action: str, box: Box, considered: list[Considered] | None = None) -> HintWhy:
    """Why the seat to act would play this legal action. `considered`: what a searching bot chose it from.

    >>> from paname import Game, load_box
    >>> game = Game.new(seed=1)
    >>> _ = game.play("draw 1")
    >>> why = explain(game.view(0, "open"), "place arc", load_box())
    >>> why["choice"], len(why["alternatives"])
    ('place arc', 2)
    """
    texts = notation(box)
    state = from_view(view, box, Rng("explain"))
    code = texts.parse(action, state)
    if code is None:
        raise ValueError(f"{action!r:.60} is no action of the notation")
    search = one_turn_ahead(state, box)
    search.best(state)
    values = dict(zip(search.options[0].list(), search.values, strict=True))
    visits = {one.action: one.visits for one in considered or ()}

    def liking(choice: int) -> tuple[int, float]:
        """By the bot's own search, where there was one, and one turn ahead."""
        return visits.get(texts.text(choice), 0), values[choice]

    choice = code
    if code not in values:  # a payment: for the best of what it may pay
        paid = [one for one in values if code in actions_of_choice(state, one)]
        choice = max(paid, key=liking, default=code)
    others = sorted((one for one in values if one != choice), key=liking, reverse=True)[:ALTERNATIVES]
    worth = values.get(choice, search.value_of(state, choice))

    @cache
    def outlook(one: int) -> Outlook | None:
        return None if too_far(box) else outlook_from(view, box, CHANCE_ITERATIONS, "hint", one)

    def ahead(one: int) -> float:
        """How much more likely a win is with the choice than with this one; in VP where nobody knows."""
        mine, theirs = outlook(choice), outlook(one)
        return worth - values[one] if mine is None or theirs is None else mine.chances[me] - theirs.chances[me]

    def alternative(one: int) -> HintAlternative:
        theirs, by = outlook(one), ahead(one)
        if theirs is None:
            vp = round(-by, 1)
            return HintAlternative(action=texts.text(one), chance=None, lead=None, vp=vp, alike=abs(vp) < ALIKE_VP)
        chance, lead = theirs.chances[me], round(theirs.leads[me], 1)
        return HintAlternative(action=texts.text(one), chance=chance, lead=lead, vp=None, alike=abs(by) <= ALIKE)

    me = state.active
    alike = 0.0 if too_far(box) else ALIKE
    mine = outlook(choice)
    may_end = codes.DONE in values and choice != codes.DONE
    instead = [codes.DONE] if may_end else others
    worse = [one for one in instead if ahead(one) > alike]
    than = next(iter(worse or instead), None)
    return HintWhy(
        choice=texts.text(choice),
        than=None if than in (None, codes.DONE) else texts.text(than),
        reasons=_reasons(view, state, choice, worse[0], box) if worse else [],
        alternatives=[alternative(one) for one in others],
        chance=mine.chances[me] if mine else None,
        lead=round(mine.leads[me], 1) if mine else None,
    )


def _reasons(view: View, state: State, choice: int, than: int, box: Box) -> list[HintReason]:
    """In every world the same actions: what pays for a choice is known to its seat."""
    better, other = (actions_of_choice(state, one) for one in (choice, than))
    return compare(view, better, other, box, worlds=HINT_WORLDS)
