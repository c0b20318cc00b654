"""One schedule of `make chaos`, short."""

import pytest

from tests.server.chaos import one_schedule
from tests.server.cluster import Cluster
from tests.server.conftest import run


def test_a_short_schedule(cluster: Cluster) -> None:
    chaos = run(one_schedule(cluster, 1, 6.0))
    assert chaos.blows
    assert sum(len(table.commands) for table in chaos.tables) > 5


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 8))
def test_schedules(cluster: Cluster, seed: int) -> None:
    run(one_schedule(cluster, seed, 20.0), 200)
