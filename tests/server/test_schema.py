"""What is generated from the message types is up to date, and describes them."""

import random
import subprocess
import sys
from pathlib import Path

import jsonschema_rs

from paname.server.http.handlers import HANDLERS
from paname.server.wire.endpoints import ENDPOINTS
from tests.rules.games import ALL_OPTIONS, choose, new_game
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


def described(name: str) -> jsonschema_rs.Validator:
    """Nothing may be missing and nothing may be there that the document does not name."""
    schemas = schema.openapi()["components"]["schemas"]
    for one in schemas.values():
        if "properties" in one:
            one["additionalProperties"] = False
    return jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas}})


def test_games_send_what_the_document_says() -> None:
    view, event, plan = described("View"), described("Event"), described("MovePlan")
    for number, options in enumerate(ALL_OPTIONS[:: len(ALL_OPTIONS) // 6]):
        game, chance = new_game(options, number), random.Random(number)
        while not game.over:
            for one in game.play(choose(game.legal(), chance)):
                event.validate(one)
            if len(game.history) % 7 == 0 and not game.over:
                for one in game.plans():
                    plan.validate(one)
                for viewer in (None, 0):
                    view.validate(game.view(viewer, "closed" if number % 2 else "open"))
