"""Speed, memory and storage in small, so that they cannot get lost: tools/loadtest.py has the real figures."""

import gc
import random
import tracemalloc
from pathlib import Path

import pytest

from paname import Options
from paname.box import Box, load_box
from paname.server.client import Client
from paname.server.storage.rows import EntryKind, EntryRow, SeatRow, TableRow, TableSettings
from paname.server.tables.deal import RULES_NAME, Deal, open_game
from paname.server.tables.services import shuffle
from paname.server.tables.table_game import TableGame
from tests.server.conftest import run
from tests.server.games import at_random, hot_seat, play_on
from tests.server.processes import Process
from tools import loadtest
from tools.loadtest import Plan


def test_the_driver_measures(tmp_path: Path) -> None:
    """Twelve games, forty sockets, for a few seconds: every command answered, every push counted, no error."""

    async def play() -> None:
        async with loadtest.own_server(str(tmp_path / "load.sqlite")) as (url, _):
            figures = await loadtest.play_games([url], Plan(games=12, sockets=40, seconds=4.0, pause=0.5))
        assert figures.errors == []
        assert len(figures.commands) > 12
        assert len(figures.last_pushes) > 12
        # of each game one command may be under way when measuring begins, and one when it ends
        assert abs(len(figures.last_pushes) - len(figures.commands)) <= 24
        assert len(figures.pushes) >= 2 * len(figures.last_pushes)
        assert loadtest.percentile(figures.commands, 50) < 20.0

    run(play())


@pytest.mark.slow
def test_storage_per_finished_game(tmp_path: Path) -> None:
    """Under 30 kB, indexes and all."""
    file = tmp_path / "size.sqlite"

    def size_after(*players: int) -> int:
        with Process(str(file)) as server:

            async def play() -> None:
                async with Client(server.url) as ada:
                    for seed, count in enumerate(players):
                        await play_on(ada, await hot_seat(ada, count), at_random(seed))

            run(play())
            assert server.stop() == 0
        return file.stat().st_size

    first = size_after(2)
    assert (size_after(2, 4) - first) / 2 < 30_000


def _idle_table(box: Box, seed: int) -> TableGame:
    """As the cache keeps it, most of a game in."""
    options = Options(players=4).data()
    dealt = Deal.of(shuffle(options, box))
    rng = random.Random(seed)
    seats = [SeatRow(n, "human", f"Player {n}", None, rng.randbytes(16), rng.randbytes(16)) for n in range(4)]
    row = TableRow(
        id=f"{rng.random()}"[:10],
        name=f"Table {seed}",
        status="running",
        listed=True,
        options=options,
        settings=TableSettings("closed", True, True, True, "normal"),
        host=rng.randbytes(16),
        rules=RULES_NAME,
        components=box.sha256,
        setup=dealt.compressed(),
        salt=dealt.salt,
        commitment=dealt.commitment,
        active=0,
        round=1,
        created=1,
        updated=1,
        seats=seats,
    )
    table_game = TableGame(row, open_game(RULES_NAME, options, dealt.text, box))
    clients = [rng.randbytes(8) for _ in range(4)]
    for seq in range(1, 301):
        seat = table_game.game.active or 0
        table_game.apply(
            EntryRow(
                seq,
                EntryKind.ACTION,
                seat,
                rng.choice(table_game.game.seat(seat).legal_texts()),
                clients[seat],
                1_800_000_000 + seq,
            )
        )
    return table_game


def test_memory_per_idle_table() -> None:
    """Under 20 kB in the cache, 300 actions into a game of four; one that was dropped from it costs nothing."""
    box = load_box()
    kept = [_idle_table(box, 0)]  # what the first brings along for all
    gc.collect()
    tracemalloc.start()
    kept += [_idle_table(box, seed) for seed in range(1, 9)]
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] / (len(kept) - 1)
    tracemalloc.stop()
    assert grown < 20_000
