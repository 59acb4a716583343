// Trees as text: changing the value of a leaf, along a path of moves.
import type { Traced } from "../protocol";

export interface Step {
  action: number;
  text: string;
}

type Node = number | Node[] | { [key: string]: unknown };

/** The moves from the root of a trace to a node. */
export function pathTo(trace: Traced, node: number): Step[] {
  const path: Step[] = [];
  for (let at = node; trace.parent[at]! >= 0; at = trace.parent[at]!) {
    path.unshift({ action: trace.action[at]!, text: trace.text[at]! });
  }
  return path;
}

/** The text with another value at the end of the path; null where there is no such leaf. */
export function withLeaf(spec: string, path: Step[], value: number): string | null {
  const root = JSON.parse(spec) as Node;
  const changed = put(root, path, value);
  return changed === null ? null : JSON.stringify(changed);
}

function put(node: Node, path: Step[], value: number): Node | null {
  const [step, ...rest] = path;
  if (!step) return typeof node === "number" ? value : null;
  if (Array.isArray(node)) {
    const index = step.action;
    const below = node[index];
    const changed = below === undefined ? null : put(below, rest, value);
    return changed === null ? null : node.map((one, i) => (i === index ? changed : one));
  }
  if (typeof node !== "object") return null;
  if ("chance" in node) {
    const pairs = node.chance as [unknown, Node][];
    const pair = pairs[step.action];
    const changed = pair ? put(pair[1], rest, value) : null;
    return changed === null ? null : { ...node, chance: pairs.map((one, i) => (i === step.action ? [one[0], changed] : one)) };
  }
  const moves = node.moves as Node[] | Record<string, Node>;
  if (Array.isArray(moves)) {
    const changed = put(moves, path, value);
    return changed === null ? null : { ...node, moves: changed };
  }
  const below = moves[step.text];
  const changed = below === undefined ? null : put(below, rest, value);
  return changed === null ? null : { ...node, moves: { ...moves, [step.text]: changed } };
}
