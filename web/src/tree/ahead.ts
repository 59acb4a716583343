// A typed tree before it is searched: all of its nodes and the values of its leaves.
import type { Traced } from "../protocol";
import { pathTo } from "../lib/spec";
import { tightNumber } from "../lib/words";
import { isPruned } from "./moment";

type Typed = number | Typed[] | { [key: string]: unknown };
type Child = [text: string, below: Typed];

export interface Whole {
  trace: Traced;
  /** What is written at the leaves. */
  leaves: Map<number, string>;
}

const NEVER = 2 ** 31; // the search does not come to what it cut

/** The trace with what was cut off below it, so that the tree is whole at the first step; null where the text says too little. */
export function wholeTree(trace: Traced, spec: string): Whole | null {
  const root = JSON.parse(spec) as Typed;
  if (trace.truncated || trace.unrecorded.some(Boolean)) return null;
  const grown = { ...trace };
  for (const key of ["parent", "action", "text", "player", "kind", "value", "values", "alpha", "beta", "weight", "visits", "entered", "left", "marks", "unrecorded"] as const) {
    (grown[key] as unknown[]) = [...trace[key]];
  }
  const leaves = new Map<number, string>();
  trace.parent.forEach((_, node) => {
    const typed = pathTo(trace, node).reduce<Typed | null>((at, step) => (at === null ? null : (childrenIn(at)?.find(([text], i) => text === step.text || i === step.action)?.[1] ?? null)), root);
    if (typed === null) return;
    if (isPruned(trace, node)) grow(grown, leaves, node, typed);
    else if (!childrenIn(typed)) leaves.set(node, valueOf(typed));
  });
  return { trace: grown, leaves };
}

/** The children of a typed node; null of a leaf. */
function childrenIn(typed: Typed): Child[] | null {
  if (typeof typed === "number") return null;
  if (Array.isArray(typed)) return typed.map((below, i) => [String(i + 1), below]);
  if ("chance" in typed) return (typed.chance as [unknown, Typed][]).map(([weight, below]) => [String(weight), below]);
  if ("utility" in typed) return null;
  const moves = typed.moves as Typed[] | Record<string, Typed>;
  return Array.isArray(moves) ? childrenIn(moves) : Object.entries(moves);
}

function valueOf(typed: Typed): string {
  if (typeof typed === "number") return tightNumber(typed);
  const utility = (typed as { utility?: number[] }).utility ?? [];
  return `(${utility.map(tightNumber).join(" ")})`;
}

/** Add what is below a node that was cut off. */
function grow(trace: Traced, leaves: Map<number, string>, node: number, typed: Typed): void {
  const below = childrenIn(typed);
  if (!below) {
    leaves.set(node, valueOf(typed));
    return;
  }
  const kind = trace.kind[trace.parent[node]!] === "min" ? "max" : "min"; // players alternate
  trace.kind[node] = typeof typed === "object" && "chance" in typed ? "chance" : kind;
  below.forEach(([text, one], i) => {
    const at = trace.parent.length;
    trace.parent.push(node);
    trace.action.push(i);
    trace.text.push(text);
    trace.player.push(-2);
    trace.kind.push("leaf");
    trace.value.push(null);
    trace.values.push(null);
    trace.alpha.push(null);
    trace.beta.push(null);
    trace.weight.push(1);
    trace.visits.push(0);
    trace.entered.push(NEVER);
    trace.left.push(-1);
    trace.marks.push("beyond");
    trace.unrecorded.push(0);
    grow(trace, leaves, at, one);
  });
}
