"""`paname bots`: the list of what there is."""

import json
from pathlib import Path

from paname.bots import kinds, levels
from tests.arena.tools import paname


def test_every_bot_parameter_and_level_is_listed(tmp_path: Path) -> None:
    said = paname(tmp_path, "bots").stdout
    for kind in kinds().values():
        assert kind.name in said
        assert all(parameter.name in said for parameter in kind.parameters)
    assert all(f"level:{level.level}" in said for level in levels())
    assert "(from odd-bots)" in said


def test_as_data(tmp_path: Path) -> None:
    found = json.loads(paname(tmp_path, "bots", "--json").stdout)
    by_name = {kind["name"]: kind for kind in found["kinds"]}
    assert by_name["mcts"]["package"] is None
    assert by_name["hangs"]["package"] == "odd-bots"
    slips = by_name["greedy"]["parameters"][0]
    assert (slips["name"], slips["type"], slips["default"]) == ("slips", "float", 0.0)
    assert [level["level"] for level in found["levels"]] == [1, 2, 3, 4, 5, 6, 7, 8]
