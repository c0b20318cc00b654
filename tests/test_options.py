"""The options of a game are named in `Options`; where types or the wire need them spelled again, they are the same."""

from dataclasses import asdict, fields
from typing import Any, get_type_hints

import pytest
from msgspec import structs

from paname.envs.single_game import NewGame
from paname.rules.options import MEANINGS, NUMBERS, OPTION_NAMES, Options, Variants
from paname.server.wire.messages import RuleOptions

TYPES = get_type_hints(Options)


def variants(named: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in named.items() if name != "players"}


def test_every_spelling_has_the_same_names_and_types() -> None:
    assert get_type_hints(Variants) == variants(TYPES)
    assert get_type_hints(NewGame).items() >= TYPES.items()
    assert get_type_hints(RuleOptions) == variants(TYPES)


def test_and_the_same_defaults() -> None:
    assert structs.asdict(RuleOptions()) == variants(asdict(Options()))


def test_every_option_says_what_it_means_and_which_numbers_it_takes() -> None:
    assert tuple(MEANINGS) == OPTION_NAMES
    assert set(NUMBERS) == {field.name for field in fields(Options) if field.type in (int, "int")}


@pytest.mark.parametrize(
    "wrong", [{"random_tokens": "no"}, {"free_districts": 1}, {"players": 2.0}, {"piles": "3"}], ids=str
)
def test_an_option_of_another_type_is_refused(wrong: dict[str, Any]) -> None:
    """Compiled and interpreted alike."""
    with pytest.raises(TypeError):
        Options(**wrong)


def test_what_is_missing_is_named() -> None:
    given = {"free_districts": True, "random_bonus_track": False, "piles": 2}
    with pytest.raises(ValueError, match="these options are missing: players, random_tokens"):
        Options.of(given)
