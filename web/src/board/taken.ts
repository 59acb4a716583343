// Stones that were taken off a board of points, counted along the game: no position knows them.
import type { GridPart, Part } from "../protocol";

interface Step {
  board: Part[];
  last: { mover: number } | null;
}

function gridOf(board: Part[]): GridPart | undefined {
  return board.find((part): part is GridPart => part.kind === "grid" && part.shape === "point");
}

/** How many stones each player has lost to the others. */
export function lostStones(steps: Step[]): number[] {
  const lost: number[] = [];
  for (let i = 1; i < steps.length; i++) {
    const before = gridOf(steps[i - 1]!.board)?.cells ?? [];
    const after = gridOf(steps[i]!.board)?.cells ?? [];
    before.forEach((piece, cell) => {
      if (!piece || piece.owner < 0 || piece.owner === steps[i]!.last?.mover) return;
      if ((after[cell]?.owner ?? -1) < 0) lost[piece.owner] = (lost[piece.owner] ?? 0) + 1;
    });
  }
  return lost;
}

/** "Taken: 3 by Black, 1 by White"; empty where nothing was, or there are more than two. */
export function takenText(steps: Step[], names: string[]): string {
  const lost = lostStones(steps);
  if (names.length !== 2 || !lost.length) return "";
  return `Taken: ${names.map((name, player) => `${lost[1 - player] ?? 0} by ${name}`).join(", ")}`;
}
