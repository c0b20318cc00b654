"""Why one way to play is better than another: where the VP come from in games that are played on from both.

Everybody plays one turn ahead, as the trained player does without its tree (or `greedy`, where no net knows the box),
and takes any of the choices that are about as good: once all is known, there would be one game only, played many times.
Both ways are played on in the same worlds, dealt from what the seat knows. An average difference that luck may have
made is no reason, and nothing is told where these games, or what would be told of them, speak against the verdict.
"""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

from paname.bots.choosing import actions_of_choice, evaluation
from paname.bots.net.turns import NetTurns
from paname.bots.netbot import net_value, too_far
from paname.bots.netfile import NetFile
from paname.bots.search.lookahead import Lookahead
from paname.box import Box
from paname.knowing.determinize import from_view
from paname.knowing.view import tile_name
from paname.rules import codes, scoring, turn
from paname.rules.rng import Rng
from paname.rules.state import PHASE_OVER, State
from paname.types import HintReason, View

Sources = Counter[str]
"""VP by where they come from, named as in `HintReason`."""
TwoEnds = tuple[list[Sources], list[Sources]]
"""By seat, what two lines lead to in one world."""

WORLDS = (16,)
MANY_WORLDS = (16, 64)
"""In so many, games are played on; of a mistake in more of them, where the first tell nothing."""
MOST_FOR, MOST_AGAINST = 3, 2
"""Reasons told: what speaks for it, and what it costs."""
LEAST = 1.0
"""VP; less is no reason."""
SURE = 3.0
"""Standard errors; what is closer to nothing may be luck: there are some fifty differences."""
CLOSE, CLOSE_VP = 0.01, 0.5
"""In shares of a game, or in VP where no net plays: choices whose values differ by less are about as good.

So far, one turn ahead does not tell which is better: of 39 second choices this close, a search of 2,000 iterations
found 14 as good or better; of 26 further away, 3."""


def compare(
    view: View,
    better: Sequence[int],
    other: Sequence[int],
    box: Box,
    net: NetFile | None = None,
    worlds: Sequence[int] = WORLDS,
) -> list[HintReason]:
    """What speaks for one line of play, largest first, then what it costs; empty: nothing that could be told.

    A line begins with actions of the seat to act, as far as they show nothing. `view`: what that seat sees, with open
    screens. `worlds`: in how many the games are played; each number only if those before it tell nothing.

    >>> from paname import Game, load_box
    >>> game = Game.new(players=2, seed=1)
    >>> _ = game.play("draw 1")
    >>> compare(game.view(0, "open"), [codes.PLACE], [codes.PLACE], load_box(), worlds=[2])
    []
    """
    seat = view["active"]
    assert seat is not None, "somebody is to act"
    pairs = list[TwoEnds]()
    for count in worlds:
        pairs += _ends(view, (better, other), box, net, range(len(pairs), count))
        by_kind = [(_by_kind(mine), _by_kind(theirs)) for mine, theirs in pairs]
        if found := _told(pairs, seat) or _told(by_kind, seat):
            return found
    return []


def _told(pairs: list[TwoEnds], seat: int) -> list[HintReason]:
    """The largest in whole VP, what they cost, and last what else there is, where that is more than luck."""
    rival = _strongest_rival([theirs for _, theirs in pairs], seat)
    found = _differences(pairs, seat, rival)
    largest = sorted((one for one in found.items() if _is_sure(one[1])), key=lambda one: -abs(mean(one[1])))
    gains = [one for one in largest if mean(one[1]) > 0][:MOST_FOR]
    costs = [one for one in largest if mean(one[1]) < 0][:MOST_AGAINST]
    named = dict(gains + costs)
    rest = [sum(each) for each in zip(*(vp for of, vp in found.items() if of not in named), strict=True)]
    lead = [_lead(mine, seat, rival) - _lead(theirs, seat, rival) for mine, theirs in pairs]
    if min(round(mean(lead)), sum(round(mean(vp)) for vp in named.values())) <= 0:
        return []
    if rest and _is_sure(rest):
        named[seat, "rest"] = rest
    told = [HintReason(seat=one, source=source, vp=round(mean(vp))) for (one, source), vp in named.items()]
    return told if sum(one["vp"] for one in told) > 0 else []


def _lead(end: list[Sources], seat: int, rival: int) -> int:
    return end[seat].total() - end[rival].total()


def _by_kind(end: list[Sources]) -> list[Sources]:
    """All bonus tiles as one source, and all districts: what is spread over many may be sure in sum."""
    found = [Sources() for _ in end]
    for seat, sources in enumerate(end):
        for source, vp in sources.items():
            kind = source.partition(":")[0]
            found[seat]["bonus" if kind == "tile" else kind] += vp
    return found


def _ends(
    view: View, lines: tuple[Sequence[int], Sequence[int]], box: Box, net: NetFile | None, worlds: range
) -> list[TwoEnds]:
    found, search = list[TwoEnds](), None
    for number in worlds:
        world = from_view(view, box, Rng(f"playing out/{number}"))
        search = search or one_turn_ahead(world, box, net)
        better, other = (_play_out(world.copy(), line, search, Rng(f"playing on/{number}")) for line in lines)
        found.append((better, other))
    return found


def one_turn_ahead(state: State, box: Box, net: NetFile | None = None) -> Lookahead:
    """By the net, or by the evaluation where no net knows the box."""
    players = len(state.seats)
    if net is None and too_far(box):
        return Lookahead(evaluation(box, players), state)
    return NetTurns(net_value(box, players, net), state)


def _play_out(world: State, line: Sequence[int], search: Lookahead, rng: Rng) -> list[Sources]:
    """To the end of the game; `world` is changed."""
    scored = [Sources() for _ in world.seats]  # by tiles, from here on
    for action in line:
        _play(world, action, scored)
    while world.phase != PHASE_OVER:
        for action in actions_of_choice(world, _choice(world, search, rng)):
            _play(world, action, scored)
    return [found + _counted(world, seat) for seat, found in enumerate(scored)]


def _choice(world: State, search: Lookahead, rng: Rng) -> int:
    options = search.list_choices(world)
    if options.size == 1:
        return options.items[0]
    search.best_listed(world)
    least = max(search.values) - (CLOSE if isinstance(search, NetTurns) else CLOSE_VP)
    near = [choice for choice, value in zip(options.list(), search.values, strict=True) if value >= least]
    return near[rng.below(len(near))]


def _play(world: State, action: int, scored: list[Sources]) -> None:
    me, seat, pair_tile = world.me, world.active, world.pair_tile
    before = me.vp_bonus
    turn.apply(world, action)
    if me.vp_bonus != before:
        tile = pair_tile if action >= codes.PAIR else (action - codes.USE) // codes.CHOICES
        scored[seat][tile_name(tile)] += me.vp_bonus - before


def _counted(world: State, seat: int) -> Sources:
    """What a finished game counts apart from bonus tiles."""
    me, districts = world.seats[seat], world.lookup.box.districts
    found = Sources({"building": me.vp_building, "prestige": me.vp_prestige, "end_tile": me.vp_end_tile})
    found[tile_name(world.lookup.per_franc)] = me.vp_francs
    for index, district in enumerate(districts):
        found[f"district:{district.slug}"] = scoring.district_vp(world, index, seat)
    return +found


def _strongest_rival(ends: list[list[Sources]], seat: int) -> int:
    others = [other for other in range(len(ends[0])) if other != seat]
    return max(others, key=lambda other: sum(end[other].total() for end in ends))


def _differences(pairs: list[TwoEnds], seat: int, rival: int) -> dict[tuple[int, str], list[int]]:
    """By seat and source, what speaks for the first line in each of the games."""
    found = {}
    for one, sign in ((seat, 1), (rival, -1)):
        for source in sorted({source for pair in pairs for end in pair for source in end[one]}):
            found[one, source] = [sign * (mine[one][source] - theirs[one][source]) for mine, theirs in pairs]
    return found


def _is_sure(vp: list[int]) -> bool:
    """Large enough, and not luck."""
    return abs(mean(vp)) >= max(LEAST, SURE * stdev(vp) / sqrt(len(vp)))
