"""Game records: round trip, damage named, golden games."""

import contextlib
import copy
import hashlib
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paname import Game, RecordError, Rng, Study, load_box
from paname.records.notation import notation
from paname.records.record import read_json
from paname.rules import turn
from paname.rules.options import Options
from paname.rules.state import fingerprint
from paname.rules.version import LEGALITY
from tests.rules.box_files import DATA, FILE, written
from tests.rules.games import ALL_OPTIONS, new_game, play_on
from tests.rules.table import Table, table

GOLDEN = Path(__file__).parents[1] / "golden"
Record = dict[str, Any]


def played(options: Options, seed: int, actions: int = 10**6) -> Game:
    return play_on(new_game(options, seed), random.Random(seed), actions)


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_round_trip(options: Options) -> None:
    game = played(options, seed=17)
    record = json.loads(json.dumps(game.record(names=[f"P{i}" for i in range(options.players)])))
    again = Game.from_record(record)
    assert fingerprint(again.state) == fingerprint(game.state)
    assert (again.history, again.setup, again.options) == (record["actions"], game.setup, game.options)
    assert again.record(names=[player["name"] for player in record["players"]]) == record


@pytest.mark.parametrize("actions", [0, 1, 2, 57])
def test_round_trip_of_a_running_game(actions: int) -> None:
    game = played(ALL_OPTIONS[9], 3, actions)
    record = game.record()
    assert "result" not in record
    assert fingerprint(Game.from_record(record).state) == fingerprint(game.state)


def test_what_a_record_holds() -> None:
    game = played(Options(players=3, random_tokens=True), 5)
    record = game.record(names=["Ada", "Blaise", "Colette"], kinds=["human", "bot:greedy", "bot:3"])
    assert list(record) == ["format", "rules", "components", "options", "players", "setup", "actions", "result"]
    assert record["format"] == "paris-record/1"
    assert record["components"] == {"name": "base", "sha256": game.box.sha256}
    assert record["options"] == {
        "players": 3,
        "random_tokens": True,
        "random_bonus_track": False,
        "free_districts": False,
        "piles": 3,
    }
    assert record["players"][1] == {"name": "Blaise", "kind": "bot:greedy"}
    setup = record["setup"]
    assert [len(pile) for pile in setup["piles"]] == [11, 11, 11]
    assert setup["piles"][0][0] == f"{game.box.districts[game.setup.piles[0][0] // 6].slug}:" + str(
        game.box.values[game.setup.piles[0][0] % 6].value
    )
    assert len(setup["removed"]) == 3
    assert len(setup["tokens"]) == 36
    assert setup["tokens"]["montmartre:8"] == "gold"
    assert setup["bonus_track"][:6] == [[1], [2], [3], [4], [5], [6, 6]]
    assert record["result"] == {"vp": game.result().vp, "ranks": game.result().ranks}


def test_comments_are_skipped() -> None:
    record = played(ALL_OPTIONS[0], 3, 30).record()
    record["actions"].insert(3, {"comment": "A daring opening."})
    record["actions"].append({"comment": ""})
    assert len(Game.from_record(record).history) == 30


def test_a_record_of_another_box(tmp_path: Path) -> None:
    data = copy.deepcopy(DATA)
    data["players"]["francs"] = 12
    file = tmp_path / "mine.toml"
    file.write_bytes(written(data))
    record = Game.new(2, seed=1, components=file).record()
    assert record["components"]["name"] == "mine"
    assert record["components"]["toml"] == file.read_text("utf-8")
    for again in (Game.from_record(record), Game.from_record(record, file)):
        assert again.view(0)["seats"][0]["francs"] == 12
        assert again.record() == record
    with pytest.raises(RecordError, match=r"components.sha256: played with the components 'mine'"):
        Game.from_record(record, load_box())
    del record["components"]["toml"]
    with pytest.raises(RecordError, match=r"components.sha256: played with the components 'mine'"):
        Game.from_record(record)


BASE = FILE.read_text("utf-8")


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        ({"toml": 5}, "components.toml", "expected str, found 5"),
        ({"toml": None}, "components.toml", "expected str, found None"),
        ({"toml": "\ud800"}, "components.toml", "half of a character"),
        ({"toml": "[" * 5000}, "components.toml", "must not have lines longer than 4000 bytes"),
        ({"toml": "x" * 10**6}, "components.toml", "must not be larger than 65536 bytes"),
        ({"toml": BASE.replace("francs = 3", "francs = -3")}, "components.toml", "line 11, players.francs"),
        ({"toml": BASE + "#"}, "components.sha256", "the hash of components.toml"),
        ({"sha256": "x" * 10**6, "toml": BASE}, "components.sha256", "the hash of components.toml"),
    ],
)  # fmt: skip
def test_a_damaged_box_in_a_record(change: dict[str, Any], where: str, reason: str) -> None:
    record = Game.new(2, seed=1).record()
    record["components"] |= change
    with pytest.raises(RecordError) as error:
        Game.from_record(record)
    assert error.value.where == where
    assert reason in error.value.reason
    assert len(str(error.value)) < 600


# Damage


def put(*path_and_value: Any) -> Callable[[Record], None]:
    *path, last, value = path_and_value

    def damage(record: Record) -> None:
        inner: Any = record
        for step in path:
            inner = inner[step]
        inner[last] = value

    return damage


def drop(*path: str | int) -> Callable[[Record], None]:
    def damage(record: Record) -> None:
        inner: Any = record
        for step in path[:-1]:
            inner = inner[step]
        del inner[path[-1]]

    return damage


def swap_tiles(record: Record) -> None:
    record["setup"]["piles"][0][0] = record["setup"]["piles"][0][1]


def move_tile(record: Record) -> None:
    record["setup"]["piles"][0] += [record["setup"]["piles"][1].pop(), record["setup"]["piles"][1].pop()]


def swap_tokens(record: Record) -> None:
    tokens = record["setup"]["tokens"]
    tokens["chaillot:1"], tokens["chaillot:2"] = tokens["chaillot:2"], tokens["chaillot:1"]


def swap_numbers(record: Record) -> None:
    track = record["setup"]["bonus_track"]
    track[0], track[1] = track[1], track[0]


DAMAGES: list[tuple[Callable[[Record], None], str, str]] = [
    (drop("format"), "format", "expected 'paris-record/1', found None"),
    (put("format", "paris-record/2"), "format", "found 'paris-record/2'"),
    (drop("rules"), "rules", "expected 2, the version of the rules played here; found nothing"),
    (put("rules", 1), "rules", "expected 2, the version of the rules played here; found 1"),
    (put("rules", "2"), "rules", "found '2'"),
    (put("rules", 2.0), "rules", "found 2.0"),
    (drop("components"), "components", "expected dict, found nothing"),
    (put("components", "sha256", 5), "components.sha256", "expected str, found 5"),
    (put("components", "sha256", "abc"), "components.sha256", "played with the components 'base'"),
    (drop("options"), "options", "expected dict, found nothing"),
    (put("options", "players", 5), "options", "players must be 2, 3 or 4, not 5"),
    (put("options", "players", True), "options.players", "expected int, found True"),
    (put("options", "piles", 4), "options", "piles must be 2 or 3, not 4"),
    (drop("options", "random_tokens"), "options.random_tokens", "expected bool, found nothing"),
    (put("options", "free_districts", 1), "options.free_districts", "expected bool, found 1"),
    (put("options", "players", 3), "players", "expected 3 players, found 2"),
    (drop("players", 0), "players", "expected 2 players, found 1"),
    (put("players", 1, {"name": "Ada"}), "players[1]", "expected a name and a kind"),
    (put("players", 1, "Ada"), "players[1]", "expected a name and a kind, found 'Ada'"),
    (drop("setup"), "setup", "expected dict, found nothing"),
    (drop("setup", "piles"), "setup.piles", "expected list, found nothing"),
    (put("setup", "piles", [[]]), "setup.piles", "expected 3 piles, found 1"),
    (put("setup", "piles", 1, "x"), "setup.piles[1]", "expected a list of tiles, found 'x'"),
    (put("setup", "piles", 1, 2, "chaillot:6"), "setup.piles[1][2]", "expected a tile such as 'montmartre:1'"),
    (put("setup", "piles", 1, 2, 17), "setup.piles[1][2]", "found 17"),
    (put("setup", "piles", 1, 2, "chaillot"), "setup.piles[1][2]", "found 'chaillot'"),
    (swap_tiles, "setup.piles", "times"),
    (move_tile, "setup.piles", "expected piles as equal as possible, found [13, 9, 11]"),
    (put("setup", "removed", []), "setup.removed", "expected 3 tiles, found 0"),
    (put("options", "free_districts", True), "setup.removed", "expected 0 tiles, found 3"),
    (drop("setup", "tokens", "chaillot:1"), "setup.tokens.chaillot:1", "expected a token, found None"),
    (put("setup", "tokens", "chaillot:1", "iron"), "setup.tokens.chaillot:1", "expected a token, found 'iron'"),
    (put("setup", "tokens", "chaillot:1", ["wood"]), "setup.tokens.chaillot:1", "expected a token"),
    (put("setup", "tokens", "chaillot:9", "wood"), "setup.tokens", "expected 36 spaces, found 37"),
    (swap_tokens, "setup.tokens", "expected the basic scheme"),
    (put("setup", "bonus_track", []), "setup.bonus_track", "expected 30 stacks, found 0"),
    (put("setup", "bonus_track", 3, []), "setup.bonus_track[3]", "expected a stack of bonus tiles, found []"),
    (put("setup", "bonus_track", 3, [31]), "setup.bonus_track[3]", "expected a stack of bonus tiles"),
    (put("setup", "bonus_track", 3, [4, 4]), "setup.bonus_track[3]", "expected [4], found [4, 4]"),
    (swap_numbers, "setup.bonus_track", "expected tile n on space n"),
    (drop("actions"), "actions", "expected list, found nothing"),
    (put("actions", 5, 7), "actions[5]", "expected an action or a comment, found 7"),
    (put("actions", 5, {"note": "x"}), "actions[5]", "expected an action or a comment"),
    (put("actions", 0, "place arc"), "actions[0]", "'place arc': draw-first; expected one of: draw 1, draw 2, draw 3"),
    (put("actions", 0, "leap"), "actions[0]", "'leap': malformed-verb"),
    (put("actions", 1, "take"), "actions[1]", "'take': "),
    (drop("actions", 0), "actions[0]", "draw-first; expected one of: draw 1, draw 2, draw 3"),
    (lambda record: record["actions"].append("done"), "actions[", "expected one of: no further action"),
    (lambda record: record["actions"].pop(), "result", "expected none, the game is not over"),
    (drop("result"), "result", "found None"),
    (put("result", "vp", 0, 999), "result", "expected {'vp': ["),
    (put("result", "ranks", [1, 1]), "result", "found {"),
]


@pytest.fixture(scope="module")
def sound() -> str:
    return json.dumps(played(ALL_OPTIONS[0], 4).record())


@pytest.mark.parametrize(
    ("damage", "where", "reason"), DAMAGES, ids=[f"{where}-{reason}" for _, where, reason in DAMAGES]
)
def test_damage_is_named(sound: str, damage: Callable[[Record], None], where: str, reason: str) -> None:
    record = json.loads(sound)
    Game.from_record(record)
    damage(record)
    with pytest.raises(RecordError) as caught:
        Game.from_record(record)
    assert caught.value.where == where or (where.endswith("[") and caught.value.where.startswith(where))
    assert reason in caught.value.reason
    assert str(caught.value) == f"{caught.value.where}: {caught.value.reason}"


def test_random_damage_never_goes_unseen(sound: str) -> None:
    """Any action replaced by another of the notation is refused there or later, or the result differs."""
    chance = random.Random(1)
    texts = sorted(set(json.loads(sound)["actions"]))
    caught = 0
    for _ in range(60):
        record = json.loads(sound)
        at = chance.randrange(len(record["actions"]))
        before, record["actions"][at] = record["actions"][at], chance.choice(texts)
        if record["actions"][at] == before:
            continue
        with contextlib.suppress(RecordError):
            Game.from_record(record)
            continue
        with pytest.raises(RecordError) as error:
            Game.from_record(record)
        assert error.value.where == "result" or int(error.value.where[8:-1]) >= at
        caught += 1
    assert caught > 50


def test_damage_of_a_random_setup() -> None:
    game = new_game(Options(random_tokens=True, random_bonus_track=True), 3)
    sound = json.dumps(game.record())
    for path, where, reason in (
        (("setup", "tokens", "chaillot:8", "wood"), "setup.tokens", "expected wood 6 times, found 7 times"),
        (("setup", "bonus_track", 0, [30]), "setup.bonus_track", "expected the numbers 1 to 10 in zone A"),
    ):
        record = json.loads(sound)
        put(*path)(record)
        with pytest.raises(RecordError) as caught:
            Game.from_record(record)
        assert (caught.value.where, reason in caught.value.reason) == (where, True)
    record = json.loads(sound)
    tokens = record["setup"]["tokens"]
    place = next(place for place, token in tokens.items() if token == "wood")
    tokens[place], tokens["chaillot:8"] = tokens["chaillot:8"], tokens[place]
    with pytest.raises(RecordError, match=r"setup.tokens: expected gold beside every space of value 8"):
        Game.from_record(record)


def test_what_cannot_be_written_leaves_the_file_as_it_is(tmp_path: Path) -> None:
    file, game = tmp_path / "kept.paris.json", Game.new(seed=1)
    game.save(file)
    with pytest.raises(UnicodeEncodeError):
        game.save(file, names=["Ada", "\udcff"])
    assert Game.load(file) == game


@pytest.mark.parametrize("names", ["ab", b"ab", {"a", "b"}, ["Ada"], ["Ada", 7]])
def test_names_are_a_list_of_texts(names: Any) -> None:
    game = Game.new(players=2)
    for write in (game.record, lambda names: Study(game, names)):
        with pytest.raises(ValueError, match="2 names are needed, one for each seat, each a text; not "):
            write(names)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b'"x"', b"[" * 100_000])
def test_not_a_record(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "bad.paris.json"
    file.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        read_json(file)
    assert caught.value.where == str(file)


# Golden games: played once, stored for ever


GOLDEN_OPTIONS = {
    "two-players": (21, Options(players=2)),
    "three-players-advanced": (23, Options(players=3, random_tokens=True, random_bonus_track=True)),
    "four-players-all-options": (28, Options(4, True, True, True, 2)),
    "two-players-free-districts": (35, Options(players=2, free_districts=True)),
    "four-players-two-piles": (91, Options(players=4, piles=2)),
    "four-players-free-to-pass": (3264, Options(4, True, True, True, 2)),
}
"""Seeds of games in which much happens: together every verb, every tile, and what is asked when."""


def golden_game(options: Options, seed: int) -> Game:
    """A game of random play that buys and saves more than chance alone would."""
    game, rng = new_game(options, seed), Rng(f"golden {seed}")
    while not game.over:
        legal = [action for action in game.legal() if action.kind != "look"]
        buying = [text for text in legal if text.startswith(("move", "bonus @", "score", "vp", "use"))]
        thrifty = [text for text in legal if not text.startswith(("buy", "sell", "use", "score none"))]
        picked = buying if buying and not rng.below(3) else thrifty if thrifty and rng.below(20) else legal
        game.play(picked[rng.below(len(picked))])
    return game


def golden_games() -> dict[str, Game]:
    return {name: golden_game(options, seed) for name, (seed, options) in GOLDEN_OPTIONS.items()}


def test_golden_records_replay() -> None:
    files = sorted(GOLDEN.glob("*.paris.json"))
    assert len(files) == len(GOLDEN_OPTIONS)
    for file in files:
        record = read_json(file)
        game = Game.from_record(record)
        assert game.over
        assert {"vp": game.result().vp, "ranks": game.result().ranks} == record["result"]


def test_golden_records_come_out_the_same_again() -> None:
    for name, game in golden_games().items():
        stored = read_json(GOLDEN / f"{name}.paris.json")
        assert json.loads(json.dumps(game.record())) == stored


def test_a_look_is_kept(tmp_path: Path) -> None:
    """The tile is yet to be named: the game is the same when it is loaded."""
    game, chance = Game.new(seed=3), random.Random(5)
    while "take" not in game.legal():
        game.play(chance.choice(game.legal()))
    game.play("take")
    game.save(tmp_path / "looking.paris.json")
    again = Game.load(tmp_path / "looking.paris.json")
    assert (again == game, again.phase, again.history[-1]) == (True, "look", "take")
    record = game.record()
    again.play("take 3")
    assert again.record()["actions"] == [*record["actions"][:-1], "take 3"]
    with pytest.raises(RecordError, match=r"'take 3' after `take`; expected the end"):
        Game.from_record({**record, "actions": [*record["actions"], "take 3"]})


def rare_positions() -> list[Table]:
    """Questions of rules 2 that no golden game comes to: open because a tile can be fetched."""
    last = table().built("chaillot:1").key(0, "arc").francs(0, 9).meeple(0, 30)
    rich = [table().key(0, "arc").francs(0, 60).tokens(0, gold=3, marble=3) for _ in range(2)]
    return [
        last.bonus(0, 17).play("move arc chaillot:1"),  # 17 fetches 25
        rich[0].bonus(0, 17).play("move arc belleville:louvre"),  # 17 fetches prestige
        rich[1].bonus(0, 25).meeple(0, 12).play("move arc belleville:louvre"),  # 25 goes back to it
    ]


def legality() -> str:
    """Every legal list of the golden games and of rare positions, by the rules: looking is the seats' own step."""
    lists = hashlib.sha256()
    for file in sorted(GOLDEN.glob("*.paris.json")):
        record = read_json(file)
        game = Game.at_start(record)
        for _ in game.steps(record):
            texts = notation(game.box).texts
            lists.update(f"{sorted(texts[code] for code in turn.legal_list(game.state))}".encode())
    for at in rare_positions():
        lists.update(f"{sorted(at.legal())}".encode())
    return lists.hexdigest()


def test_what_is_legal_changes_only_with_the_version() -> None:
    assert legality() == LEGALITY, "another legality is another version: raise RULES and write the golden records anew"


if __name__ == "__main__":  # python -m tests.rules.test_records: write the golden records anew
    for name, game in golden_games().items():
        text = json.dumps(game.record(), indent=1, ensure_ascii=False)
        (GOLDEN / f"{name}.paris.json").write_text(text + "\n", "utf-8")
    print("rules/version.py: LEGALITY =", legality())
