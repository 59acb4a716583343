// Small pictures of lessons: the tree of its first figure, or a sign for the kind of figure.
export interface Dot {
  x: number;
  y: number;
  kind: "max" | "min" | "chance" | "leaf";
}

export interface Drawing {
  dots: Dot[];
  lines: [Dot, Dot][];
}

export const WIDE = 96;
export const HIGH = 64;
const MARGIN = 7;
const DEEPEST = 6;
const MOST_LEAVES = 32;

type Branch = { kind: Dot["kind"]; children: Branch[] };

/** What stands below a node in the text of a tree: a list, an object with moves or chances, a number. */
function branches(node: unknown): { children: unknown[]; chance: boolean } {
  if (Array.isArray(node)) return { children: node, chance: false };
  if (typeof node !== "object" || node === null) return { children: [], chance: false };
  const { chance, moves, children } = node as Record<string, unknown>;
  if (Array.isArray(chance)) return { children: chance.map((one) => (Array.isArray(one) ? one[1] : one)), chance: true };
  const below = moves ?? children;
  return { children: typeof below === "object" && below ? Object.values(below) : [], chance: false };
}

function read(node: unknown, max: boolean, depth: number): Branch {
  const { children, chance } = branches(node);
  if (!children.length || depth >= DEEPEST) return { kind: "leaf", children: [] };
  const below = children.map((one) => read(one, chance ? max : !max, depth + 1));
  return { kind: chance ? "chance" : max ? "max" : "min", children: below };
}

function leaves(branch: Branch): number {
  return branch.children.length ? branch.children.reduce((sum, one) => sum + leaves(one), 0) : 1;
}

function levels(branch: Branch): number {
  return 1 + Math.max(0, ...branch.children.map(levels));
}

/** The tree of a text, drawn small; null where it is no tree, or too large for it. */
export function smallTree(spec: string): Drawing | null {
  let root: Branch;
  try {
    root = read(JSON.parse(spec), true, 0);
  } catch {
    return null;
  }
  const wide = leaves(root);
  if (!root.children.length || wide > MOST_LEAVES) return null;
  const high = levels(root) - 1;
  const drawing: Drawing = { dots: [], lines: [] };
  let next = 0;
  const place = (branch: Branch, depth: number): Dot => {
    const below = branch.children.map((one) => place(one, depth + 1));
    const at = below.length ? (below[0]!.x + below.at(-1)!.x) / 2 : MARGIN + ((next++ + 0.5) * (WIDE - 2 * MARGIN)) / wide;
    const dot: Dot = { x: at, y: MARGIN + (depth * (HIGH - 2 * MARGIN)) / high, kind: branch.kind };
    drawing.dots.push(dot);
    for (const one of below) drawing.lines.push([dot, one]);
    return dot;
  };
  place(root, 0);
  return drawing;
}

/** A tree of its own for each lesson that shows none: by the letters of its name. */
export function ownTree(name: string): string {
  let seed = [...name].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 65_521, 7);
  const draw = (most: number): number => (seed = (seed * 75 + 74) % 65_537) % most;
  const grow = (depth: number): unknown => {
    if (depth === 0) return 1;
    const children = Array.from({ length: (depth === 3 ? 2 : 1) + draw(depth === 1 ? 3 : 2) }, () => grow(depth - 1));
    return depth === 2 && draw(4) === 0 ? { chance: children.map((one) => [1, one]) } : children;
  };
  return JSON.stringify(grow(3));
}

/** Paths for kinds of figures that are no trees: what is filled, and what is a line. */
const SIGNS: Record<string, { filled?: string; lines: string }> = {
  board: { lines: "M24 8h48v48h-48zM40 8v48M56 8v48M24 24h48M24 40h48", filled: "M48 27a5 5 0 1 0 .1 0zM32 43a5 5 0 1 0 .1 0z" },
  curve: { lines: "M14 6v50h70M14 20c10 40 20 4 30 22s20-4 38 0" },
  falling: { lines: "M14 6v50h70M16 10c8 30 22 38 66 41" },
  rising: { lines: "M14 6v50h70M16 52c20-2 30-36 66-42" },
  bars: { lines: "M12 56h72", filled: "M18 40h10v16h-10zM34 30h10v26h-10zM50 18h10v38h-10zM66 8h10v48h-10z" },
  table: { lines: "M14 10h68v44h-68zM14 24h68M14 39h68M37 10v44M59 10v44" },
  cards: { lines: "M20 12h22v34h-22zM38 18h22v34h-22zM56 12h22v34h-22z" },
  field: { lines: "M14 10h68v44h-68z", filled: "M14 10h17v15h-17zM48 25h17v15h-17zM31 40h17v14h-17zM65 10h17v15h-17z" },
};
const SIGN_OF: Record<string, keyof typeof SIGNS> = {
  board: "board",
  lookup: "board",
  alphazero: "board",
  features: "board",
  regret: "curve",
  kuhn: "cards",
  ghosts: "table",
  deepening: "bars",
  retrograde: "field",
  feasibility: "rising",
  strength: "rising",
  bandit: "falling",
  noise: "curve",
};

export type Picture = { drawing: Drawing } | { sign: (typeof SIGNS)[string] };

export function pictureOf(figure: string, options: Record<string, string>, name: string): Picture {
  const sign = SIGNS[SIGN_OF[figure] ?? ""];
  if (sign) return { sign };
  return { drawing: smallTree(options.spec ?? "") ?? smallTree(ownTree(name))! };
}
