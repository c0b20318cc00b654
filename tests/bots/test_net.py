"""The player that was trained: the kernel against its Python, what it sees, its files, its games; compiled or not."""

import os
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from paname import Game, Position, Rng
from paname.bots import create, netfile
from paname.bots.mcts import MctsBot
from paname.bots.net import plain
from paname.bots.net.features import words_of
from paname.bots.net.net_tree import NetTree, usual_tuning
from paname.bots.net.selfplay import SEARCHED, SelfPlay, TreeTurns, forget_end_tiles
from paname.bots.net.turns import BRANCHES, NetTurns
from paname.bots.net.value import MARGIN_VP, SCALE, WIN_SHARE, final_margin, final_share
from paname.bots.netbot import NetBot, UnknownGround, too_far
from paname.bots.netfile import NetError, kernel, parse, shipped
from paname.knowing.hidden import Recall
from paname.rules import codes, turn, unseen
from paname.rules.lookup import lookup_of
from paname.rules.options import Options
from paname.rules.setup import draw_setup, start
from paname.rules.state import PHASE_DRAW, PHASE_OVER, State
from tests.bots.net_game import BOX, random_net
from tests.bots.test_search import positions
from tests.rules.test_everywhere import needs_compiled

VARIANTS = {"random_tokens": True, "random_bonus_track": True, "free_districts": True, "piles": 2}


def fresh(players: int, seed: int = 1) -> State:
    options, rng = Options(players), Rng(seed)
    return start(lookup_of(BOX, players), options, draw_setup(BOX, options, rng))


# The kernel


@needs_compiled
@pytest.mark.parametrize(("players", "hidden", "most"), [(2, 256, 300), (3, 96, 300), (4, 32, 32767)])
def test_the_kernel_computes_what_its_python_does(players: int, hidden: int, most: int) -> None:
    """With the largest weights everything wraps around; that must be the same too."""
    assert kernel() is not plain.Net
    file = random_net(players, hidden, most)
    one, other = file.net(), file.net(interpreted=True)
    value = random_net(players).value(BOX)
    for state in positions(players, 2)[::7]:
        value.read(state)
        assert one(state.active, value.bits) == other(state.active, value.bits)


@needs_compiled
def test_the_kernel_says_what_it_needs() -> None:
    file = random_net(2)
    net = file.net()
    value = file.value(BOX)
    with pytest.raises(ValueError, match="45 words of bits are needed"):
        net(0, b"\0" * 8)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="a slot, 0 to 3"):
        net(4, value.bits)
    with pytest.raises(ValueError, match="part 0 of a net must be"):
        kernel()(file.words, file.hidden, 2, (b"", *file.parts[1:]))
    with pytest.raises(ValueError, match="no net has 45 words, 33 hidden and 2 outputs"):
        kernel()(file.words, 33, 2, file.parts)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_compiled_and_interpreted_think_the_same(players: int) -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "-m", "tests.bots.net_game", str(players), "5"],
            env={**os.environ, "PANAME_INTERPRETED": flag},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for flag in ("", "1")
    ]
    assert outputs[0][0] == "compiled, paname.bots.net._kernel"
    assert outputs[1][0].startswith("interpreted, ")
    assert len(outputs[0][1:]) == 5
    assert outputs[0][1:] == outputs[1][1:]


# What it sees


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, VARIANTS])
def test_what_a_seat_cannot_know_is_not_seen(players: int, options: dict[str, bool]) -> None:
    """Two worlds that differ only in that have the same bits, and the same values of draws."""
    value = random_net(players).value(BOX)
    rng, differ = Rng(1), 0
    for state in positions(players, 6, **options):
        value.read(state)
        seen = list(value.bits)
        other = state.copy()
        unseen.redeal(other, rng)
        forget_end_tiles(other, rng)
        differ += other.end_take_tiles != state.end_take_tiles
        value.read(other)
        assert list(value.bits) == seen
    assert differ > 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_to_learn_from_are_decided_without_hidden_knowledge(players: int) -> None:
    """In two worlds that differ only in what the seat cannot know, it has the same world in mind."""
    value = random_net(players).value(BOX)
    rng, differ = Rng(2), 0
    for state in positions(players, 3):
        other = state.copy()
        unseen.redeal(other, rng)
        forget_end_tiles(other, rng)
        worlds = [SelfPlay(value, state, Rng(9), True).imagined(world) for world in (state, other)]
        if state.phase == PHASE_DRAW:
            assert worlds[0].deck == worlds[1].deck
            differ += state.deck != other.deck
        assert worlds[0].end_take_tiles == worlds[1].end_take_tiles
        differ += state.end_take_tiles != other.end_take_tiles
    assert differ > 20


def test_a_draw_is_valued_by_all_that_may_be_drawn() -> None:
    value = random_net(2).value(BOX)
    state = fresh(2)
    turns = NetTurns(value, state)
    turns.best(state)
    for pile in range(3):
        values = []
        for tile in unseen.may_be_on_top(state, pile):
            world = state.copy()
            world.deck = unseen.with_top(state, pile, tile)
            turn.apply(world, codes.DRAW + pile)
            values.append(value.margins(world, 0))
        assert turns.values[pile] == pytest.approx(sum(values) / len(values))


def test_what_was_not_followed_never_looks_best() -> None:
    """It did, to the tree: it was as good as the best, and came first."""
    value = random_net(2).value(BOX)
    seen = 0
    for state in positions(2, 2):
        turns = NetTurns(value, state)
        listed = turns.list_choices(state)
        if state.phase != PHASE_DRAW and listed.size > BRANCHES:
            best = turns.best(state)
            assert listed.list().index(best) == turns.values.index(max(turns.values))
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dealing_end_tiles_anew_keeps_what_the_seat_remembers(players: int) -> None:
    rng, recall, again = Rng(3), Recall(), Recall()
    for state in positions(players, 6):
        if not state.end_takes:
            continue
        other = state.copy()
        forget_end_tiles(other, rng)
        recall.recall(state, state.active)
        again.recall(other, state.active)
        assert (recall.in_pile, recall.used, list(recall.held)) == (again.in_pile, again.used, list(again.held))
        assert other.me.end_tiles == state.me.end_tiles
        assert [seat.end_tiles.bit_count() for seat in other.seats] == [
            seat.end_tiles.bit_count() for seat in state.seats
        ]


@pytest.mark.parametrize("options", [{}, VARIANTS])
def test_positions_of_a_game_look_different(options: dict[str, bool]) -> None:
    value = random_net(3).value(BOX)
    seen = []
    for state in positions(3, 1, **options):
        value.read(state)
        assert len(value.bits) == words_of(3)
        assert all(0 <= word < 2**63 for word in value.bits)
        seen.append(list(value.bits))
    assert all(one != other for one, other in pairwise(seen))


def test_random_tracks_are_seen_by_number() -> None:
    """The same numbers left are the same bits, wherever they lie."""
    value = random_net(2).value(BOX)
    one = fresh(2)
    other = fresh(2)
    other.track = bytes([*reversed(one.track[:10]), *one.track[10:]])
    bits = []
    for state in (one, other):
        state.stock &= ~1  # the number on the first space is gone
        value.read(state)
        bits.append(value.bits[11])
    assert bits[0] ^ bits[1] == 1 | 1 << 9


# What it says


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_is_worth_what_it_was(players: int) -> None:
    game = Game.new(players, seed=5)
    bots = [create("greedy", seed=seat) for seat in range(players)]
    while game.active is not None:
        bots[game.active].play(game)
    value = random_net(players).value(BOX)
    value.measure(game.state)
    shares = [value.shares[seat] for seat in range(players)]
    assert sum(shares) == 1
    for seat, vp in enumerate(game.result().vp):
        assert shares[seat] == final_share(game.state, seat)
        others = [theirs for other, theirs in enumerate(game.result().vp) if other != seat]
        margin = vp - max(others) / 2 - sum(others) / len(others) / 2
        assert final_margin(game.state, seat) == pytest.approx(margin)
        lead = 1 / (1 + 2.718281828 ** (-margin / SCALE))
        assert value.payouts[seat] == pytest.approx(WIN_SHARE * shares[seat] + (1 - WIN_SHARE) * lead, abs=1e-5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_of_the_win_are_shares(players: int) -> None:
    value = random_net(players).value(BOX)
    for state in positions(players, 1):
        value.measure(state)
        shares = [value.shares[seat] for seat in range(players)]
        assert all(0 <= share <= 1 for share in shares)
        assert sum(shares) == pytest.approx(1)


# Files


def test_a_net_comes_back_from_its_file() -> None:
    file = replace(random_net(3), about={"games": 7})
    assert parse(file.dump()) == file


def test_files_that_are_no_nets_are_told_apart() -> None:
    data = random_net(2).dump()
    line, _, packed = data.partition(b"\n")
    with pytest.raises(NetError, match="no net"):
        parse(b"PNG\n" + packed)
    with pytest.raises(NetError, match="sees 45 words of a position"):
        parse(line.replace(b'"players": 2', b'"players": 3') + b"\n" + packed)
    with pytest.raises(NetError, match="not those it was saved with"):
        parse(line.replace(b'"sha256": "', b'"sha256": "x') + b"\n" + packed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shipped_nets_prefer_to_be_ahead(players: int) -> None:
    """Of two equal seats the one with more VP has the higher share."""
    value = shipped(players).value(BOX)
    state = fresh(players)
    value.measure(state)
    even = value.shares[0]
    state.seats[0].vp_bonus += 20
    value.measure(state)
    assert value.shares[0] > even
    assert shipped(players).about["games"] > 0
    assert shipped(players).about.get("box", BOX.sha256) == BOX.sha256


def test_the_shipped_nets_are_small() -> None:
    files = [*Path(netfile.__file__).parent.glob("nets/*.net")]
    assert len(files) == 3
    assert sum(file.stat().st_size for file in files) <= 3_000_000


# Its games


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, VARIANTS])
def test_it_plays_every_variant_from_what_it_sees(players: int, options: dict[str, bool]) -> None:
    histories = []
    for _ in range(2):
        game = Game.new(players, seed=4, **options)
        bots = [create("net:iterations=8", seed=seat) for seat in range(players)]
        while game.active is not None:
            bots[game.active].play(game)
        histories.append(game.history)
    assert histories[0] == histories[1]


def victories(one: str, other: str, games: int) -> float:
    """Of the first bot, which begins every second game."""
    won = 0.0
    for seed in range(games):
        game = Game.new(2, seed=seed)
        bots = [create(one, seed=seed), create(other, seed=seed)]
        if seed % 2:
            bots.reverse()
        while game.active is not None:
            bots[game.active].play(game)
        won += final_share(game.state, seed % 2)
    return won


def test_one_turn_ahead_it_beats_the_greedy_bot() -> None:
    assert victories("net:iterations=1", "greedy", 12) >= 8


@pytest.mark.parametrize("players", [2, 4])
def test_what_was_considered_is_the_nets_own_chance_and_lead(players: int) -> None:
    game = Game.new(players=players, seed=3)
    bot = create("net:iterations=80", seed=1)
    assert isinstance(bot, NetBot)
    bot.play(game)
    assert isinstance(bot.tree, NetTree)
    found = bot.considered()
    visits = sum(one.visits for one in found)
    opinion = bot.tree.opinion()
    assert sum(one.visits * (one.chance or 0) for one in found) / visits == pytest.approx(opinion[0])
    assert sum(one.visits * one.lead for one in found) / visits == pytest.approx(MARGIN_VP * opinion[players])


def test_what_was_not_searched_is_judged_where_its_turn_leads() -> None:
    game = Game.new(players=2, seed=3)
    bot = create("net:iterations=1", seed=1)
    value = shipped(2).value(BOX)
    while game.active == 0:
        bot.play(game)
        (found,) = [one for one in bot.considered() if one.action == game.history[-1]]
    value.measure(game.state)
    assert found.visits == 0
    assert (found.chance, found.lead) == (pytest.approx(value.shares[0]), pytest.approx(value.leads[0]))


def test_a_box_that_is_near_is_played() -> None:
    near = replace(BOX, sha256="near", francs=BOX.francs + 1)
    assert not too_far(near)
    assert isinstance(create("net", box=near), NetBot)


def test_in_a_box_that_is_far_mcts_plays_and_it_says_so() -> None:
    far = replace(BOX, sha256="far", francs=3 * BOX.francs)
    with pytest.warns(UnknownGround, match=f"francs is {3 * BOX.francs}, but it was {BOX.francs} in training"):
        bot = create("net", box=far)
    assert isinstance(bot, MctsBot)
    assert not isinstance(bot, NetBot)
    shorter = replace(BOX, sha256="short", end_tiles=BOX.end_tiles[:-1])
    assert "other pieces: end_tiles.11" in too_far(shorter)


def test_other_tiles_are_far_however_near_their_numbers_are() -> None:
    copies = {**BOX.extra_copies, 3: (8, 14, 17, 19, 22, 30)}
    assert "copies of bonus tiles with 3 players" in too_far(replace(BOX, sha256="copies", extra_copies=copies))
    own, opponent = BOX.bonus[8], BOX.bonus[15]
    exchanged = list(BOX.bonus)
    exchanged[8] = replace(own, effect=opponent.effect)
    exchanged[15] = replace(opponent, effect=own.effect)
    assert too_far(replace(BOX, sha256="exchanged", bonus=tuple(exchanged))) == "bonus tile 9 was different in training"
    bronze = list(BOX.end_tiles)
    bronze[-1] = replace(bronze[-1], tokens=(3,))
    assert (
        too_far(replace(BOX, sha256="bronze", end_tiles=tuple(bronze))) == "End Game tile 12 was different in training"
    )


def test_some_other_tokens_beside_the_building_spaces_are_near() -> None:
    tokens = (*reversed(BOX.tokens[:6]), *BOX.tokens[6:])
    assert tokens != BOX.tokens
    assert too_far(replace(BOX, sha256="tokens", tokens=tokens)) == ""


# Games to learn from


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("search", [0, 16])
def test_games_against_itself_leave_rows_and_targets(players: int, search: int) -> None:
    state, rng = fresh(players), Rng(7)
    value = random_net(players).value(BOX)
    turns = TreeTurns(value, state, rng, search) if search else NetTurns(value, state)
    game = SelfPlay(value, state, rng, True)
    game.play(state, [turns] * players, 6)
    assert state.phase == PHASE_OVER
    assert game.number > 2 * players * 10
    assert len(game.rows.getvalue()) == game.number * 8 * words_of(players)
    assert len(game.targets.getvalue()) == game.number * 4 * 2 * players


def test_what_the_search_found_is_part_of_the_targets() -> None:
    state, rng = fresh(4), Rng(7)
    value = random_net(4).value(BOX)
    game = SelfPlay(value, state, rng, True)
    game.play(state, [TreeTurns(value, state, rng, 16)] * 4, 6)
    found = [opinion for opinion, weight in zip(game.opinions, game.weights, strict=True) if weight == SEARCHED]
    assert len(found) > 4 * 10  # one of each main action
    assert all(sum(opinion[:4]) == pytest.approx(1) for opinion in found)
    target, chain = game.opinions[-1], []
    for opinion, weight in zip(reversed(game.opinions), reversed(game.weights), strict=True):
        target = [weight * said + (1 - weight) * after for said, after in zip(opinion, target, strict=True)]
        chain.insert(0, target)
    data = memoryview(game.targets.getvalue()).cast("f").tolist()
    for row, (at, own, active) in enumerate(zip(game.row_at, game.row_own, game.row_active, strict=True)):
        expected = own or chain[at]
        turned = [expected[half + (active + turn) % 4] for half in (0, 4) for turn in range(4)]
        assert data[8 * row : 8 * row + 8] == pytest.approx(turned, abs=1e-6)


def test_a_tree_that_was_reset_has_forgotten_its_opinion() -> None:
    state = fresh(3)
    value = random_net(3).value(BOX)
    tree, new = (NetTree(value, state, Rng(1), usual_tuning()) for _ in range(2))
    tree.run(state, 40)
    opinion = tree.opinion()
    assert opinion[:3] == tree.chances()
    assert sum(opinion[:3]) == pytest.approx(1)
    tree.reset()
    tree.rng = Rng(2)
    new.rng = Rng(2)
    for one in (tree, new):
        one.run(state, 40)
    assert tree.opinion() == new.opinion() != opinion


def test_with_four_players_the_search_reaches_its_own_next_turn() -> None:
    """The others do not explore: if they did, it would do so in one iteration of five."""
    state = positions(4, 1)[150]
    tree = NetTree(shipped(4).value(BOX), state, Rng(1), usual_tuning())
    tree.run(state, 200)
    reached = 0
    for _ in range(100):
        tree.run(state, 1)
        movers = [tree.mover[at] for at in range(1, tree.depth + 1)] + [tree.world.active]
        others = [at for at, mover in enumerate(movers) if mover != state.active]
        reached += bool(others) and state.active in movers[others[0] :]
    assert reached > 50


def test_before_there_is_a_net_only_results_are_targets() -> None:
    state = fresh(2)
    value = random_net(2).value(BOX)
    game = SelfPlay(value, state, Rng(1), False)
    game.play(state, [NetTurns(value, state)] * 2, 12)
    data = memoryview(game.targets.getvalue()).cast("f").tolist()
    assert {data[i] for i in range(0, len(data), 4)} <= {0.0, 0.5, 1.0}


# The levels


@pytest.mark.parametrize(("players", "searched"), [(2, 40), (3, 80), (4, 160)])
def test_more_opponents_take_more_iterations(players: int, searched: int) -> None:
    game = Game.new(players, seed=3)
    game.play("draw 1")
    bots = [create(f"net:iterations={n}{more}", seed=1) for n, more in ((40, ":per_rival=2"), (searched, ""))]
    assert bots[0].choose(game.view(0, "open"), game.seat(0).legal_texts()) == bots[1].choose(
        game.view(0, "open"), game.seat(0).legal_texts()
    )
    assert [one.visits for one in bots[0].considered()] == [one.visits for one in bots[1].considered()]
    assert sum(one.visits for one in bots[0].considered()) > searched // 3


def test_who_overlooks_everything_still_plays_legally() -> None:
    game = Game.new(2, seed=3)
    bots = [create("net:iterations=1:overlooks=1", seed=seat) for seat in range(2)]
    while game.active is not None:
        bots[game.active].play(game)
    assert game.over


def test_nobody_overlooks_that_a_turn_can_end() -> None:
    game = Game.new(2, seed=3)
    bots = [create("net:iterations=1:overlooks=1", seed=seat) for seat in range(2)]
    alternatives = 0
    while (seat := game.active) is not None:
        legal = game.seat(seat).legal_texts()
        actions = bots[seat].decide(game.view(seat, "open"), legal)
        if "done" in legal:  # who sees nothing else
            assert actions == ["done"]
            alternatives += len(legal) > 1
        for action in actions:
            game.play(action)
    assert alternatives > 5


def test_who_overlooks_all_that_is_offered_takes_something_all_the_same() -> None:
    game = Position().built("montmartre:1").key(0, "montmartre:bank").figures(0, francs=5).game()
    game.play("move montmartre:bank montmartre:1")
    view, legal = game.view(0, "open"), game.seat(0).legal_texts()
    assert "bonus none" in legal
    answers = {create("net:iterations=1:overlooks=1", seed=seed).choose(view, legal) for seed in range(20)}
    assert len(answers - {"bonus none"}) > 2


def test_who_overlooks_takes_what_others_would_not() -> None:
    game = Game.new(2, seed=3)
    view, legal = game.view(0, "open"), game.seat(0).legal_texts()
    sees, overlooks = (
        {create(f"net:iterations=1:overlooks={share}", seed=seed).choose(view, legal) for seed in range(12)}
        for share in (0, 0.6)
    )
    assert sees < overlooks


@pytest.mark.parametrize(
    ("name", "vp"),
    [("a_tile_kept_for_the_louvre", 118), ("prestige_kept_for_the_tower", 115), ("a_tile_used_after_the_purchase", 92)],
)
def test_a_last_turn_that_can_be_won_is_won(name: str, vp: int) -> None:
    """Each was lost once: by what paid for the purchase, or since the net hoped for a tile without using it."""
    text = (Path(__file__).parent / "last_turns" / f"{name}.txt").read_text("utf-8")
    game = Position.parse(text).game()
    seat, bot = game.active or 0, create("level:6", seed=5)
    while not game.over:
        bot.play(game)
    assert game.result().vp[seat] == vp
    assert game.result().winners == [seat]


@pytest.mark.parametrize("level", [3, 4, 5, 6])
def test_a_level_beats_the_one_two_below(level: int) -> None:
    """Arena figures of neighbours: docs/bots.md."""
    assert victories(f"level:{level}", f"level:{level - 2}", 8) >= 5
