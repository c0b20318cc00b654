"""What the seat to act would throw away by ending its turn now, as far as it can still be helped.

Loose tokens (R9.4). Of what could be taken back: a bonus tile for nothing that was declined, prestige that a landmark
of this turn takes and that was sold without need. In the seat's last turn (R10.1): whatever would still bring VP.
"""

from collections.abc import Iterator, Sequence

from paname.box.model import FIRST_PRESTIGE, PRESTIGE_KINDS, TOKEN_KINDS, TOKENS
from paname.knowing.view import tile_name
from paname.rules import bits, codes, end_tiles, gains, shown, tiles, track
from paname.rules.benefits import LANDMARK
from paname.rules.lookup import FRANC
from paname.rules.state import PHASE_AFTER, State
from paname.types import Loss, Tokens


def losses(state: State, played: Sequence[int]) -> list[Loss]:
    """`played`: the codes of the last actions, those that could be taken back."""
    if state.phase != PHASE_AFTER:
        return []
    found = [*_loose(state), *_declined(state, played), *_prestige(state, played)]
    return [*found, *_points(state)] if end_tiles.is_last_round(state) else found


def _loose(state: State) -> Iterator[Loss]:
    if state.me.loose:
        tokens: Tokens = {token: bits.get(state.me.loose, kind) for kind, token in enumerate(TOKENS)}
        yield {"kind": "loose", "tokens": tokens}


def _declined(state: State, played: Sequence[int]) -> Iterator[Loss]:
    """A bonus tile that has its price is a purchase, and not to buy throws nothing away."""
    if codes.NO_BONUS in played and not state.lookup.bonus_price[state.bought] and track.ahead(state, state.me):
        yield {"kind": "bonus"}


def _prestige(state: State, played: Sequence[int]) -> Iterator[Loss]:
    """Sold without need: the francs for it are still there. In the last turn also what was kept."""
    lookup, spare = state.lookup, state.me.francs
    last = end_tiles.is_last_round(state) and codes.NO_SCORE in played
    for kind in range(PRESTIGE_KINDS):
        token = FIRST_PRESTIGE + kind
        number, sells_for = played.count(codes.SELL + token), lookup.sell[token]
        if sells_for:
            number = min(number, spare // sells_for)
        kept = bits.get(state.me.tokens, token) if last else 0
        number = min(number + kept, bits.get(state.slots, kind))
        spare -= sells_for * max(number - kept, 0)
        if number:
            landmark = state.bought - LANDMARK
            vp = int(number * gains.slot_vp(lookup, landmark, kind))
            yield {
                "kind": "prestige",
                "token": TOKENS[token],
                "number": int(number),
                "landmark": lookup.box.landmarks[landmark].slug,
                "vp": vp,
            }


def _points(state: State) -> Iterator[Loss]:
    """Each by itself, things being as they are."""
    me, left = state.me, shown.tiles_of(state.me)
    while left:
        tile = bits.lowest(left)
        left &= left - 1
        if vp := _vp(state, tile):
            yield {"kind": "vp", "piece": tile_name(tile), "vp": vp}
    for kind in range(TOKEN_KINDS):
        if vp := _franc_vp(state) * state.lookup.sell[kind] * bits.get(me.tokens, kind):
            yield {"kind": "vp", "piece": f"token:{TOKENS[kind]}", "vp": int(vp)}


def _vp(state: State, tile: int) -> int:
    """What an unused tile would bring, itself or by the tile it fetches."""
    lookup, me = state.lookup, state.me
    if tile == lookup.fetch_tile:
        return _most_vp(state, track.takeable(state, me))
    if tile == lookup.back_tile:
        return _most_vp(state, track.within_reach_back(state, me))
    if shown.gives(lookup, tile):
        francs = lookup.gain_francs[tile] + lookup.worth[tile] // FRANC  # its tokens are sold
        return int(lookup.gain_vp[tile] + _franc_vp(state) * francs)
    return int(tiles.scoring_vp(state, me, tile))


def _most_vp(state: State, spaces: int) -> int:
    numbers = track.numbers_on(state, spaces) & ~bits.bit(state.lookup.fetch_tile) & ~bits.bit(state.lookup.back_tile)
    most = 0
    while numbers:
        most = max(most, _vp(state, bits.lowest(numbers)))
        numbers &= numbers - 1
    return most


def _franc_vp(state: State) -> int:
    """What a franc at the end of the game brings: tile 27."""
    lookup, me = state.lookup, state.me
    return int(lookup.franc_vp) if me.owns(lookup.per_franc) else 0
