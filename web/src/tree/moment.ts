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

/** The value as text: of a node that is still open, what is sure so far. */
export function valueText(trace: Traced, children: number[][], node: number, moment: number, short: (v: number | null) => string): string {
  if (isPruned(trace, node)) return "";
  const vector = trace.values[node];
  if (isLeft(trace, node, moment)) {
    if (vector && trace.names.length > 2) return `(${vector.map((one) => short(one)).join(" ")})`;
    const value = trace.value[node] ?? null;
    return value === null ? "" : short(value);
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
