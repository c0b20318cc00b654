"""`Study`: a recorded game and what else could have been played, as a tree with comments (as chess.pgn has it)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from paname.action import ActionError
from paname.box import Box
from paname.game import Game
from paname.records.notation import notation
from paname.records.record import RecordError, read_json, write_json, write_players
from paname.rules import codes


@dataclass(eq=False)
class StudyNode:
    """A moment of a study: the action that led there, and what was played from there on.

    >>> study = Study(Game.new(seed=1))
    >>> node = study.play(study.start, "draw 2")
    >>> node
    <StudyNode 1: seat 0 'draw 2'>
    >>> [other.action for other in node.line()], node.children
    (['draw 2'], [])
    """

    study: "Study"
    number: int
    parent: "StudyNode | None" = None
    seat: int = 0  # who played the action
    action: str = ""  # nothing at the start
    comment: str = ""
    children: list["StudyNode"] = field(default_factory=list)

    def line(self) -> list["StudyNode"]:
        """How one comes here: every action from the start of the game on."""
        nodes, node = list[StudyNode](), self
        while node.parent is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]

    def __reduce__(self) -> tuple[Any, ...]:
        """It comes with its study: nodes hold each other, and one by one they would go as deep as the game is long."""
        return _node_of, (self.study, self.number)

    def __repr__(self) -> str:
        return f"<StudyNode {self.number}: seat {self.seat} {self.action!r}>"


class Study:
    """A game and its variations. Nodes have numbers: those of the game itself count its actions, 0 is the start.

    >>> game = Game.new(players=2, seed=1)
    >>> for action in ("draw 1", "place arc", "done"):
    ...     _ = game.play(action)
    >>> study = Study(game)
    >>> other = study.play(study.nodes[1], "place montmartre:bank")
    >>> other.comment = "Income first?"
    >>> _ = study.play(other, "done")
    >>> print(study)
    1. Player 1: draw 1; place arc
        1. Player 1: place montmartre:bank {Income first?}
    >>> study
    <Study of <Game of 2, round 1, seat 1: draw, 3 actions>, 6 nodes>

    What was played before is found again, and every node is a position:

    >>> study.play(study.nodes[1], "place montmartre:bank") is other
    True
    >>> study.game(other)
    <Game of 2, round 1, seat 0: after, 2 actions>
    """

    def __init__(self, game: Game, names: Sequence[str] | None = None, kinds: Sequence[str] | None = None) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"a study is of a Game, not of {game!r:.60}")
        players = write_players(game.players, names, kinds)
        self.names: list[str] = [player["name"] for player in players]
        self.kinds: list[str] = [player["kind"] for player in players]
        self._game: Game = Game(game.box, game.options, game.setup, game.begun_at)
        self.nodes: list[StudyNode] = [StudyNode(self, 0)]
        texts = notation(game.box).texts
        for action in game.codes:
            if action != codes.LOOK:  # as in a record: naming the tile that was taken is enough
                self.grow(self.nodes[-1], int(self._game.state.active), texts[action])
                self._game.apply(action)

    def __reduce__(self) -> tuple[Any, ...]:
        grown = [(one.parent.number, one.seat, one.action) for one in self.nodes[self.end.number + 1 :] if one.parent]
        comments = [one.comment for one in self.nodes]
        return _grown_again, (type(self), self._game, self.names, self.kinds, grown, comments)

    def __repr__(self) -> str:
        return f"<Study of {self._game!r}, {len(self.nodes)} nodes>"

    @property
    def start(self) -> StudyNode:
        """Before the first action.

        >>> Study(Game.new(seed=1)).start.line()
        []
        """
        return self.nodes[0]

    @property
    def end(self) -> StudyNode:
        """Where the recorded game ends.

        >>> study = Study(Game.new(seed=1))
        >>> study.end is study.start
        True
        """
        return self.nodes[len(self._game.codes)]

    def main_line(self) -> list[StudyNode]:
        """The recorded game.

        >>> game = Game.new(seed=1)
        >>> _ = game.play("draw 1")
        >>> Study(game).main_line()
        [<StudyNode 1: seat 0 'draw 1'>]
        """
        return self.nodes[1 : self.end.number + 1]

    def variations(self) -> list[list[StudyNode]]:
        """The other lines, each from where it leaves an earlier one to its end.

        >>> study = Study(Game.new(seed=1))
        >>> _ = study.play(study.start, "draw 1"), study.play(study.start, "draw 2")
        >>> study.variations()
        [[<StudyNode 1: seat 0 'draw 1'>], [<StudyNode 2: seat 0 'draw 2'>]]
        """
        others = self.nodes[self.end.number + 1 :]
        return [[node, *self._on(node)] for node in others if node.parent and self._next(node.parent) is not node]

    def game(self, node: StudyNode) -> Game:
        """The position there, a game of its own.

        >>> study = Study(Game.new(seed=1))
        >>> study.game(study.play(study.start, "draw 2")).history
        ['draw 2']
        """
        self._check_own(node)
        line = node.line()
        played = sum(one.number <= self.end.number for one in line)
        game = self._game.copy()
        game.undo(len(game.codes) - played)
        for one in line[played:]:
            action = notation(game.box).parse(one.action, game.state)
            assert action is not None, "a node holds what was played"
            game.apply(action)
        return game

    def play(self, node: StudyNode, action: str) -> StudyNode:
        """The node that an action leads to; a new one where nobody has played it yet.

        >>> study = Study(Game.new(seed=1))
        >>> study.play(study.start, "place arc")
        Traceback (most recent call last):
        paname.action.IllegalAction: 'place arc': draw-first
        """
        return self.play_all(node, [action])

    def play_all(self, node: StudyNode, actions: Sequence[str]) -> StudyNode:
        """Several actions after each other; if one is not legal, none is played.

        >>> study = Study(Game.new(seed=1))
        >>> study.play_all(study.start, ["draw 1", "place arc"])
        <StudyNode 2: seat 0 'place arc'>
        """
        if isinstance(actions, str):
            raise TypeError(f"actions are a list of texts, not one: {actions!r:.60}")
        game, steps = self.game(node), []
        for action in actions:
            if action == notation(game.box).texts[codes.LOOK]:
                raise ValueError(f"a study has no look of its own: name the End Game tile, {action!r} and its number")
            steps.append((game.active or 0, action))
            game.play(action)
        for seat, action in steps:
            found = [child for child in node.children if child.action == action]
            node = found[0] if found else self.grow(node, seat, action)
        return node

    def grow(self, parent: StudyNode, seat: int, action: str, comment: str = "") -> StudyNode:
        """A new node for an action that is known to be legal and new: the fast way, it is not checked.

        >>> study = Study(Game.new(seed=1))
        >>> study.grow(study.start, 0, "draw 2", "a café, by its back")
        <StudyNode 1: seat 0 'draw 2'>
        """
        self._check_own(parent)
        node = StudyNode(self, len(self.nodes), parent, seat, action, comment)
        parent.children.append(node)
        self.nodes.append(node)
        return node

    def remove(self, node: StudyNode) -> None:
        """Delete a variation from a node on. Later nodes get new numbers; the game itself stays.

        >>> study = Study(Game.new(seed=1))
        >>> _ = study.play_all(study.start, ["draw 1", "place arc"])
        >>> study.remove(study.nodes[2])
        >>> study.nodes
        [<StudyNode 0: seat 0 ''>, <StudyNode 1: seat 0 'draw 1'>]
        """
        self._check_own(node)
        if node.parent is None or node.number <= self.end.number:
            raise ValueError("the game itself cannot be removed")
        node.parent.children.remove(node)
        gone = {node}
        for one in self.nodes[node.number + 1 :]:
            if one.parent in gone:
                gone.add(one)
        self.nodes = [one for one in self.nodes if one not in gone]
        for number, one in enumerate(self.nodes):
            one.number = number

    def round(self, node: StudyNode) -> int:
        """The round in which the action of a node was played.

        >>> study = Study(Game.new(seed=1))
        >>> study.round(study.play(study.start, "draw 2"))
        1
        """
        self._check_own(node)
        turns = sum(one.action == "done" for one in node.line()[:-1])
        begun = self._game.first_state()
        return int(begun.round) + (int(begun.active) + turns) // self._game.players

    def _check_own(self, node: StudyNode) -> None:
        if not isinstance(node, StudyNode):
            raise TypeError(f"a node is one of `nodes`, not {node!r:.60}")
        if node not in self.nodes[node.number : node.number + 1]:
            raise ValueError(f"{node} is not in this study: it is of another one, or was removed")

    def _next(self, node: StudyNode) -> StudyNode | None:
        """How its line goes on; the other children leave it."""
        if node.number < self.end.number:
            return self.nodes[node.number + 1]
        return node.children[0] if node.children and node is not self.end else None

    def _on(self, node: StudyNode) -> Iterator[StudyNode]:
        following = self._next(node)
        while following is not None:
            yield following
            following = self._next(following)

    def __str__(self) -> str:
        """Turn by turn, a variation under the turn that it leaves."""
        told, waiting = list[str](), [(self.main_line(), 0)]
        if self.start.comment:
            told.append(f"{{{self.start.comment}}}")
        while waiting:
            nodes, depth = waiting.pop()
            turn = nodes[: next((i for i, one in enumerate(nodes, 1) if one.action == "done"), len(nodes))]
            if turn:
                told.append("    " * depth + self._told(turn))
            if nodes[len(turn) :]:
                waiting.append((nodes[len(turn) :], depth))
            left = [one.parent for one in turn if one.parent and self._next(one.parent) is one]
            left += [self.end] if not depth and len(turn) == len(nodes) else []
            others = [other for place in left for other in place.children if other is not self._next(place)]
            waiting += [([other, *self._on(other)], depth + 1) for other in reversed(others)]
        return "\n".join(told)

    def _told(self, turn: Sequence[StudyNode]) -> str:
        said = []
        for node in turn:
            action = "" if node.action == "done" else node.action
            comment = f"{{{node.comment}}}" if node.comment else ""
            said.append(f"{action} {comment}".strip())
        return f"{self.round(turn[0])}. {self.names[turn[0].seat]}: {'; '.join(filter(None, said))}"

    # Records

    def record(self) -> dict[str, Any]:
        """The game record of docs/notation.md with comments and variations.

        >>> study = Study(Game.new(seed=1))
        >>> _ = study.play_all(study.start, ["draw 1", "place arc"])
        >>> study.record()["variations"]
        [{'after': 0, 'actions': ['draw 1', 'place arc']}]
        """
        record = self._game.record(self.names, self.kinds)
        record["actions"] = _commented([self.start, *self.main_line()])
        lines, found = dict.fromkeys(self.nodes[: self.end.number + 1], -1), []
        for index, nodes in enumerate(self.variations()):
            leaves = nodes[0].parent
            assert leaves is not None, "only the start has no parent"
            of = {"of": lines[leaves]} if lines[leaves] >= 0 else {}
            found.append({**of, "after": len(leaves.line()), "actions": _commented(nodes)})
            lines.update(dict.fromkeys(nodes, index))
        return {**record, "variations": found} if found else record

    def save(self, path: str | Path) -> None:
        """Write the record to a file (`.paris.json`).

        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     study = Study(Game.new(seed=1))
        ...     _ = study.play(study.start, "draw 3")
        ...     study.save(f"{folder}/first.paris.json")
        ...     Study.load(f"{folder}/first.paris.json").nodes[1]
        <StudyNode 1: seat 0 'draw 3'>
        """
        write_json(path, self.record())

    @classmethod
    def load(cls, path: str | Path, components: str | Path | Box | None = None) -> "Study":
        """The game of a record in a file with its variations, every action of all of them verified.

        >>> from tempfile import NamedTemporaryFile
        >>> with NamedTemporaryFile(suffix=".paris.json") as file:
        ...     Game.new(players=3, seed=1).save(file.name)
        ...     Study.load(file.name).names
        ['Player 1', 'Player 2', 'Player 3']
        """
        return cls.from_record(read_json(path), components)

    @classmethod
    def from_record(cls, record: dict[str, Any], components: str | Path | Box | None = None) -> "Study":
        """Read a record, variations too; a damaged one is a `RecordError`.

        >>> record = Game.new(seed=1).record()
        >>> Study.from_record({**record, "variations": [{"after": 0, "actions": ["done"]}]})
        Traceback (most recent call last):
        paname.records.record.RecordError: variations[0].actions[0]: 'done': draw-first
        """
        game, players = Game.from_record(record, components), record["players"]
        study = cls(game, [player["name"] for player in players], [player["kind"] for player in players])
        at = 0
        for item in record["actions"]:
            if isinstance(item, dict):
                _add_comment(study.nodes[at], item["comment"])
            elif at < study.end.number:  # else a look as the last action
                at += 1
        study._read_variations(record.get("variations", []))
        return study

    def _read_variations(self, variations: object) -> None:
        if not isinstance(variations, list):
            raise RecordError("variations", f"expected a list, found {repr(variations)[:60]}")
        lines: list[list[StudyNode]] = []
        for index, variation in enumerate(variations):
            where = f"variations[{index}]"
            if not isinstance(variation, dict) or not isinstance(variation.get("actions"), list):
                raise RecordError(where, f"expected `after` and `actions`, found {repr(variation)[:60]}")
            leaves = self._place(variation, where, lines)
            lines.append(self._read_line(leaves, variation["actions"], f"{where}.actions"))

    def _place(self, variation: dict[str, Any], where: str, lines: list[list[StudyNode]]) -> StudyNode:
        """Where a variation leaves the line it is one of."""
        after, of = variation.get("after"), variation.get("of", -1)
        if type(of) is not int or not ("of" not in variation or 0 <= of < len(lines)):
            raise RecordError(f"{where}.of", f"expected the number of an earlier variation, found {of!r:.60}")
        line = self.nodes[: self.end.number + 1] if of < 0 else lines[of]
        first = 0 if of < 0 else len(line[0].line())
        if type(after) is not int or not first <= after < first + len(line):
            wanted = f"{first} to {first + len(line) - 1}" if line else "a line with actions"
            raise RecordError(f"{where}.after", f"expected a number of actions, {wanted}; found {after!r:.60}")
        return line[after - first]

    def _read_line(self, leaves: StudyNode, items: list[Any], where: str) -> list[StudyNode]:
        game, node, line = self.game(leaves), leaves, list[StudyNode]()
        look = notation(game.box).texts[codes.LOOK]
        for i, item in enumerate(items):
            if isinstance(item, dict) and isinstance(item.get("comment"), str) and line:
                _add_comment(node, item["comment"])
                continue
            if not isinstance(item, str) or item == look:
                wanted = "an action or a comment" if line else "an action"
                raise RecordError(f"{where}[{i}]", f"expected {wanted}, found {repr(item)[:60]}")
            seat = game.active or 0
            try:
                game.play(item)
            except ActionError as error:
                raise RecordError(f"{where}[{i}]", str(error)) from None
            found = [child for child in node.children if child.action == item]
            node = found[0] if found else self.grow(node, seat, item)
            line.append(node)
        if not line:
            raise RecordError(where, "expected at least one action, found none")
        return line


def _node_of(study: Study, number: int) -> StudyNode:
    return study.nodes[number]


def _grown_again(
    kind: type[Study],
    game: Game,
    names: list[str],
    kinds: list[str],
    grown: list[tuple[int, int, str]],
    comments: list[str],
) -> Study:
    study = kind(game, names, kinds)
    for parent, seat, action in grown:
        study.grow(study.nodes[parent], seat, action)
    for node, comment in zip(study.nodes, comments, strict=True):
        node.comment = comment
    return study


def _commented(nodes: Sequence[StudyNode]) -> list[Any]:
    items = list[Any]()
    for node in nodes:
        items += [node.action] if node.action else []
        items += [{"comment": node.comment}] if node.comment else []
    return items


def _add_comment(node: StudyNode, text: str) -> None:
    node.comment = f"{node.comment}\n{text}" if node.comment and text else node.comment or text
