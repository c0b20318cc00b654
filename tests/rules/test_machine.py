"""A Hypothesis state machine: whatever is played, nothing is lost, something is legal, and the past can be had back."""

import json

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from paname import ActionError, Game
from paname.box.model import TOKENS
from paname.records.notation import notation
from paname.rules.options import Options
from paname.rules.state import fingerprint
from tests.rules.games import new_game

EVERY_TEXT = sorted(notation(Game.new(2, seed=0).box).texts.values())


def ones(mask: int) -> int:
    return bin(mask).count("1")


class Play(RuleBasedStateMachine):
    @initialize(
        options=st.builds(
            Options, st.sampled_from([2, 3, 4]), st.booleans(), st.booleans(), st.booleans(), st.sampled_from([2, 3])
        ),
        seed=st.integers(0, 10**6),
    )
    def begin(self, options: Options, seed: int) -> None:
        self.game = new_game(options, seed)
        self.prints = [fingerprint(self.game.state)]
        self.kept: list[tuple[Game, str]] = []
        self.prestige_gone = [0, 0, 0]

    def play(self, text: str) -> None:
        before = self.game.copy()
        self.game.play(text)
        self.prints.append(fingerprint(self.game.state))
        self._count_prestige(before, text)

    def _count_prestige(self, before: Game, text: str) -> None:
        """Prestige that left the game: scored, sold or given in pairs, real ones only."""
        seat = before.state.active
        gone = [
            (before.state.seats[seat].tokens >> 8 * kind & 255) - (self.game.state.seats[seat].tokens >> 8 * kind & 255)
            for kind in range(3, 6)
        ]
        if text.split()[0] in ("score", "sell", "use", "pair"):
            self.prestige_gone = [
                total + max(amount, 0) for total, amount in zip(self.prestige_gone, gone, strict=True)
            ]

    # What may happen

    @precondition(lambda self: not self.game.over)
    @rule(pick=st.randoms(use_true_random=False), count=st.integers(1, 60))
    def play_on(self, pick: object, count: int) -> None:
        for _ in range(count):
            if not self.game.over:
                legal = self.game.legal()
                wanted = [text for text in legal if text.startswith(("move", "use", "score", "bonus @", "vp", "take"))]
                self.play(pick.choice(wanted or legal))  # type: ignore[attr-defined]

    @precondition(lambda self: not self.game.over)
    @rule(data=st.data())
    def play_one(self, data: st.DataObject) -> None:
        self.play(data.draw(st.sampled_from(self.game.legal())))

    @rule(text=st.sampled_from(EVERY_TEXT))
    def try_anything(self, text: str) -> None:
        """Legal exactly if play succeeds; a refusal changes nothing."""
        legal = self.game.legal()
        seat = self.game.active
        told = self.game.seat(seat).legal_texts() if seat is not None else []
        if text in legal or text in told:
            self.play(text)
            return
        try:
            self.game.play(text)
        except ActionError:
            assert fingerprint(self.game.state) == self.prints[-1]
        else:
            raise AssertionError(f"{text!r} was played, but it is not legal")

    @rule(text=st.text(max_size=30))
    def try_nonsense(self, text: str) -> None:
        if text not in EVERY_TEXT:
            try:
                self.game.play(text)
            except ActionError:
                assert fingerprint(self.game.state) == self.prints[-1]
            else:
                raise AssertionError(f"{text!r} was played")

    @rule()
    def keep_a_copy(self) -> None:
        self.kept.append((self.game.copy(), self.prints[-1]))
        if len(self.kept) > 3:
            self.kept.pop(0)

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        """On a copy, so that the count of prestige stays right."""
        count = data.draw(st.integers(0, len(self.game.history)))
        other = self.game.copy()
        other.undo(count)
        assert fingerprint(other.state) == self.prints[len(self.prints) - 1 - count]
        for action in self.game.codes[len(self.game.codes) - count :]:
            other.apply(action)
        assert fingerprint(other.state) == self.prints[-1]

    @rule()
    def record_round_trip(self) -> None:
        if self.game.phase != "look":
            again = Game.from_record(json.loads(json.dumps(self.game.record())))
            assert fingerprint(again.state) == self.prints[-1]

    # What always holds

    @invariant()
    def copies_stay_as_they_were(self) -> None:
        for copy, before in self.kept:
            assert fingerprint(copy.state) == before

    @invariant()
    def something_is_legal(self) -> None:
        legal = self.game.legal()
        assert bool(legal) is not self.game.over
        assert len(legal) == len(set(legal))

    @invariant()
    def keys_are_conserved(self) -> None:
        lookup = self.game.state.lookup
        for seat in self.game.state.seats:
            levels = (seat.sites, seat.sites2, seat.sites3, seat.landmarks, seat.landmarks2, seat.landmarks3)
            on_board = seat.arc + ones(seat.banks) + sum(ones(level) for level in levels)
            assert on_board + seat.keys + seat.reserve_keys == lookup.keys + lookup.reserve_keys
            assert seat.sites3 & ~seat.sites2 == seat.sites2 & ~seat.sites == 0
            assert seat.landmarks3 & ~seat.landmarks2 == seat.landmarks2 & ~seat.landmarks == 0

    @invariant()
    def tokens_are_conserved(self) -> None:
        state = self.game.state
        for kind, name in enumerate(TOKENS):
            beside = sum(state.token_kinds[site] == kind for site in range(36) if state.tokens >> site & 1)
            held = sum(seat.tokens >> 8 * kind & 255 for seat in state.seats)
            reserve = state.reserve >> 8 * kind & 255
            gone = self.prestige_gone[kind - 3] if kind >= 3 else 0
            assert beside + held + reserve + gone == 6, name
            assert kind < 3 or not reserve

    @invariant()
    def tiles_are_conserved(self) -> None:
        state = self.game.state
        held = sum(ones(seat.unused | seat.used) for seat in state.seats)
        on_track = ones(state.stock) + ones(state.stock2) + ones(state.stock3) + ones(state.stock4)
        assert held + on_track == {2: 30, 3: 36, 4: 42}[self.game.players]
        assert all(seat.unused & seat.used == 0 for seat in state.seats)
        ends = sum(ones(seat.end_tiles) for seat in state.seats)
        assert ends + ones(state.end_pile) + state.end_uses == 12
        waiting = state.drawn >= 0
        left = sum(state.pile_left >> 8 * pile & 255 for pile in range(3))
        removed = len(self.game.setup.removed)
        assert left + ones(state.built) + ones(state.discarded) + waiting + removed == 36
        landmarks = [state.landmarks >> 8 * district & 255 for district in range(6)]
        assert sum(landmarks) + state.supply == 255
        spots = [state.vp_spots >> 8 * district & 255 for district in range(6)]
        assert ones(state.vp_supply) + sum(spot > 0 for spot in spots) == 6

    @invariant()
    def nothing_is_negative_and_the_sums_agree(self) -> None:
        state = self.game.state
        sites = landmarks = 0
        for seat in state.seats:
            assert min(seat.francs, seat.keys, seat.reserve_keys, seat.tokens, seat.loose, seat.vp) >= 0
            sites |= seat.sites
            landmarks |= seat.landmarks
        assert (state.occupied, state.occupied_landmarks) == (sites, landmarks)
        assert sites & ~state.built == 0
        for district in range(6):
            here = state.landmarks >> 8 * district & 255
            row = 63 << 6 * district
            keys = sum(
                ones(level & row) for seat in state.seats for level in (seat.sites, seat.sites2, seat.sites3)
            ) + sum(
                ones(level & here)
                for seat in state.seats
                for level in (seat.landmarks, seat.landmarks2, seat.landmarks3)
            )
            assert keys == state.district_keys >> 8 * district & 255


Play.TestCase.settings = settings(
    max_examples=25, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)
)
TestPlay = Play.TestCase
