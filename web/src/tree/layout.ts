// Where the nodes of a trace are drawn: what is open, laid out by d3, in the plane.
import { hierarchy, tree } from "d3-hierarchy";
import type { Traced } from "../protocol";

export const WIDE = 9; // children that are shown before a node folds
export const GAP_X = 46;
export const GAP_Y = 78;

export interface Placed {
  node: number; // the node's number; of a fold, its parent's
  fold: number; // how many children are folded away here; 0: a node
  x: number;
  y: number;
  parent: Placed | null;
}

export interface Layout {
  placed: Placed[];
  byNode: Map<number, Placed>;
  left: number;
  right: number;
  bottom: number;
}

export function childrenOf(trace: Traced): number[][] {
  const children: number[][] = trace.parent.map(() => []);
  trace.parent.forEach((parent, node) => {
    if (parent >= 0) children[parent]!.push(node);
  });
  return children;
}

/** What is open at first: the line that matters, then level by level, until so many ends are seen. */
export function firstOpen(children: number[][], line: number[], most: number): Set<number> {
  const open = new Set<number>();
  let ends = 1;
  const add = (node: number): boolean => {
    const below = Math.min(children[node]?.length ?? 0, WIDE + 1);
    if (!below || open.has(node)) return true;
    if (open.size && ends + below - 1 > most) return false;
    open.add(node);
    ends += below - 1;
    return true;
  };
  add(0);
  for (const node of line) if (!add(node)) break;
  let level = [0];
  while (level.length) {
    const next: number[] = [];
    for (const node of level) {
      if (!add(node)) return open;
      if (open.has(node)) next.push(...children[node]!.slice(0, WIDE + 1));
    }
    level = next;
  }
  return open;
}

interface Item {
  node: number;
  fold: number;
}

export function layOut(children: number[][], open: Set<number>, unfolded: Set<number>, keep: Set<number>, high = GAP_Y): Layout {
  const below = (item: Item): Item[] | null => {
    if (item.fold || !open.has(item.node)) return null;
    const all = children[item.node] ?? [];
    if (all.length <= WIDE + 1 || unfolded.has(item.node)) return all.map((node) => ({ node, fold: 0 }));
    // The first ones, and whoever is on the line that matters, wherever it stands.
    const shown = all.filter((node, i) => i < WIDE || keep.has(node));
    return [...shown.map((node) => ({ node, fold: 0 })), { node: item.node, fold: all.length - shown.length }];
  };
  const root = tree<Item>().nodeSize([GAP_X, high]).separation((a, b) => (a.parent === b.parent ? 1 : 1.25))(
    hierarchy<Item>({ node: 0, fold: 0 }, below),
  );
  const placed: Placed[] = [];
  const byNode = new Map<number, Placed>();
  const made = new Map<unknown, Placed>();
  let left = 0;
  let right = 0;
  let bottom = 0;
  root.each((point) => {
    const one: Placed = {
      node: point.data.node,
      fold: point.data.fold,
      x: point.x,
      y: point.y,
      parent: point.parent ? made.get(point.parent)! : null,
    };
    made.set(point, one);
    placed.push(one);
    if (!one.fold) byNode.set(one.node, one);
    left = Math.min(left, one.x);
    right = Math.max(right, one.x);
    bottom = Math.max(bottom, one.y);
  });
  return { placed, byNode, left, right, bottom };
}
