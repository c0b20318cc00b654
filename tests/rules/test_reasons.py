"""Why an action is refused: every code of docs/reasons.md, and that a refusal changes nothing."""

import random
import re
from pathlib import Path
from typing import get_args

import pytest

from paname import ActionError, Game, IllegalAction, MalformedAction
from paname.cli.refusals import VARIABLE, refusal, sentences
from paname.knowing.reasons import why_not
from paname.records.notation import notation
from paname.rules import turn
from paname.rules.options import Options
from paname.rules.state import fingerprint
from paname.types import ReasonCode
from tests.rules.games import ALL_OPTIONS, new_game, play_on
from tests.rules.table import Table, table

FREE = Options(free_districts=True)


def three_keys() -> Table:
    """A fourth key comes to Chaillot: a VP tile may be placed."""
    at = table().key(0, "chaillot:2", "chaillot:3", "chaillot:5", "arc").built("chaillot:4").francs(0, 9)
    return at.vp_tile(20, "belleville").play("move arc chaillot:4")


def louvre() -> Table:
    at = table().key(0, "arc").francs(0, 15).tokens(0, marble=1, gold=2, gold_prestige=1)
    return at.play("move arc chaillot:louvre")


def bonus_question(francs: int = 9, value: int = 1) -> Table:
    at = table(4).built(f"chaillot:{value}").key(0, "arc").francs(0, francs).meeple(0, 4).empty_spaces(10)
    return at.used(0, 6).play(f"move arc chaillot:{value}")


def looking() -> Table:
    at = table().no_piles()
    turn.apply(at.state, at.notation.codes["take"])
    return at


def over() -> Table:
    return table().finish()


def pairs() -> Table:
    return table().tokens(0, wood=4, gold=1, marble=2).bonus(0, 24).play("use 24 wood")


def crowd() -> Table:
    at = table(3).key(0, "chaillot:bank", "chaillot:4").key(2, "chaillot:5").built("chaillot:3", "chaillot:8")
    return at.francs(0, 9).landmark("belleville:louvre", "chaillot:grand-palais")


REFUSALS: list[tuple[Table, str, str]] = [
    (
        table(),
        "jump",
        "malformed-verb verb=jump expected=bonus build buy done draw move pair pass place score sell take use vp",
    ),
    (
        table(),
        "",
        "malformed-verb verb= expected=bonus build buy done draw move pair pass place score sell take use vp",
    ),
    (table(), "place", "malformed after=place example=place montmartre:bank"),
    (table(), "place chaillot", "malformed after=place example=place montmartre:bank"),
    (table(), "Place arc", "malformed-verb verb=Place"),
    (table(), "place  arc", "malformed after=place"),
    (table(), "place arc now", "malformed after=place arc example=place arc"),
    (table(), "pass away", "malformed after=pass example=pass"),
    (table(), "use 31", "malformed after=use"),
    (table(), "use 8", "malformed after=use 8 example=use 8 "),
    (table(), "use 19 gold bronze", "malformed after=use 19 gold example=use 19 gold gold"),
    (table(), "vp 20 nowhere", "malformed after=vp 20 example=vp 20 "),
    (table(), "take 13", "malformed after=take"),
    (table(), "move nowhere chaillot:4", "malformed-place place=nowhere"),
    (table(), "move arc chaillot:6", "malformed-place place=chaillot:6"),
    (table(), "move arc chaillot:4 with 10", "malformed-with expected=with 9 with 16"),
    (table(), "move arc chaillot:4 by 9", "malformed-with expected=with 9 with 16"),
    (table(), "move arc", "malformed after=move arc"),
    (over(), "done", "game-over"),
    (over(), "draw 1", "game-over"),
    (table().drawing(), "place arc", "draw-first"),
    (table().drawing(), "done", "draw-first"),
    (table().drawing(), "sell wood", "draw-first"),
    (table(), "draw 1", "already-drawn"),
    (table().no_piles(), "draw 1", "no-tiles-left"),
    (Table(piles=[["chaillot:1"], [], ["chaillot:2"]]), "draw 2", "pile-empty pile=2"),
    (Table(options=Options(piles=2), piles=[["chaillot:1"], []]), "draw 3", "pile-empty pile=3"),
    (
        Table(options=FREE, piles=[["chaillot:4"], [], []]).standing("belleville:4").play("draw 1"),
        "build belleville",
        "space-taken place=belleville:4",
    ),
    (
        Table(options=FREE, piles=[["chaillot:4"], [], []]).standing("montmartre:3").play("draw 1"),
        "build montmartre",
        "type-already-there district=montmartre building=cafe",
    ),
    (Table(options=FREE, piles=[["chaillot:4"], [], []]).play("draw 1"), "place arc", "question-open question=build"),
    (Table(options=FREE, piles=[["chaillot:4"], [], []]).play("draw 1"), "sell wood", "question-open question=build"),
    (pairs(), "sell gold", "question-open question=pair"),
    (pairs(), "pair gold", "needs-token token=gold have=1 need=2"),
    (three_keys(), "done", "question-open question=vp"),
    (three_keys(), "bonus none", "question-open question=vp"),
    (three_keys(), "vp 20 chaillot", "vp-tile-gone tile=20"),
    (three_keys(), "vp 18 belleville", "vp-spot-taken district=belleville"),
    (table(), "bonus none", "no-question question=bonus"),
    (table(), "vp none", "no-question question=vp"),
    (table(), "score gold", "no-question question=score"),
    (table(), "pair wood", "no-question question=pair"),
    (table(), "build chaillot", "no-question question=build"),
    (table(), "done", "main-action-first"),
    (table().play("place arc"), "place chaillot:bank", "main-action-done"),
    (table().play("place arc"), "pass", "main-action-done"),
    (table(), "pass", "main-action-possible example=place montmartre:bank"),
    (table().no_hands().no_piles(), "pass", "main-action-possible example=take"),
    (
        table().no_hands().key(0, "chaillot:4", "chaillot:5").francs(0, 1).bonus(0, 9).no_piles(),  # 9 need not be used
        "pass",
        "main-action-possible example=take",
    ),
    (looking(), "place arc", "must-take"),
    (looking(), "take", "must-take"),
    (looking(), "sell wood", "must-take"),
    (table().key(0, "chaillot:bank"), "place chaillot:bank", "already-on-bank district=chaillot"),
    (table().key(0, "arc"), "place arc", "already-on-arc"),
    (table().no_hands(), "place arc", "no-key-in-hand"),
    (table().no_hands(), "place chaillot:bank", "no-key-in-hand"),
    (
        crowd().key(0, "belleville:louvre"),
        "move belleville:louvre belleville:moulin-rouge",
        "landmark-too-low landmark=moulin-rouge above=15",
    ),
    (crowd(), "move arc chaillot:3", "no-key-there place=arc"),
    (crowd(), "move belleville:bank belleville:3", "no-key-there place=belleville:bank"),
    (crowd(), "move chaillot:3 chaillot:4", "no-key-there place=chaillot:3"),
    (crowd(), "move chaillot:louvre chaillot:eiffel-tower", "no-key-there place=chaillot:louvre"),
    (crowd(), "move chaillot:grand-palais chaillot:eiffel-tower", "no-key-there place=chaillot:grand-palais"),
    (table(4).meeple(0, 7).bonus(0, 6, 25), "use 25 @6", "number-owned number=6"),
    (
        crowd().landmark("montmartre:jardin-du-luxembourg").key(0, "montmartre:jardin-du-luxembourg"),
        "move montmartre:jardin-du-luxembourg montmartre:3",
        "not-built place=montmartre:3",
    ),
    (crowd(), "move chaillot:bank arc", "not-a-destination place=arc"),
    (crowd(), "move chaillot:4 chaillot:bank", "not-a-destination place=chaillot:bank"),
    (crowd(), "move chaillot:4 chaillot:4", "not-a-destination place=chaillot:4"),
    (crowd(), "move chaillot:bank belleville:3", "other-district origin=chaillot:bank target=belleville:3"),
    (crowd(), "move chaillot:bank chaillot:2", "not-built place=chaillot:2"),
    (crowd(), "move chaillot:bank chaillot:louvre", "landmark-elsewhere landmark=louvre district=belleville"),
    (crowd(), "move chaillot:bank chaillot:moulin-rouge", "landmark-too-low landmark=moulin-rouge above=12"),
    (crowd(), "move chaillot:4 chaillot:3", "not-higher value=3 origin=4"),
    (crowd(), "move chaillot:bank chaillot:4", "occupied place=chaillot:4 seat=0"),
    (crowd(), "move chaillot:bank chaillot:5", "occupied place=chaillot:5 seat=2"),
    (crowd(), "move chaillot:bank chaillot:4 with 9", "tile-not-owned number=9"),
    (crowd().used(0, 9), "move chaillot:bank chaillot:4 with 9", "tile-used number=9"),
    (crowd().bonus(0, 9), "move chaillot:bank chaillot:5 with 9", "needs-own-key-there place=chaillot:5 number=9"),
    (crowd().bonus(0, 9), "move chaillot:bank chaillot:3 with 9", "needs-own-key-there place=chaillot:3 number=9"),
    (
        crowd().bonus(0, 16),
        "move chaillot:bank chaillot:4 with 16",
        "needs-opponents-key-there place=chaillot:4 number=16",
    ),
    (crowd().francs(0, 2), "move chaillot:bank chaillot:3", "needs-francs have=2 need=3"),
    (crowd().francs(0, 8), "move chaillot:bank chaillot:8", "needs-token token=wood have=0 need=1"),
    (crowd().francs(0, 8), "move chaillot:4 chaillot:grand-palais", "needs-token token=marble have=0 need=1"),
    (
        crowd().francs(0, 8).tokens(0, marble=1),
        "move chaillot:4 chaillot:grand-palais",
        "needs-token token=gold have=0 need=1",
    ),
    (table(), "buy wood", "none-in-reserve token=wood"),
    (table().reserve(gold=1).francs(0, 3), "buy gold", "needs-francs have=3 need=4"),
    (table(), "sell wood", "needs-token token=wood have=0 need=1"),
    (table(), "sell gold prestige", "needs-token token=gold prestige have=0 need=1"),
    (bonus_question(), "bonus @4", "space-behind space=4 meeple=4"),
    (bonus_question(), "bonus @10", "space-empty space=10"),
    (bonus_question(), "bonus @6", "number-owned number=6"),
    (bonus_question(4, value=3), "bonus @5", "needs-francs have=1 need=2"),
    (table().meeple(0, 12).bonus(0, 25), "use 25 @6", "space-out-of-reach space=6 spaces=5"),
    (table().meeple(0, 12).bonus(0, 25), "use 25 @12", "space-out-of-reach space=12 spaces=5"),
    (table().meeple(0, 12).bonus(0, 25).empty_spaces(11), "use 25 @11", "space-empty space=11"),
    (table(4).used(0, 6).bonus(0, 17), "use 17 @6", "number-owned number=6"),
    (table().bonus(0, 17), "use 17 @17", "space-empty space=17"),
    (table(), "use 17 @3", "tile-not-owned number=17"),
    (louvre(), "score bronze", "no-slot token=bronze prestige"),
    (louvre(), "score silver", "needs-token token=silver prestige have=0 need=1"),
    (table(), "take", "piles-not-empty"),
    (table(), "take 3", "piles-not-empty"),
    (table().no_piles().end_pile(), "take", "no-end-tiles"),
    (table().no_piles().end_pile(), "take 3", "no-end-tiles"),
    (table().no_piles().ends(1, 3), "take 3", "end-tile-gone tile=3"),
    (table(), "use 1", "tile-not-owned number=1"),
    (table().used(0, 1), "use 1", "tile-used number=1"),
    (table(), "use end 4", "end-tile-not-held tile=4"),
    (table().ends(1, 4), "use end 4", "end-tile-not-held tile=4"),
    (table().francs(0, 3).bonus(0, 13), "use 13", "needs-francs have=3 need=4"),
    (table().tokens(0, wood=1).loose(0, wood=1).bonus(0, 24), "use 24 wood", "needs-token token=wood have=1 need=2"),
    (table().bonus(0, 27), "use 27", "scores-at-the-end number=27"),
    (table().bonus(0, 9), "use 9", "only-in-a-move number=9"),
    (table().bonus(0, 16), "use 16", "only-in-a-move number=16"),
]


def in_words(at: Table, text: str) -> str | None:
    found = why_not(at.state, text)
    return found and " ".join([found["code"], *(f"{name}={value}" for name, value in found["args"].items())])


@pytest.mark.parametrize(("at", "text", "reason"), REFUSALS, ids=[f"{text}-{reason}" for _, text, reason in REFUSALS])
def test_reason(at: Table, text: str, reason: str) -> None:
    found = in_words(at, text)
    assert found is not None
    assert found == reason or (reason.startswith("malformed") and found.startswith(reason))


def test_no_key_in_reserve() -> None:
    at = table().bonus(0, 13).francs(0, 9)
    at.seat(0).reserve_keys = 0
    assert in_words(at, "use 13") == "no-key-in-reserve"


@pytest.mark.parametrize(("at", "text"), [(at, text) for at, text, _ in REFUSALS])
def test_the_command_line_has_words_for_it(at: Table, text: str) -> None:
    found = why_not(at.state, text)
    assert found is not None
    said = refusal(found, seat=9)
    assert found["code"] not in said.split()
    assert all(str(value) in said for value in found["args"].values())


def test_and_tells_a_player_about_the_own_key() -> None:
    found = why_not(crowd().state, "move chaillot:bank chaillot:4")
    assert found is not None
    assert refusal(found, seat=0) == "You already have a key there: chaillot:4."
    assert refusal(found, seat=1) == "Seat 0 has a key there: chaillot:4."


@pytest.mark.parametrize("code", get_args(ReasonCode))
def test_the_command_line_has_words_for_every_code(code: ReasonCode) -> None:
    assert "{" not in re.sub(VARIABLE, "", sentences()[code]), "it reads nothing of Fluent but variables"


def test_every_documented_code_is_tested() -> None:
    page = (Path(__file__).parents[2] / "docs" / "reasons.md").read_text("utf-8")
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    documented = {code for row in rows for code in re.findall(r"`([a-z-]+)`", row)}
    tested = {reason.split()[0] for _, _, reason in REFUSALS} | {"no-key-in-reserve"}
    assert documented == tested | {"look-first", "not-your-turn"}  # those are a seat's: knowing/seat.py


# Nothing is ever half-applied


BAD_TEXTS = [
    "",
    " ",
    "draw",
    "draw 4",
    "draw 1 ",
    " draw 1",
    "draw 1\n",
    "DRAW 1",
    "draw ¹",
    "draw -1",
    "place arc; done",
]
BAD_TEXTS += ["\x00", "🔑", "x" * 100_000, "move " * 1000, "take 1"]


@pytest.mark.parametrize("text", BAD_TEXTS, ids=[repr(text)[:20] for text in BAD_TEXTS])
def test_a_refused_text_changes_nothing(text: str) -> None:
    game = Game.new(2, seed=3)
    before = fingerprint(game.state)
    with pytest.raises(ActionError) as caught:
        game.play(text)
    assert caught.value.reason == game.why_not(text)
    assert len(str(caught.value.reason)) < 400
    assert caught.value.text == text
    assert fingerprint(game.state) == before
    assert game.history == []


def test_malformed_and_illegal_are_told_apart() -> None:
    game = Game.new(2, seed=3)
    with pytest.raises(MalformedAction, match=r"'leap': malformed-verb verb=leap expected="):
        game.play("leap")
    with pytest.raises(IllegalAction, match=r"^'place arc': draw-first$"):
        game.play("place arc")
    game.play("draw 1")
    with pytest.raises(IllegalAction, match=r"'sell wood': needs-token token=wood have=0 need=1"):
        game.play("sell wood")


def test_legal_or_a_reason_for_every_text_of_the_notation() -> None:
    """`why_not` is None exactly for the legal texts, and never fails, in many positions of all kinds."""
    for seed in range(3):
        chance = random.Random(seed)
        game = new_game(ALL_OPTIONS[(13 * seed) % len(ALL_OPTIONS)], seed)
        texts = set(notation(game.box).texts.values())
        while not game.over:
            play_on(game, chance, chance.randrange(20, 120))
            before = fingerprint(game.state)
            assert {text for text in texts if game.why_not(text) is None} == set(game.legal())
            assert fingerprint(game.state) == before
