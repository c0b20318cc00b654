"""What a type checker is told of the base classes that PettingZoo and OpenSpiel bring without types: anything goes."""

from typing import Any


class Untyped:
    def __init__(self, *args: Any, **named: Any) -> None: ...

    def __getattr__(self, name: str) -> Any: ...
