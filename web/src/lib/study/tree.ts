// The tree of a study as rows of turns. Node 0 is the start; those up to `end` are the game itself.
import type { StudyMove } from '../client/types';

export interface Tree {
  /** by node; the first is the start and no move */
  moves: readonly (StudyMove | null)[];
  end: number;
}

export interface TurnRow {
  nodes: number[];
  seat: number;
  round: number;
  /** 0 the game itself, 1 a variation of it, 2 a variation of that … */
  depth: number;
}

export function childrenOf({ moves }: Tree): number[][] {
  const children: number[][] = moves.map(() => []);
  moves.forEach((move, node) => void (move && children[move.parent]?.push(node)));
  return children;
}

/** How the line of a node goes on; other children leave it. */
export function nextOf(tree: Tree, node: number, children = childrenOf(tree)): number | null {
  if (node < tree.end) return node + 1;
  return node === tree.end ? null : (children[node]?.[0] ?? null);
}

/** Where "one step on" leads: along the line, at the end of the game into the first variation there. */
export const onwards = (tree: Tree, node: number): number | null => nextOf(tree, node) ?? childrenOf(tree)[node]?.[0] ?? null;

/** From the start to a node, without the start. */
export function pathTo({ moves }: Tree, node: number): number[] {
  const path: number[] = [];
  for (let at = node; at > 0; at = moves[at]?.parent ?? 0) path.push(at);
  return path.reverse();
}

/** Who is to act after a node. */
export function toAct({ moves }: Tree, node: number, players: number): number {
  const move = moves[node];
  if (!move) return 0;
  return move.action === 'done' ? (move.seat + 1) % players : move.seat;
}

/** The turns on the way to a node: the nodes they end with, and how many of them are of the game itself. */
export function turnsTo(tree: Tree, node: number): { ends: number[]; shared: number } {
  const ends = pathTo(tree, node).filter((one) => tree.moves[one]?.action === 'done');
  return { ends, shared: ends.filter((one) => one <= tree.end).length };
}

/** Every turn; a variation stands under the turn that it leaves. */
export function rows(tree: Tree, players: number): TurnRow[] {
  const children = childrenOf(tree);
  const follow = (node: number | null): number[] => {
    const line: number[] = [];
    for (let at = node; at !== null; at = nextOf(tree, at, children)) line.push(at);
    return line;
  };
  const found: TurnRow[] = [];
  const others = (node: number): number[] => (children[node] ?? []).filter((child) => child !== nextOf(tree, node, children));
  const main = follow(nextOf(tree, 0, children));
  const waiting: { line: number[]; depth: number; turn: number }[] = [{ line: main, depth: 0, turn: 0 }];
  for (let now = waiting.pop(); now; now = waiting.pop()) {
    const { line, depth, turn } = now;
    const done = line.findIndex((node) => tree.moves[node]?.action === 'done');
    const nodes = done < 0 ? line : line.slice(0, done + 1);
    const rest = line.slice(nodes.length);
    const [first] = nodes;
    if (first !== undefined) found.push({ nodes, seat: tree.moves[first]?.seat ?? 0, round: Math.floor(turn / players) + 1, depth });
    if (rest.length) waiting.push({ line: rest, depth, turn: turn + 1 });
    const left = nodes.filter((node) => nextOf(tree, tree.moves[node]?.parent ?? 0, children) === node).map((node) => tree.moves[node]?.parent ?? 0);
    const branches = left.flatMap(others).map((node) => ({ line: follow(node), depth: depth + 1, turn }));
    const after =
      depth === 0 && !rest.length
        ? others(tree.end).map((node) => ({ line: follow(node), depth: 1, turn: tree.moves[tree.end]?.action === 'done' ? turn + 1 : turn }))
        : [];
    waiting.push(...[...branches, ...after].reverse());
  }
  return found;
}
