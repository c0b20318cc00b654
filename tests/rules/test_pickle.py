"""What the library hands out can be copied and pickled."""

import copy
import pickle
from functools import partial
from typing import Any

import pytest

from paname import (
    Action,
    ActionError,
    BoxError,
    Game,
    IllegalAction,
    MalformedAction,
    Options,
    PositionError,
    RecordError,
    Rng,
    Study,
    load_box,
)
from paname.rules.state import equal

WAYS = [copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))]


@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
def test_values(way: Any) -> None:
    game = Game.new(players=3, seed=4, random_tokens=True)
    game.play("draw 2")
    for value in (game, game.options, Options(4, piles=2), game.setup, load_box()):
        assert way(value) == value
    assert equal(way(game.state), game.state)
    action = way(Action.parse("use 21 wood gold"))
    assert (action, action.tokens, action.tile, action.kind) == ("use 21 wood gold", ("wood", "gold"), 21, "use")
    rng = Rng(3)
    rng.word()
    assert [way(rng).word()] == [rng.word()]


@pytest.mark.parametrize("way", WAYS, ids=["copy", "deepcopy", "pickle"])
def test_errors(way: Any) -> None:
    reason = {"code": "needs-francs", "args": {"have": 1, "need": 2}}
    errors = [kind("draw 1", reason) for kind in (ActionError, IllegalAction, MalformedAction)]
    for error in (
        *errors,
        RecordError("actions[3]", "no"),
        BoxError("market.buy", "not-a-table", {"found": "3"}, 7),
        PositionError("no"),
    ):
        again = way(error)
        assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


@pytest.mark.parametrize("names", [["Ada"], [1, 2]])
def test_a_record_wants_a_name_for_each_seat(names: Any) -> None:
    for write in (Game.new(seed=1).record, partial(Study, Game.new(seed=1))):
        with pytest.raises(ValueError, match="2 names are needed"):
            write(names=names)


def test_an_action_is_immutable() -> None:
    action = Action.parse("draw 1")
    with pytest.raises(AttributeError, match="immutable"):
        action.pile = 2  # type: ignore[misc]
    with pytest.raises(AttributeError, match="immutable"):
        del action.verb  # all games share it
    assert {action: 1}["draw 1"] == 1
