"""Information-set Monte-Carlo tree search: each iteration plays in another world that fits what the seat sees.

A node is an index into arrays; its children are the choices seen there in any world. An iteration deals the unknown
anew, goes down the tree by value, prior and visits (PUCT), adds one node, plays on a few turns by the evaluation and
passes the estimate up. A node counts for the seat that chose it, so any number of players will do.
"""

import math

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from paname.bots.search.choices import choices, perform
from paname.bots.search.evaluation import Evaluation
from paname.bots.search.lookahead import BELOW_ALL, Lookahead
from paname.rules import codes, lookup, scoring, turn, unseen
from paname.rules.options import MOST_PLAYERS
from paname.rules.payment import Payment
from paname.rules.rng import Rng
from paname.rules.state import MOST_LEGAL, PHASE_AFTER, PHASE_DRAW, PHASE_MAIN, PHASE_OVER, ActionBuffer, State

PATH = 512
"""The longest way down; choices without alternative do not count."""


@mypyc_attr(acyclic=True)
class Tuning:
    """How to search. The defaults are what won most games."""

    def __init__(self) -> None:
        self.exploration: float = 0.5
        self.temperature: float = 3.0  # VP: how sharply the evaluation prefers
        self.scale: float = 15.0  # VP of lead worth half of certainty
        self.turns: i64 = 4  # turns played on after the tree
        self.samples: i64 = 6  # choices looked at in each of their decisions
        self.rank_share: float = 0.5  # of the payout of a finished game; the rest is its margin
        self.reduction: float = 0.1  # how much worse than its parent an unvisited choice is taken to be


@mypyc_attr(acyclic=True)
class Tree:
    def __init__(self, evaluation: Evaluation, like: State, rng: Rng, tuning: Tuning) -> None:
        self.evaluation: Evaluation = evaluation
        self.tuning: Tuning = tuning
        self.rng: Rng = rng
        self.players: i64 = evaluation.players
        self.action: vec[i64] = lookup.vec_of([0])
        self.sibling: vec[i64] = lookup.vec_of([0])  # 0: none
        self.child: vec[i64] = lookup.vec_of([0])
        self.visits: vec[i64] = lookup.vec_of([0])
        self.total: vec[float] = vec[float]([0.0])  # payouts of the seat that chose it
        self.ahead: vec[float] = vec[float]([0.0])  # margins of that seat in VP, with the payouts
        self.prior: vec[float] = vec[float]([0.0])  # its value by the evaluation, in VP
        self.size: i64 = 1
        self.root: i64 = 0
        self.seat: i64 = 0  # that searches: the active one at the root
        self.path: vec[i64] = lookup.vec_of([0] * PATH)
        self.mover: vec[i64] = lookup.vec_of([0] * PATH)
        self.found: vec[i64] = lookup.vec_of([0] * codes.ACTIONS)  # the child of each choice, 0 none
        self.depth: i64 = 0  # of this iteration
        self.payout: vec[float] = vec[float]([0.0] * MOST_PLAYERS)
        self.margin: vec[float] = vec[float]([0.0] * MOST_PLAYERS)  # in VP, with the payouts
        self.shares: vec[float] = vec[float]([0.0] * MOST_LEGAL)  # of the choices, by prior
        self.world: State = like.copy()
        self.trial: State = like.copy()
        self.kept: State = like.copy()  # the best trial of a decision
        self.options: ActionBuffer = ActionBuffer()
        self.payment: Payment = Payment()
        self.best_main: float = 0.0  # highest estimate of a main action at this node
        self.steps: i64 = 0
        self.playouts: i64 = 0

    def reset(self) -> None:
        """Forget everything."""
        self.action = lookup.vec_of([0])
        self.sibling = lookup.vec_of([0])
        self.child = lookup.vec_of([0])
        self.visits = lookup.vec_of([0])
        self.total = vec[float]([0.0])
        self.ahead = vec[float]([0.0])
        self.prior = vec[float]([0.0])
        self.size = 1
        self.root = 0

    def advance(self, choice: i64) -> bool:
        """Go on from a choice that was played. False: it is not in the tree."""
        child = self.child[self.root]
        while child:
            if self.action[child] == choice:
                self.root = child
                return True
            child = self.sibling[child]
        return False

    def run(self, state: State, iterations: i64) -> None:
        """`state`: a world that fits what the seat sees; the order of its piles is dealt anew in each iteration."""
        self.seat = state.active
        for _ in range(iterations):
            state.copy_into(self.world)
            unseen.redeal(self.world, self.rng)
            self._iterate()

    def prepare(self, state: State, lookahead: Lookahead) -> None:
        """Children of the root, the choices that were listed, with the values of whole turns as priors."""
        if self.child[self.root]:
            return
        lookahead.best_listed(state)
        options = lookahead.options[0]
        for i in range(options.size):
            self._add(self.root, options.items[i], lookahead.values[i])

    def root_visits(self) -> i64:
        return self.visits[self.root]

    def settled(self, iterations: i64) -> bool:
        """Whether so many more iterations cannot change the most visited choice."""
        most: i64 = 0
        second: i64 = 0
        child = self.child[self.root]
        while child:
            visits = self.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return most - second > iterations

    def best(self, options: ActionBuffer) -> int:
        """The most visited of the choices there are."""
        best: i64 = options.items[0]
        most: i64 = -1
        prior: float = 0.0
        child = self.child[self.root]
        while child:
            visits = self.visits[child]
            if (visits > most or (visits == most and self.prior[child] > prior)) and options.holds(self.action[child]):
                most = visits
                prior = self.prior[child]
                best = self.action[child]
            child = self.sibling[child]
        return best

    def report(self, options: ActionBuffer) -> list[tuple[int, int, float, float]]:
        """Visits, mean payout and mean lead in VP of the choices there are: other worlds may have had others."""
        rows: list[tuple[int, int, float, float]] = []
        child = self.child[self.root]
        while child:
            if options.holds(self.action[child]):
                visits = self.visits[child]
                each = float(visits) if visits else 1.0
                rows.append((self.action[child], visits, self.total[child] / each, self.ahead[child] / each))
            child = self.sibling[child]
        return rows

    # One iteration

    def _iterate(self) -> None:
        world = self.world
        options = self.options
        node = self.root
        depth: i64 = 0
        self.path[0] = node
        while world.phase != PHASE_OVER and depth + 1 < PATH:
            choices(world, options, self.payment)
            if options.size == 1:
                perform(world, options.items[0], self.payment)
                self._count_steps()
                continue
            new = self.child[node] == 0
            self._complete(node)
            if new and depth > 0:
                break
            seat = world.active
            node = self._select()
            depth += 1
            self.path[depth] = node
            self.mover[depth] = seat
            perform(world, self.action[node], self.payment)
            self._count_steps()
        self.depth = depth
        self._play_on()
        self._pay()
        self.playouts += 1
        self.visits[self.path[0]] += 1
        for i in range(1, depth + 1):
            at = self.path[i]
            self.visits[at] += 1
            self.total[at] += self.payout[self.mover[i]]
            self.ahead[at] += self.margin[self.mover[i]]

    def _find_children(self, node: i64) -> None:
        """`found` leads from the choices of this world to the children there are; 0: none yet."""
        options = self.options
        for i in range(options.size):
            self.found[options.items[i]] = 0
        child = self.child[node]
        while child:
            self.found[self.action[child]] = child
            child = self.sibling[child]

    def _complete(self, node: i64) -> None:
        """Children for all choices of this world; `found` then leads to them."""
        options = self.options
        self._find_children(node)
        self.best_main = BELOW_ALL
        self.evaluation.cache_sums(self.world)
        for i in range(options.size):
            choice = options.items[i]
            if not self.found[choice]:
                self._add(node, choice, self._estimate(choice))
            elif self.prior[self.found[choice]] > self.best_main:
                self.best_main = self.prior[self.found[choice]]

    def _add(self, node: i64, choice: i64, prior: float) -> None:
        new = self.size
        self.size += 1
        self.action = append(self.action, choice)
        self.sibling = append(self.sibling, self.child[node])
        self.child = append(self.child, 0)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.ahead = append(self.ahead, 0.0)
        self.prior = append(self.prior, prior)
        self.child[node] = new
        self.found[choice] = new

    def _estimate(self, choice: i64) -> float:
        """The value of the seat to act after a choice, as if its turn ended there."""
        if self.world.phase == PHASE_DRAW:
            return 0.0
        value = self._glance(choice)
        if self.world.phase == PHASE_MAIN:
            if self.trial.phase == PHASE_MAIN:
                return self._estimate_before_main(self.world.active)
            if value > self.best_main:
                self.best_main = value
        return value

    def _estimate_before_main(self, seat: i64) -> float:
        """A tile used before the main action: what it brings, on top of the best main action."""
        self.trial.phase = PHASE_AFTER
        used = self.evaluation.seat_value(self.trial, seat)
        self.world.copy_into(self.trial)
        self.trial.phase = PHASE_AFTER
        return self.best_main + used - self.evaluation.seat_value(self.trial, seat)

    def _select(self) -> i64:
        """PUCT over the choices of this world."""
        choices = self.options.items
        size = self.options.size
        found = self.found
        prior = self.prior
        visited = self.visits
        total = self.total
        shares = self.shares
        tuning = self.tuning
        temperature = tuning.temperature
        highest: float = BELOW_ALL
        for i in range(size):
            value = prior[found[choices[i]]]
            if value > highest:
                highest = value
        weight: float = 0.0
        seen: float = 0.0
        sum_total: float = 0.0
        for i in range(size):
            child = found[choices[i]]
            share = math.exp((prior[child] - highest) / temperature)
            shares[i] = share
            weight += share
            seen += float(visited[child])
            sum_total += total[child]
        untried = (sum_total / seen if seen > 0.0 else 0.5) - tuning.reduction
        reach = tuning.exploration * math.sqrt(seen + 1.0) / weight
        best: i64 = 0
        most: float = BELOW_ALL
        for i in range(size):
            child = found[choices[i]]
            visits = float(visited[child])
            mean = total[child] / visits if visits > 0.0 else untried
            score = mean + reach * shares[i] / (1.0 + visits)
            if score > most:
                most = score
                best = child
        return best

    def _play_on(self) -> None:
        """Finish the turn and play some more, each decision the best of a few choices by the evaluation."""
        options = self.options
        left = self.tuning.turns
        seat = self.world.active
        while self.world.phase != PHASE_OVER:
            if self.world.active != seat:
                seat = self.world.active
                left -= 1
                if left < 0:
                    return
            choices(self.world, options, self.payment)
            if options.size == 1 or self.world.phase == PHASE_DRAW:
                self._step(options.items[self.rng.below(options.size)])
            else:
                self._step_best()

    def _step(self, choice: i64) -> None:
        perform(self.world, choice, self.payment)
        self._count_steps()

    def _count_steps(self) -> None:
        self.steps += 1 + self.payment.chain.size

    def _step_best(self) -> None:
        """Go on to the best of a few random choices."""
        options = self.options
        if self.world.phase == PHASE_MAIN and not self.world.looking:
            while options.size > 1 and codes.USE <= options.items[options.size - 1] < codes.FETCH:
                options.size -= 1  # tiles can be used after the main action
        self.evaluation.cache_sums(self.world)
        left = self.tuning.samples
        most: float = 0.0
        at: i64 = 0
        while at < options.size and at < left:  # a random few, none twice
            other = at + self.rng.below(options.size - at)
            choice = options.items[other]
            options.items[other] = options.items[at]
            value = self._glance(choice)
            if at == 0 or value > most:
                most = value
                self.trial, self.kept = self.kept, self.trial
            at += 1
        self.world, self.kept = self.kept, self.world

    def _glance(self, choice: i64) -> float:
        """The seat's own value after a choice."""
        trial = self.trial
        seat = self.world.active
        self.world.copy_into(trial)
        perform(trial, choice, self.payment)
        self.steps += 1 + self.payment.chain.size
        if trial.looking:
            turn.apply(trial, codes.TAKE + self.evaluation.best_end_tile(trial))
        return self.evaluation.seat_value(trial, seat) + self.evaluation.pending(trial)

    def _pay(self) -> None:
        """What the world reached is worth to each seat, 0 to 1."""
        world = self.world
        self.evaluation.evaluate_all(world)
        for seat in range(self.players):
            margin = self.evaluation.margin(seat)
            payout = 1.0 / (1.0 + math.exp(-margin / self.tuning.scale))
            if world.phase == PHASE_OVER:
                rank = float(self.players - scoring.final_rank(world, seat)) / float(self.players - 1)
                payout += self.tuning.rank_share * (rank - payout)
            self.payout[seat] = payout
            self.margin[seat] = margin
