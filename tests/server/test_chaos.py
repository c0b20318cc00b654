"""A short schedule of `make chaos`, and that a seed is one."""

from pathlib import Path
from typing import get_args

import pytest

from paname import server
from paname.server.ops.failpoints import FAILPOINTS
from tests.server.chaos import carry_out
from tests.server.cluster import Cluster
from tests.server.conftest import run
from tests.server.schedules import Kind, draw


def test_a_seed_is_a_schedule() -> None:
    assert draw(1) == draw(1)
    assert draw(1) != draw(2)
    blows = [blow for seed in range(200) for blow in draw(seed).blows]
    assert {blow.kind for blow in blows} == {*get_args(Kind)}
    assert {blow.place for blow in blows if blow.kind == "doom"} == {*FAILPOINTS} == {*draw(1).delays[0]}


def test_every_place_is_somewhere() -> None:
    source = "".join(file.read_text() for file in Path(server.__file__).parent.rglob("*.py"))
    assert all(source.count(f'reach("{place}")') == 1 for place in FAILPOINTS)


def test_a_short_schedule_twice(cluster: Cluster) -> None:
    """The same people try the same things, and the same things go wrong; what comes of it depends on the machine."""
    schedule = draw(50, intentions=6, blows=2)
    for _ in range(2):
        chaos = run(carry_out(cluster, schedule), 300)
        assert (chaos.begun, chaos.struck) == (schedule.people, schedule.blows)
        assert sum(len(table.commands) for table in chaos.tables) > 5


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 8))
def test_schedules(cluster: Cluster, seed: int) -> None:
    run(carry_out(cluster, draw(seed)), 300)
