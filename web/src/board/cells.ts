// The cells of a grid: their names, the lines between them, and the board turned round.
import type { GridPart, Legal, Part, Row } from "../protocol";
import { middle } from "./geometry";

/** The name of a cell as people say it. */
export function cellName(part: GridPart, cell: number): string {
  if (part.names[cell]) return part.names[cell];
  const row = Math.floor(cell / part.columns);
  const column = cell % part.columns;
  const letters = part.columnLabels[column] ?? String(column + 1);
  const numbers = part.rowLabels[row];
  if (!part.rowLabels.length && part.columnLabels.length) return `column ${letters}, row ${part.rows - row}`;
  return numbers === undefined ? `row ${row + 1}, column ${column + 1}` : `${letters}${numbers}`;
}

/** Signs with which a game draws its own lines. */
export const LINES = ["─", "│", "·"];

/** A board of points has lines between neighbours; where a game draws some itself, only those. */
export function linesOf(part: GridPart): string {
  if (part.shape !== "point") return "";
  const own = part.cells.some((cell) => cell && cell.owner < 0);
  if (!own && part.cells.every((cell) => cell)) return "";
  const goes = (cell: number, across: string): boolean =>
    !own || (part.cells[cell] !== null && part.cells[cell]!.symbol !== across);
  const steps: string[] = [];
  part.cells.forEach((_, cell) => {
    const [x, y] = middle(part, cell);
    if ((cell + 1) % part.columns && goes(cell, "│") && goes(cell + 1, "│")) steps.push(`M${x} ${y}h1`);
    if (y < part.rows - 1 && goes(cell, "─") && goes(cell + part.columns, "─")) steps.push(`M${x} ${y}v1`);
  });
  return steps.join("");
}

/** Where each column takes one move at the most, as when stones fall, the whole column is the target. */
export function columnMoves(part: GridPart, placing: Iterable<Legal>): Map<number, Legal> {
  const found = new Map<number, Legal>();
  if (part.rowLabels.length || !part.columnLabels.length) return found;
  for (const one of placing) {
    const column = one.cells[0]! % part.columns;
    if (found.has(column)) return new Map();
    found.set(column, one);
  }
  return found;
}

/** The same board, seen from the other side. */
export function turnedPart(part: GridPart): GridPart {
  return {
    ...part,
    cells: [...part.cells].reverse(),
    tints: [...part.tints].reverse(),
    rowLabels: [...part.rowLabels].reverse(),
    columnLabels: [...part.columnLabels].reverse(),
    names: [...part.names].reverse(),
    territory: [...part.territory].reverse(),
    ends: [...part.ends].reverse(),
    sides: part.sides.map((_, side) => part.sides[(side + 2) % 4]!),
    stars: turnedCells(part, part.stars),
    threatened: turnedCells(part, part.threatened),
    lines: part.lines.map((line) => turnedCells(part, line)),
  };
}

function turnedCells(part: GridPart, cells: number[]): number[] {
  return cells.map((cell) => part.cells.length - 1 - cell);
}

/** A grid among the parts of a board, and how many cells of other grids are counted before it. */
export interface Placed {
  part: GridPart;
  start: number;
  turned: boolean;
}

/** Those of some places that lie on a grid, as its own cells. */
export function cellsOn({ part, start, turned }: Placed, places: number[]): number[] {
  const cells = places.map((place) => place - start).filter((cell) => cell >= 0 && cell < part.cells.length);
  return turned ? turnedCells(part, cells) : cells;
}

/** The moves whose places all lie on a grid. */
export function movesOn<T extends Legal | Row>(placed: Placed, moves: T[]): T[] {
  return moves
    .map((one) => ({ ...one, cells: cellsOn(placed, one.cells) }))
    .filter((one, i) => one.cells.length > 0 && one.cells.length === moves[i]!.cells.length);
}

/** Those of some numbers, one for each place, that belong to a grid, as its own cells have them. */
export function sharesOn({ part, start, turned }: Placed, shares: number[]): number[] {
  const own = shares.slice(start, start + part.cells.length);
  return turned ? own.reverse() : own;
}

/** How many cells of grids come before each part. */
export function gridStarts(parts: Part[]): number[] {
  let count = 0;
  return parts.map((part) => {
    const start = count;
    if (part.kind === "grid") count += part.cells.length;
    return start;
  });
}

/** What was said aloud on the way, position by position. */
export function newsOf(positions: { board: Part[] }[]): string[] {
  return positions.flatMap(({ board }) => board.flatMap((part) => (part.kind === "news" && part.text ? [part.text] : [])));
}
