// What a move laid over several cells is one thing and its player's, such as a domino. Where the
// pieces of a board are nobody's no position knows that, so it is found along the game.
import type { GridPart, Part } from "../protocol";

export interface Laid {
  cells: number[];
  mover: number;
}

interface Step {
  board: Part[];
  last: { cells: number[]; mover: number } | null;
}

function gridOf(step: Step): GridPart | undefined {
  return step.board.find((part): part is GridPart => part.kind === "grid");
}

/** All that was laid so, and lies there still. */
export function laidThings(steps: Step[]): Laid[] {
  const now = steps.length ? gridOf(steps.at(-1)!) : undefined;
  return steps.flatMap(({ last }, i) => {
    const before = i ? gridOf(steps[i - 1]!) : undefined;
    if (!before || !last || last.mover < 0 || last.cells.length < 2) return [];
    const whole = last.cells.every((cell) => before.cells[cell] === null && now?.cells[cell] && now.cells[cell].owner < 0);
    return whole ? [{ cells: last.cells, mover: last.mover }] : [];
  });
}
