// Which line of the pseudocode a moment of a trace is, by tags: the first that a line has is lit.
import type { Traced } from "../protocol";
import { isLeaf, isPruned, isSimulated } from "../tree/moment";

/** What happens at a moment: a node is entered, a move is pruned, or a value comes back. */
export function tagsAt(trace: Traced, moment: number): string {
  if (isSimulated(trace)) return moment ? "expand" : "enter";
  const entered = trace.entered.indexOf(moment);
  if (entered >= 0) return isPruned(trace, entered) ? "cut" : enteringTags(trace, entered);
  const left = trace.left.indexOf(moment);
  return left < 0 ? "" : leavingTags(trace, left);
}

function enteringTags(trace: Traced, node: number): string {
  if (node === 0 && !isLeaf(trace, node)) return "enter";
  if (!isLeaf(trace, node)) return "child enter";
  return trace.marks[node]!.includes("evaluated") ? "horizon terminal" : "terminal";
}

/** The value goes to the parent, which takes the greatest, the least, or the mean. */
function leavingTags(trace: Traced, node: number): string {
  const parent = trace.parent[node]!;
  return parent < 0 ? "return" : `${trace.kind[parent]} update`;
}

/** The tag to light, of those that an event has, in lines that have these tags. */
export function litTag(tags: string, lines: { tag: string }[]): string {
  return tags.split(" ").find((one) => one && lines.some((line) => line.tag === one)) ?? "";
}
