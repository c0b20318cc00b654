"""`python -m paname.server.schema [--check]`: OpenAPI document and TypeScript types, from messages.py."""

import argparse
import re
import sys
import types as python_types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from paname import types as game_types
from paname.server.wire import messages
from paname.server.wire.endpoints import API_VERSION, ENDPOINTS, Endpoint

ROOT = Path(__file__).resolve().parents[3]
OPENAPI_FILE = ROOT / "docs" / "openapi.json"
TYPESCRIPT_FILE = ROOT / "web" / "src" / "lib" / "client" / "types.generated.ts"


# --- OpenAPI ---


def openapi() -> dict[str, Any]:
    wanted = [messages.Problem, messages.Push, messages.SocketRequest]
    for endpoint in ENDPOINTS:
        wanted += [kind for kind in (endpoint.body, endpoint.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(map(str, wanted), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Paname", "version": API_VERSION, "description": "docs/api.md"},
        "paths": paths,
        "components": {"schemas": components},
    }


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


# --- TypeScript ---

_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


def _named() -> tuple[dict[str, Any], dict[str, Any]]:
    """Aliases and structures of the two modules that hold wire types."""
    aliases: dict[str, Any] = {}
    structures: dict[str, Any] = {}
    for module in (game_types, messages):
        for name, value in vars(module).items():
            if name.startswith("_") or value in (Annotated, Any, Literal, NotRequired):
                continue
            if is_typeddict(value) or (isinstance(value, type) and issubclass(value, msgspec.Struct)):
                if value is not msgspec.Struct:
                    structures[value.__name__] = value
            elif get_origin(value) in (Literal, Union, python_types.UnionType) or name == "Tokens":
                aliases[name] = value
    return aliases, structures


def _typescript_type(kind: Any, aliases: dict[str, Any], own: str = "") -> str:
    for name, value in aliases.items():
        if name != own and value == kind:
            return name
    if kind in _PLAIN:
        return _PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Annotated, NotRequired):
        return _typescript_type(args[0], aliases)
    if origin is Literal:
        return " | ".join(msgspec.json.encode(value).decode() for value in args)
    if origin in (Union, python_types.UnionType):
        return " | ".join(_typescript_type(arg, aliases) for arg in args)
    if origin is list:
        inner = _typescript_type(args[0], aliases)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_typescript_type(args[0], aliases)}, {_typescript_type(args[1], aliases)}>"
    return str(kind.__name__)


def _fields(kind: Any) -> Iterator[tuple[str, Any, bool]]:
    """Name, type, may be left out."""
    hints = get_type_hints(kind, include_extras=True)
    if is_typeddict(kind):
        for name, hint in hints.items():
            yield name, hint, get_origin(hint) is NotRequired
        return
    if kind.__struct_config__.tag_field:
        yield kind.__struct_config__.tag_field, Literal[kind.__struct_config__.tag], False
    for field in msgspec.structs.fields(kind):
        yield field.name, hints[field.name], not field.required


def typescript() -> str:
    aliases, structures = _named()
    lines = [
        "// Generated from src/paname/server/messages.py and src/paname/types.py by `python -m paname.server.schema`.",
        "",
    ]
    for name, value in aliases.items():
        lines += [f"export type {name} = {_typescript_type(value, aliases, own=name)};", ""]
    for name, value in structures.items():
        about = (value.__doc__ or "").strip().replace("\n    ", "\n * ")
        if about and not about.startswith(f"{name}("):
            lines.append(f"/** {about} */")
        lines.append(f"export interface {name} {{")
        lines += [
            f"  {field}{'?' if optional else ''}: {_typescript_type(kind, aliases)};"
            for field, kind, optional in _fields(value)
        ]
        lines += ["}", ""]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m paname.server.schema", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell whether the files are up to date")
    check = parser.parse_args().check
    document = msgspec.json.format(msgspec.json.encode(openapi(), order="deterministic"), indent=1).decode() + "\n"
    stale = 0
    for file, text in ((OPENAPI_FILE, document), (TYPESCRIPT_FILE, typescript())):
        if file.exists() and file.read_text() == text:
            continue
        stale += 1
        if check:
            print(f"{file.relative_to(ROOT)} is not what messages.py says: run `python -m paname.server.schema`")
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
            print(f"wrote {file.relative_to(ROOT)}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
