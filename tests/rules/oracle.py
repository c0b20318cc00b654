"""The rules read a second time: straight from rules.md, in words and plain sets, with no thought for speed.

Nothing here comes from the engine: the figures are read from the components file, all is named as in notation.md.
`test_oracle.py` plays both side by side and compares every legal list and everything on the table.
"""

import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from typing import Any

RESOURCES = ["wood", "marble", "gold"]
PRESTIGE = ["bronze", "silver", "gold"]


def slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.lower().replace("œ", "oe")).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9]+", "-", plain)


@dataclass
class Landmark:
    value: int
    cost: Counter[str]
    slots: Counter[str]
    vp: dict[str, int]


class Figures:
    """The components file in words."""

    def __init__(self, content: str) -> None:
        data = self.data = tomllib.loads(content)
        self.banks = {slug(name): row["bank"] for name, row in data["districts"].items()}
        self.types = {
            f"{slug(name)}:{value}": kind for name, row in data["buildings"].items() for kind, value in row.items()
        }
        self.landmarks = {
            slug(row["name"]): Landmark(
                row["value"],
                Counter(row["cost"]),
                Counter(row["prestige"]),
                data["prestige_vp"] | row.get("prestige_vp", {}),
            )
            for row in data["landmarks"]
        }
        tiles = data["vp_tiles"]["tiles"]
        alone = Counter(row[0] for row in tiles)
        self.vp_tiles = [(str(row[0]) if alone[row[0]] == 1 else "/".join(map(str, row)), row) for row in tiles]
        self.bonus = data["bonus"]
        self.end_tiles = {i + 1: row for i, row in enumerate(data["end_tiles"]["tiles"])}

    def value(self, place: str) -> int:
        """R5.2: a bank and the Arc have no value."""
        what = place.split(":")[-1]
        return 0 if what in ("arc", "bank") else int(what) if what.isdigit() else self.landmarks[what].value

    def cost(self, place: str) -> Counter[str]:
        what = place.split(":")[-1]
        if what in self.landmarks:
            return self.landmarks[what].cost
        return Counter(self.data["building_values"][what].get("cost", {}))


@dataclass
class Player:
    hand: int
    spare: int  # keys in the general reserve
    francs: int
    places: list[str] = field(default_factory=list)  # one entry per key on the board
    tokens: Counter[str] = field(default_factory=Counter)
    loose: Counter[str] = field(default_factory=Counter)
    meeple: int = 0
    unused: set[int] = field(default_factory=set)
    used: set[int] = field(default_factory=set)
    ends: set[int] = field(default_factory=set)
    vp: Counter[str] = field(default_factory=Counter)

    def has(self, token: str) -> int:
        return self.tokens[token] + self.loose[token]

    def owns(self, number: int) -> bool:
        return number in self.unused | self.used

    def owned(self) -> list[str]:
        """Buildings and landmarks with a key, one entry per key (R9.6)."""
        return [place for place in self.places if place != "arc" and not place.endswith(":bank")]


class Oracle:
    def __init__(self, figures: Figures, options: dict[str, Any], setup: dict[str, Any]) -> None:
        self.figures = figures
        self.count: int = options["players"]
        self.free_districts: bool = options["free_districts"]
        people = figures.data["players"]
        self.players = [
            Player(people["keys"][str(self.count)], people["reserve_keys"], people["francs"]) for _ in range(self.count)
        ]
        self.piles = [list(pile) for pile in setup["piles"]]
        self.beside = dict(setup["tokens"])
        self.track = [list(stack) for stack in setup["bonus_track"]]
        self.buildings: dict[str, str] = {}  # place -> type
        self.landmarks: dict[str, str] = {}  # landmark -> district
        self.discarded: list[str] = []
        self.vp_supply = Counter(name for name, _ in figures.vp_tiles)
        self.vp_spots: dict[str, str] = {}
        self.reserve: Counter[str] = Counter()
        self.end_pile = set(figures.end_tiles)
        self.looking = False
        self.seat = 0
        self.round = 1
        self.last_round: int | None = None
        self.question = "draw"
        self.drawn = ""
        self.bought = ""
        self.slots: Counter[str] = Counter()
        self.pair_tile = 0
        self.after_pairs = ""

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    # What is legal

    def legal(self) -> set[str]:
        questions: dict[str, Callable[[], Iterator[str]]] = {
            "draw": self.draws,
            "build": self.builds,
            "main": self.mains,
            "vp": self.vp_answers,
            "bonus": self.bonus_answers,
            "score": self.score_answers,
            "pair": self.pair_answers,
            "after": lambda: iter(["done"]),
            "over": lambda: iter(()),
        }
        texts = list(questions[self.question]())
        if self.looking:
            texts = [text for text in texts if text.startswith("take ")]
        elif self.question in ("main", "vp", "bonus", "score", "after"):  # R2.2
            texts += [*self.trades(), *self.uses()]
        assert len(texts) == len(set(texts))
        return set(texts)

    def draws(self) -> Iterator[str]:  # R3.1
        return (f"draw {i + 1}" for i, pile in enumerate(self.piles) if pile)

    def builds(self) -> Iterator[str]:  # R3.3
        value, kind = self.drawn.split(":")[1], self.figures.types[self.drawn]
        for district in self.figures.banks:
            types_there = [t for place, t in self.buildings.items() if place.startswith(district + ":")]
            if f"{district}:{value}" not in self.buildings and kind not in types_there:
                yield f"build {district}"

    def mains(self) -> Iterator[str]:
        real = [*self.placements(), *self.moves(), *self.takes()]
        may_pass = all(" with " in text for text in real)  # R2.3
        return iter([*real, "pass"] if may_pass else real)

    def placements(self) -> Iterator[str]:  # R4.1
        if self.me.hand:
            for place in ["arc", *(f"{district}:bank" for district in self.figures.banks)]:
                if place not in self.me.places:
                    yield f"place {place}"

    def moves(self) -> Iterator[str]:
        on_board = [*self.buildings, *(f"{district}:{name}" for name, district in self.landmarks.items())]
        for origin in set(self.me.places):
            for district in self.figures.banks:
                if origin != "arc" and not origin.startswith(district + ":"):  # R5.2
                    continue
                for target in on_board:
                    if target.startswith(district + ":") and self.affordable(origin, target):
                        for tool in self.tools(target):
                            yield f"move {origin} {target}{tool}"
                there = [self.figures.landmarks[n].value for n, where in self.landmarks.items() if where == district]
                for name, landmark in self.figures.landmarks.items():  # R5.3
                    new = name not in self.landmarks and all(landmark.value > value for value in there)
                    if new and self.affordable(origin, f"{district}:{name}"):
                        yield f"move {origin} {district}:{name}"

    def affordable(self, origin: str, target: str) -> bool:  # R5.2, R5.4
        price = self.figures.value(target) - self.figures.value(origin)
        resources = all(self.me.has(kind) >= n for kind, n in self.figures.cost(target).items())
        return 0 < price <= self.me.francs and resources

    def tools(self, target: str) -> list[str]:
        """R5.1, R9.5: nothing is needed onto a free place, tile 9 or 16 onto an occupied one."""
        moves = self.figures.bonus["moves"]
        others = [place for player in self.players if player is not self.me for place in player.places]
        if target not in self.me.places and target not in others:
            return [""]
        own = target in self.me.places and moves["own_key"] in self.me.unused
        other = target in others and moves["opponent_key"] in self.me.unused
        return [f" with {moves['own_key']}"] * own + [f" with {moves['opponent_key']}"] * other

    def takes(self) -> Iterator[str]:  # R6.1
        return (f"take {tile}" for tile in self.end_pile if not any(self.piles))

    def vp_answers(self) -> Iterator[str]:  # R5.7
        for tile in self.vp_supply:
            for district in self.figures.banks:
                if district not in self.vp_spots:
                    yield f"vp {tile} {district}"
        yield "vp none"

    def bonus_price(self) -> int | None:
        price: int | None = self.figures.data["building_values"].get(self.bought.split(":")[1], {}).get("bonus_tile")
        return price

    def bonus_answers(self) -> Iterator[str]:
        price = self.bonus_price()
        assert price is not None
        if self.me.francs >= price:
            yield from (f"bonus @{space}" for space in self.ahead())
        yield "bonus none"

    def score_answers(self) -> Iterator[str]:
        yield from (f"score {kind}" for kind in PRESTIGE if self.slots[kind] and self.me.has(f"{kind} prestige"))
        yield "score none"

    def pair_answers(self) -> Iterator[str]:
        yield from (f"pair {kind}" for kind in self.pairs(self.pair_tile))
        yield "pair none"

    def pairs(self, number: int) -> list[str]:
        """R9.4: loose tokens don't count."""
        prestige = number == self.figures.bonus["scoring"]["per_prestige_pair"]["number"]
        kinds = PRESTIGE if prestige else RESOURCES
        return [kind for kind in kinds if self.me.tokens[f"{kind} prestige" if prestige else kind] >= 2]

    def takeable(self) -> list[int]:
        """R8.2: spaces with a tile of a number not owned."""
        return [space for space, stack in enumerate(self.track, 1) if stack and not self.me.owns(stack[-1])]

    def ahead(self) -> list[int]:  # R8.1
        return [space for space in self.takeable() if space > self.me.meeple]

    def way_back(self) -> list[int]:
        """Tile 25: spaces with a tile up to five behind the meeple."""
        back = range(self.me.meeple - self.figures.bonus["moves"]["back"]["spaces"], self.me.meeple)
        return [space for space in self.takeable() if space in back]

    def trades(self) -> Iterator[str]:  # R7.1
        market = self.figures.data["market"]
        for kind in RESOURCES:
            if self.reserve[kind] and self.me.francs >= market["buy"][kind]:
                yield f"buy {kind}"
            if self.me.has(kind):
                yield f"sell {kind}"
        yield from (f"sell {kind} prestige" for kind in PRESTIGE if self.me.has(f"{kind} prestige"))

    def uses(self) -> Iterator[str]:  # R9.1, R9.2
        for number in self.me.unused:
            yield from (f"use {number}{choice}" for choice in self.choices(number))
        for tile in self.me.ends:
            yield from (f"use end {tile}{choice}" for choice in self.shown(self.figures.end_tiles[tile]))

    def shown(self, row: dict[str, Any]) -> list[str]:
        """The choices of a tile with tokens, or of one with francs or VP."""
        kinds = PRESTIGE if row.get("prestige") == "any" else RESOURCES if row.get("resource") == "any" else []
        pick = combinations_with_replacement(kinds, row.get("count", 1))
        return [" " + " ".join(chosen) for chosen in pick] if kinds else [""]

    def choices(self, number: int) -> list[str]:
        bonus = self.figures.bonus
        moves, scoring = bonus["moves"], bonus["scoring"]
        if number in (moves["own_key"], moves["opponent_key"], scoring["per_franc_at_end"]["number"]):
            return []
        if str(number) in bonus["tokens"]:
            return self.shown(bonus["tokens"][str(number)])
        if str(number) in bonus["key"]:
            return [""] if self.me.spare and self.me.francs >= bonus["key"][str(number)] else []
        if number == moves["any_tile"]:
            return [f" @{space}" for space in self.takeable()]
        if number == moves["back"]["number"]:
            return [f" @{space}" for space in self.way_back()]
        if number in (scoring["per_prestige_pair"]["number"], scoring["per_resource_pair"]["number"]):
            return [f" {kind}" for kind in self.pairs(number)]
        return [""]

    # What happens

    def play(self, text: str) -> None:
        verb, *words = text.split()
        getattr(self, f"play_{verb}")(*words)
        if self.question in ("bonus", "score") and not self.holds(self.question):
            self.question = "after"

    def holds(self, question: str) -> bool:
        """notation.md: the condition of an open question."""
        if question == "bonus":
            return bool(
                self.ahead() or (self.way_back() and self.in_sight(self.figures.bonus["moves"]["back"]["number"]))
            )
        if self.me.ends and self.slots.total():
            return True
        return any(self.slots[kind] and self.prestige_in_sight(kind) for kind in PRESTIGE)

    def in_sight(self, number: int) -> bool:
        """Held unused, or fetchable: one unused tile 17 or 25 could take it as things stand."""
        moves = self.figures.bonus["moves"]
        spaces = self.takeable() if moves["any_tile"] in self.me.unused else []
        spaces += self.way_back() if moves["back"]["number"] in self.me.unused else []
        return number in self.me.unused or any(self.track[space - 1][-1] == number for space in spaces)

    def prestige_in_sight(self, kind: str) -> bool:
        tiles = [row for number, row in self.figures.bonus["tokens"].items() if self.in_sight(int(number))]
        return self.me.has(f"{kind} prestige") > 0 or any(tile.get("prestige") in (kind, "any") for tile in tiles)

    def play_draw(self, pile: str) -> None:
        tile = self.piles[int(pile) - 1].pop(0)
        self.question = "main"
        if not self.free_districts:
            self.buildings[tile] = self.figures.types[tile]
            return
        self.drawn = tile
        if list(self.builds()):
            self.question = "build"
        else:
            self.discarded.append(tile)

    def play_build(self, district: str) -> None:
        self.buildings[f"{district}:{self.drawn.split(':')[1]}"] = self.figures.types[self.drawn]
        self.question = "main"

    def play_place(self, place: str) -> None:
        self.me.hand -= 1
        self.me.places.append(place)
        self.me.francs += self.figures.banks.get(place.split(":")[0], 0)  # R4.2
        self.question = "after"

    def play_move(self, origin: str, target: str, _with: str = "", tool: str = "") -> None:
        district, what = target.split(":")
        before = self.keys_in(district)
        self.me.places.remove(origin)
        self.me.places.append(target)
        if tool:
            self.spend_tile(int(tool))
        self.me.francs -= self.figures.value(target) - self.figures.value(origin)
        for kind, n in self.figures.cost(target).items():
            for _ in range(n):
                self.spend(kind)
        if what in self.figures.landmarks:
            self.landmarks.setdefault(what, district)
            self.slots = Counter(self.figures.landmarks[what].slots)  # R5.6: empty at every purchase
        else:
            if target in self.beside:
                self.me.tokens[self.beside.pop(target)] += 1
            self.me.vp["building"] += self.figures.data["building_values"][what].get("vp", 0)
        self.bought = target
        if before == 3 and self.keys_in(district) == 4 and self.vp_supply:  # R5.7
            self.question = "vp"
        else:
            self.second_question()

    def keys_in(self, district: str) -> int:
        return sum(place.startswith(district + ":") for player in self.players for place in player.owned())

    def second_question(self) -> None:
        if self.bought.split(":")[1] in self.figures.landmarks:
            self.question = "score"
        else:
            self.question = "bonus" if self.bonus_price() is not None else "after"

    def spend(self, token: str) -> None:
        """R9.4: loose ones first; R5.5: real resources go to the reserve."""
        if self.me.loose[token]:
            self.me.loose[token] -= 1
        else:
            self.me.tokens[token] -= 1
            if token in RESOURCES:
                self.reserve[token] += 1

    def play_vp(self, tile: str, district: str = "") -> None:
        if tile != "none":
            self.vp_supply -= Counter([tile])
            self.vp_spots[district] = tile
        self.second_question()

    def play_bonus(self, space: str) -> None:
        if space != "none":
            price = self.bonus_price()
            assert price is not None
            self.me.francs -= price
            self.me.meeple = int(space[1:])
            self.me.unused.add(self.track[int(space[1:]) - 1].pop())
        self.question = "after"

    def play_score(self, kind: str) -> None:
        if kind == "none":
            self.question = "after"
            return
        self.spend(f"{kind} prestige")
        self.slots[kind] -= 1
        self.me.vp["prestige"] += self.figures.landmarks[self.bought.split(":")[1]].vp[kind]

    def play_take(self, tile: str = "") -> None:
        if not tile:
            self.looking = True
            return
        self.looking = False
        self.end_pile.remove(int(tile))
        self.me.ends.add(int(tile))
        if not self.end_pile:
            self.last_round = self.round + 1  # R10.1
        self.question = "after"

    def play_buy(self, kind: str) -> None:
        self.me.francs -= self.figures.data["market"]["buy"][kind]
        self.reserve[kind] -= 1
        self.me.tokens[kind] += 1

    def play_sell(self, kind: str, prestige: str = "") -> None:
        self.me.francs += self.figures.data["market"]["sell_prestige" if prestige else "sell"][kind]
        self.spend(f"{kind} {prestige}".strip())

    def spend_tile(self, number: int) -> None:
        self.me.unused.remove(number)
        self.me.used.add(number)

    def gain(self, row: dict[str, Any], kinds: list[str], source: str) -> None:
        """A tile with francs, VP or tokens."""
        self.me.francs += row.get("francs", 0)
        self.me.vp[source] += row.get("vp", 0)
        self.me.loose.update(row.get("tokens", []))
        family = "prestige" if "prestige" in row else "resource"
        for kind in (kinds or [row[family]] * row.get("count", 1)) if family in row else []:
            self.me.loose[f"{kind} prestige" if family == "prestige" else kind] += 1

    def play_use(self, tile: str, *words: str) -> None:
        if tile == "end":
            self.me.ends.remove(int(words[0]))
            self.gain(self.figures.end_tiles[int(words[0])], list(words[1:]), "end_tile")
            return
        bonus = self.figures.bonus
        number = int(tile)
        self.spend_tile(number)
        if tile in bonus["gain"]:
            self.gain(bonus["gain"][tile], [], "bonus")
        elif tile in bonus["tokens"]:
            self.gain(bonus["tokens"][tile], list(words), "bonus")
        elif tile in bonus["key"]:
            self.me.francs -= bonus["key"][tile]
            self.me.spare -= 1
            self.me.hand += 1
        elif words and words[0].startswith("@"):
            space = int(words[0][1:])
            self.me.unused.add(self.track[space - 1].pop())
            if number == bonus["moves"]["back"]["number"]:
                self.me.meeple = space
        elif words:
            self.after_pairs, self.question, self.pair_tile = self.question, "pair", number
            self.play_pair(words[0])
        else:
            self.me.vp["bonus"] += self.worth(number)

    def worth(self, number: int) -> int:
        """R9.3, scoring tiles."""
        scoring = self.figures.bonus["scoring"]
        owned = self.me.owned()
        landmarks = [place for place in owned if place.split(":")[1] in self.figures.landmarks]
        per_building = self.figures.bonus["per_building"].get(str(number))
        vp: int
        if per_building:
            vp = per_building["vp"] * sum(place.endswith(f":{per_building['value']}") for place in owned)
        elif number == scoring["per_unused_tile"]["number"]:
            vp = scoring["per_unused_tile"]["vp"][str(self.count)] * len(self.me.unused)
        elif number == scoring["per_landmark"]["number"]:
            vp = scoring["per_landmark"]["vp"] * len(landmarks)
        else:
            types = {self.buildings.get(place, "landmark") for place in owned}  # all landmarks are one type
            vp = scoring["types"]["vp"].get(str(len(types)), 0)
        return vp

    def play_pair(self, kind: str) -> None:
        scoring = self.figures.bonus["scoring"]
        prestige = self.pair_tile == scoring["per_prestige_pair"]["number"]
        if kind != "none":
            self.me.tokens[f"{kind} prestige" if prestige else kind] -= 2
            if not prestige:
                self.reserve[kind] += 2
            row = scoring["per_prestige_pair" if prestige else "per_resource_pair"]
            self.me.vp["bonus"] += row["vp"][str(self.count)]
        if kind == "none" or not self.pairs(self.pair_tile):
            self.question = self.after_pairs

    def play_pass(self) -> None:
        self.question = "after"

    def play_done(self) -> None:
        self.me.loose.clear()
        self.seat = (self.seat + 1) % self.count
        self.question = "draw" if any(self.piles) else "main"
        if self.seat == 0:
            if self.round == self.last_round:
                self.finish()
                return
            self.round += 1

    # R10

    def finish(self) -> None:
        self.question = "over"
        per_franc = self.figures.bonus["scoring"]["per_franc_at_end"]
        for seat, player in enumerate(self.players):
            if player.owns(per_franc["number"]):
                player.vp["francs"] += per_franc["vp"] * player.francs
            player.vp["district"] = sum(self.district_vp(district)[seat] for district in self.vp_spots)

    def values_in(self, district: str) -> list[list[int]]:
        return [
            [self.figures.value(place) for place in player.owned() if place.startswith(district + ":")]
            for player in self.players
        ]

    def district_vp(self, district: str) -> list[int]:  # R10.2, R10.3
        figures = [*dict(self.figures.vp_tiles)[self.vp_spots[district]], 0, 0]
        strength = [(sum(values), max(values, default=0)) for values in self.values_in(district)]
        vp = []
        for mine in strength:
            rank = sum(other > mine for other in strength)
            halved = self.count == 2 and rank == 1 and 2 * mine[0] < max(strength)[0]
            vp.append(0 if not mine[0] or halved else figures[rank])
        return vp

    def ranks(self) -> list[int]:  # R10.4
        standing = [
            (player.vp.total(), player.francs, sum(self.figures.value(place) for place in player.owned()))
            for player in self.players
        ]
        return [1 + sum(other > mine for other in standing) for mine in standing]
