"""The guided first game of the client: a recorded game that must stay legal, and what the client shows of it.

The client knows no rules: it shows the events of each action, the figures of the base box and the count at the end
(`first-game.steps.json`), made here from the record.
After a change of the rules, the events, the count or the base box: `python tests/rules/test_first_game.py`.
"""

import json
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from paname import Game
from paname.knowing.seat import visible
from paname.server.storage.rows import Ending
from paname.server.tables.story import tell

FOLDER = Path(__file__).parents[2] / "web" / "src" / "lib" / "screens" / "learn"
RECORD = FOLDER / "first-game.paris.json"
STEPS = FOLDER / "first-game.steps.json"
LEARNER = 0


def steps() -> dict[str, Any]:
    """The game through the learner's eyes: the box, the start, each action with its events, the price of the learner's
    moves; and how it was counted."""
    record = json.loads(RECORD.read_text("utf-8"))
    game = Game.at_start(record)
    start = game.view(LEARNER)
    found, told = [], []
    for number, action in enumerate(record["actions"], start=1):
        seat = game.active
        assert seat is not None, f"action {number} ({action}) comes after the end of the game"
        plans = [plan for plan in game.plans() if plan["action"] == action] if seat == LEARNER else []
        own = seat == LEARNER or not action.startswith("take ")
        told.append((seat, game.play(action)))
        events = visible(told[-1][1], LEARNER)
        found.append(
            {"step": number, "seat": seat, "action": action if own else "take", "events": events, "plans": plans}
        )
    assert game.over, "the recorded game is not finished"
    components = tomllib.loads(resources.files("paname.box").joinpath("components.toml").read_text("utf-8"))
    result = game.result()
    finale = tell(game, told, Ending("played", result.vp, result.ranks, []))
    return {"components": components, "start": start, "steps": found, "count": msgspec.to_builtins(finale.count)}


def test_the_record_is_a_legal_game_and_gives_its_result() -> None:
    record = json.loads(RECORD.read_text("utf-8"))
    game = Game.from_record(record)
    assert game.over
    assert game.result().vp == record["result"]["vp"]
    assert game.result().ranks == [1, 2], "the learner is told to have won"


def test_the_client_shows_what_happens_in_the_record() -> None:
    assert json.loads(STEPS.read_text("utf-8")) == json.loads(json.dumps(steps()))


if __name__ == "__main__":
    STEPS.write_text(json.dumps(steps(), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
