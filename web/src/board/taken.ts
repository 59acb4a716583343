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

const MEN: [figure: string, sign: string, worth: number][] = [
  ["queen", "♛", 9],
  ["rook", "♜", 5],
  ["bishop", "♝", 3],
  ["knight", "♞", 3],
  ["pawn", "♟", 1],
];

/** The men that each side has taken in chess, and who has more: "White took ♞♟, Black took ♟; White +3". */
export function materialText(first: Part[], now: Part[], names: string[]): string {
  const count = (board: Part[], owner: number, figure: string): number =>
    board.flatMap((part) => (part.kind === "grid" ? part.cells : [])).filter((piece) => piece?.owner === owner && piece.figure.endsWith(` ${figure}`)).length;
  const isChess = [0, 1].every((owner) => count(first, owner, "king") === 1);
  if (!isChess || names.length !== 2) return "";
  // A pawn that became something was not taken: what was gained elsewhere makes up for it.
  const taken = [0, 1].map((owner) => {
    const lost = MEN.map(([figure]) => count(first, owner, figure) - count(now, owner, figure));
    const gained = lost.slice(0, 4).reduce((sum, one) => sum + Math.max(0, -one), 0);
    return lost.map((one, i) => Math.max(0, i === 4 ? one - gained : one));
  });
  const worth = [0, 1].map((owner) => MEN.reduce((sum, [figure, , points]) => sum + points * count(now, owner, figure), 0));
  const signs = (lost: number[]): string => MEN.map(([, sign], i) => sign.repeat(lost[i]!)).join("");
  const parts = names.map((name, player) => (signs(taken[1 - player]!) ? `${name} took ${signs(taken[1 - player]!)}` : "")).filter(Boolean);
  const ahead = worth[0]! - worth[1]!;
  const most = ahead ? `${names[ahead > 0 ? 0 : 1]} +${Math.abs(ahead)}` : "";
  return [parts.join(", "), most].filter(Boolean).join("; ");
}

/** "Taken: 3 by Black, 1 by White"; empty where nothing was, or there are more than two. */
export function takenText(steps: Step[], names: string[]): string {
  const lost = lostStones(steps);
  if (names.length !== 2 || !lost.length) return "";
  return `Taken: ${names.map((name, player) => `${lost[1 - player] ?? 0} by ${name}`).join(", ")}`;
}
