"""Tells a game in the terminal, for `paname replay` and `paname watch`."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.markup import escape

from paname.cli.strangers import harmless
from paname.game import Game
from paname.knowing.seat import visible
from paname.study import Study
from paname.types import Event, Question

SEAT_COLORS = ("blue", "dark_orange", "green", "magenta")


def names_in(record: Mapping[str, Any]) -> list[str]:
    """People need not have named themselves."""
    names = [" ".join(harmless(player["name"]).split()) for player in record["players"]]
    return [name or f"Player {number}" for number, name in enumerate(names, 1)]


class Teller:
    """An action a line, with what it brought."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.console: Console = Console(highlight=False)
        self.round: int = 0

    def tell(self, seat: int, action: str, events: list[Event], game: Game) -> None:
        if self.round == 0:
            self._heading(1)
        if action != "done":
            name = f"[{SEAT_COLORS[seat]}]{escape(self.names[seat]):>12}[/]"
            gains = ", ".join(note for event in visible(events, seat) if (note := _note(event)))
            self.console.print(f"{name}  {action:<34} [dim]{gains}[/]")
        for event in events:
            if event["type"] == "turn_started" and event["round"] > self.round:
                self._heading(event["round"])
            elif event["type"] == "last_round":
                self.console.print(
                    f"    [bold]the last End Game tile has been taken: round {event['round']} is the final round[/]"
                )
            elif event["type"] == "district_scored":
                vp = ", ".join(f"{name} {won}" for name, won in zip(self.names, event["vp"], strict=True) if won)
                self.console.print(f"    {event['district']}: {vp or 'nobody scores'}")
        if game.over:
            self._final(game)

    def comment(self, text: str) -> None:
        self.console.print(f"    [italic]{escape(harmless(text))}[/]")

    def variations(self, study: Study) -> None:
        """All of them after the game, each with the action of the game that it leaves before."""
        self.console.rule("variations")
        for nodes in study.variations():
            first, steps = nodes[0], list[str]()
            for node in nodes:
                comment = f" [italic]{escape(harmless(node.comment))}[/]" if node.comment else ""
                steps += [f"{node.action}{comment}"] if comment or node.action != "done" else []
            name = f"[{SEAT_COLORS[first.seat]}]{escape(self.names[first.seat])}[/]"
            self.console.print(f"round {study.round(first)}, after {len(first.line()) - 1} actions, {name}:")
            self.console.print(f"    {'; '.join(steps)}")

    def _heading(self, number: int) -> None:
        self.round = number
        self.console.rule(f"round {number}", style="dim")

    def _final(self, game: Game) -> None:
        result = game.result()
        self.console.rule("final scoring")
        for seat in sorted(range(game.players), key=lambda seat: result.ranks[seat]):
            sources = ", ".join(f"{source.replace('_', ' ')} {vp}" for source, vp in result.sources[seat].items() if vp)
            name = f"[{SEAT_COLORS[seat]}]{escape(self.names[seat])}[/]"
            self.console.print(f"{result.ranks[seat]}. {name}: {result.vp[seat]} VP ({sources})")


def _note(event: Event) -> str:
    match event["type"]:
        case "francs":
            return f"{event['amount']:+} F"
        case "vp":
            return f"{event['amount']:+} VP"
        case "token":
            return f"{event['amount']:+} {event['token']}"
        case "drawn":
            return f"{event['building']} {event['value']} of {event['district']}"
        case "built":
            return f"built at {event['district']}:{event['value']}"
        case "discarded":
            return "fits nowhere and is removed from the game"
        case "bonus_taken":
            return f"takes bonus tile {event['number']}"
        case "looked":
            return "looks through the End Game tiles"
        case "end_taken":
            return f"takes End Game tile {event['tile']}"
        case "key_gained":
            return "+1 key"
        case "landmark_added":
            return "a new landmark"
        case "now":
            return _first(event["asked"])
        case _:
            return ""


def _first(asked: Question | None) -> str:
    """Tiles without which the question that follows has no answer but `none`."""
    if not asked or asked["kind"] not in ("bonus", "score") or "first" not in asked:
        return ""
    tiles = [tile.replace("end:", "End Game tile ").replace("tile:", "tile ") for tile in asked["first"]]
    return f"{asked['kind']} only after {' or '.join(tiles)}" if tiles else f"nothing to {asked['kind']}"
