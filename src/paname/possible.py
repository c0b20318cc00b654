"""What makes a position possible. Whatever is set up by hand is checked here, step by step and as a whole.

It need not have come about by play: tokens may have been taken where nothing is built, and piles may be short.
What play makes of such a position is possible too.
"""

from collections import Counter

from paname.box.model import LANDMARKS, PRESTIGE_KINDS, SITES, SPACES, TOKENS, VALUES
from paname.draft import Draft, PositionError, whole
from paname.knowing.view import phase
from paname.records.notation import counts, notation
from paname.rules import benefits, bits, board, building, effects, end_tiles, memory, turn, unseen
from paname.rules.state import (
    NEVER,
    PHASE_BONUS,
    PHASE_BUILD,
    PHASE_DRAW,
    PHASE_MAIN,
    PHASE_OVER,
    PHASE_PAIR,
    PHASE_SCORE,
    State,
)

HIGHEST_FIGURE = 999_999
"""Of francs, VP and rounds."""
MOST_LOOSE = 127
"""Of a kind, shown by tiles: their number is not that of the tokens in the box."""


def figure(position: Draft, name: str, value: int | str) -> int:
    """A figure of a seat, see `Position.figures`."""
    box = position.box
    most = {
        "keys": box.keys[position.options.players] + box.reserve_keys,
        "reserve_keys": box.reserve_keys,
        "meeple": SPACES,
    }
    return whole(value, name, most.get(name, HIGHEST_FIGURE))


def earliest_use(state: State, tile: int) -> int:
    """How many end tiles had been taken, at least, when this one was used: itself, and as many as at the use before."""
    taken = [other for _, other in memory.takes(state)].index(tile) + 1
    return max([taken, *(after for _, _, after in memory.uses(state))])


def check(position: Draft) -> None:
    """Everything that is seen only when all is set up; a `PositionError` says what cannot be."""
    _check_keys(position)
    _check_tokens(position)
    _check_buildings(position)
    _check_end(position.state)
    _check_question(position.state)


def _check_keys(position: Draft) -> None:
    total = position.box.keys[position.options.players] + position.box.reserve_keys
    for i, seat in enumerate(position.state.seats):
        off, on = seat.keys + seat.reserve_keys, board.keys_of(seat)
        if off + on != total:
            raise PositionError(f"seat {i} has {total} keys in all, not {off} beside {on} on the board")


def _check_tokens(position: Draft) -> None:
    state = position.state
    for kind, name in enumerate(TOKENS):
        there = position.setup.tokens.count(kind)
        if there != position.box.tokens.count(kind):
            raise PositionError(f"{there} {name} are laid: the box has {position.box.tokens.count(kind)}")
        held = sum(int(bits.get(seat.tokens, kind)) for seat in state.seats) + int(bits.get(state.reserve, kind))
        beside = sum(token == kind + 1 for token in board.tokens(state))
        if held + beside > there:
            raise PositionError(
                f"{held} {name} are held and in the reserve, {beside} beside the board: the box has {there}"
            )
    for i, seat in enumerate(state.seats):
        if seat.loose and i != state.active:
            raise PositionError(f"seat {i} has loose tokens: only the seat to act has, until its turn ends (R9.4)")


def _check_buildings(position: Draft) -> None:
    """Every tile drawn stands, or left the game; nothing else stands."""
    state, names = position.state, notation(position.box)
    for tile in bits.indices(state.discarded & ~unseen.revealed(state)):
        raise PositionError(f"{names.sites[tile]} left the game and was not drawn from a pile")
    drawn = [tile for tile in bits.indices(unseen.revealed(state)) if not state.discarded >> tile & 1]
    if not position.options.free_districts:
        for tile in sorted({*drawn} ^ {*bits.indices(state.built)}):
            wrong = "was drawn and does not stand" if tile in drawn else "stands and was not drawn from a pile"
            raise PositionError(f"{names.sites[tile]} {wrong}")
        return
    lookup = state.lookup
    fresh = Counter((tile % VALUES, int(lookup.type[tile])) for tile in drawn if tile != state.drawn)
    standing = Counter((site % VALUES, kind - 1) for site, kind in enumerate(board.buildings(state)) if kind)
    for value, kind in sorted((fresh - standing) + (standing - fresh)):
        of, number = f"{position.box.types[kind]} of value {names.values[value]}", (value, kind)
        raise PositionError(f"tiles `{of}`: {fresh[number]} drawn and still in the game, {standing[number]} standing")


def _check_end(state: State) -> None:
    if state.end_takes and state.pile_left:
        raise PositionError("End Game tiles are taken when every pile is empty (R6.1): there are tiles left to draw")
    if not state.end_pile and state.last_round == NEVER and state.phase != PHASE_OVER:
        raise PositionError("all End Game tiles are taken: `last_round` must say which round is the last (R10.1)")
    if state.last_round < state.round:
        raise PositionError(f"round {state.round} comes after the last round, {state.last_round}")
    if state.last_round not in (state.round, state.round + 1, NEVER):
        raise PositionError(f"the last round is this one, {state.round}, or the next (R10.1), not {state.last_round}")
    if state.end_pile and state.last_round != NEVER:
        raise PositionError("there is a last round when all End Game tiles are taken (R10.1): some are left")


def _check_question(state: State) -> None:
    """What is asked can be answered."""
    asked = phase(state)
    needed = {
        PHASE_DRAW: (bool(state.pile_left), "a tile in a pile"),
        PHASE_BUILD: (_can_build(state), "`asked drawn=`, a tile drawn that fits somewhere, and free districts"),
        PHASE_BONUS: (_bonus_price(state) >= 0, "`asked bought=`, a value that brings a bonus tile"),
        PHASE_SCORE: (
            bool(state.slots) and _has_slots(state),
            "`asked bought= slots=`, a landmark and slots of it, such as silver+gold",
        ),
        PHASE_PAIR: (
            _can_pair(state),
            "`asked pair_tile= phase_after_pairs=`, a used tile of pairs and the phase before",
        ),
        PHASE_MAIN: (
            not state.looking or end_tiles.may_take(state),
            "no tile in the piles and an End Game tile in its own",
        ),
    }
    holds, what = needed.get(state.phase, (True, ""))
    if not holds:
        raise PositionError(f"the phase {asked!r} needs {what}")
    if state.phase != PHASE_OVER and not turn.legal_list(state):
        raise PositionError(f"in the phase {asked!r} nothing could be done")


def _can_build(state: State) -> bool:
    known = state.free_districts and 0 <= state.drawn < SITES and unseen.revealed(state) >> state.drawn & 1
    return bool(known and building.fitting_districts(state))


def _bonus_price(state: State) -> int:
    return int(state.lookup.bonus_price[state.bought]) if 0 <= state.bought < VALUES else -1


def _has_slots(state: State) -> bool:
    """A landmark was bought, and has these slots."""
    landmark = state.bought - benefits.LANDMARK
    if not 0 <= landmark < LANDMARKS:
        return False
    printed, empty = (counts(packed, PRESTIGE_KINDS) for packed in (state.lookup.slots[landmark], state.slots))
    return all(left <= number for left, number in zip(empty, printed, strict=True))


def _can_pair(state: State) -> bool:
    tile = state.pair_tile
    after = state.phase_after_pairs in range(PHASE_MAIN, PHASE_OVER) and state.phase_after_pairs != PHASE_PAIR
    pairs = 0 <= tile < SPACES and state.lookup.effect[tile] == effects.PAIRS
    return bool(after and pairs and state.me.used >> tile & 1)
