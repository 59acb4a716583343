// Moves on a track: steps from place to place, in any order.
import type { Legal, PointsPart } from "../protocol";

export type Step = [number, number];

/** The steps of a move that are left after some were taken; null where it has not all of those. */
function rest(move: Pick<Legal, "cells">, taken: Step[]): Step[] | null {
  const steps: Step[] = [];
  for (let i = 0; i + 1 < move.cells.length; i += 2) steps.push([move.cells[i]!, move.cells[i + 1]!]);
  for (const [start, end] of taken) {
    const at = steps.findIndex((one) => one[0] === start && one[1] === end);
    if (at < 0) return null;
    steps.splice(at, 1);
  }
  return steps;
}

export function holds(move: Legal, taken: Step[]): boolean {
  return rest(move, taken) !== null;
}

export function stepsOf(move: Pick<Legal, "cells">, taken: Step[]): Step[] {
  return rest(move, taken) ?? [];
}

/** The track after these steps; a single man of somebody else makes room. */
export function after(part: PointsPart, taken: Step[]): { counts: number[]; owners: number[] } {
  const counts = [...part.counts];
  const owners = [...part.owners];
  for (const [start, end] of taken) {
    const owner = owners[start]!;
    counts[start]!--;
    counts[end] = owners[end] === owner ? counts[end]! + 1 : 1;
    owners[end] = owner;
  }
  return { counts, owners };
}

/** Whose men the moves are: the owner of one that stands where a move begins. */
export function walker(part: PointsPart, legal: Pick<Legal, "cells">[]): number | null {
  for (const move of legal) {
    const steps = stepsOf(move, []);
    const first = steps.find(([start]) => !steps.some(([, end]) => end === start));
    if (first) return part.owners[first[0]] ?? null;
  }
  return null;
}
