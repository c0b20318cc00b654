"""Bots in real games: only legal actions, the same game from the same seed, no choice by what cannot be seen."""

import copy
import pickle
from contextlib import suppress
from itertools import count, product
from pathlib import Path

import pytest

from paname import Game, Position, PositionError, Rng, load_box
from paname.action import actions_of
from paname.bots import Bot, BotError, Budget, create
from paname.bots.mcts import MctsBot

OPTIONS = list(product((False, True), (False, True), (False, True), (2, 3)))


def new_game(players: int, seed: int, options: tuple[bool, bool, bool, int]) -> Game:
    tokens, track, free, piles = options
    return Game.new(
        players=players, seed=seed, random_tokens=tokens, random_bonus_track=track, free_districts=free, piles=piles
    )


def play(game: Game, bots: list[Bot], budget: Budget | None = None) -> list[str]:
    """To the end; every action must be one of those offered."""
    while (seat := game.active) is not None:
        legal = game.seat(seat).legal_texts()
        action = bots[seat].choose(game.view(seat, screens="open"), legal, budget)
        assert action in legal
        game.play(action)
    return game.history


@pytest.mark.parametrize(
    ("number", "players"),
    [
        pytest.param(number, players, marks=[pytest.mark.slow] * (number % 3 != players - 2))
        for number in range(len(OPTIONS))
        for players in (2, 3, 4)
    ],
)
def test_no_bot_plays_illegally(players: int, number: int) -> None:
    """Every option; in `make test-all` with every number of players."""
    game = new_game(players, 100 * players + number, OPTIONS[number])
    specs = ["mcts:iterations=24", "greedy", "greedy:slips=0.7", "mcts:iterations=8:turns=1:samples=2"]
    turned = specs[number % 4 :] + specs[: number % 4]
    play(game, [create(spec, seed=number) for spec in turned[:players]])


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:slips=0.5", "mcts:iterations=40"])
def test_the_same_seed_plays_the_same_game(spec: str) -> None:
    games = [
        play(new_game(2, 7, OPTIONS[0]), [create(spec, seed=seed), create("greedy:slips=0.3", seed=5)])
        for seed in (1, 1, 2)
    ]
    assert games[0] == games[1]
    if spec != "greedy":
        assert games[0] != games[2]


@pytest.mark.parametrize("spec", ["greedy", "mcts:iterations=60"])
@pytest.mark.parametrize("players", [2, 4])
def test_worlds_that_look_the_same_get_the_same_choice(spec: str, players: int) -> None:
    """Order of the piles, removed tiles and others' end tiles are redrawn: no bot may notice."""
    game = new_game(players, 11, OPTIONS[0])
    drivers = [create("greedy:slips=0.2", seed=i) for i in range(players)]
    worlds = 0
    while (seat := game.active) is not None:
        view, legal = game.view(seat, screens="open"), game.seat(seat).legal_texts()
        if len(game.history) % 9 == 0 and len(legal) > 1:
            other = game.determinize(seat, Rng(len(game.history)))
            worlds += other.legal() != game.legal() or other.state.deck != game.state.deck
            assert other.view(seat, screens="open") == view
            choices = [
                create(spec, seed=3).choose(world.view(seat, screens="open"), world.seat(seat).legal_texts())
                for world in (game, other)
            ]
            assert choices[0] == choices[1]
        game.play(drivers[seat].choose(view, legal))
    assert worlds > 5  # they did differ


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:slips=0.5", "mcts:iterations=30"])
def test_all_that_is_decided_can_be_played(spec: str) -> None:
    """A payment and its purchase come in one answer, and nothing after them that the bot could not know."""
    game = new_game(3, 21, OPTIONS[3])
    bots = [create(spec, seed=seat) for seat in range(3)]
    longest = 0
    while (seat := game.active) is not None:
        actions = bots[seat].decide(game.view(seat, screens="open"), game.seat(seat).legal_texts())
        for action in actions:
            assert action in game.seat(seat).legal_texts()
            game.play(action)
        assert not any(action.startswith(("draw", "done")) or action == "take" for action in actions[:-1])
        longest = max(longest, len(actions))
    assert (longest > 1) == (spec != "random")


def test_a_bot_goes_on_after_an_undo() -> None:
    """The memory of a bot is a help, never a need: it plays on from any view."""
    game = new_game(2, 5, OPTIONS[0])
    bots = [create("mcts:iterations=30", seed=1), create("mcts:iterations=30", seed=2)]
    rng = Rng(1)
    while (seat := game.active) is not None and len(game.history) < 150:
        legal = game.seat(seat).legal_texts()
        action = bots[seat].choose(game.view(seat, screens="open"), legal)
        assert action in legal
        game.play(action)
        if rng.below(6) == 0:
            game.undo(min(len(game.history), 1 + rng.below(5)))
        elif rng.below(4) == 0 and (seat := game.active) is not None:
            legal = game.seat(seat).legal_texts()
            game.play(legal[rng.below(len(legal))])  # somebody else plays for it


def test_no_time_at_all_still_gives_an_answer() -> None:
    game = new_game(2, 8, OPTIONS[0])
    play(game, [create("mcts:seconds=5", seed=1), create("greedy", seed=2)], Budget(seconds=0.0))


def test_seconds_are_those_of_the_budgets_clock() -> None:
    """A tick at every look at the clock: ten batches fit into a second of ten ticks, however long they take."""
    ticks = count()
    bot = create("mcts:seconds=1", seed=1)
    game = new_game(2, 8, OPTIONS[0])
    bot.play(game, Budget(clock=lambda: next(ticks) / 10))
    assert 0 < sum(considered.visits for considered in bot.considered()) <= 10 * MctsBot.batch


def test_greedy_beats_random() -> None:
    for seed in range(12):
        game = new_game(2, seed, OPTIONS[0])
        seat = seed % 2
        bots = [create("greedy", seed=seed), create("random", seed=seed)]
        play(game, bots if seat == 0 else bots[::-1])
        assert game.result().winners == [seat]


@pytest.mark.parametrize("spec", ["greedy", "mcts:iterations=8", "net:iterations=1", "level:1"])
def test_a_bot_refuses_a_game_with_another_box(spec: str, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(load_box().toml.replace("francs = 5", "francs = 6", 1))
    game = Game.new(seed=1, components=mine)
    with pytest.raises(BotError, match=r"create it with box=game\.box"):
        create(spec, seed=1).play(game)
    assert not game.history
    assert create(spec, seed=1, box=game.box).play(game)
    assert create(spec, seed=1, box=mine).play(game)


@pytest.mark.parametrize("spec", ["greedy", "mcts:iterations=16", "net:iterations=1", "level:1"])
def test_a_bot_plays_games_of_any_number_of_players(spec: str) -> None:
    kept = create(spec, seed=1)
    for players in (2, 4, 3, 2):
        play(Game.new(players=players, seed=1), [kept] * players)


def test_a_bot_forgets_a_game_of_more_players() -> None:
    kept, view = create("greedy", seed=1), Game.new(players=2, seed=1)
    play(Game.new(players=4, seed=1), [kept] * 4)
    assert play(view.copy(), [kept] * 2) == play(view, [create("greedy", seed=1)] * 2)


def test_what_a_bot_decides_too_much_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    bot, game = create("random"), Game.new(seed=1)
    monkeypatch.setattr(bot, "decide", lambda _view, legal, _budget: [legal[0], "place arc", *legal])
    assert bot.play(game) == ["draw 1", "place arc"] == game.history


def test_a_bot_that_decides_on_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop until the game is over would never end."""
    bot = create("greedy", seed=1)
    monkeypatch.setattr(bot, "decide", lambda *_: [])
    with pytest.raises(BotError, match="the bot decided on no action"):
        bot.play(Game.new())


SEARCHING = ["mcts:iterations=200", "net:iterations=40"]


def thought(bot: Bot) -> int:
    return sum(choice.visits for choice in bot.considered())


@pytest.mark.parametrize("spec", SEARCHING)
def test_a_bot_thinks_as_long_about_every_position(spec: str) -> None:
    """What a turn may cost is for one turn: of another seat, of another game, or asked once more."""
    kept = create(spec, seed=1)
    for francs in (3, 5, 5, 8):
        position = Position().key(0, "montmartre:2", "arc").built("montmartre:5").figures(0, francs=francs)
        alone = create(spec, seed=1)
        for bot in (kept, alone):
            bot.play(position.game())
        assert thought(kept) > thought(alone) / 2


@pytest.mark.parametrize("spec", SEARCHING)
def test_one_bot_for_all_seats_thinks_as_long_for_each(spec: str) -> None:
    game, bot, visits = Game.new(players=2, seed=1), create(spec, seed=1), [0, 0]
    while game.round < 4:
        seat = game.active or 0
        bot.play(game)
        visits[seat] += thought(bot)
    assert min(visits) > max(visits) / 2


@pytest.mark.parametrize("spec", ["greedy", *SEARCHING])
def test_a_bot_that_has_played_is_copied(spec: str) -> None:
    game, bot = Game.new(players=2, seed=1), create(spec, seed=1)
    while game.round < 2:
        bot.play(game)
    for again in (copy.deepcopy(bot), pickle.loads(pickle.dumps(bot))):
        assert again.play(game.copy()) == bot.play(game.copy())


@pytest.mark.parametrize("spec", SEARCHING)
def test_the_rest_of_a_chain_is_for_its_own_position(spec: str) -> None:
    """The next position may differ from the expected one only by what others have on the board."""
    game, bot, tried = Game.new(players=2, seed=0), create(spec, seed=0), 0
    assert isinstance(bot, MctsBot)
    while tried < 3:
        seat = game.active or 0
        game.play(bot.choose(game.view(seat, "open"), game.seat(seat).legal_texts()))
        if bot.chain and (target := actions_of(game.box)[bot.chain[-1]].target):
            with suppress(PositionError):  # the other has no key for it
                there = Position.of(game).key(1 - seat, target).game().seat(seat)
                assert bot.choose(there.view("open"), there.legal_texts()) in there.legal_texts()
                tried += 1
