"""What is generated from the message types is up to date, and describes them."""

from paname.server import schema
from paname.server.http.handlers import HANDLERS
from paname.server.wire.endpoints import ENDPOINTS


def test_generated_files_are_up_to_date(capsys) -> None:  # type: ignore[no-untyped-def]
    import sys

    argv, sys.argv = sys.argv, ["schema", "--check"]
    try:
        assert schema.main() == 0, capsys.readouterr().out
    finally:
        sys.argv = argv


def test_every_endpoint_has_a_handler_and_a_description() -> None:
    assert {one.name for one in ENDPOINTS} == set(HANDLERS)
    document = schema.openapi()
    assert sum(len(methods) for methods in document["paths"].values()) == len(ENDPOINTS)
    references = str(document).split("#/components/schemas/")[1:]
    names = {text.split("'")[0].split("}")[0] for text in references}
    assert names <= set(document["components"]["schemas"])
