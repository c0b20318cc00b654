"""What is generated from the message types is up to date, and describes them."""

import subprocess
import sys
from pathlib import Path

from paname.server.http.handlers import HANDLERS
from paname.server.wire.endpoints import ENDPOINTS
from tools import schema

ROOT = Path(__file__).parents[2]


def test_the_document_is_up_to_date() -> None:
    checked = subprocess.run([sys.executable, "tools/schema.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_every_endpoint_has_a_handler_and_a_description() -> None:
    assert {one.name for one in ENDPOINTS} == set(HANDLERS)
    document = schema.openapi()
    assert sum(len(methods) for methods in document["paths"].values()) == len(ENDPOINTS)
    references = str(document).split("#/components/schemas/")[1:]
    names = {text.split("'")[0].split("}")[0] for text in references}
    assert names <= set(document["components"]["schemas"])


def test_a_dict_with_named_keys_lists_them() -> None:
    """The client would have to guess whether a seat has wood."""
    loose = schema.openapi()["components"]["schemas"]["SeatView"]["properties"]["loose"]
    assert "additionalProperties" not in loose
    assert set(loose["required"]) == set(loose["properties"]) >= {"wood", "gold prestige"}
