// What was known at a moment of the search.
import type { Traced } from "../protocol";

export function lastMoment(trace: Traced): number {
  let last = 0;
  for (let i = 0; i < trace.left.length; i++) last = Math.max(last, trace.left[i]!, trace.entered[i]!);
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

/** Whether simulations made this tree: then values are averages, and are as they were in the end. */
export function isSimulated(trace: Traced): boolean {
  return trace.algorithm === "mcts";
}

export function isEntered(trace: Traced, node: number, moment: number): boolean {
  return trace.entered[node]! <= moment;
}

export function isLeft(trace: Traced, node: number, moment: number): boolean {
  return isSimulated(trace) ? isEntered(trace, node, moment) : trace.left[node]! >= 0 && trace.left[node]! <= moment;
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
