from typing_extensions import Buffer

from paname.bots.net.plain import Parts

class Net:
    def __init__(self, words: int, hidden: int, outputs: int, parts: Parts) -> None: ...
    def __call__(self, slot: int, bits: Buffer) -> bytes: ...
