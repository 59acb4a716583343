// Where the nodes of a trace are drawn: what is open, laid out by d3, in the plane.
import { hierarchy, tree } from "d3-hierarchy";
import type { Traced } from "../protocol";

export const WIDE = 9; // children that are shown before a node folds
export const GAP_X = 52;
export const GAP_Y = 88;

/** What stands for children that are not drawn: folded away, or never recorded. */
export type Stub = "folded" | "unrecorded";

export interface Placed {
  node: number; // the node's number; of a stub, its parent's
  stub: Stub | null; // null: a node
  count: number; // how many children a stub stands for
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
export function firstOpen(children: number[][], unrecorded: number[], line: number[], most: number): Set<number> {
  const open = new Set<number>();
  let ends = 1;
  const add = (node: number): boolean => {
    const below = Math.min(children[node]?.length ?? 0, WIDE + 1) + (unrecorded[node] ? 1 : 0);
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

type Item = Pick<Placed, "node" | "stub" | "count">;

export function layOut(children: number[][], unrecorded: number[], open: Set<number>, unfolded: Set<number>, keep: Set<number>, apart = GAP_X, high = GAP_Y): Layout {
  const below = ({ node, stub }: Item): Item[] | null => {
    if (stub || !open.has(node)) return null;
    const all = children[node] ?? [];
    const folds = all.length > WIDE + 1 && !unfolded.has(node);
    // The first ones, and whoever is on the line that matters, wherever it stands.
    const shown = folds ? all.filter((child, i) => i < WIDE || keep.has(child)) : all;
    const items: Item[] = shown.map((child) => ({ node: child, stub: null, count: 0 }));
    if (folds) items.push({ node, stub: "folded", count: all.length - shown.length });
    if (unrecorded[node]) items.push({ node, stub: "unrecorded", count: unrecorded[node] });
    return items;
  };
  const root = tree<Item>().nodeSize([apart, high]).separation((a, b) => (a.parent === b.parent ? 1 : 1.25))(
    hierarchy<Item>({ node: 0, stub: null, count: 0 }, below),
  );
  const placed: Placed[] = [];
  const byNode = new Map<number, Placed>();
  const made = new Map<unknown, Placed>();
  let left = 0;
  let right = 0;
  let bottom = 0;
  root.each((point) => {
    const one: Placed = {
      ...point.data,
      x: point.x,
      y: point.y,
      parent: point.parent ? made.get(point.parent)! : null,
    };
    made.set(point, one);
    placed.push(one);
    if (!one.stub) byNode.set(one.node, one);
    left = Math.min(left, one.x);
    right = Math.max(right, one.x);
    bottom = Math.max(bottom, one.y);
  });
  return { placed, byNode, left, right, bottom };
}
