"""Playing on from finished games: a tree that its owner changes and everybody may read; never of a running game."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from paname import Game, Study
from paname.analysis import chances
from paname.server.client import ApiError, Client
from paname.server.tables import playing_on
from paname.server.wire import messages as m
from tests.server.conftest import SQLITE_FIRST, Running, held, run
from tests.server.games import at_random, hot_seat, play_on
from tests.server.test_analysis import given_up
from tests.server.test_lobby import code


async def played(client: Client, study: str, node: int, *actions: str, seat: int | None = None) -> m.StudyPlayed:
    revision = (await client.study(study)).study.revision
    return await client.study_play(study, m.StudyPlay(revision, node, list(actions), seat))


async def others(client: Client, study: str) -> list[str]:
    """First actions that the game itself did not begin with."""
    first = (await client.study(study)).moves[0].action
    return [text for text in ("draw 1", "draw 2", "draw 3") if text != first]


def test_a_running_game_has_no_study(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            for _ in range(2):
                with pytest.raises(ApiError) as refused:
                    await ada.make_study(table)
                assert code(refused) == (409, "not-over")
                await play_on(ada, table, at_random(1), most=30)
            for nothing in ("nosuchid", "a\0b"):  # PostgreSQL takes offense at the second
                with pytest.raises(ApiError) as refused:
                    await ada.make_study(nothing)
                assert code(refused) == (404, "no-such-table")
            assert (await ada.my_studies()).studies == []

    run(play())


def test_play_on_take_back_and_play_otherwise(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await given_up(ada, turns=4)
            game = Game.from_record(await ada.record(table))
            made = await ada.make_study(table, at=3)
            assert made.node == 3
            state = await ada.study(made.id, made.node)
            assert [move.action for move in state.moves] == [str(one) for one in game.history]
            assert (state.end, state.study.yours, state.study.size) == (len(game.history), True, 0)
            node, legal = made.node, state.at.state.legal
            assert state.at.state.seq == 3
            other = next(one for one in legal if one != state.moves[node].action)
            done = await played(ada, made.id, node, other)
            assert (done.node, [one.action for one in done.added]) == (state.end + 1, [other])
            assert (done.updates[-1].seq, done.look) == (4, None)
            same = await played(ada, made.id, node, state.moves[node].action)
            assert (same.node, same.added) == (node + 1, []), "the game itself goes that way"
            again = await ada.study_at(made.id, done.node)
            study = Study.from_record(await ada.study_record(made.id))
            assert again.state.view == study.game(study.nodes[done.node]).view(again.state.seat, "open")
            assert again.state.legal == done.updates[-1].legal
            assert (await ada.make_study(table, at=0)).id == made.id, "a person has one tree for a game"
            assert [one.id for one in (await ada.my_studies()).studies] == [made.id]

    run(play())


def test_what_is_not_legal_changes_nothing(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            made = await ada.make_study(await given_up(ada, turns=2))
            before = await ada.study(made.id)
            for node, actions, refusal in (
                (0, ["draw 1", "done"], (422, "main-action-first")),
                (0, ["dance"], (422, "malformed-verb")),
                (0, ["take", "draw 1"], (400, "malformed-request")),
                (0, ["take"], (422, "draw-first")),
                (9999, ["draw 1"], (404, "no-such-moment")),
            ):
                with pytest.raises(ApiError) as refused:
                    await played(ada, made.id, node, *actions)
                assert code(refused) == refusal, actions
            assert await ada.study(made.id) == before

    run(play())


def test_others_read_and_fork_but_change_nothing(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            made = await ada.make_study(await given_up(ada, turns=2))
            one, other = await others(ada, made.id)
            await played(ada, made.id, 0, one)
            before = await ada.study(made.id)
            revision = before.study.revision
            seen = await eve.study(made.id)
            assert (seen.study.yours, seen.moves) == (False, before.moves)
            changes: list[Callable[[], Any]] = [
                lambda: eve.study_play(made.id, m.StudyPlay(revision, 0, [other])),
                lambda: eve.study_bot(made.id, m.StudyBot(revision, 0, 1)),
                lambda: eve.study_comment(made.id, m.StudyComment(revision, 0, "mine")),
                lambda: eve.study_cut(made.id, m.StudyCut(revision, before.end + 1)),
                lambda: eve.study_forget(made.id),
            ]
            for change in changes:
                with pytest.raises(ApiError) as refused:
                    await change()
                assert code(refused) == (403, "not-your-study")
            assert await ada.study(made.id) == before
            own = await eve.study_fork(made.id)
            assert (await eve.study(own.id)).moves == before.moves
            await played(eve, own.id, 0, other)
            assert await ada.study(made.id) == before
            assert [one.id for one in (await eve.my_studies()).studies] == [own.id]

    run(play())


def test_two_pages_of_one_owner_do_not_overwrite_each_other(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            made = await ada.make_study(await given_up(ada, turns=2))
            await played(ada, made.id, 0, (await others(ada, made.id))[0])
            with pytest.raises(ApiError) as refused:
                await ada.study_comment(made.id, m.StudyComment(0, 0, "late"))
            assert code(refused) == (409, "stale")
            assert refused.value.problem.seq == 1

    run(play())


def test_comments_and_cuts(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            made = await ada.make_study(await given_up(ada, turns=2))
            done = await played(ada, made.id, 0, (await others(ada, made.id))[0], "place arc")
            info = await ada.study_comment(made.id, m.StudyComment(done.revision, done.node, " slower "))
            info = await ada.study_comment(made.id, m.StudyComment(info.revision, 0, "Bonjour"))
            state = await ada.study(made.id)
            assert (state.comment, state.moves[done.node - 1].comment) == ("Bonjour", "slower")
            study = Study.from_record(await ada.study_record(made.id))
            assert study.start.comment == "Bonjour"
            with pytest.raises(ApiError) as refused:
                await ada.study_cut(made.id, m.StudyCut(info.revision, 1))
            assert code(refused) == (422, "no-variation")
            state = await ada.study_cut(made.id, m.StudyCut(info.revision, done.node))
            assert (state.at.node, len(state.moves)) == (done.node - 1, done.node - 1)
            assert (await ada.study_forget(made.id)).studies == []
            with pytest.raises(ApiError) as refused:
                await ada.study(made.id)
            assert code(refused) == (404, "no-such-study")

    run(play())


def test_a_study_is_bounded(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing_on, "MOST_NODES", 3)
    monkeypatch.setattr(playing_on, "MOST_TEXT", 10)
    server = start(max_studies=2, max_studies_in_all=3)

    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            tables = [await given_up(ada, turns=2, seed=seed) for seed in range(3)]
            made = await ada.make_study(tables[0])
            one, other = await others(ada, made.id)
            await played(ada, made.id, 0, one, "place arc", "done")
            with pytest.raises(ApiError) as refused:
                await played(ada, made.id, 0, other)
            assert code(refused) == (422, "study-full")
            with pytest.raises(ApiError) as refused:
                await ada.study_comment(made.id, m.StudyComment(1, 0, "x" * 11))
            assert code(refused) == (422, "study-full")
            empty = await ada.make_study(tables[1])
            third = await ada.make_study(tables[2])
            assert {one.id for one in (await ada.my_studies()).studies} == {made.id, third.id}, "nothing was in it"
            await played(ada, third.id, 0, (await others(ada, third.id))[0])
            with pytest.raises(ApiError) as refused:
                await ada.make_study(tables[1])
            assert code(refused) == (429, "too-many-studies")
            with pytest.raises(ApiError) as refused:
                await ada.study(empty.id)
            assert code(refused) == (404, "no-such-study")
            own = await eve.make_study(tables[1])
            await played(eve, own.id, 0, (await others(eve, own.id))[0])
            with pytest.raises(ApiError) as refused:
                await eve.make_study(tables[2])
            assert code(refused) == (429, "too-many-studies")

    run(play())


def test_bots_play_a_turn_and_give_hints(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            made = await ada.make_study(await given_up(ada, turns=4))
            done = await ada.study_bot(made.id, m.StudyBot(0, 0, 1, seat=1))
            assert [update.action for update in done.updates][-1] == "done"
            assert {update.seat for update in done.updates} == {0}
            assert done.updates[-1].active == 1
            assert done.updates[-1].legal, "the eyes it was played for may go on"
            hint = await ada.study_hint(made.id, done.node, level=1)
            assert hint.action in done.updates[-1].legal
            assert (await ada.study_ways(made.id, done.node, "move arc montmartre:1")).ways == []

    run(play())


@pytest.mark.parametrize(("club", "answered"), [(20, [True, False, True]), (1, [True, False, False])])
def test_readers_do_not_keep_its_owner_from_bots(
    start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, club: int, answered: list[bool]
) -> None:
    """One hint at a time of each who asks; of one address as many as of a club."""
    server = start(club=club)
    refused_first = held(monkeypatch, server.bots, "advise")

    async def play() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            await eve.ask("GET", "/meta", m.ServerInfo)
            made = await ada.make_study(await given_up(ada, turns=4))
            asked = [asyncio.create_task(eve.study_hint(made.id, 0, level=1)) for _ in range(2)]
            await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)  # the other waits for a bot
            by_owner = asyncio.create_task(ada.study_hint(made.id, 0, level=1))
            if not answered[-1]:
                await asyncio.wait([by_owner])
            refused_first.set()
            found = await asyncio.gather(*asked, by_owner, return_exceptions=True)
            assert sorted(isinstance(one, m.Hint) for one in found[:2]) == sorted(answered[:2])
            assert isinstance(found[2], m.Hint) == answered[2], found[2]

    run(play())


def test_a_record_with_variations_becomes_a_study(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await given_up(ada, turns=4)
            record = await ada.record(table)
            assert (await ada.import_record(record)).study is None
            study = Study.from_record(record)
            pile = "draw 2" if study.nodes[1].action == "draw 1" else "draw 1"
            study.play_all(study.start, [pile, "place arc", "done"]).comment = "oh"
            study.nodes[2].comment = "well"
            brought = await ada.import_record(study.record())
            assert brought.study is not None
            state = await ada.study(brought.study)
            assert (state.study.table, state.study.yours) == (brought.table.id, True)
            assert await ada.study_record(brought.study) == study.record()
            damaged = json.loads(json.dumps(study.record()))
            damaged["variations"][0]["actions"][0] = "done"
            with pytest.raises(ApiError) as refused:
                await ada.import_record(damaged)
            assert code(refused) == (422, "malformed-record")
            damaged["variations"] = damaged["variations"] * 201
            with pytest.raises(ApiError) as refused:
                await ada.import_record(damaged)
            assert code(refused) == (422, "study-full")

    run(play())


@pytest.mark.parametrize("database", SQLITE_FIRST, indirect=True)
def test_looking_through_the_end_tiles_leaves_no_node(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await hot_seat(ada)
            await play_on(ada, table, at_random(3))
            made = await ada.make_study(table)
            state = await ada.study(made.id)
            taken = next(i for i, move in enumerate(state.moves) if move.action.startswith("take "))
            size = len(state.moves)
            looked = await played(ada, made.id, taken, "take")
            assert (looked.node, looked.added, looked.updates) == (taken, [], [])
            assert looked.look is not None
            assert all(text.startswith("take ") for text in looked.look.legal)
            other = looked.look.legal[-1]
            done = await played(ada, made.id, taken, other)
            assert done.updates[0].action == other
            assert len((await ada.study(made.id)).moves) == size + len(done.added)

    run(play())


def test_every_node_has_chances(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            table = await given_up(ada, turns=2)
            study = (await ada.make_study(table)).id
            start, later = await ada.study_chances(study, 0), await ada.study_chances(study, 3)
            assert (start.seq, later.seq) == (0, 3)
            assert sum(later.chances) == pytest.approx(1.0)
            game = Game.from_record(await ada.record(table))
            game.undo(len(game.codes) - 3)
            acted = (await ada.study(study, 0)).moves[2].seat
            assert later.chances == chances(game.view(acted, "open"), seed="study")
            with pytest.raises(ApiError) as refused:
                await ada.study_chances(study, 999)
            assert code(refused) == (404, "no-such-moment")

    run(play())


def test_a_comment_turns_no_text_around(server: Running) -> None:
    async def play() -> None:
        async with Client(server.url) as ada:
            made = await ada.make_study(await given_up(ada, turns=2))
            await ada.study_comment(made.id, m.StudyComment(0, 0, "so\u202e txet\u2066 \x1b[2J\x07\u200f\nand so 👩‍🌾"))
            record = await ada.study_record(made.id)
            assert {"comment": "so txet [2J\nand so 👩‍🌾"} in record["actions"]
            brought = await ada.import_record({**record, "actions": [{"comment": "\u202eb"}, *record["actions"]]})
            assert brought.study is not None
            assert "\u202e" not in str(await ada.study_record(brought.study))

    run(play())
