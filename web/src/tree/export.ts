// A tree for slides: SVG, PNG, and TikZ for LaTeX. Always on white, in the colours of light paper.
import type { Traced } from "../protocol";
import { tightNumber } from "../lib/words";
import { edgeText, sizeOf } from "./draw";
import { childrenOf, GAP_X, layOut, type Layout, type Placed } from "./layout";
import { isCutBy, isEntered, isPruned, lineAt, valueText } from "./moment";

const INK = "#1e1c19";
const LINE = "#8b8375";
const BAD = "#a3301c";
const PLAYERS = ["#1f5582", "#b9531b", "#2c6e49", "#74407f"];
const R = 18;
export const MOST = 2000; // nodes of an exported drawing

interface Scene {
  trace: Traced;
  children: number[][];
  layout: Layout;
  shown: Placed[];
  line: Set<number>;
  isCut: (node: number) => boolean;
  value: (node: number) => string;
}

function scene(trace: Traced, moment: number): Scene {
  const children = childrenOf(trace);
  const all = new Set(trace.parent.keys());
  const layout = layOut(children, trace.unrecorded, all, all, all);
  return {
    trace,
    children,
    layout,
    shown: layout.placed.filter((one) => isEntered(trace, one.node, moment)).slice(0, MOST),
    line: new Set(lineAt(trace, children, moment)),
    isCut: (node) => isCutBy(trace, children, node, moment),
    value: (node) => valueText(trace, children, node, moment, tightNumber),
  };
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[mark]!);
}

function colour(trace: Traced, node: number): string {
  if (isPruned(trace, node)) return BAD;
  const player = trace.player[node]!;
  return player < 0 ? LINE : PLAYERS[player % 4]!;
}

function shape(kind: string, x: number, y: number): string {
  const at = (dx: number, dy: number): string => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`;
  if (kind === "max") return `<polygon points="${at(0, -1.15 * R)} ${at(1.25 * R, 0.9 * R)} ${at(-1.25 * R, 0.9 * R)}"`;
  if (kind === "min") return `<polygon points="${at(0, 1.15 * R)} ${at(1.25 * R, -0.9 * R)} ${at(-1.25 * R, -0.9 * R)}"`;
  if (kind === "leaf") return `<rect x="${(x - R).toFixed(1)}" y="${(y - 0.8 * R).toFixed(1)}" width="${2 * R}" height="${1.6 * R}"`;
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${R}"`;
}

/** `blank`: as a riddle, with the values of the leaves alone. */
export function toSvg(trace: Traced, moment: number, blank = false): string {
  const { layout, shown, line, isCut, value } = scene(trace, moment);
  const width = layout.right - layout.left + 60;
  const height = layout.bottom + 70;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(layout.left - 30).toFixed(1)} -30 ${width.toFixed(1)} ${height.toFixed(1)}" width="${width.toFixed(0)}" height="${height.toFixed(0)}" font-family="'Source Sans 3', Helvetica, Arial, sans-serif" text-anchor="middle">`,
    `<rect x="${(layout.left - 30).toFixed(1)}" y="-30" width="100%" height="100%" fill="#ffffff"/>`,
  ];
  for (const one of shown) {
    if (!one.parent) continue;
    if (one.stub) {
      parts.push(`<line x1="${one.parent.x.toFixed(1)}" y1="${one.parent.y.toFixed(1)}" x2="${one.x.toFixed(1)}" y2="${(one.y - 9).toFixed(1)}" stroke="${LINE}" stroke-dasharray="2 4" stroke-width="1.2"/>`);
      continue;
    }
    const pruned = isPruned(trace, one.node);
    const strong = !blank && line.has(one.node) && line.has(one.parent.node);
    const stroke = pruned ? `stroke="${BAD}" stroke-dasharray="5 4" stroke-width="1.4"` : strong ? `stroke="${INK}" stroke-width="3"` : `stroke="${LINE}" stroke-width="1.2"`;
    parts.push(`<line x1="${one.parent.x.toFixed(1)}" y1="${one.parent.y.toFixed(1)}" x2="${one.x.toFixed(1)}" y2="${one.y.toFixed(1)}" ${stroke}/>`);
  }
  for (const one of shown) {
    if (one.stub) {
      parts.push(`<text x="${one.x.toFixed(1)}" y="${(one.y + 4).toFixed(1)}" font-size="11" fill="${LINE}">+${one.count}</text>`);
      continue;
    }
    const pruned = isPruned(trace, one.node);
    const kind = trace.kind[one.node]!;
    parts.push(`${shape(kind, one.x, one.y)} fill="#ffffff" stroke="${colour(trace, one.node)}" stroke-width="1.8"${pruned ? ' stroke-dasharray="4 3"' : ""}/>`);
    const text = pruned ? "×" : blank && kind !== "leaf" ? "" : value(one.node);
    const shift = kind === "max" ? 8 : kind === "min" ? 0 : 4;
    parts.push(`<text x="${one.x.toFixed(1)}" y="${(one.y + shift).toFixed(1)}" font-size="${sizeOf(text)}" font-weight="600" fill="${pruned ? BAD : INK}">${escaped(text)}</text>`);
    if (isCut(one.node)) parts.push(`<line x1="${(one.x - 9).toFixed(1)}" y1="${(one.y + R + 8).toFixed(1)}" x2="${(one.x + 9).toFixed(1)}" y2="${(one.y + R + 2).toFixed(1)}" stroke="${BAD}" stroke-width="2"/>`);
    if (one.parent) {
      const x = one.x * 0.62 + one.parent.x * 0.38;
      const y = one.y * 0.62 + one.parent.y * 0.38;
      parts.push(`<text x="${x.toFixed(1)}" y="${(y + 4).toFixed(1)}" font-size="11" fill="#5f594f" stroke="#ffffff" stroke-width="4" paint-order="stroke">${escaped(edgeText(trace, one))}</text>`);
    }
  }
  parts.push("</svg>");
  return parts.join("\n");
}

const SPECIAL: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "−": "$-$",
  "≥": "$\\ge$",
  "≤": "$\\le$",
  "…": "\\dots{}",
};

function latex(text: string): string {
  return [...text].map((mark) => SPECIAL[mark] ?? (/[&%$#_{}]/.test(mark) ? `\\${mark}` : mark)).join("");
}

/** A picture in TikZ, of its own, that needs \usepackage{tikz} and its library shapes.geometric. */
export function toTikz(trace: Traced, moment: number): string {
  const { shown, line, value } = scene(trace, moment);
  const point = (one: Placed): string => `(${(one.x / GAP_X).toFixed(2)},${(-one.y / GAP_X).toFixed(2)})`;
  const lines = [
    "% \\usepackage{tikz} \\usetikzlibrary{shapes.geometric}",
    "\\begin{tikzpicture}[",
    "  every node/.style={font=\\small, inner sep=1pt},",
    "  max/.style={draw, regular polygon, regular polygon sides=3, minimum size=8mm},",
    "  min/.style={draw, regular polygon, regular polygon sides=3, shape border rotate=180, minimum size=8mm},",
    "  chance/.style={draw, circle, minimum size=6mm},",
    "  leaf/.style={draw, rectangle, minimum width=6mm, minimum height=5mm},",
    "  player/.style={draw, circle, minimum size=6mm},",
    "  pruned/.style={dashed, red!70!black},",
    "  best/.style={very thick},",
    "  move/.style={fill=white, font=\\scriptsize, text=black!65}]",
  ];
  for (const one of shown) {
    if (one.stub) {
      lines.push(`  \\node[move] (u${one.node}) at ${point(one)} {+${one.count}};`);
      continue;
    }
    const kind = trace.kind[one.node]!;
    const style = ["max", "min", "chance", "leaf"].includes(kind) ? kind : "player";
    const pruned = isPruned(trace, one.node);
    const text = pruned ? "$\\times$" : latex(value(one.node));
    lines.push(`  \\node[${style}${pruned ? ", pruned" : ""}] (n${one.node}) at ${point(one)} {${text}};`);
  }
  for (const one of shown) {
    if (!one.parent) continue;
    if (one.stub) {
      lines.push(`  \\draw[densely dotted] (n${one.node}) -- (u${one.node});`);
      continue;
    }
    const strong = line.has(one.node) && line.has(one.parent.node);
    const style = isPruned(trace, one.node) ? "pruned" : strong ? "best" : "";
    lines.push(`  \\draw[${style}] (n${one.parent.node}) -- node[move] {${latex(edgeText(trace, one))}} (n${one.node});`);
  }
  lines.push("\\end{tikzpicture}");
  return `${lines.join("\n")}\n`;
}

/** The drawing as a PNG of twice its size. */
export async function toPng(trace: Traced, moment: number): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([toSvg(trace, moment)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.min(2 * image.width, 16000);
    canvas.height = Math.min(2 * image.height, 16000);
    const context = canvas.getContext("2d")!;
    context.scale(2, 2);
    context.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("this drawing is too large"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

export function download(name: string, content: Blob | string): void {
  const blob = typeof content === "string" ? new Blob([content], { type: "text/plain" }) : content;
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
