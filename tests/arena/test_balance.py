"""`paname balance`: what is counted adds up to what the game itself scored."""

import json
from pathlib import Path

import pytest

from paname import Options
from paname.arena.balance.sensitivity import UNSURE, weigh_figures
from paname.arena.balance.totals import raw_figures, total
from paname.arena.match import box_of, play
from paname.arena.outcome import Outcome, Usage
from paname.arena.plan import Conditions, Plan, round_robin
from tests.arena.test_arena import read_page
from tests.arena.tools import paname

BOX = box_of(None)


def games_of(bot: str, players: int, games: int, chosen: Options | None = None) -> list[Outcome]:
    plan = Plan(round_robin([bot], players), games, 3, Conditions(chosen or Options(players), usage=True))
    return [play(match, plan.conditions) for match in plan.matches()]


def sum_of(usage: Usage, kind: str, measure: str) -> float:
    return sum(measures.get(measure, 0) for item, measures in usage.items() if item.split(":")[0] == kind)


@pytest.mark.parametrize(
    ("bot", "players", "more"),
    [
        ("greedy", 2, {}),
        ("greedy", 3, {"random_tokens": True, "random_bonus_track": True}),
        ("random", 4, {"free_districts": True}),
        ("random", 2, {"piles": 2}),
    ],
)
def test_every_point_and_every_franc_is_accounted_for(bot: str, players: int, more: dict[str, bool]) -> None:
    for game in games_of(bot, players, 4, Options(players, **more)):
        assert game["failure"] is None
        for seat, usage in enumerate(game["usage"]):
            sources = game["sources"][seat]
            assert sum_of(usage, "building", "vp") == sources["building"]
            assert sum_of(usage, "landmark", "vp") == sum_of(usage, "prestige", "vp") == sources["prestige"]
            assert sum_of(usage, "bonus", "vp") == sources["bonus"] + sources["francs"]
            assert sum_of(usage, "end", "vp") == sources["end_tile"]
            assert sum_of(usage, "district", "vp") == sum_of(usage, "vp_tile", "vp") == sources["district"]
            francs = sum(measures.get("francs", 0) for measures in usage.values())
            assert BOX.francs + francs == game["francs"][seat]


def test_no_more_is_used_than_there_is() -> None:
    for game in games_of("greedy", 4, 2):
        together: dict[str, float] = {}
        for usage in game["usage"]:
            for item, measures in usage.items():
                together[item] = together.get(item, 0) + measures.get("taken", measures.get("added", 0))
        copies = BOX.copies(4)
        assert all(together.get(f"bonus:{n}", 0) <= copies[n - 1] for n in range(1, 31))
        assert sum(together.get(f"end:{k}", 0) for k in range(1, 13)) == 12, "a game ends when all end tiles are taken"
        assert all(together.get(f"landmark:{landmark.slug}", 0) <= 1 for landmark in BOX.landmarks)


def test_every_unsure_figure_is_weighed() -> None:
    played = games_of("greedy", 2, 3) + games_of("greedy", 3, 3)
    totals = total("greedy", BOX, played)
    figures = weigh_figures(totals, raw_figures(None))
    weighed = {figure.key for figure in figures}
    unsure = {key for key, source in BOX.provenance.items() if source in UNSURE}
    not_weighed = {key for key in unsure - weighed if not key.endswith(".name") and not key.startswith("bonus.zones")}
    assert not_weighed == set(), "names change nothing; zones matter only to the shuffled track"
    assert all(figure.moved >= 0 for figure in figures)
    assert [figure.moved for figure in figures] == sorted((figure.moved for figure in figures), reverse=True)
    chaillot = next(figure for figure in figures if figure.key == "districts.Chaillot.bank")
    assert chaillot.uses == totals.per_game("bank:chaillot") > 0
    assert chaillot.francs == pytest.approx(7 * chaillot.uses), "a bank pays what is printed on it"
    wood = next(figure for figure in figures if figure.key == "building_values.8.cost.wood")
    eights = sum(totals.per_game(f"building:{district.slug}:8") for district in BOX.districts)
    assert wood.uses == pytest.approx(eights)
    assert wood.moved == BOX.buy[0] * wood.uses
    sold = next(figure for figure in figures if figure.key == "market.sell_prestige.gold")
    assert sold.francs == pytest.approx(BOX.sell[5] * sold.uses)
    assert {table.players: table.games for table in totals.tables} == {2: 3, 3: 3}
    assert sum(rate.won for rate in totals.tables[0].seats) == 3


def test_command(tmp_path: Path) -> None:
    args = ("balance", "--bot", "greedy", "--players", "2,4", "--games", "2", "--jobs", "1", "--report", "b.html")
    found = json.loads(paname(tmp_path, *args, "--json").stdout)
    assert found["games"] == 4
    assert [table["players"] for table in found["tables"]] == [2, 4]
    assert found["figures"][0]["moved"] >= found["figures"][-1]["moved"]
    assert {"provenance", "key", "uses", "vp", "francs"} <= set(found["figures"][0])
    assert found["items"]["bank:chaillot"]["per_game"]["used"] > 0
    page = read_page(tmp_path / "b.html")
    wanted = {"Landmarks", "Bonus tiles", "End tiles", "Banks and the Arc", "Districts", "Where the points come from"}
    assert wanted | {"Seat advantage, 2 players", "Seat advantage, 4 players"} <= set(page.headings)
    assert page.pictures >= 13


def test_mistakes(tmp_path: Path) -> None:
    assert "no bot 'clever'" in paname(tmp_path, "balance", "--bot", "clever", status=2).stderr
    assert "must be 2, 3 or 4" in paname(tmp_path, "balance", "--players", "2,5", status=2).stderr
