// What was known at a moment of the search.
import type { Traced } from "../protocol";

const lastOf = new WeakMap<Traced, number>();

/** Whether a node is below one that was cut off: drawn faintly where a tree is shown whole. */
export function isBeyond(trace: Traced, node: number): boolean {
  return trace.marks[node] === "beyond";
}

export function lastMoment(trace: Traced): number {
  const known = lastOf.get(trace);
  if (known !== undefined) return known;
  let last = 0;
  for (let i = 0; i < trace.left.length; i++) if (!isBeyond(trace, i)) last = Math.max(last, trace.left[i]!, trace.entered[i]!);
  lastOf.set(trace, last);
  return last;
}

export function isPruned(trace: Traced, node: number): boolean {
  return trace.marks[node]!.includes("pruned");
}

export function isCut(trace: Traced, node: number): boolean {
  return /\bcut\b/.test(trace.marks[node]!);
}

export function isLeaf(trace: Traced, node: number): boolean {
  return trace.kind[node] === "leaf";
}

/** Whether simulations made this tree: then values are averages, and are recorded at the end alone. */
export function isSimulated(trace: Traced): boolean {
  return trace.algorithm === "mcts";
}

export function isEntered(trace: Traced, node: number, moment: number): boolean {
  return trace.entered[node]! <= moment;
}

export function isLeft(trace: Traced, node: number, moment: number): boolean {
  return trace.left[node]! >= 0 && trace.left[node]! <= moment;
}

/** Whether the node's cut has been made: its value, or the first move that it spared, is there. */
export function isCutBy(trace: Traced, children: number[][], node: number, moment: number): boolean {
  return isCut(trace, node) && (isLeft(trace, node, moment) || children[node]!.some((child) => isPruned(trace, child) && isEntered(trace, child, moment)));
}

/** The node where the search is: the last that was entered, left or pruned. */
export function nodeAt(trace: Traced, moment: number): number {
  if (moment >= lastMoment(trace)) return 0;
  let [found, latest] = [0, -1];
  for (let node = 0; node < trace.parent.length; node++) {
    for (const event of [trace.entered[node]!, trace.left[node]!]) {
      if (event <= moment && event >= latest) [found, latest] = [node, event];
    }
  }
  return found;
}

/** The line that is best so far, from the root: what is drawn bold. In the end the principal variation. */
export function lineAt(trace: Traced, children: number[][], moment: number): number[] {
  if (moment >= lastMoment(trace)) return trace.variation;
  if (isSimulated(trace)) return [];
  const line: number[] = [];
  for (let node = 0; node >= 0; node = bestBelow(trace, children, node, moment)) line.push(node);
  return line.length > 1 ? line : [];
}

/** The child with the best value so far, of equals the first; -1 where there is none. */
function bestBelow(trace: Traced, children: number[][], node: number, moment: number): number {
  const player = trace.player[node]!;
  if (player < 0) return -1;
  const worth = (child: number): number | null => {
    const value = trace.values[child]?.[player] ?? trace.value[child] ?? null;
    return value !== null && trace.kind[node] === "min" ? -value : value;
  };
  let [best, most] = [-1, -Infinity];
  for (const child of children[node] ?? []) {
    const value = worth(child);
    if (value === null || isPruned(trace, child) || !isLeft(trace, child, moment) || value <= most) continue;
    [best, most] = [child, value];
  }
  return best;
}

// Whether anything was cut at or below each node: only then can a value be less than exact.
const cutBelow = new WeakMap<Traced, boolean[]>();

function cutsBelow(trace: Traced): boolean[] {
  const known = cutBelow.get(trace);
  if (known) return known;
  const found = trace.parent.map((_, node) => isCut(trace, node));
  for (let node = found.length - 1; node > 0; node--) {
    const parent = trace.parent[node]!;
    if (found[node] && parent >= 0) found[parent] = true;
  }
  cutBelow.set(trace, found);
  return found;
}

/** Whether there are windows to show: the search is alpha-beta, or it cut something. */
export function hasWindows(trace: Traced): boolean {
  return !isSimulated(trace) && !trace.values[0] && (/^(plain|alpha)/.test(trace.algorithm) || cutsBelow(trace)[0]!);
}

/** Outside the window on entry a value is only a bound: "≤", "≥" or nothing. */
export function boundSign(trace: Traced, node: number): "≤" | "≥" | "" {
  const value = trace.value[node] ?? null;
  if (value === null || trace.values[node] || isSimulated(trace) || !cutsBelow(trace)[node]) return "";
  const [alpha, beta] = [trace.alpha[node] ?? null, trace.beta[node] ?? null];
  if (alpha !== null && value <= alpha) return "≤";
  return beta !== null && value >= beta ? "≥" : "";
}

/** The window [alpha, beta] of a node at a moment; null where there is none to show. */
export function windowAt(trace: Traced, children: number[][], node: number, moment: number): [number, number] | null {
  const kind = trace.kind[node];
  if ((kind !== "max" && kind !== "min") || isPruned(trace, node) || !isEntered(trace, node, moment)) return null;
  let alpha = trace.alpha[node] ?? -Infinity;
  let beta = trace.beta[node] ?? Infinity;
  for (const child of children[node] ?? []) {
    const value = trace.value[child] ?? null;
    if (value === null || isPruned(trace, child) || !isLeft(trace, child, moment)) continue;
    if (kind === "max") alpha = Math.max(alpha, value);
    else beta = Math.min(beta, value);
  }
  return [alpha, beta];
}

/** The value as text: of a node that is still open, what is sure so far. */
export function valueText(trace: Traced, children: number[][], node: number, moment: number, short: (v: number | null) => string): string {
  if (isPruned(trace, node)) return "";
  const vector = trace.values[node];
  if (isLeft(trace, node, moment)) {
    if (vector && trace.names.length > 2) return `(${vector.map((one) => short(one)).join(" ")})`;
    const value = trace.value[node] ?? null;
    return value === null ? "" : boundSign(trace, node) + short(value);
  }
  if (!isEntered(trace, node, moment) || vector) return "";
  const kind = trace.kind[node];
  if (kind !== "max" && kind !== "min") return "";
  const known = (children[node] ?? [])
    .filter((child) => isLeft(trace, child, moment) && !isPruned(trace, child) && trace.value[child] !== null)
    .map((child) => trace.value[child]!);
  if (!known.length) return "";
  return kind === "max" ? `≥${short(Math.max(...known))}` : `≤${short(Math.min(...known))}`;
}

export interface Counts {
  nodes: number;
  leaves: number;
  pruned: number;
}

export function countsAt(trace: Traced, moment: number): Counts {
  const counts = { nodes: 0, leaves: 0, pruned: 0 };
  const grown = new Set(isSimulated(trace) ? trace.parent.filter((_, i) => trace.entered[i]! <= moment) : []);
  const ends = (node: number): boolean => (isSimulated(trace) ? !grown.has(node) : isLeaf(trace, node));
  for (let i = 0; i < trace.parent.length; i++) {
    if (trace.entered[i]! > moment) continue;
    if (isPruned(trace, i)) counts.pruned++;
    else {
      counts.nodes++;
      if (ends(i)) counts.leaves++;
    }
  }
  return counts;
}
