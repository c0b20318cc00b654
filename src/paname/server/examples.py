"""The nine worked examples of the rulebook (docs/rules.md): positions to step through, and to play on from.

They are about the figures of the base box, whatever box the server plays with. Nothing is stored.
"""

import tomllib
from collections.abc import Callable
from functools import lru_cache
from importlib import resources
from typing import Any

from msgspec import Struct

from paname.action import ActionError
from paname.game import Game
from paname.knowing.seat import visible
from paname.position import Position
from paname.rules.options import Options
from paname.server.wire import messages as m
from paname.server.wire.problems import RefusedError
from paname.types import MovePlan

READER = 0
"""The seat that the texts call "you"."""
_SEAT_LETTERS = "ABCD"
Args = dict[str, int | str]


class Page(Struct, frozen=True):
    """One step of an example: what is played, the district it is about, and what its text needs to know afterwards."""

    actions: tuple[str, ...] = ()
    district: str | None = None
    args: Args | Callable[[Game], Args] = {}


class WorkedExample(Struct, frozen=True):
    position: Position
    pages: tuple[Page, ...]


@lru_cache(1)
def examples() -> tuple[WorkedExample, ...]:
    """In the order of docs/rules.md."""
    return (
        _one_way_up(), _the_difference(), _from_the_arc(), _higher_than_all(), _three_of_a_kind(),
        _the_highest_value(), _two_firsts(), _less_than_half(), _five_types(),
    )  # fmt: skip


def _one_way_up() -> WorkedExample:
    here, taken = "batignolles", f"batignolles:{_landmark(13)}"
    return WorkedExample(
        Position().built(f"{here}:1", f"{here}:2", f"{here}:4").key(0, f"{here}:3").key(1, f"{here}:5", taken),
        (
            Page((), here, _places(f"{here}:3")),
            Page((), here, _places(f"{here}:1", f"{here}:2")),
            Page((), here, _places(f"{here}:5", taken)),
            Page((f"move {here}:3 {here}:4",), here, _places(f"{here}:4")),
            Page((), here, {"above": 13}),
        ),
    )


def _the_difference() -> WorkedExample:
    keys, dear = ("montmartre:2", "la-villette:8"), f"la-villette:{_landmark(12)}"
    position = Position().built("montmartre:5").key(0, *keys).taken(*keys)
    first, second = _places("montmartre:2", "montmartre:5"), _places("la-villette:8", dear)
    return WorkedExample(
        position.figures(0, francs=7).tokens(0, marble=1, gold=1),
        (
            Page((), None, _places(*keys)),
            Page(("move montmartre:2 montmartre:5",), "montmartre", {**first, "from": 2, "to": 5}),
            Page(("done", "draw 1", "place arc", "done", "draw 1")),
            Page((f"move la-villette:8 {dear}",), "la-villette", {**second, "from": 8, "to": 12}),
        ),
    )


def _from_the_arc() -> WorkedExample:
    here, low, high = "belleville", f"belleville:{_landmark(10)}", f"belleville:{_landmark(15)}"
    return WorkedExample(
        Position().landmark(low).key(0, "arc").figures(0, francs=15).tokens(0, gold=2, marble=1, gold_prestige=2),
        (
            Page((), here, {**_places(low), "value": 10}),
            Page((f"move arc {high}",), here, {**_places(high), "value": 15}),
            Page(("score gold", "score gold"), here, lambda game: {"vp": game.result().vp[0]}),
            Page((), here),
        ),
    )


def _higher_than_all() -> WorkedExample:
    here, there, chosen = "saint-germain", f"saint-germain:{_landmark(12)}", f"saint-germain:{_landmark(13)}"
    others = [one for one in Position().box.landmarks if f"{here}:{one.slug}" != there]
    return WorkedExample(
        Position().key(0, f"{here}:bank").key(1, there).figures(0, francs=16).tokens(0, marble=2, gold=3),
        (
            Page((), here, {**_places(f"{here}:bank", there), "above": 12}),
            Page((), here, {"above": 12, "low": " ".join(one.slug for one in others if one.value <= 12)}),
            Page((), here, {"high": " ".join(one.slug for one in others if one.value > 12)}),
            Page((f"move {here}:bank {chosen}",), here, _places(chosen)),
        ),
    )


def _three_of_a_kind() -> WorkedExample:
    places = ("montmartre:4", "chaillot:4", "belleville:4")

    def scored(game: Game) -> Args:
        vp = game.result().vp[0]
        return {"number": 18, "vp": vp // len(places), "vpAll": vp}

    return WorkedExample(
        Position().key(0, *places).bonus(0, 18),
        (Page((), None, {**_places(*places), "value": 4}), Page(("use 18",), None, scored)),
    )


def _the_highest_value() -> WorkedExample:
    here = "batignolles"
    position = Position(Options(players=4)).vp_tile(20, here)
    position.key(0, f"{here}:{_landmark(11)}", f"{here}:2").key(1, f"{here}:5", f"{here}:4", f"{here}:1")
    position.key(2, f"{here}:{_landmark(13)}").key(3, f"{here}:3")
    return WorkedExample(_ending(position), _scored(here, {"figures": "20/10/5"}, {}, {"highA": 11, "highC": 13}))


def _two_firsts() -> WorkedExample:
    here, shared = "montmartre", f"montmartre:{_landmark(15)}"
    position = Position(Options(players=4)).vp_tile(16, here)
    position.key(0, f"{here}:{_landmark(11)}", f"{here}:5").key(1, shared, f"{here}:3", f"{here}:3").used(1, 9)
    position.key(2, f"{here}:8").key(3, shared, f"{here}:4", f"{here}:2").used(3, 16)
    pages = _scored(here, {"figures": "16/8/4"}, _places(f"{here}:3", shared), {"highB": 15})
    return WorkedExample(_ending(position), pages)


def _less_than_half() -> WorkedExample:
    here = "belleville"
    position = Position().vp_tile(18, here).key(0, f"{here}:{_landmark(12)}").key(1, f"{here}:5")
    return WorkedExample(_ending(position), _scored(here, {"figures": "18/9/4"}, {}))


def _five_types() -> WorkedExample:
    landmarks = (f"belleville:{_landmark(10)}", f"belleville:{_landmark(16)}")
    position = Position().key(0, "montmartre:3", "montmartre:2", "chaillot:3", "saint-germain:4")
    position.key(0, "montmartre:1", "chaillot:2", "montmartre:5", *landmarks).bonus(0, 30)
    return WorkedExample(
        position,
        (
            Page((), None, {**_places(*landmarks), "types": "cafe bakery hotel theater"}),
            Page((), None, {"count": 5}),
            Page(("use 30",), None, lambda game: {"number": 30, "vp": game.result().vp[0]}),
        ),
    )


def _landmark(value: int) -> str:
    return next(one.slug for one in Position().box.landmarks if one.value == value)


def _places(*places: str) -> Args:
    return {f"place{number if number > 1 else ''}": place for number, place in enumerate(places, 1)}


def _ending(position: Position) -> Position:
    """The last turn of the game is about to end."""
    players = position.options.players
    for tile in range(1, 13):
        position.ends((tile - 1) % players, tile).ends_used((tile - 1) % players, tile)
    return position.no_piles().last_round(20).turn(players - 1, "after", 20)


def _scored(district: str, *args: Args) -> tuple[Page, ...]:
    """Pages that say more and more of a district, the last of them with its scoring."""

    def said(own: Args) -> Callable[[Game], Args]:
        def told(game: Game) -> Args:
            view = next(one for one in game.view(READER)["districts"] if one["district"] == district)
            sums = {f"sum{_SEAT_LETTERS[i]}": amount for i, amount in enumerate(view["sums"])}
            return {**sums, **{f"vp{_SEAT_LETTERS[i]}": amount for i, amount in enumerate(view["vp"])}, **own}

        return told

    return (*(Page((), district, said(own)) for own in args), Page(("done",), district, said({})))


@lru_cache(1)
def told() -> m.Examples:
    """All of them, step by step."""
    components: Any = tomllib.loads(resources.files("paname.box").joinpath("components.toml").read_text("utf-8"))
    return m.Examples(components, [_told(example) for example in examples()])


def _told(example: WorkedExample) -> m.Example:
    game = example.position.game()
    start, step, pages = game.view(READER, "open"), 0, []
    for page in example.pages:
        plan: MovePlan | None = None
        steps = []
        for action in page.actions:
            plan = next((one for one in game.plans() if one["action"] == action), plan)
            step, seat = step + 1, game.active or 0
            steps.append(m.ReplayStep(step, seat, action, visible(game.play(action), READER)))
        args = page.args(game) if callable(page.args) else page.args
        pages.append(m.ExamplePage(page.district, steps, plan, args))
    return m.Example(start, pages)


def play_on(request: m.TryExample) -> m.ExampleTried:
    """The position of an example after some actions of the reader's own, through the eyes of whoever is to act."""
    game = examples()[request.example - 1].position.game()
    try:
        for action in request.actions:
            game.play(action)
    except ActionError as error:
        raise RefusedError(422, error.reason["code"], seq=None, **error.reason["args"]) from None
    active = game.active
    if active is None:
        return m.ExampleTried(game.view(READER, "open"), [], [])
    return m.ExampleTried(game.view(active, "open"), game.seat(active).legal_texts(), game.plans())
