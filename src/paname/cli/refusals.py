"""Why an action is not possible, in plain English; the client has its own words, in six languages (docs/reasons.md)."""

from typing import Final

from paname.types import Reason, ReasonCode

_SENTENCES: Final[dict[ReasonCode, str]] = {
    "malformed": "what comes after '{after}' is not right; for example: {example}",
    "malformed-verb": "'{verb}' is not an action; the actions are {expected}",
    "malformed-place": "'{place}' is not a place; places are arc, montmartre:bank, montmartre:8, montmartre:louvre",
    "malformed-with": "a move may end with: {expected}",
    "game-over": "the game is over",
    "not-your-turn": "it is the turn of seat {active}",
    "draw-first": "draw a building first",
    "already-drawn": "you have already drawn a building this turn",
    "no-tiles-left": "no building tiles are left",
    "pile-empty": "pile {pile} is empty",
    "space-taken": "there is already a building on {place}",
    "type-already-there": "there is already a {building} in {district}",
    "question-open": "something else must be decided first: {question}",
    "no-question": "this is not being asked now: {question}",
    "main-action-first": "take your main action first",
    "main-action-done": "you have already taken your main action this turn",
    "main-action-possible": "a main action is still possible, for example: {example}",
    "must-take": "you have looked through the End Game tiles: now take one",
    "look-first": "look through the End Game tiles first",
    "already-on-bank": "you already have a key on the bank of {district}",
    "already-on-arc": "you already have a key on the Arc de Triomphe",
    "no-key-in-hand": "you have no key in hand",
    "no-key-there": "you have no key on {place}",
    "not-a-destination": "a key cannot move to {place}",
    "other-district": "a key can leave its district only from the Arc de Triomphe, not {origin} for {target}",
    "not-built": "nothing has been built on {place} yet",
    "landmark-elsewhere": "{landmark} is in {district}",
    "landmark-too-low": "{landmark} is not valuable enough here: a new landmark must be worth more than {above}",
    "not-higher": "keys only move to a higher value, and {value} is not more than {origin}",
    "occupied": "seat {seat} has a key on {place}",
    "needs-own-key-there": "tile {number} works only where you have a key, not on {place}",
    "needs-opponents-key-there": "tile {number} works only where an opponent has a key, not on {place}",
    "needs-francs": "you need {need} F and have {have}",
    "needs-token": "you need {need} {token} and have {have}",
    "none-in-reserve": "there is no {token} in the general supply",
    "space-behind": "space {space} is behind your meeple, which is on space {meeple}",
    "space-empty": "there is no tile on space {space}",
    "space-out-of-reach": "space {space} is out of reach: you may go back {spaces} at most",
    "number-owned": "you already own bonus tile {number}",
    "no-slot": "this landmark has no empty slot for {token}",
    "vp-tile-gone": "VP tile {tile} has already been placed",
    "vp-spot-taken": "{district} already has a VP tile",
    "piles-not-empty": "End Game tiles can be taken only when all piles are empty",
    "no-end-tiles": "no End Game tiles are left",
    "end-tile-gone": "End Game tile {tile} is not in the pile",
    "tile-not-owned": "you do not own bonus tile {number}",
    "tile-used": "bonus tile {number} has already been used",
    "end-tile-not-held": "you do not have End Game tile {tile}",
    "no-key-in-reserve": "you have no keys left in the general supply",
    "scores-at-the-end": "bonus tile {number} scores at the end of the game",
    "only-in-a-move": "bonus tile {number} can be used only as part of a move",
}


def refusal(reason: Reason) -> str:
    """Without a capital letter and a period: it stands after what was tried.

    >>> refusal({"code": "needs-token", "args": {"token": "wood", "have": 0, "need": 1}})
    'you need 1 wood and have 0'
    """
    return _SENTENCES[reason["code"]].format(**reason["args"])
