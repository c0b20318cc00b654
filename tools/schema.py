"""`python tools/schema.py [--check]`: docs/openapi.json, from the messages and endpoints of the server.

The client's TypeScript types come from that file by openapi-typescript: `npm run types` in web/.
"""

import argparse
import inspect
import re
import sys
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from paname import types as game_types
from paname.box.loader import LARGEST_FILE
from paname.box.model import COPIES, MOST_SLOTS
from paname.box.read_tiles import MOST_CHOSEN, MOST_SHOWN
from paname.box.toml_table import LONGEST_NAME
from paname.server.wire import box_json, messages
from paname.server.wire.endpoints import API_VERSION, ENDPOINTS, Endpoint

ROOT = Path(__file__).resolve().parents[1]
OPENAPI_FILE = ROOT / "docs" / "openapi.json"
REFERENCE = "#/components/schemas/{name}"
MODULES = (messages, game_types, box_json)
LIMITS_OF_A_BOX = {
    "bytes": LARGEST_FILE,
    "copies": COPIES,
    "letters": LONGEST_NAME,
    "slots": MOST_SLOTS,
    "tokens": MOST_SHOWN,
    "tokens_of_choice": MOST_CHOSEN,
}
"""What the loader of box/ takes at most: the client says so while an owner types."""
UNIONS = {"Command": messages.Command, "Push": messages.Push, "SocketRequest": messages.SocketRequest}


def openapi() -> dict[str, Any]:
    wanted = [messages.Problem, *UNIONS.values()]
    for endpoint in ENDPOINTS:
        wanted += [kind for kind in (endpoint.body, endpoint.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components(wanted, ref_template=REFERENCE)
    schema_of = dict(zip(map(str, wanted), schemas, strict=True))
    components |= _variants()
    for name, component in components.items():
        if "description" in component:
            component["description"] = inspect.cleandoc(component["description"])
        if "properties" in component:
            _name_keys(_structure(name), component["properties"])
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Paname", "version": API_VERSION, "description": "docs/api.md"},
        "paths": paths,
        "components": {"schemas": {**components, **{name: schema_of[str(kind)] for name, kind in UNIONS.items()}}},
        "x-limits-of-a-box": LIMITS_OF_A_BOX,
    }


def _variants() -> dict[str, Any]:
    """A shape that is one of several: its name, and each of them."""
    kinds = [kind for variants in game_types.VARIANTS.values() for kind in variants]
    _, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    for name, variants in game_types.VARIANTS.items():
        components[name] = {"oneOf": [{"$ref": REFERENCE.format(name=kind.__name__)} for kind in variants]}
    return components


def _structure(name: str) -> Any:
    return next(found for module in MODULES if (found := getattr(module, name, None)))


def _name_keys(structure: Any, properties: dict[str, Any]) -> None:
    """A dict whose keys are literals has exactly these; msgspec leaves their names out."""
    for field, hint in get_type_hints(structure).items():
        for kind in (hint, *get_args(hint)):
            key, *_ = get_args(kind) if get_origin(kind) is dict else [None]
            if get_origin(key) is Literal:
                schema = properties[field]
                schema = next((one for one in schema.get("anyOf", []) if one.get("type") == "object"), schema)
                value = schema.pop("additionalProperties")
                names = get_args(key)
                schema |= {"properties": dict.fromkeys(names, value), "required": list(names)}


def _operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    def content(kind: Any) -> dict[str, Any]:
        return {"application/json": {"schema": schema_of[str(kind)]}}

    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    for query in endpoint.query:
        number: dict[str, Any] = {"type": "integer", "minimum": query.low, "maximum": query.high}
        if query.default is not None:
            number["default"] = query.default
        parameters.append({"name": query.name, "in": "query", "description": query.about, "schema": number})
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.about,
        "parameters": parameters,
        "responses": {
            str(endpoint.status): {"description": "done", "content": content(endpoint.answer)},
            "4XX": {"description": "refused", "content": content(messages.Problem)},
            "503": {"description": "not possible just now", "content": content(messages.Problem)},
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": content(endpoint.body)}
    return operation


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell whether the file is up to date")
    check = parser.parse_args().check
    text = msgspec.json.format(msgspec.json.encode(openapi(), order="deterministic"), indent=1).decode() + "\n"
    if OPENAPI_FILE.read_text() == text:
        return 0
    if check:
        print(
            "docs/openapi.json is not what the messages say: run `python tools/schema.py`, then `npm run types` in web/"
        )
        return 1
    OPENAPI_FILE.write_text(text)
    print("wrote docs/openapi.json; now `npm run types` in web/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
