"""OpenSpiel's own simulation test and search bots; chance as explicit as the frameworks want it, and exact."""

from math import lgamma, log
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

from paname import Game, Rng
from paname.envs.chance_game import ChanceGame
from paname.envs.openspiel import PanameGame
from paname.records.notation import notation
from paname.rules.codes import FETCH, LOOK, USE, is_take
from paname.rules.options import Options
from paname.rules.state import fingerprint
from tests.envs.positions import KINDS, play
from tests.envs.test_observation import encode
from tests.rules.games import OWNERS


def loaded(**options: object) -> Any:
    return pyspiel.load_game("paname", options)


@pytest.mark.parametrize("kind", [KINDS[0], pytest.param(KINDS[2], marks=pytest.mark.slow)], ids=str)
def test_random_simulation(kind: dict[str, object]) -> None:
    pyspiel.random_sim_test(loaded(**kind), num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_random_simulation_with_serialization(kind: dict[str, object]) -> None:
    pyspiel.random_sim_test(loaded(**kind), num_sims=1, serialize=True, verbose=False)


def random_state(game: Any, steps: int, takes: int = 0, seed: int = 1) -> Any:
    """A state some way into a random game, so many end tiles taken, where a seat is to act."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while len(state.play.history) < steps or state.play.state.end_takes < takes or state.is_chance_node():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=probabilities))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_mcts_bot_plays() -> None:
    game = loaded()
    state = random_state(game, 60)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 12, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_ismcts_bot_plays() -> None:
    game = loaded()
    for takes in (0, 5):
        state = random_state(game, 60, takes)
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 12, random_state=np.random.RandomState(1))
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("players", [2, 3])
def test_resampling_keeps_what_the_player_knows_and_changes_what_it_does_not(players: int) -> None:
    game = loaded(players=players)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    differing = 0
    for takes in (0, 2, 5, 9):
        state = random_state(game, 60, takes, seed=2)
        for player in range(players):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            assert len(other.play.history) == len(state.play.history)
            differing += other.play.state.end_take_tiles != state.play.state.end_take_tiles
            replayed(other.play)
    assert differing


def replayed(play: ChanceGame) -> None:
    """Every action of a resampled history was legal when it was played."""
    again = ChanceGame(play.box, play.options)
    for action in play.history:
        open_to = again.legal() if again.chance is None else [outcome for outcome, _ in again.outcomes()]
        assert action in open_to
        again.apply(action)


def test_resampling_is_quick_when_another_seat_took_and_used_all_end_tiles() -> None:
    """Of all orders only one fits such a history: it must not be found by trying."""
    state = loaded().new_initial_state()
    rng = np.random.RandomState(1)
    while state.play.state.end_takes < 10 or state.is_chance_node():
        if state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
            continue
        legal = state.legal_actions()
        used = [action for action in legal if USE + 300 <= action < FETCH]
        taking = [LOOK] if LOOK in legal else [action for action in legal if is_take(action)]
        if state.current_player() == 1:
            state.apply_action(rng.choice(used or taking or legal))
        else:
            state.apply_action(rng.choice([action for action in legal if action not in taking] or legal))
    assert state.play.state.end_uses >= 5
    for _ in range(5):
        other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(0) == state.information_state_string(0)
        assert other.observation_tensor(0) == state.observation_tensor(0)


def test_a_clone_goes_its_own_way() -> None:
    state = random_state(loaded(), 50)
    before, clone = str(state), state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before
    assert str(clone) != before
    saved = state.get_game().deserialize_state(state.serialize())
    assert str(saved) == before
    assert fingerprint(saved.play.state) == fingerprint(state.play.state)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_chance_plays_any_game_of_a_shuffled_deck_with_the_right_probability(kind: dict[str, object]) -> None:
    """Chance is made to decide as the deck of a real game lies. Every seat sees the same all along, and the probability
    of the whole is that of such a deck, such tokens and such a track."""
    real = Game.new(seed=6, **kind)  # type: ignore[arg-type]
    options = Options(**kind)  # type: ignore[arg-type]
    chance = ChanceGame(real.box, options)
    likelihood = 0.0
    for after in play(kind, seed=6):
        if len(after.codes) > len(real.codes):
            action = after.codes[-1]
            real.apply(action)
            chance.apply(action)
        while chance.chance is not None:
            outcome = decided(chance, real, after)
            likelihood += log(dict(chance.outcomes())[outcome])
            chance.apply(outcome)
        for seat in range(real.players):
            assert chance.observation(seat).tobytes() == encode(real.state, seat)
    assert chance.over
    removed = 0 if options.free_districts else 3
    expected = lgamma(removed + 1) - lgamma(37)
    if options.random_tokens:
        expected += 5 * lgamma(7) - lgamma(31)
    if options.random_bonus_track:
        expected -= 3 * lgamma(11)
    assert likelihood == pytest.approx(expected)


def decided(chance: ChanceGame, real: Game, after: Game) -> int:
    """What chance decided in the real game."""
    assert chance.chance is not None
    kind, index = chance.chance
    if kind == "token":
        return real.state.token_kinds[index]
    if kind == "number":
        return real.state.track[index]
    if kind == "back":
        return int(real.state.top_tile(index)) // 6
    drawn = set(after.view()["drawn"]) - set(Game.view(before(after))["drawn"])
    return notation(real.box).tile(drawn.pop())


def before(game: Game) -> Game:
    earlier = game.copy()
    earlier.undo()
    return earlier


def test_payoffs_are_by_rank() -> None:
    game = PanameGame({"players": 3})
    state = game.new_initial_state()
    rng = Rng(1)
    while not state.is_terminal():
        legal = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        assert state.returns() == [0.0, 0.0, 0.0]
        state.apply_action(legal[rng.below(len(legal))])
    assert sorted(state.returns()) == [-1.0, 0.0, 1.0]


def test_an_unknown_kind_of_observation_is_refused() -> None:
    kind = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    with pytest.raises(ValueError, match="only a seat's own whole observation"):
        PanameGame().make_py_observer(kind)


def test_a_box_of_ones_own() -> None:
    game = loaded(components=str(OWNERS), random_tokens=True)
    assert game.box.name == "Odette's box"
    assert random_state(game, 80).legal_actions()
