"""`python tools/plant_faults.py [WORD…]`: is every kind of check able to fail?

For each kind one fault is planted in a copy of the checkout, and the check named for it must fail; it must pass
without the fault. WORDs choose the faults whose kind contains one of them. Needs `make build` and web/node_modules.
"""

import sys
from dataclasses import dataclass

from copies import TOO_LONG, Copy

LIMIT_S = 900


@dataclass(frozen=True)
class Fault:
    kind: str
    file: str
    old: str  # must be there exactly once; empty: the file is lost
    new: str
    check: str  # a shell command
    interpreted: bool = True  # the sources count, since nothing is compiled again here


def pytest(words: str) -> str:
    return f"python -m pytest -x -q -m 'not slow' -p no:cacheprovider tests/{words}"


def vitest(name: str) -> str:
    return f"cd web && npx vitest run src/lib/client/{name}.test.ts"


KEPT = "__import__('builtins').__dict__.setdefault('kept', []).append(bytes(20_000))"

CHAOS = pytest("server/test_chaos.py -k twice")

# fmt: off
FAULTS = [
    # what is compiled, and what imports what
    Fault("a module that is not compiled", "src/paname/rules/turn.*.so", "", "",
          pytest("rules/test_everywhere.py -k hot_is_compiled"), interpreted=False),
    Fault("a kernel that is not compiled", "src/paname/bots/net/_kernel.*.so", "", "",
          pytest("rules/test_everywhere.py -k hot_is_compiled"), interpreted=False),
    Fault("compiled unlike its source", "src/paname/rules/market.py", "me.francs += ", "me.francs += 1 + ",
          pytest("rules/test_everywhere.py -k plays_like_compiled"), interpreted=False),
    Fault("an arrow that points up", "src/paname/rules/turn.py", "from mypy_extensions import i64",
          "from mypy_extensions import i64\nfrom paname import game", "lint-imports --no-cache"),
    Fault("rules that read the clock", "src/paname/rules/turn.py", "from mypy_extensions import i64",
          "from mypy_extensions import i64\nimport time", "lint-imports --no-cache"),
    Fault("a picture that is not true", "docs/architecture.md", "    arena --> bots\n", "",
          pytest("test_architecture.py")),
    Fault("a word that means two things", "src/paname/server/http/limits.py", "class RateLimit:", "class Rate:",
          pytest("test_names.py")),
    Fault("a wrong type", "src/paname/game.py", "def players(self) -> int:", "def players(self) -> str:", "mypy"),
    Fault("a public name without a type", "src/paname/game.py", "def players(self) -> int:", "def players(self):",
          "basedpyright --verifytypes paname --ignoreexternal"),
    Fault("a public name without an example", "src/paname/game.py",
          "        >>> Game.new(players=3).players\n        3\n", "", pytest("test_examples.py -k has_an_example")),
    Fault("an example that is not true", "docs/library.md", "(True, 7, [])", "(True, 8, [])",
          "python -m pytest -q -p no:cacheprovider docs/library.md"),
    # the rules
    Fault("an illegal move is offered", "src/paname/rules/keys.py", "return state.built & ~state.occupied, ",
          "return state.built, ", pytest("rules/test_move.py")),
    Fault("a rule unlike the second reading", "src/paname/rules/scoring.py", "lookup.franc_vp * seat.francs",
          "lookup.franc_vp + seat.francs", pytest("rules/test_oracle.py -k base-2")),
    Fault("another legality under the same version", "src/paname/rules/questions.py", " or _way_back(state) != 0", "",
          pytest("rules/test_records.py -k changes_only_with_the_version")),
    Fault("a question that tells of end tiles", "src/paname/rules/questions.py", "return state.me.end_tiles != 0 or ",
          "return ", pytest("rules/test_benefits.py -k whichever_end_tile")),
    Fault("a piece is lost", "src/paname/rules/market.py", "me.gain_token(kind)", "pass",
          pytest("rules/test_machine.py")),
    Fault("other games for the same seed", "src/paname/rules/rng.py", ">> 11", ">> 12",
          pytest("rules/test_everywhere.py -k stay_what_they_are")),
    Fault("a payment that is not found", "src/paname/rules/payment.py", "self._offer_tokens(state, cost)", "pass",
          pytest("rules/test_payment.py")),
    # what a seat may know
    Fault("a screen that does not hide", "src/paname/knowing/view.py", 'viewer or screens == "open")',
          'viewer or True)', pytest("rules/test_view.py -k hide")),
    Fault("end tiles shown to others", "src/paname/knowing/view.py", "mine=over or i == viewer", "mine=True",
          pytest("rules/test_view.py -k secret")),
    Fault("an event that tells too much", "src/paname/knowing/seat.py", '{**event, "tile": None}', "event",
          pytest("rules/test_view.py -k differ_in_secrets")),
    Fault("a question that tells too much", "src/paname/knowing/seat.py", '("tiles", "first")', '("tiles",)',
          pytest("rules/test_view.py -k learn_it_from_the_events")),
    Fault("an event that tells it wrongly", "src/paname/knowing/events.py", '"francs", amount=int(amount)',
          '"francs", amount=-int(amount)', pytest("rules/test_events.py")),
    Fault("a wrong reason", "src/paname/knowing/reasons.py", 'reason("draw-first")', 'reason("main-action-first")',
          pytest("rules/test_reasons.py")),
    Fault("a damaged record is accepted", "src/paname/records/record.py", "if len(removed) != expected:", "if False:",
          pytest("rules/test_records.py")),
    # memory
    Fault("a game that is never forgotten", "src/paname/game.py", "self.begun_at = position",
          f"self.begun_at = position\n        {KEPT}", pytest("rules/test_memory.py -k whole"), interpreted=False),
    Fault("a step that is never forgotten", "src/paname/envs/vector_env.py", "        self.games.sample()",
          f"        self.games.sample()\n        {KEPT}", pytest("envs/test_vector.py -k growth"), interpreted=False),
    # bots, arena, environments
    Fault("a bot that plays at random", "src/paname/bots/greedy.py", "slip = self.slips > 0 and", "slip = True or",
          pytest("bots/test_play.py -k beats"), interpreted=False),
    Fault("ratings that are wrong", "src/paname/arena/stats/elo.py", "won[i][j] - duels_of_both * expected",
          "won[j][i] - duels_of_both * expected", pytest("arena/test_statistics.py"), interpreted=False),
    Fault("an observation that is wrong", "src/paname/envs/vector/encoder.py", "BYTE: Final = 255", "BYTE: Final = 9",
          pytest("envs/test_observation.py")),
    Fault("tables of the docs out of date", "src/paname/envs/spaces.py", 'VERSION: Final = "paname-obs/1"',
          'VERSION: Final = "paname-obs/2"', pytest("envs/test_docs.py -k up_to_date")),
    # the server
    Fault("an error that cannot be sent", "src/paname/server/wire/problems.py",
          "return _restored, (self.status, self.problem)", "return type(self), self.args", pytest("test_errors.py")),
    Fault("a document out of date", "src/paname/server/wire/messages.py", "    max_body: int", "    max_bytes: int",
          pytest("server/test_schema.py -k up_to_date")),
    Fault("a view unlike the document", "src/paname/knowing/view.py", '"screens": screens', '"screen": screens',
          pytest("server/test_schema.py -k games_send")),
    Fault("other eyes are told which tile was taken", "src/paname/knowing/seat.py",
          'action.startswith("take ") and viewer != by', "False", pytest("server/test_secrets.py")),
    Fault("sent before it is committed", "src/paname/server/tables/knowledge.py",
          "won = await _committed(services, wanted)",
          "won = True", pytest("server/test_crash.py -k sqlite")),
    Fault("a void token is obeyed", "src/paname/server/tables/permission.py",
          "    if seat >= len(row.seats) or not who.holds(row.seats[seat].player, row.seats[seat].token):\n"
          "        raise not_your_seat",
          "    ever = check_seat.__dict__.setdefault(f'{row.id} {seat}', set())\n    ever.add(row.seats[seat].token)\n"
          "    if who.token not in ever and not who.holds(row.seats[seat].player, row.seats[seat].token):\n"
          "        raise not_your_seat", CHAOS, interpreted=False),
    Fault("a resync that shows too much", "src/paname/server/tables/redact.py", "view=view(table_game, viewer),",
          'view=table_game.game.view(viewer, "open"),', CHAOS, interpreted=False),
    Fault("a server that is behind for a while", "src/paname/server/tables/knowledge.py",
          "return (known is not None and known.row.version != stored) or (told is not None and told != stored)",
          "return __import__('time').monotonic() % 20 < 1 and told is not None and told != stored",
          CHAOS, interpreted=False),
    Fault("a stale command is carried out", "src/paname/server/tables/commands.py",
          "if request.seq != table_game.seq:", "if request.seq > table_game.seq:",
          pytest("server/test_play.py -k sqlite"), interpreted=False),
    # the client
    Fault("types of the client out of date", "web/src/lib/client/types.generated.ts", "max_body: number",
          "max_bytes: number", "cd web && npm run --silent types -- --check"),
    Fault("a client that is wrongly typed", "web/src/lib/client/reducer.ts", "vp: seat.vp + amount",
          "vp: `${seat.vp + amount}`", "cd web && npx svelte-check --fail-on-warnings"),
    Fault("a promise that nobody waits for", "web/src/lib/board/Board.svelte", "void focus(next);", "focus(next);",
          "cd web && npx eslint src/lib/board/Board.svelte"),
    Fault("untidy code", "web/src/lib/client/reducer.ts", "vp: seat.vp + amount", "vp: seat.vp +  amount",
          "cd web && npx prettier --check src/lib/client/reducer.ts"),
    Fault("a style that means nothing", "web/src/styles/base.css", "min-height: 100%", "min-heigth: 100%",
          "cd web && npx stylelint src/styles/base.css; [ $? -ne 2 ]"),  # 2: found something; 1: broke
    Fault("a reducer that goes astray", "web/src/lib/client/reducer.ts", "vp: seat.vp + amount",
          "vp: seat.vp - amount", vitest("corpus"), interpreted=False),
    Fault("words that are missing", "web/src/locales/pl/reasons.ftl", "reason-draw-first =", "reason-draw-last =",
          vitest("corpus"), interpreted=False),
]
# fmt: on


def problem(where: Copy, fault: Fault) -> str:
    """Empty: the check passes without the fault and fails with it."""

    def status() -> int:
        return where.run(["bash", "-c", fault.check], LIMIT_S, interpreted=fault.interpreted)

    [file] = where.root.glob(fault.file)
    kept = file.read_bytes()
    if fault.old and kept.decode().count(fault.old) != 1:
        return f"{fault.file} no longer has {fault.old!r} once"
    if status() != 0:
        return "fails without the fault"
    try:
        if fault.old:
            file.write_text(kept.decode().replace(fault.old, fault.new))
        else:
            file.unlink()
        return {0: "NOT CAUGHT", 1: "", TOO_LONG: "too long"}.get(status(), "breaks instead of failing")
    finally:
        file.write_bytes(kept)


def main() -> int:
    chosen = [fault for fault in FAULTS if not sys.argv[1:] or any(word in fault.kind for word in sys.argv[1:])]
    where = Copy()
    wrong = 0
    try:
        for fault in chosen:
            found = problem(where, fault)
            wrong += bool(found)
            print(f"{found or 'caught':12} {fault.kind}  ({fault.file}: {fault.check})", flush=True)
    finally:
        where.remove()
    print(f"{len(chosen) - wrong} of {len(chosen)} caught")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
