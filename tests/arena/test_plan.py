"""Which games a tournament plays."""

from collections import Counter, defaultdict
from dataclasses import replace
from pathlib import Path

import pytest

import paname
from paname import Options
from paname.arena.plan import ComponentsFile, PlanError, challengers, code, rotations, round_robin, split_specs
from tests.arena.tools import plan


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        (["a", "b"], 2, {"ab"}),
        (["a", "b", "c"], 2, {"ab", "ac", "bc"}),
        (["a", "b", "c"], 3, {"abc"}),
        (["a", "b", "c", "d"], 3, {"abc", "abd", "acd", "bcd"}),
        (["a", "b"], 3, {"abb", "baa"}),
        (["a", "b"], 4, {"abbb", "baaa"}),
        (["a", "b", "c"], 4, {"abbb", "accc", "baaa", "bccc", "caaa", "cbbb"}),
        (["a"], 4, {"aaaa"}),
        (["a", "b", "b", "b"], 4, {"abbb"}),
    ],
)
def test_tables(bots: list[str], players: int, expected: set[str]) -> None:
    assert {"".join(line_up) for line_up in round_robin(bots, players)} == expected


def test_a_list_with_repetitions_must_fill_the_table() -> None:
    with pytest.raises(PlanError, match=r"a,b,b has 3 bots; 4 are needed"):
        round_robin(["a", "b", "b"], 4)
    with pytest.raises(PlanError, match="at least one bot"):
        round_robin([], 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_are_rotated_and_deals_are_paired(players: int) -> None:
    matches = plan(["a", "b", "c", "d"], players, games=12).matches()
    seated: Counter[tuple[str, int]] = Counter()
    seeds = defaultdict(set)
    for match in matches:
        seeds[match.deal].add(match.seed)
        seated.update((bot, seat) for seat, bot in enumerate(match.seats))
    assert all(len(of_deal) == 1 for of_deal in seeds.values()), "all games of a deal have the same setup"
    assert len(set.union(*seeds.values())) == len(seeds), "different deals have different setups"
    assert len(set(seated.values())) == 1, "every bot sits in every seat equally often"
    assert [match.number for match in matches] == list(range(len(matches)))
    assert set(Counter(match.line_up for match in matches).values()) == {12}


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert len(plan(["a", "b"], games=5).matches()) == 6
    assert len(plan(["a", "b"], 4, games=6).matches()) == 16  # two tables, two deals, four seatings
    assert len(plan(["a"], games=5).matches()) == 5  # a bot against itself: turning the table changes nothing
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_bots_of_a_table_have_seeds_of_their_own() -> None:
    seeds = [seed for match in plan(["a", "b"], games=20).matches() for seed in match.bot_seeds]
    assert len(set(seeds)) == len(seeds)


def test_a_plan_is_the_same_every_time_and_its_seed_counts() -> None:
    assert plan(["a", "b"]).matches() == plan(["a", "b"]).matches()
    assert plan(["a", "b"], seed=2).matches() != plan(["a", "b"], seed=1).matches()


def test_fingerprint_knows_everything_that_decides_the_games() -> None:
    base = plan(["a", "b"])
    others = [
        plan(["a", "c"]),
        plan(["a", "b"], games=6),
        plan(["a", "b"], seed=2),
        replace(base, conditions=replace(base.conditions, iterations=5)),
        replace(base, conditions=replace(base.conditions, components=ComponentsFile("mine", "x"))),
        replace(base, conditions=replace(base.conditions, options=Options(piles=2))),
    ]
    prints = [one.fingerprint() for one in [base, *others]]
    assert len(set(prints)) == len(prints)
    assert plan(["a", "b"]).fingerprint() == base.fingerprint()


def test_fingerprint_knows_what_is_in_the_files_of_a_program(tmp_path: Path) -> None:
    mine = tmp_path / "my bot.py"
    mine.write_text("first")
    tournament = plan([f"program:seconds=2:python '{mine}' --fast", "program:no such program", "program:it's"])
    before = tournament.fingerprint()
    assert before == tournament.fingerprint()
    mine.write_text("second")
    assert before != tournament.fingerprint()


def test_fingerprint_covers_the_code_that_decides_the_games() -> None:
    root = Path(paname.__file__).parent
    files = {str(path.relative_to(root)) for path in code()}
    assert {"game.py", "rules/turn.py", "box/components.toml", "knowing/view.py", "bots/mcts.py"} <= files
    assert {"bots/net/kernel.c", "bots/nets/players-2.net"} <= files
    assert not any(name.startswith(("server", "arena", "cli")) for name in files)


def test_challengers() -> None:
    assert challengers(("a", "b")) == ["a", "b"]
    assert challengers(("a", "b", "b", "b")) == ["a"]
    assert challengers(("a", "a")) == ["a"]


def test_specs() -> None:
    assert split_specs("mcts:seconds=1, greedy") == ["mcts:seconds=1", "greedy"]
    assert split_specs('greedy,"program:./bot --weights=1,2"') == ["greedy", "program:./bot --weights=1,2"]
    assert split_specs("") == []
