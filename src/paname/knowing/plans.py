"""How a wanted move could be paid: the cheapest chain of free actions before it (interface.md, Payments).

Worth is counted in francs: a token is worth what buying it costs, a tile of tokens what selling its best token brings,
a prestige token the VP it may score. A tile that brings francs costs nothing but the tile.
"""

from dataclasses import dataclass

from paname.box.model import PRESTIGE, RESOURCES, TOKENS, VALUES
from paname.knowing.reasons import missing_price, move_obstacle, move_price, no_key_there
from paname.records.notation import mask_indices, notation
from paname.rules import bits, codes, effects, keys, turn
from paname.rules.codes import TO_LANDMARK
from paname.rules.state import MAIN, State
from paname.types import MovePlan


@dataclass(frozen=True)
class Step:
    """Something free that helps to pay: what it brings and what it is worth to its owner."""

    action: int
    worth: float
    francs: int = 0
    tokens: tuple[int, ...] = ()  # resource kinds
    then: tuple[int, ...] = ()  # actions right after it: sales of its tokens


def plans(state: State) -> list[MovePlan]:
    """Every move of the active player that only its price may stand in the way of."""
    if state.phase != MAIN or state.looking:
        return []
    places = [(d, origin) for d in range(6) for origin in range(codes.ORIGINS) if not no_key_there(state, d, origin)]
    moves = [(*place, target, tile) for place in places for target in range(codes.TARGETS) for tile in _tiles(state)]
    return [_plan(state, *move) for move in moves if not move_obstacle(state, *move)]


def _tiles(state: State) -> list[int]:
    tiles = [codes.WITH_NONE]
    if state.me.unused >> state.lookup.own_key & 1:
        tiles.append(codes.WITH_OWN)
    if state.me.unused >> state.lookup.opponent_key & 1:
        tiles.append(codes.WITH_OPPONENT)
    return tiles


def _plan(state: State, district: int, origin: int, target: int, tile: int) -> MovePlan:
    names = notation(state.lookup.box)
    francs, cost = move_price(state, origin, target)
    missing = missing_price(state, origin, target)
    chain = [] if missing is None else payment(state, francs, cost)
    price = {"francs": francs, **{kind: need for kind, need in zip(RESOURCES, cost, strict=True) if need}}
    return {
        "action": names.text(codes.move(district, origin, target, tile)),
        "price": price,
        "gains": _gains(state, district, origin, target),
        "chain": None if chain is None else [names.text(action) for action in chain],
        "reason": missing,
    }


def _gains(state: State, district: int, origin: int, target: int) -> list[str]:
    box = state.lookup.box
    gains = []
    site = VALUES * district + target
    if target < TO_LANDMARK:
        value = box.values[target]
        if state.tokens >> site & 1:
            gains.append(f"token:{TOKENS[state.token_kinds[site]]}")
        if value.vp:
            gains.append(f"vp:{value.vp}")
        if value.bonus_price is not None:
            gains.append(f"bonus:{value.bonus_price}")
    else:
        slots = box.landmarks[target - TO_LANDMARK].slots
        most = sum(min(slots[k], int(state.me.at_hand(3 + k))) * box.prestige_vp[k] for k in range(len(PRESTIGE)))
        gains.append(f"prestige:{most}")
    if keys.is_fourth_key(state, district, origin) and state.vp_supply:
        gains.append("vp_tile")
    return gains


# Payment


def payment(state: State, francs: int, cost: list[int]) -> list[int] | None:
    """The cheapest free actions that make the price payable, in playable order; None if nothing does."""
    short = [max(0, need - int(state.me.at_hand(kind))) for kind, need in enumerate(cost)]
    best: tuple[float, list[int]] | None = None
    for bought in _supplies(state, short):
        need = francs + sum(-step.francs for step in bought) - int(state.me.francs)
        sold = _raise_francs(state, need, cost, bought)
        if sold is None:
            continue
        worth = sum(step.worth for step in (*bought, *sold))
        if best is None or worth < best[0]:
            tiles = [step.action for step in bought if step.action >= codes.USE]
            buys = [step.action for step in bought if step.action < codes.USE]
            best = worth, [*tiles, *(action for step in sold for action in (step.action, *step.then)), *buys]
    if best is None or not _playable(state, best[1]):
        return None
    return best[1]


def _playable(state: State, chain: list[int]) -> bool:
    scratch = state.copy()
    for action in chain:
        if action not in turn.legal_list(scratch):
            return False
        turn.apply(scratch, action)
    return True


def _supplies(state: State, short: list[int]) -> list[list[Step]]:
    """Every set of tiles and purchases that brings the resources that are short."""
    kind = next((kind for kind, amount in enumerate(short) if amount > 0), None)
    if kind is None:
        return [[]]
    return _supplied(state, short, kind, used=())


def _supplied(state: State, short: list[int], kind: int, used: tuple[int, ...]) -> list[list[Step]]:
    found = []
    for step in _sources(state, kind, used):
        left = [amount - step.tokens.count(k) for k, amount in enumerate(short)]
        after = next((k for k, amount in enumerate(left) if amount > 0), None)
        rests = [[]] if after is None else _supplied(state, left, after, (*used, _source(step)))
        found += [[step, *rest] for rest in rests]
    return found


def _source(step: Step) -> int:
    """What a step uses up: a tile, or one resource of the reserve."""
    return step.action if step.action < codes.USE else codes.USE + (step.action - codes.USE) // codes.CHOICES


def _sources(state: State, kind: int, used: tuple[int, ...]) -> list[Step]:
    box = state.lookup.box
    steps = []
    if bits.get(state.reserve, kind) > used.count(codes.BUY + kind):
        steps.append(Step(codes.BUY + kind, worth=box.buy[kind], francs=-box.buy[kind], tokens=(kind,)))
    for tile in _held_tiles(state):
        if codes.USE + tile not in used:
            steps += _tile_tokens(state, tile, kind)
    return steps


def _held_tiles(state: State) -> list[int]:
    """Bonus and end tiles that the active player may activate, as the codes of USE count them."""
    return [*mask_indices(state.me.unused), *(codes.FIRST_END + end for end in mask_indices(state.me.end_tiles))]


def _tile_tokens(state: State, tile: int, kind: int) -> list[Step]:
    """Ways to activate a tile that bring a resource of a kind."""
    rules = state.lookup
    effect, first = rules.effect[tile], int(rules.kind[tile])
    sell = rules.box.sell
    if effect == effects.TOKENS and first == kind:
        amount = int(rules.amount[tile])
        return [Step(codes.use(tile, 0), worth=sell[kind] * amount, tokens=(kind,) * amount)]
    if first != 0:
        return []
    if effect == effects.ONE_OF:
        return [Step(codes.use(tile, 1 + kind), worth=max(sell[:3]), tokens=(kind,))]
    if effect == effects.TWO_OF:
        pairs = [(min(kind, other), max(kind, other)) for other in range(3)]
        worth = 2 * max(sell[:3])
        return [Step(codes.use(tile, codes.two_kinds(*pair)), worth=worth, tokens=pair) for pair in pairs]
    return []


def _raise_francs(state: State, need: int, cost: list[int], bought: list[Step]) -> list[Step] | None:
    """The cheapest sales and tiles that bring so many francs."""
    if need <= 0:
        return []
    best: dict[int, tuple[float, list[Step]]] = {0: (0.0, [])}
    for step in _earners(state, cost, bought):
        for have, (worth, steps) in list(best.items()):
            reached = min(need, have + step.francs)
            if reached not in best or worth + step.worth < best[reached][0]:
                best[reached] = worth + step.worth, [*steps, step]
    return best[need][1] if need in best else None


def _earners(state: State, cost: list[int], bought: list[Step]) -> list[Step]:
    me, rules = state.me, state.lookup
    box = rules.box
    busy = [_source(step) for step in bought]
    steps = []
    for tile in _held_tiles(state):
        if codes.USE + tile not in busy:
            steps += _tile_francs(state, tile)
    for kind in range(len(TOKENS)):
        brought = sum(step.tokens.count(kind) for step in bought)
        surplus = int(me.at_hand(kind)) + brought - (cost[kind] if kind < 3 else 0)
        worth = box.buy[kind] if kind < 3 else box.prestige_vp[kind - 3]
        steps += [Step(codes.SELL + kind, worth=worth, francs=box.sell[kind])] * max(0, surplus)
    return steps


def _tile_francs(state: State, tile: int) -> list[Step]:
    """A tile for its francs, or for what its tokens are sold for (R9.4)."""
    rules = state.lookup
    effect, first, sell = rules.effect[tile], int(rules.kind[tile]), rules.box.sell
    if effect == effects.GAIN:
        francs = int(rules.gain_francs[tile])
        return [Step(codes.use(tile, 0), worth=0.5, francs=francs)] if francs else []
    if effect == effects.TOKENS:
        choice, kind, amount = 0, first, int(rules.amount[tile])
    elif effect in (effects.ONE_OF, effects.TWO_OF):
        kind = max(range(first, first + 3), key=lambda one: sell[one])
        choice, amount = 1 + kind - first, 1
        if effect == effects.TWO_OF:
            choice, amount = int(codes.two_kinds(kind - first, kind - first)), 2
    else:
        return []
    francs = sell[kind] * amount
    return [Step(codes.use(tile, choice), worth=francs, francs=francs, then=(codes.SELL + kind,) * amount)]
