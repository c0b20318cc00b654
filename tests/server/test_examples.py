"""The worked examples that the rulebook's page steps through give what docs/rules.md says of them."""

import httpx
import msgspec
import pytest

from paname.server import examples
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError
from tests.server.conftest import Running, run

TOLD = examples.told().examples


def args(example: int, page: int) -> dict[str, int | str]:
    return TOLD[example - 1].pages[page - 1].args


def price(example: int, page: int) -> dict[str, int]:
    plan = TOLD[example - 1].pages[page - 1].plan
    assert plan is not None
    assert plan["chain"] == [], "it is payable as it stands"
    return dict(plan["price"])


def test_the_figures_are_those_of_the_rules() -> None:
    assert price(1, 4) == {"francs": 1}
    assert (price(2, 2), price(2, 4)) == ({"francs": 3}, {"francs": 4, "marble": 1, "gold": 1})
    assert price(3, 2) == {"francs": 15, "marble": 1, "gold": 2}
    assert args(3, 3) == {"vp": 10}
    assert args(5, 2) == {"number": 18, "vp": 5, "vpAll": 15}
    assert args(9, 3) == {"number": 30, "vp": 15}


@pytest.mark.parametrize(
    ("example", "sums", "vp"),
    [(6, [13, 10, 13, 3], [10, 5, 20, 0]), (7, [16, 21, 8, 21], [4, 16, 0, 16]), (8, [12, 5], [18, 0])],
)
def test_the_scorings_are_those_of_the_rules(example: int, sums: list[int], vp: list[int]) -> None:
    last = args(example, len(TOLD[example - 1].pages))
    assert [last[f"sum{seat}"] for seat in "ABCD"[: len(sums)]] == sums
    assert [last[f"vp{seat}"] for seat in "ABCD"[: len(vp)]] == vp
    events = TOLD[example - 1].pages[-1].steps[-1].events
    assert [event["vp"] for event in events if event["type"] == "district_scored"] == [vp]


def test_what_is_higher_and_what_can_be_added_is_what_the_rules_allow() -> None:
    first = examples.play_on(m.TryExample(1))
    moves = [plan["action"] for plan in first.plans if "batignolles:" in plan["action"].split()[2]]
    above = [text for text in moves if not text.split(":")[-1].isdigit()]
    assert set(moves) - set(above) == {"move batignolles:3 batignolles:4"}
    fourth = examples.play_on(m.TryExample(4))
    added = {plan["action"].split(":")[-1] for plan in fourth.plans}
    assert added == set(str(args(4, 3)["high"]).split())
    assert added.isdisjoint(str(args(4, 2)["low"]).split())


def test_one_can_play_on_from_every_example() -> None:
    for number, example in enumerate(TOLD, 1):
        line = [step.action for page in example.pages for step in page.steps]
        for played in range(len(line) + 1):
            tried = examples.play_on(m.TryExample(number, line[:played]))
            assert played == len(line) or line[played] in tried.legal
            assert tried.view["phase"] == "over" or tried.legal
    with pytest.raises(RefusedError, match="not-higher"):
        examples.play_on(m.TryExample(1, ["move batignolles:3 batignolles:2"]))


def test_over_http(server: Running) -> None:
    async def ask() -> None:
        async with httpx.AsyncClient(base_url=server.url) as reader:
            told = await reader.get("/api/examples")
            assert told.json() == msgspec.to_builtins(examples.told())
            assert len(msgspec.json.decode(told.content, type=m.Examples).examples) == len(examples.told().examples)
            tried = await reader.post("/api/examples", json={"example": 5, "actions": ["use 18"]})
            assert tried.json()["view"]["seats"][0]["vp"] == 15
            refused = await reader.post("/api/examples", json={"example": 5, "actions": ["use 20"]})
            assert (refused.status_code, refused.json()["code"]) == (422, "tile-not-owned")
            assert (await reader.post("/api/examples", json={"example": 10})).status_code == 400

    run(ask())
