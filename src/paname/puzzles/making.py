"""Puzzles from games of the trained player: positions in which every idea but one is a mistake, checked by deep search.

Cheap questions come first, so most positions cost little: a glance at every idea, two searches of the likely ones.
What is left is searched ten times as deep with other seeds, and then three times deeper still, and must stay clear.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from statistics import mean

from paname.analysis.decisions import TurnLine, reasons, turn_line
from paname.analysis.judging import points_lost
from paname.analysis.turn_by_turn import kind_of_line
from paname.bots import create
from paname.bots.playing_out import MANY_WORLDS
from paname.game import Game
from paname.position import Position
from paname.puzzles.best_turn import CHECK_ITERATIONS, CHECK_SEED, NEARLY, SOLVED, Puzzle, chance_of
from paname.puzzles.ideas import Idea, ideas_of, main_action
from paname.records.notation import notation
from paname.rules import codes
from paname.rules.options import Options, Variants
from paname.rules.state import PHASE_MAIN
from paname.types import Difficulty, HintReason

PLAYER = "net:iterations=20"
"""Plays the games."""
LEAST_IDEAS = 4
GLANCES = ((6, 16, 4), (6, 60, 5), (3, 200, NEARLY))
"""So many ideas, searched so far, of which the best must lead by so many points."""
DEEP = 2000
"""Iterations of the searches that check; the whole turn is searched so, and where it leads."""
LAST_ITERATIONS = 6000
LAST_SEEDS = ("sure", "certain")
"""Searches that have the last word are two: one may overrate a turn by ten points."""
LEAST_TOLD = 3
"""VP that the reasons come to in sum."""
MOST_UNTOLD = 0.5
"""Share of them that what has no name may be, for the turn or against it."""
MOST_OF_A_GAME = 4
ONE_VARIANT: tuple[Variants, ...] = (
    {"random_tokens": True},
    {"random_bonus_track": True},
    {"free_districts": True},
    {"piles": 2},
)
GREEDY, OVERLOOKING = "greedy", "net:iterations=1:overlooks=0.3"
"""What greed finds is easy; what one who overlooks a lot finds in two of five tries is medium; the rest is hard."""
TRIES = 20
FOUND_OFTEN = 8


def options_of(number: int) -> Options:
    """2, 3 and 4 players in turn; every fourth game has one of the variants."""
    variant: Variants = {} if number % 4 else ONE_VARIANT[number // 4 % len(ONE_VARIANT)]
    return Options(2 + number % 3, **variant)


def puzzles_of_game(number: int, tally: Counter[str]) -> Iterator[Puzzle]:
    """Play the game of this number and look at each of its turns; `tally` counts them and what became of them."""
    game = Game.with_options(options_of(number), seed=f"puzzles/{number}")
    bots = [create(PLAYER, seed=seat + 1, box=game.box) for seat in range(game.players)]
    found = 0
    while not game.over:
        turn = game.turn_number
        while game.turn_number == turn and game.state.phase != PHASE_MAIN:
            bots[game.active or 0].play(game)
        if game.turn_number == turn and found < MOST_OF_A_GAME and (puzzle := puzzle_at(game, tally)):
            found += 1
            yield puzzle
        while game.turn_number == turn and not game.over:
            bots[game.active or 0].play(game)
    tally["games"] += 1


def puzzle_at(game: Game, tally: Counter[str]) -> Puzzle | None:
    """The puzzle in a position, if there is one."""
    start = Position.of(game).game()
    tally["turns"] += 1
    ideas = ideas_of(start)
    if len(ideas) < LEAST_IDEAS:
        return None
    for count, iterations, lead in GLANCES:
        ideas = _ranked(start, ideas[:count], iterations, "glance")
        if points_lost(ideas[0].worth, ideas[1].worth) <= lead:
            return None
    tally["clear at a glance"] += 1
    best, others = ideas[0], ideas[1:]
    deep = _turn_of(start, f"net:iterations={DEEP}")
    if best.main == codes.LOOK or main_action(deep) != best.main:
        return None
    tally["found by deep search"] += 1
    best = _ranked(start, [best, replace(best, actions=deep)], DEEP, "deep")[0]
    other = _ranked(start, others, DEEP, "deep")[0]
    return _checked(start, best, other, tally)


def _checked(start: Game, best: Idea, other: Idea, tally: Counter[str]) -> Puzzle | None:
    seat, texts = int(start.state.active), notation(start.box).texts
    line, instead = turn_line(start, best.actions), turn_line(start, other.actions)
    chance, other_chance = chance_of(line, seat), chance_of(instead, seat)
    if min(points_lost(best.worth, other.worth), points_lost(chance, other_chance)) <= NEARLY:
        return None
    if not is_only_idea(start, best.main, chance):
        return None
    tally["clear by deep search"] += 1
    if points_lost(_sure_chance(line, seat), _sure_chance(instead, seat)) <= NEARLY:
        return None
    tally["still clear by the deepest"] += 1
    why = reasons(line, instead, worlds=MANY_WORLDS)
    if not is_told(why):
        return None
    tally["with reasons"] += 1
    return Puzzle(
        number=0,
        difficulty=difficulty_of(start, line, chance),
        kind=kind_of_line(best.actions),
        seat=seat,
        position=str(Position.of(start)),
        best=tuple(texts[action] for action in best.actions),
        chance=chance,
        other=tuple(texts[action] for action in other.actions),
        other_chance=other_chance,
        reasons=tuple(why),
    )


def is_told(why: Sequence[HintReason]) -> bool:
    """Whether the reasons explain something: that all else costs as much as they bring explains nothing."""
    rest = sum(one["vp"] for one in why if one["source"] == "rest")
    named = sum(one["vp"] for one in why) - rest
    return named + rest >= LEAST_TOLD and abs(rest) <= MOST_UNTOLD * named


def is_only_idea(start: Game, main: int, chance: float) -> bool:
    """Whether everything else is a mistake by the search that judges answers: at a glance, something may be missed."""
    others = [one for one in ideas_of(start) if one.main != main]
    return points_lost(chance, _ranked(start, others, CHECK_ITERATIONS, CHECK_SEED)[0].worth) > NEARLY


def _sure_chance(line: TurnLine, seat: int) -> float:
    return mean(chance_of(line, seat, LAST_ITERATIONS, seed) for seed in LAST_SEEDS)


def _ranked(start: Game, ideas: Sequence[Idea], iterations: int, seed: str) -> list[Idea]:
    """By the chance to win after them, the best first."""
    seat = int(start.state.active)
    found = [replace(one, worth=chance_of(turn_line(start, one.actions), seat, iterations, seed)) for one in ideas]
    return sorted(found, key=lambda one: -one.worth)


def _turn_of(start: Game, bot: str, seed: int = 2) -> tuple[int, ...]:
    """What a bot would play from here, up to where something is shown."""
    game, player = start.copy(), create(bot, seed=seed, box=start.box)
    while game.active == start.active and not game.state.looking:
        player.play(game)
    return tuple(game.codes)


def difficulty_of(start: Game, best: TurnLine, chance: float) -> Difficulty:
    """By the weaker players that find the best turn, or one as good."""

    @cache
    def solves(actions: tuple[int, ...]) -> bool:
        line = turn_line(start, actions)
        if line.leads_where(best):
            return True
        same_idea = main_action(actions) == main_action(best.actions)
        return same_idea and points_lost(chance, chance_of(line, int(start.state.active))) <= SOLVED

    if solves(_turn_of(start, GREEDY)):
        return "easy"
    found = sum(solves(_turn_of(start, OVERLOOKING, seed)) for seed in range(TRIES))
    return "medium" if found >= FOUND_OFTEN else "hard"
