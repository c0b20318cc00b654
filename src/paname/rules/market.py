"""R7: buying and selling tokens, a free action."""

from mypy_extensions import i64

from paname.rules import bits, codes
from paname.rules.state import ActionBuffer, State


def legal_trades(state: State, out: ActionBuffer) -> None:
    me = state.me
    if state.reserve:
        for kind in range(3):
            if bits.get(state.reserve, kind) and me.francs >= state.lookup.buy[kind]:
                out.add(codes.BUY + kind)
    if me.tokens | me.loose:
        for kind in range(6):
            if me.at_hand(kind):
                out.add(codes.SELL + kind)


def buy(state: State, kind: i64) -> None:
    me = state.me
    me.francs -= state.lookup.buy[kind]
    me.gain_token(kind)
    state.reserve = bits.plus(state.reserve, kind, -1)


def sell(state: State, kind: i64) -> None:
    me = state.me
    me.francs += state.lookup.sell[kind]
    if me.spend_token(kind) and kind < 3:  # prestige leaves the game
        state.reserve = bits.plus(state.reserve, kind, 1)
