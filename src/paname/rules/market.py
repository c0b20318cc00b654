"""R7: buying and selling tokens, a free action."""

from librt.vecs import vec
from mypy_extensions import i64

from paname.box.model import RESOURCE_KINDS, TOKEN_KINDS
from paname.rules import bits, codes
from paname.rules.state import Seat, State


def legal_trades(state: State, me: Seat, items: vec[i64], size: i64) -> i64:
    for kind in range(RESOURCE_KINDS):
        items[size] = codes.BUY + kind
        size += bits.some(state.reserve, kind) & i64(me.francs >= state.lookup.buy[kind])
    at_hand = me.tokens + me.loose
    for token in range(TOKEN_KINDS):
        items[size] = codes.SELL + token
        size += bits.some(at_hand, token)
    return size


def buy(state: State, kind: i64) -> None:
    me = state.me
    me.francs -= state.lookup.buy[kind]
    me.gain_token(kind)
    state.reserve = bits.plus(state.reserve, kind, -1)


def sell(state: State, kind: i64) -> None:
    me = state.me
    me.francs += state.lookup.sell[kind]
    real = me.spend_token(kind)
    if kind < RESOURCE_KINDS:  # prestige leaves the game
        state.reserve = bits.plus(state.reserve, kind, real)
