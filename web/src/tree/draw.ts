// A laid-out trace on a canvas. Only what is in view is drawn, and far away without words.
import { coloursAt } from "../lib/colour";
import type { Traced } from "../protocol";
import { shortNumber, tightNumber } from "../lib/words";
import type { Layout, Placed } from "./layout";
import { hasWindows, isCut, isEntered, isPruned, valueText, windowAt } from "./moment";

export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Picture {
  trace: Traced;
  children: number[][];
  layout: Layout;
  moment: number;
  selected: number;
  line: Set<number>;
  marked: Set<number>;
  open: Set<number>;
  blank: boolean; // a riddle: only the leaves say what they are worth
}

export interface Colours {
  ink: string;
  soft: string;
  line: string;
  paper: string;
  raised: string;
  accent: string;
  bad: string;
  mark: string;
  players: string[];
}

export const RADIUS = 15;

/** The size of what stands in a node. */
export function sizeOf(text: string): number {
  return text.length > 4 ? 9.5 : text.length > 3 ? 10.5 : 12;
}

export function coloursOf(element: Element): Colours {
  const get = coloursAt(element);
  return {
    ink: get("--ink"),
    soft: get("--soft"),
    line: get("--strong-line"),
    paper: get("--paper"),
    raised: get("--raised"),
    accent: get("--accent"),
    bad: get("--bad"),
    mark: get("--mark"),
    players: ["--p0", "--p1", "--p2", "--p3"].map(get),
  };
}

export function playerColour(picture: Picture, colours: Colours, node: number): string {
  const player = picture.trace.player[node]!;
  if (player < 0) return colours.line;
  return colours.players[player % 4]!;
}

export function draw(context: CanvasRenderingContext2D, picture: Picture, view: View, colours: Colours, width: number, height: number): void {
  context.clearRect(0, 0, width, height);
  const margin = 60;
  const x0 = (-view.x - margin) / view.scale;
  const x1 = (width - view.x + margin) / view.scale;
  const y0 = (-view.y - margin) / view.scale;
  const y1 = (height - view.y + margin) / view.scale;
  const near = view.scale > 0.45;
  const { trace, moment } = picture;
  const inView = (one: Placed): boolean => one.x >= x0 && one.x <= x1 && one.y >= y0 && one.y <= y1;
  const known = (one: Placed): boolean => isEntered(trace, one.node, moment);

  context.save();
  context.translate(view.x, view.y);
  context.scale(view.scale, view.scale);

  // Edges in three strokes: usual ones, those of the line, pruned ones.
  const strokes: [string, number, number[], Placed[]][] = [
    [colours.line, 1.2, [], []],
    [colours.ink, 3, [], []],
    [colours.bad, 1.4, [5, 4], []],
  ];
  for (const one of picture.layout.placed) {
    const above = one.parent;
    if (!above || !known(one) || (!inView(one) && !inView(above))) continue;
    const pruned = !one.fold && isPruned(trace, one.node);
    const onLine = !picture.blank && !one.fold && picture.line.has(one.node) && picture.line.has(above.node);
    strokes[pruned ? 2 : onLine ? 1 : 0]![3].push(one);
  }
  for (const [colour, breadth, dash, edges] of strokes) {
    context.strokeStyle = colour;
    context.lineWidth = Math.max(breadth, 0.7 / view.scale);
    context.setLineDash(near ? dash : []);
    context.beginPath();
    for (const one of edges) {
      const above = one.parent!;
      context.moveTo(above.x, above.y);
      context.lineTo(one.x, one.y);
    }
    context.stroke();
  }
  context.setLineDash([]);

  if (!near) {
    far(context, picture, colours, inView, known);
    context.restore();
    return;
  }
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const one of picture.layout.placed) {
    if (!known(one) || !inView(one)) continue;
    if (one.fold) folded(context, one, colours);
    else node(context, picture, one, colours, view);
  }
  context.restore();
}

function far(context: CanvasRenderingContext2D, picture: Picture, colours: Colours, inView: (one: Placed) => boolean, known: (one: Placed) => boolean): void {
  const groups = new Map<string, Placed[]>();
  for (const one of picture.layout.placed) {
    if (!inView(one) || !known(one)) continue;
    const colour = one.fold ? colours.soft : isPruned(picture.trace, one.node) ? colours.bad : playerColour(picture, colours, one.node);
    const group = groups.get(colour);
    if (group) group.push(one);
    else groups.set(colour, [one]);
  }
  for (const [colour, group] of groups) {
    context.fillStyle = colour;
    context.beginPath();
    for (const one of group) context.rect(one.x - 10, one.y - 10, 20, 20);
    context.fill();
  }
}

function outline(context: CanvasRenderingContext2D, kind: string, x: number, y: number, r: number): void {
  context.beginPath();
  if (kind === "max") {
    context.moveTo(x, y - r * 1.15);
    context.lineTo(x + r * 1.25, y + r * 0.9);
    context.lineTo(x - r * 1.25, y + r * 0.9);
  } else if (kind === "min") {
    context.moveTo(x, y + r * 1.15);
    context.lineTo(x + r * 1.25, y - r * 0.9);
    context.lineTo(x - r * 1.25, y - r * 0.9);
  } else if (kind === "leaf") {
    context.rect(x - r, y - r * 0.8, 2 * r, 1.6 * r);
  } else {
    context.arc(x, y, r, 0, 2 * Math.PI);
  }
  context.closePath();
}

/** Room for what each of several players gets. */
function pill(context: CanvasRenderingContext2D, square: boolean, x: number, y: number): void {
  context.beginPath();
  context.roundRect(x - 21.5, y - 12.5, 43, 25, square ? 2 : 12.5);
  context.closePath();
}

function node(context: CanvasRenderingContext2D, picture: Picture, one: Placed, colours: Colours, view: View): void {
  const { trace, moment } = picture;
  const pruned = isPruned(trace, one.node);
  const colour = pruned ? colours.bad : playerColour(picture, colours, one.node);
  const vector = trace.names.length > 2 && trace.values[one.node] !== null;
  if (vector) pill(context, trace.kind[one.node] === "leaf", one.x, one.y);
  else outline(context, trace.kind[one.node]!, one.x, one.y, RADIUS);
  context.fillStyle = picture.marked.has(one.node) ? colours.mark : colours.raised;
  context.fill();
  context.lineWidth = one.node === picture.selected ? 3.5 : 1.8;
  context.strokeStyle = one.node === picture.selected ? colours.accent : colour;
  context.setLineDash(pruned ? [4, 3] : []);
  context.stroke();
  context.setLineDash([]);

  const asked = picture.blank && trace.kind[one.node] !== "leaf";
  const text = asked ? "" : valueText(trace, picture.children, one.node, moment, tightNumber);
  context.fillStyle = pruned ? colours.bad : colours.ink;
  context.font = `600 ${vector && text.length <= 7 ? 12 : sizeOf(text)}px "Source Sans", sans-serif`;
  const shift = trace.kind[one.node] === "max" ? 4 : trace.kind[one.node] === "min" ? -4 : 0;
  context.fillText(pruned ? "✕" : text, one.x, one.y + shift);

  if (picture.marked.has(one.node)) {
    context.strokeStyle = colours.bad;
    context.lineWidth = 2.5;
    context.beginPath();
    context.moveTo(one.x - 11, one.y - 11);
    context.lineTo(one.x + 11, one.y + 11);
    context.stroke();
  }
  if (isCut(trace, one.node) && trace.left[one.node]! <= moment) {
    context.strokeStyle = colours.bad;
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(one.x - 9, one.y + RADIUS + 8);
    context.lineTo(one.x + 9, one.y + RADIUS + 2);
    context.stroke();
  }
  if (view.scale > 0.6 && one.parent) label(context, picture, one, colours);
  if (view.scale > 0.6 && !picture.blank && hasWindows(trace)) searchWindow(context, picture, one, colours);
  const hidden = picture.children[one.node]!.length && !picture.open.has(one.node);
  if (hidden) {
    context.fillStyle = colours.soft;
    context.font = '10px "Source Sans", sans-serif';
    const under = isCut(trace, one.node) ? 16 : 10;
    context.fillText(`+${picture.children[one.node]!.length}`, one.x, one.y + RADIUS + under);
  }
}

function label(context: CanvasRenderingContext2D, picture: Picture, one: Placed, colours: Colours): void {
  const above = one.parent!;
  const weight = picture.trace.weight[one.node]!;
  const move = picture.trace.text[one.node]!;
  const text = weight < 1 && picture.trace.kind[above.node] === "chance" ? `${shortNumber(weight)}` : move;
  const x = one.x * 0.62 + above.x * 0.38;
  const y = one.y * 0.62 + above.y * 0.38;
  context.font = '11px "Source Sans", sans-serif';
  const cut = text.length > 9 ? `${text.slice(0, 8)}…` : text;
  const wide = context.measureText(cut).width + 6;
  context.fillStyle = colours.paper;
  context.fillRect(x - wide / 2, y - 7, wide, 14);
  context.fillStyle = colours.soft;
  context.fillText(cut, x, y);
}

const roomsOf = new WeakMap<Layout, Map<Placed, number>>();

/** How far it is from each node to the next on its level. */
function rooms(layout: Layout): Map<Placed, number> {
  const known = roomsOf.get(layout);
  if (known) return known;
  const found = new Map<Placed, number>();
  const sorted = [...layout.placed].sort((one, other) => one.y - other.y || one.x - other.x);
  sorted.forEach((one, at) => {
    const next = sorted[at + 1];
    found.set(one, next && next.y === one.y ? next.x - one.x : Infinity);
  });
  roomsOf.set(layout, found);
  return found;
}

/** Alpha and beta, beside the node; where there is no room, the node's words have them. */
function searchWindow(context: CanvasRenderingContext2D, picture: Picture, one: Placed, colours: Colours): void {
  const found = windowAt(picture.trace, picture.children, one.node, picture.moment);
  if (!found) return;
  const [alpha, beta] = found.map((value) => (value === Infinity ? "∞" : value === -Infinity ? "−∞" : tightNumber(value)));
  const text = `[${alpha}, ${beta}]`;
  context.font = '10px "Source Sans", sans-serif';
  const wide = context.measureText(text).width;
  if (rooms(picture.layout).get(one)! < 2 * RADIUS + wide + 8) return;
  const x = one.x + RADIUS + 5 + wide / 2;
  const y = one.y - RADIUS * 0.85;
  context.fillStyle = colours.paper;
  context.fillRect(x - wide / 2 - 1, y - 6, wide + 2, 12);
  context.fillStyle = found[0]! >= found[1]! ? colours.bad : colours.soft;
  context.fillText(text, x, y);
}

function folded(context: CanvasRenderingContext2D, one: Placed, colours: Colours): void {
  context.fillStyle = colours.paper;
  context.strokeStyle = colours.soft;
  context.setLineDash([2, 2]);
  context.lineWidth = 1.2;
  context.beginPath();
  context.roundRect(one.x - 19, one.y - 12, 38, 24, 8);
  context.fill();
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = colours.soft;
  context.font = '600 11px "Source Sans", sans-serif';
  context.fillText(`+${one.fold}`, one.x, one.y);
}
