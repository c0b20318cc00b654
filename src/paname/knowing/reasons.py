"""Why an action is not legal now: a code to translate and its arguments, the most telling reason first.

The codes and their arguments are listed in docs/reasons.md.
"""

from collections.abc import Callable

from paname.box.model import DISTRICTS, FIRST_PRESTIGE, RESOURCE_KINDS, TOKENS, VALUES
from paname.records.notation import Notation, notation
from paname.rules import bits, board, codes, effects, end_tiles, keys, price, track, turn
from paname.rules.codes import FROM_ARC, FROM_BANK, FROM_BUILDING, FROM_LANDMARK, TO_LANDMARK
from paname.rules.state import (
    PHASE_AFTER,
    PHASE_BONUS,
    PHASE_BUILD,
    PHASE_DRAW,
    PHASE_MAIN,
    PHASE_OVER,
    PHASE_PAIR,
    PHASE_SCORE,
    PHASE_VP,
    ActionBuffer,
    State,
)
from paname.rules.tiles import PAIR_SIZE
from paname.types import Reason, ReasonCode

QUESTIONS = {PHASE_BUILD: "build", PHASE_VP: "vp", PHASE_BONUS: "bonus", PHASE_SCORE: "score", PHASE_PAIR: "pair"}


_LONGEST_TEXT = 200
"""No action is longer; of a longer text only so much is read."""
MOVE_WORDS, MOVE_WITH_WORDS = 3, 5
"""Words of a move, and of one with a tile: no action has more."""


def reason(code: ReasonCode, **args: int | str) -> Reason:
    return {"code": code, "args": args}


def why_not(state: State, text: str) -> Reason | None:
    """None if the action is legal now. Codes that begin with `malformed` mean that the text is no action at all."""
    action = notation(state.lookup.box).parse(text, state)
    if action is None:
        return _why_malformed(state, text)
    return why_illegal(state, action)


def why_illegal(state: State, action: int) -> Reason | None:
    if action in turn.legal_list(state):
        return None
    if action == codes.LOOK:
        return None if end_tiles.may_look(state) else _wrong_moment(state, "main") or _take(state)
    return _wrong_moment(state, codes.kind_of(action).moment) or _explain(state, action)


def _told(state: State) -> list[int]:
    """Legal actions to name as an example: no end tile before the player has looked at them."""
    out = ActionBuffer()
    turn.legal_for_seat(state, out)
    return out.list()


# The wrong moment


def _wrong_moment(state: State, moment: str) -> Reason | None:
    phase = state.phase
    if phase == PHASE_OVER:
        return reason("game-over")
    if phase == PHASE_DRAW and moment != "draw":
        return reason("draw-first")
    if phase != PHASE_DRAW and moment == "draw":
        return reason("already-drawn" if state.pile_left else "no-tiles-left")
    if state.looking:
        return reason("must-take")
    asked = QUESTIONS.get(phase)
    if asked:
        if moment == asked or (moment == "free" and phase not in (PHASE_BUILD, PHASE_PAIR)):
            return None
        return reason("question-open", question=asked)
    if moment in QUESTIONS.values():
        return reason("no-question", question=moment)
    if phase == PHASE_AFTER and moment == "main":
        return reason("main-action-done")
    if phase == PHASE_MAIN and moment == "done":
        return reason("main-action-first")
    return None


# The right moment, but not possible


def _explain(state: State, action: int) -> Reason:
    kind = codes.kind_of(action)
    return EXPLANATIONS[kind.name](state, action - kind.first)


def _draw(_: State, pile: int) -> Reason:
    return reason("pile-empty", pile=pile + 1)


def _build(state: State, district: int) -> Reason:
    names = notation(state.lookup.box)
    site = VALUES * district + state.drawn % VALUES
    if state.built >> site & 1:
        return reason("space-taken", place=names.site(site))
    building = names.box.types[state.lookup.type[state.drawn]]
    return reason("type-already-there", district=names.districts[district], building=building)


def _place(state: State, where: int) -> Reason:
    if where == codes.ARC:
        if state.me.arc:
            return reason("already-on-arc")
    elif state.me.banks >> where & 1:
        return reason("already-on-bank", district=notation(state.lookup.box).districts[where])
    return reason("no-key-in-hand")


def _bonus(state: State, space: int) -> Reason:
    return _space(state, space, ahead=True) or _francs(state, int(state.lookup.bonus_price[state.bought]))


def _score(state: State, kind: int) -> Reason:
    if not bits.get(state.slots, kind):
        return reason("no-slot", token=TOKENS[FIRST_PRESTIGE + kind])
    return _tokens(state, FIRST_PRESTIGE + kind, 1)


def _vp(state: State, choice: int) -> Reason:
    names = notation(state.lookup.box)
    tile, district = divmod(choice, DISTRICTS)
    if not state.vp_supply >> tile & 1:
        return reason("vp-tile-gone", tile=names.vp_tiles[tile])
    return reason("vp-spot-taken", district=names.districts[district])


def _buy(state: State, kind: int) -> Reason:
    if not bits.get(state.reserve, kind):
        return reason("none-in-reserve", token=TOKENS[kind])
    return _francs(state, int(state.lookup.buy[kind]))


def _sell(state: State, kind: int) -> Reason:
    return _tokens(state, kind, 1)


def _pair(state: State, kind: int) -> Reason:
    return _tokens(state, kind, PAIR_SIZE, real=True)


def _pass(state: State, _: int) -> Reason:
    main = [code for code in _told(state) if codes.kind_of(code).moment == "main"]
    example = next(code for code in main if not codes.needs_tile(code))
    return reason("main-action-possible", example=notation(state.lookup.box).text(example))


def _francs(state: State, need: int) -> Reason:
    return reason("needs-francs", have=int(state.me.francs), need=need)


def _tokens(state: State, kind: int, need: int, *, real: bool = False) -> Reason:
    have = bits.get(state.me.tokens, kind) if real else state.me.at_hand(kind)
    return reason("needs-token", token=TOKENS[kind], have=int(have), need=need)


def _take(state: State, tile: int | None = None) -> Reason:
    if state.pile_left:
        return reason("piles-not-empty")
    if tile is None or not state.end_pile:
        return reason("no-end-tiles")
    return reason("end-tile-gone", tile=tile + 1)


def _space(state: State, space: int, *, ahead: bool = False) -> Reason | None:
    """Why the tile of a bonus space (counted from 0) cannot be taken."""
    if ahead and not track.forward(state.me) >> space & 1:
        return reason("space-behind", space=space + 1, meeple=int(state.me.meeple))
    if track.takeable(state, state.me) >> space & 1:
        return None
    if state.stock >> space & 1:
        return reason("number-owned", number=state.track[space] + 1)
    return reason("space-empty", space=space + 1)


def _owned(state: State, tile: int) -> Reason | None:
    """Why a bonus tile (number - 1) cannot be used: not owned, or used."""
    if state.me.used >> tile & 1:
        return reason("tile-used", number=tile + 1)
    if not state.me.unused >> tile & 1:
        return reason("tile-not-owned", number=tile + 1)
    return None


def _fetch(state: State, space: int) -> Reason:
    found = _owned(state, int(state.lookup.fetch_tile)) or _space(state, space)
    assert found is not None, "what can be fetched is legal"
    return found


def _back(state: State, space: int) -> Reason:
    owned = _owned(state, int(state.lookup.back_tile))
    if owned:
        return owned
    if not track.backward(state.lookup, state.me) >> space & 1:
        return reason("space-out-of-reach", space=space + 1, spaces=int(state.lookup.back_spaces))
    found = _space(state, space)
    assert found is not None, "what can be taken is legal"
    return found


def _use(state: State, code: int) -> Reason:
    tile, choice = divmod(code, codes.CHOICES)
    if tile >= codes.FIRST_END:
        return reason("end-tile-not-held", tile=tile - codes.FIRST_END + 1)
    owned = _owned(state, tile)
    if owned:
        return owned
    effect = state.lookup.effect[tile]
    if effect == effects.KEY:
        if not state.me.reserve_keys:
            return reason("no-key-in-reserve")
        return _francs(state, int(state.lookup.key_price[tile]))
    if effect == effects.PAIRS:
        return _tokens(state, int(state.lookup.pair_family[tile]) + choice - 1, PAIR_SIZE, real=True)
    if tile == state.lookup.per_franc:
        return reason("scores-at-the-end", number=tile + 1)
    return reason("only-in-a-move", number=tile + 1)


# Moves


def _move(state: State, code: int) -> Reason:
    district, origin, target, tile = codes.decode_move(code)
    obstacle = move_obstacle(state, district, origin, target, tile) or missing_price(
        state, price.between(state.lookup, origin, target), state.lookup.target_cost[target]
    )
    assert obstacle, "a move without obstacle is legal"
    return obstacle


def move_obstacle(state: State, district: int, origin: int, target: int, tile: int) -> Reason | None:
    """Why a move is not possible, apart from its price."""
    names = notation(state.lookup.box)
    return (
        no_key_there(state, district, origin)
        or _no_such_target(state, names, district, target)
        or _not_higher(state, origin, target)
        or _occupied(state, names, district, target, tile)
    )


def no_key_there(state: State, district: int, origin: int) -> Reason | None:
    me = state.me
    if origin == FROM_ARC:
        there = bool(me.arc)
    elif origin == FROM_BANK:
        there = bool(me.banks >> district & 1)
    elif origin < FROM_LANDMARK:
        there = bool(me.sites >> (VALUES * district + origin - FROM_BUILDING) & 1)
    else:
        landmark = origin - FROM_LANDMARK
        there = bool(me.landmarks & state.district_landmarks(district) & (1 << landmark))
    return None if there else reason("no-key-there", place=notation(state.lookup.box).origin(district, origin))


def _no_such_target(state: State, names: Notation, district: int, target: int) -> Reason | None:
    if target < TO_LANDMARK:
        built = state.built >> (VALUES * district + target) & 1
        return None if built else reason("not-built", place=names.target(district, target))
    landmark = target - TO_LANDMARK
    here = state.district_landmarks(district)
    if here >> landmark & 1:
        return None
    if not state.supply >> landmark & 1:
        there = next(i for i in range(DISTRICTS) if state.district_landmarks(i) >> landmark & 1)
        return reason("landmark-elsewhere", landmark=names.landmarks[landmark], district=names.districts[there])
    if not state.lookup.above[here] >> landmark & 1:
        highest = max(mark.value for i, mark in enumerate(names.box.landmarks) if here >> i & 1)
        return reason("landmark-too-low", landmark=names.landmarks[landmark], above=highest)
    return None


def _not_higher(state: State, origin: int, target: int) -> Reason | None:
    start, end = int(state.lookup.origin_value[origin]), int(state.lookup.target_value[target])
    return None if end > start else reason("not-higher", value=end, origin=start)


def _occupied(state: State, names: Notation, district: int, target: int, tile: int) -> Reason | None:
    """R5.1 and R9.5."""
    site, landmark, where = VALUES * district + target, target - TO_LANDMARK, names.target(district, target)
    sites, landmarks = keys.destinations(state, state.me, tile)
    possible = bool(sites >> site & 1 if landmark < 0 else landmarks >> landmark & 1)
    if tile == codes.WITH_NONE:
        standing = board.keys(state)[site] if landmark < 0 else board.landmark_keys(state)[landmark]
        return None if possible else reason("occupied", place=where, seat=standing[0])
    number = int(state.lookup.own_key if tile == codes.WITH_OWN else state.lookup.opponent_key)
    owned = _owned(state, number)
    if owned or possible:
        return owned
    code: ReasonCode = "needs-own-key-there" if tile == codes.WITH_OWN else "needs-opponents-key-there"
    return reason(code, place=where, number=number + 1)


def missing_price(state: State, francs: int, cost: int) -> Reason | None:
    """Why a price in francs and resources (packed) cannot be paid as things stand; None if it can."""
    if state.me.francs < francs:
        return _francs(state, francs)
    for kind in range(RESOURCE_KINDS):
        if price.missing(state.me, cost, kind) > 0:
            return _tokens(state, kind, bits.get(cost, kind))
    return None


EXPLANATIONS: dict[str, Callable[[State, int], Reason]] = {
    "draw": _draw, "build": _build, "place": _place, "bonus": _bonus, "score": _score, "vp": _vp, "take": _take,
    "buy": _buy, "sell": _sell, "use": _use, "fetch": _fetch, "back": _back, "pair": _pair, "pass": _pass,
    "move": _move,
}  # fmt: skip
"""By kind of action. The second argument is the choice: the code within its kind."""


# Texts that are no action


def _why_malformed(state: State, text: str) -> Reason:
    if not isinstance(text, str):
        raise TypeError(f"an action is a text such as 'draw 1', not {text!r:.60}")
    names = notation(state.lookup.box)
    words = text[:_LONGEST_TEXT].split(" ")[: MOVE_WITH_WORDS + 1]
    verbs = sorted({known.split(" ")[0] for known in names.codes})
    if words[0] not in verbs:
        return reason("malformed-verb", verb=words[0], expected=" ".join(verbs))
    if words[0] == "move" and len(words) in (MOVE_WORDS, MOVE_WITH_WORDS):
        return _why_malformed_move(state, names, words)
    for i in range(len(words), 0, -1):
        begun = " ".join(words[:i])
        fitting = [known for known in names.codes if known == begun or known.startswith(f"{begun} ")]
        if fitting:
            legal = [names.text(code) for code in _told(state)]
            example = next((known for known in legal if known in fitting), fitting[0])
            return reason("malformed", after=begun, example=example)
    raise AssertionError("a known verb begins some action")


def _why_malformed_move(state: State, names: Notation, words: list[str]) -> Reason:
    for place in words[1:MOVE_WORDS]:
        if not _is_place(names, place):
            return reason("malformed-place", place=place)
    if len(words) == MOVE_WITH_WORDS:
        tiles = [str(tile + 1) for tile in (state.lookup.own_key, state.lookup.opponent_key)]
        if words[3] != "with" or words[4] not in tiles:
            return reason("malformed-with", expected=" ".join(f"with {tile}" for tile in tiles))
    if words[1] == words[2] or words[2] == "arc" or words[2].endswith(":bank"):
        return reason("not-a-destination", place=words[2])
    return reason("other-district", origin=words[1], target=words[2])


def _is_place(names: Notation, text: str) -> bool:
    district, colon, rest = text.partition(":")
    return text == "arc" or (
        district in names.districts and colon == ":" and rest in ("bank", *names.values, *names.landmarks)
    )
