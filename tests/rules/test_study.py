"""Variations of a game: a tree that survives its record, and in which everything is legal."""

import copy
import json
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paname import Game, IllegalAction, Position, RecordError, Study
from paname.rules.options import Options
from paname.rules.state import fingerprint
from paname.study import StudyNode
from tests.rules.games import ALL_OPTIONS, choose, new_game, play_on


def grown(options: Options, seed: int, branches: int = 12) -> Study:
    """A random game with random variations of it and of them, some of them to the end, and comments."""
    chance = random.Random(seed)
    study = Study(play_on(new_game(options, seed), chance, chance.choice([0, 5, 150, 10**6])))
    for branch in range(branches):
        node = chance.choice(study.nodes)
        for _ in range(chance.choice([1, 4, 30, 10**6])):
            legal = [str(text) for text in study.game(node).legal() if text != "take"]
            if not legal or len(study.nodes) > 1_500:
                break
            node = study.play(node, choose(legal, chance))
        node.comment = f"«{branch}»\nas far as this" if branch % 2 else ""
    return study


def shape(study: Study) -> set[tuple[Any, ...]]:
    """Every node by the way to it, whatever its number."""
    return {
        (tuple(one.action for one in node.line()), node.seat, node.comment, study.round(node) if node.parent else 0)
        for node in study.nodes
    }


@pytest.mark.parametrize("options", ALL_OPTIONS[::7], ids=str)
def test_a_study_is_the_same_after_its_record(options: Options) -> None:
    study = grown(options, seed=options.players + options.piles)
    record = json.loads(json.dumps(study.record()))
    again = Study.from_record(record)
    assert shape(again) == shape(study)
    assert again.record() == record
    assert [[node.action for node in line] for line in again.variations()] == [
        [node.action for node in line] for line in study.variations()
    ]
    assert Game.from_record(record) == study.game(study.end), "the game itself is read by whoever knows no variations"


@pytest.mark.parametrize(
    "way", [copy.deepcopy, lambda study: pickle.loads(pickle.dumps(study))], ids=["copy", "pickle"]
)
def test_a_study_of_a_whole_game_is_copied(way: Callable[[Any], Any]) -> None:
    game = Game.new(players=4, seed=1)
    while not game.over:
        game.play(choose(game.seat(game.active or 0).legal_texts(), random.Random(1)))
    study = Study(game, ["Ada", "Blaise", "Colette", "Dora"])
    study.nodes[3].comment = "Income first?"
    other = study.play(study.start, "draw 2")
    again, (start, there) = way((study, [study.start, other]))
    assert (start, there) == (again.start, again.nodes[other.number])
    assert (shape(again), again.names, str(again)) == (shape(study), study.names, str(study))
    again.nodes[other.number].comment = "of the copy"
    assert not other.comment


def test_a_study_of_a_position_counts_its_rounds() -> None:
    study = Study(Position().turn(1, "draw", 5).game())
    node = study.start
    for place in ("arc", "arc", "montmartre:bank"):
        for action in ("draw 1", f"place {place}", "done"):
            before = study.game(node)
            node = study.play(node, action)
            assert study.round(node) == before.round
    assert [line.strip() for line in str(study).splitlines()] == [
        "5. Player 2: draw 1; place arc",
        "6. Player 1: draw 1; place arc",
        "6. Player 2: draw 1; place montmartre:bank",
    ]


def test_every_node_is_the_position_its_actions_lead_to() -> None:
    study = grown(ALL_OPTIONS[5], seed=3)
    for node in random.Random(1).sample(study.nodes, 60):
        again = Game.at_start(study.record())
        for one in node.line():
            assert again.active == one.seat
            again.play(one.action)
        assert fingerprint(study.game(node).state) == fingerprint(again.state)


def test_lines_part_and_share_nothing() -> None:
    study = grown(Options(players=2), seed=8)
    lines = [study.main_line(), *study.variations()]
    assert len(lines) > 5
    assert sorted(node.number for line in lines for node in line) == list(range(1, len(study.nodes)))
    assert [node.number for node in study.nodes] == list(range(len(study.nodes)))


def some_study() -> tuple[Study, StudyNode]:
    game = Game.new(players=2, seed=1)
    for action in ("draw 1", "place arc", "done", "draw 2"):
        game.play(action)
    study = Study(game, names=["Ada", "Blaise"])
    return study, study.play_all(study.nodes[1], ["place montmartre:bank", "done", "draw 3"])


def test_what_was_played_before_is_found_again() -> None:
    study, last = some_study()
    assert study.play_all(study.start, ["draw 1", "place arc"]) is study.nodes[2]
    assert study.play_all(study.nodes[1], ["place montmartre:bank", "done", "draw 3"]) is last
    assert len(study.nodes) == 8


def test_all_is_played_or_nothing() -> None:
    study, last = some_study()
    with pytest.raises(IllegalAction):
        study.play_all(last, ["place arc", "place arc"])
    assert last.children == []
    with pytest.raises(ValueError, match="name the End Game tile"):
        study.play(last, "take")


def test_a_variation_is_removed_with_all_that_follows_and_the_game_is_not() -> None:
    study, _ = some_study()
    other = study.play(study.nodes[1], "place chaillot:bank")
    study.remove(study.nodes[5])
    assert [node.action for node in study.nodes] == ["", "draw 1", "place arc", "done", "draw 2", "place chaillot:bank"]
    assert study.nodes[5] is other
    with pytest.raises(ValueError, match="cannot be removed"):
        study.remove(study.nodes[2])


def test_nodes_of_another_study_are_refused() -> None:
    study, _ = some_study()
    other, foreign = some_study()
    removed = study.play(study.nodes[1], "place chaillot:bank")
    study.remove(removed)
    for node in (foreign, other.start, removed):
        for ask in (study.game, study.remove, lambda one: study.play(one, "done")):
            with pytest.raises(ValueError, match="is not in this study"):
                ask(node)
    assert shape(study) == shape(some_study()[0])


def test_a_study_in_words() -> None:
    study, last = some_study()
    study.start.comment, last.comment = "A short one", "and so on"
    study.play_all(study.nodes[6], ["draw 1", "place arc"])
    study.play(study.end, "place arc")
    assert str(study).splitlines() == [
        "{A short one}",
        "1. Ada: draw 1; place arc",
        "    1. Ada: place montmartre:bank",
        "    1. Blaise: draw 3 {and so on}",
        "        1. Blaise: draw 1; place arc",
        "1. Blaise: draw 2",
        "    1. Blaise: place arc",
    ]


def test_comments_of_a_record_are_those_of_its_moments(tmp_path: Path) -> None:
    record = some_study()[0].record()
    first, *rest = record["actions"]
    record["actions"] = [{"comment": "Bonjour"}, first, {"comment": "well"}, {"comment": "well", "seconds": 3}, *rest]
    study = Study.from_record(record)
    assert (study.start.comment, study.nodes[1].comment) == ("Bonjour", "well\nwell")
    study.save(tmp_path / "a.paris.json")
    assert shape(Study.load(tmp_path / "a.paris.json")) == shape(study)


def test_a_game_that_broke_off_while_somebody_looked() -> None:
    game = play_on(new_game(Options(players=2), 4), random.Random(1), 10**6)
    while "take" not in game.legal():
        game.undo()
    game.play("take")
    study = Study.from_record(game.record())
    assert [node.action for node in study.main_line()] == game.record()["actions"][:-1]


OF = "variations[0].of: expected the number of an earlier variation"
DAMAGED: list[tuple[Any, str]] = [
    ("draw 1", "variations: expected a list, found 'draw 1'"),
    ([7], "variations[0]: expected `after` and `actions`, found 7"),
    ([{"after": 0}], "variations[0]: expected `after` and `actions`, found {'after': 0}"),
    ([{"after": 5, "actions": ["done"]}], "variations[0].after: expected a number of actions, 0 to 4; found 5"),
    ([{"after": True, "actions": ["done"]}], "variations[0].after: expected a number of actions, 0 to 4; found True"),
    ([{"of": 0, "after": 0, "actions": ["done"]}], f"{OF}, found 0"),
    ([{"of": -1, "after": 0, "actions": ["done"]}], f"{OF}, found -1"),
    ([{"after": 0, "actions": []}], "variations[0].actions: expected at least one action, found none"),
    ([{"after": 0, "actions": ["done"]}], "variations[0].actions[0]: 'done': draw-first"),
    ([{"after": 0, "actions": ["draw 2", "dance"]}], "variations[0].actions[1]: 'dance': malformed-verb"),
    ([{"after": 0, "actions": [{"comment": "x"}]}], "variations[0].actions[0]: expected an action, found {'comm"),
    ([{"after": 0, "actions": ["draw 2", 7]}], "variations[0].actions[1]: expected an action or a comment, found 7"),
    (
        [{"after": 0, "actions": ["draw 2"]}, {"of": 0, "after": 0, "actions": ["draw 3"]}],
        "variations[1].after: expected a number of actions, 1 to 1; found 0",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("variations", "said"), DAMAGED)
def test_damage_is_named(variations: Any, said: str) -> None:
    record = {**some_study()[0].record(), "variations": variations}
    with pytest.raises(RecordError) as error:
        Study.from_record(record)
    assert str(error.value).startswith(said)


def test_one_text_is_not_several_actions() -> None:
    study = Study(Game.new(seed=1))
    with pytest.raises(TypeError, match="actions are a list of texts, not one: 'draw 1'"):
        study.play_all(study.start, "draw 1")


def test_a_study_does_not_grow_on_another() -> None:
    one, other = Study(Game.new(seed=1)), Study(Game.new(seed=1))
    with pytest.raises(ValueError, match="not in this study"):
        one.grow(other.start, 0, "draw 1")
    assert [len(study.nodes) + len(study.start.children) for study in (one, other)] == [1, 1]
