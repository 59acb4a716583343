// Where the cells of a grid lie, in widths of a cell from the top left corner of the drawing.
import type { GridPart } from "../protocol";

export type Point = [number, number];

const TALL = 2 / Math.sqrt(3); // a hexagon that is one wide
const RIM = 0.26; // around hexagons, for the colours of the sides
const NAME = 0.75; // beside them, for the names of rows and columns

function corner(part: GridPart): Point {
  return [RIM + (part.rowLabels.length ? NAME : 0), RIM + (part.columnLabels.length ? NAME : 0)];
}

/** How many cells wide what lies to the left of all rows is, and as much to the right. */
export function besideRows(part: GridPart): number {
  return part.ends.length ? 1 : 0;
}

/** The size of the drawing. */
export function extent(part: GridPart): Point {
  if (part.shape !== "hexagon") return [part.columns + 2 * besideRows(part), part.rows];
  const [left, top] = corner(part);
  return [left + part.columns + (part.rows - 1) / 2 + RIM, top + TALL * (0.75 * part.rows + 0.25) + RIM];
}

/** The middle of a cell. */
export function middle(part: GridPart, cell: number): Point {
  const [row, column] = [Math.floor(cell / part.columns), cell % part.columns];
  if (part.shape !== "hexagon") return [column + besideRows(part) + 0.5, row + 0.5];
  const [left, top] = corner(part);
  return [left + column + row / 2 + 0.5, top + TALL * (0.75 * row + 0.5)];
}

/** The corners of a hexagon, from the lowest against the clock. */
const CORNERS: Point[] = [
  [0, TALL / 2],
  [0.5, TALL / 4],
  [0.5, -TALL / 4],
  [0, -TALL / 2],
  [-0.5, -TALL / 4],
  [-0.5, TALL / 4],
];

/** The outlines of the sides of a board of hexagons, with their owners. */
export function sidesOf(part: GridPart): { owner: number; d: string }[] {
  const { rows, columns } = part;
  const across = [...Array(columns).keys()];
  const down = [...Array(rows).keys()];
  const along: [number[], number[]][] = [
    [across, [4, 3, 2]],
    [down.map((row) => row * columns + columns - 1), [2, 1]],
    [across.map((column) => (rows - 1) * columns + column), [5, 0, 1]],
    [down.map((row) => row * columns), [4, 5]],
  ];
  return part.sides.map((owner, side) => {
    const [cells, corners] = along[side]!;
    const points = cells.flatMap((cell) => {
      const [x, y] = middle(part, cell);
      return corners.map((one) => `${x + CORNERS[one]![0]} ${y + CORNERS[one]![1]}`);
    });
    return { owner, d: `M${points.join("L")}` };
  });
}

/** All hexagons in one outline, to lie between the sides and the cells. */
export function bedOf(part: GridPart): string {
  return part.cells
    .map((_, cell) => {
      const [x, y] = middle(part, cell);
      return `M${CORNERS.map(([dx, dy]) => `${x + dx} ${y + dy}`).join("L")}z`;
    })
    .join("");
}

/** The names of rows and columns of hexagons, beside the first ones: rows lean, and so do these. */
export function namesBeside(part: GridPart): { name: string; at: Point }[] {
  const rows = part.rowLabels.map((name, row) => {
    const [x, y] = middle(part, row * part.columns);
    return { name, at: [x - 0.5 - RIM - NAME / 2, y] as Point };
  });
  const columns = part.columnLabels.map((name, column) => {
    const [x, y] = middle(part, column);
    return { name, at: [x, y - TALL / 2 - RIM - NAME / 3] as Point };
  });
  return [...rows, ...columns];
}

/** The tracks of rows or columns: those of a lattice are thin and wide in turn. */
export function tracks(part: GridPart, count: number): string {
  if (part.shape !== "lattice") return `repeat(${count}, minmax(0, 1fr))`;
  return `repeat(${(count - 1) / 2}, minmax(0, 1fr) minmax(0, 3fr)) minmax(0, 1fr)`;
}

export function columnTracks(part: GridPart): string {
  const own = tracks(part, part.columns);
  return besideRows(part) ? `minmax(0, 1fr) ${own} minmax(0, 1fr)` : own;
}

/** What many rows or columns take, in widths of a cell. */
export function length(part: GridPart, count: number): number {
  return part.shape === "lattice" ? 2 * count - 1 : count;
}
