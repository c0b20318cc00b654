"""What the pages say is so."""

import asyncio
import re
from pathlib import Path

import pytest
from msgspec import structs

from paname.server.client import Client
from paname.server.settings import Settings
from paname.server.wire import messages as m
from paname.server.wire.endpoints import ENDPOINTS
from tests.server.conftest import SQLITE_FIRST, Running, run, until

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_the_bot_of_the_api_page_plays(server: Running) -> None:
    text = (DOCS / "api.md").read_text()
    source = next(one for one in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "async def main" in one)
    space: dict[str, object] = {}
    exec(source.replace('asyncio.run(main("http://localhost:8000", "the-id-in-the-link"))', ""), space)

    async def play() -> None:
        async with Client(server.url) as ada:
            table = (await ada.create(m.CreateTable([m.SeatRequest("open"), m.SeatRequest("open")]))).table.id
            robots = [asyncio.create_task(space["main"](server.url, table)) for _ in range(2)]  # type: ignore[operator]
            await until(lambda: ada.table(table), lambda info: all(seat.kind != "open" for seat in info.seats))
            await ada.start(table)
            await asyncio.gather(*robots)
            assert (await ada.table(table)).status == "over"

    run(play())


def test_every_setting_and_endpoint_is_described() -> None:
    hosting, api = (DOCS / "hosting.md").read_text(), (DOCS / "api.md").read_text()
    for field in structs.fields(Settings):
        assert f"PANAME_{field.name.upper()}`" in hosting, field.name
    for endpoint in ENDPOINTS:
        assert endpoint.path.removeprefix("/api/tables/{id}") in api, endpoint.path
