"""Events in little memory: compressed with the events of a sample game as dictionary, a tenth of a list of dicts.

In memory only, so the dictionary may differ from one version to the next."""

import random
import zlib
from functools import cache

import msgspec

from paname import Game
from paname.types import Event

_events = msgspec.json.Decoder(list[Event])
_WINDOW = -13  # raw deflate, 8 kB


@cache
def _sample() -> bytes:
    game = Game.new(players=4, seed=1)
    rng = random.Random(1)
    told = b""
    for _ in range(80):
        told += msgspec.json.encode(game.play(rng.choice(game.legal())))
    return told[-6000:]


def pack(events: list[Event]) -> bytes:
    if not events:
        return b""
    made = zlib.compressobj(1, zlib.DEFLATED, _WINDOW, 5, zdict=_sample())
    return made.compress(msgspec.json.encode(events)) + made.flush()


def unpack(packed: bytes) -> list[Event]:
    return _events.decode(zlib.decompressobj(_WINDOW, zdict=_sample()).decompress(packed)) if packed else []
