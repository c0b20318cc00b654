"""The public text form of actions and places (docs/notation.md): text ⇄ action code."""

from functools import lru_cache

from paname.box.model import DISTRICTS, PILES, PRESTIGE, RESOURCES, SPACES, TOKENS, VALUES, Box, Effect
from paname.rules import codes
from paname.rules.codes import FROM_ARC, FROM_BUILDING, FROM_LANDMARK, TO_LANDMARK
from paname.rules.state import PHASE_PAIR, State

ARC_WORD = "arc"


class Notation:
    """The texts of one box: slugs of its places, every action's text and every text's action."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.districts: list[str] = [district.slug for district in box.districts]
        self.landmarks: list[str] = [landmark.slug for landmark in box.landmarks]
        self.values: list[str] = [str(value.value) for value in box.values]
        self.vp_tiles: list[str] = box.vp_names  # several of a name if they are alike
        self.sites: list[str] = [f"{district}:{value}" for district in self.districts for value in self.values]
        self.site_values: list[int] = [value.value for _ in box.districts for value in box.values]
        fetch, back, own, opponent = (
            box.tile(effect).number for effect in (Effect.ANY_TILE, Effect.BACK, Effect.OWN_KEY, Effect.OPPONENT_KEY)
        )
        self.track_tiles: dict[str, int] = {"fetch": fetch, "back": back}  # by kind of action
        self.move_tiles: tuple[int, int] = (own, opponent)
        self.texts: dict[int, str] = self._all_texts()
        self.codes: dict[str, int] = {
            text: code for code, text in reversed(self.texts.items())
        }  # `pair gold`: see parse

    def text(self, action: int) -> str:
        return self.texts[action]

    def parse(self, text: str, state: State) -> int | None:
        """The action of a text, legal or not; None if it is no action of the notation."""
        code = self.codes.get(text) if isinstance(text, str) else None
        prestige_asked = state.phase == PHASE_PAIR and state.lookup.pair_family[state.pair_tile] != 0
        if prestige_asked and code == codes.PAIR + TOKENS.index("gold"):
            return codes.PAIR + TOKENS.index("gold prestige")
        return code

    def vp_indices(self, name: str) -> list[int]:
        """The VP tiles of a name."""
        return [i for i, other in enumerate(self.vp_tiles) if other == name]

    # Places

    def bank(self, district: int) -> str:
        return f"{self.districts[district]}:bank"

    def site(self, site: int) -> str:
        return self.sites[site]

    def tile(self, text: str) -> int:
        """The building tile of a text such as `montmartre:5`."""
        district, _, value = text.partition(":")
        return VALUES * self.districts.index(district) + self.values.index(value)

    def place(self, where: int) -> str:
        """Where a key can be placed: a bank, or the Arc."""
        return ARC_WORD if where == codes.ARC else self.bank(where)

    def landmark(self, district: int, landmark: int) -> str:
        return f"{self.districts[district]}:{self.landmarks[landmark]}"

    def origin(self, district: int, origin: int) -> str:
        if origin == FROM_ARC:
            return ARC_WORD
        if origin >= FROM_LANDMARK:
            return self.landmark(district, origin - FROM_LANDMARK)
        if origin >= FROM_BUILDING:
            return self.site(VALUES * district + origin - FROM_BUILDING)
        return self.bank(district)

    def target(self, district: int, target: int) -> str:
        if target >= TO_LANDMARK:
            return self.landmark(district, target - TO_LANDMARK)
        return self.site(VALUES * district + target)

    # Actions

    def _all_texts(self) -> dict[int, str]:
        texts = {}
        for kind in codes.KINDS:
            for i, choice in enumerate(self._choices(kind.name)):
                texts[kind.first + i] = f"{kind.verb} {choice}".rstrip()
        self._uses(texts)
        self._moves(texts)
        return texts

    def _choices(self, kind: str) -> list[str]:
        """The words after the verb, in the order of the codes; `use` and `move` have gaps and come by themselves."""
        spaces = [f"@{space}" for space in range(1, SPACES + 1)]
        choices: dict[str, list[str]] = {
            "draw": [str(pile) for pile in range(1, PILES + 1)],
            "build": self.districts,
            "place": [self.place(where) for where in range(DISTRICTS + 1)],
            "bonus": [*spaces, "none"],
            "score": [*PRESTIGE, "none"],
            "vp": [*(f"{tile} {district}" for tile in self.vp_tiles for district in self.districts), "none"],
            "take": [str(k) for k in range(1, len(self.box.end_tiles) + 1)],
            "look": [""],
            "buy": list(RESOURCES),
            "sell": list(TOKENS),
            "fetch": [f"{self.track_tiles['fetch']} {space}" for space in spaces],
            "back": [f"{self.track_tiles['back']} {space}" for space in spaces],
            "pair": [*RESOURCES, *PRESTIGE, "none"],
            "pass": [""],
            "done": [""],
        }
        return choices.get(kind, [])

    def _uses(self, texts: dict[int, str]) -> None:
        for i, bonus in enumerate(self.box.bonus):
            if bonus.number not in self.track_tiles.values():
                self._use(texts, i, f"use {bonus.number}", bonus.count)
        for i, end in enumerate(self.box.end_tiles):
            self._use(texts, codes.FIRST_END + i, f"use end {i + 1}", end.count)

    def kinds_of(self, tile: int) -> tuple[int, ...]:
        """The token kinds to choose from when a tile is activated; `tile` as in `codes.USE`."""
        if tile >= codes.FIRST_END:
            return self.box.end_tiles[tile - codes.FIRST_END].kinds
        pairs = {Effect.PER_RESOURCE_PAIR: (0, 1, 2), Effect.PER_PRESTIGE_PAIR: (3, 4, 5)}
        bonus = self.box.bonus[tile]
        return pairs.get(bonus.effect, bonus.kinds)

    def _use(self, texts: dict[int, str], tile: int, verb: str, count: int) -> None:
        kinds = self.kinds_of(tile)
        if len(kinds) < 2:
            texts[codes.use(tile, 0)] = verb
            return
        names = [(*RESOURCES, *PRESTIGE)[kind] for kind in kinds]
        for first, name in enumerate(names):
            if count < 2:
                texts[codes.use(tile, 1 + first)] = f"{verb} {name}"
            else:
                for second in range(first, 3):
                    texts[codes.use(tile, codes.two_kinds(first, second))] = f"{verb} {name} {names[second]}"

    def _moves(self, texts: dict[int, str]) -> None:
        withs = ["", *(f" with {number}" for number in self.move_tiles)]
        for district in range(DISTRICTS):
            for origin in range(codes.ORIGINS):
                for target in range(codes.TARGETS):
                    start, end = self.origin(district, origin), self.target(district, target)
                    if start != end:
                        for tile, ending in enumerate(withs):
                            texts[codes.move(district, origin, target, tile)] = f"move {start} {end}{ending}"


@lru_cache(maxsize=16)
def notation(box: Box) -> Notation:
    return Notation(box)


def counts(amounts: int, size: int) -> bytes:
    """The counts in a packed number (`bits`): a byte each, so bytes are a list of them."""
    return int(amounts).to_bytes(8, "little")[:size]
