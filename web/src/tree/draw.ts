// A laid-out trace on a canvas. Only what is in view is drawn, and far away without words.
import { coloursAt } from "../lib/colour";
import type { Traced } from "../protocol";
import { shortNumber, tightNumber } from "../lib/words";
import { GAP_X, type Layout, type Placed } from "./layout";
import { hasWindows, isCut, isEntered, isLeft, isPruned, valueText, windowAt } from "./moment";

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
const LEAST = 9; // pixels of a letter on the screen

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
  const known = (one: Placed): boolean => (one.stub === "unrecorded" ? isLeft : isEntered)(trace, one.node, moment);

  context.save();
  context.translate(view.x, view.y);
  context.scale(view.scale, view.scale);

  // Edges in four strokes: usual ones, those of the line, pruned ones, those to what was not recorded.
  const strokes: [string, number, number[], Placed[]][] = [
    [colours.line, 1.2, [], []],
    [colours.ink, 3, [], []],
    [colours.bad, 1.4, [5, 4], []],
    [colours.soft, 1.2, [2, 4], []],
  ];
  for (const one of picture.layout.placed) {
    const above = one.parent;
    if (!above || !known(one) || (!inView(one) && !inView(above))) continue;
    const pruned = !one.stub && isPruned(trace, one.node);
    const onLine = !picture.blank && !one.stub && picture.line.has(one.node) && picture.line.has(above.node);
    strokes[one.stub === "unrecorded" ? 3 : pruned ? 2 : onLine ? 1 : 0]![3].push(one);
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
    if (one.stub) stub(context, one, colours);
    else node(context, picture, one, colours, view, [-view.x / view.scale, (width - view.x) / view.scale]);
  }
  context.restore();
}

function far(context: CanvasRenderingContext2D, picture: Picture, colours: Colours, inView: (one: Placed) => boolean, known: (one: Placed) => boolean): void {
  const groups = new Map<string, Placed[]>();
  for (const one of picture.layout.placed) {
    if (!inView(one) || !known(one)) continue;
    const colour = one.stub ? colours.soft : isPruned(picture.trace, one.node) ? colours.bad : playerColour(picture, colours, one.node);
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

function node(context: CanvasRenderingContext2D, picture: Picture, one: Placed, colours: Colours, view: View, edges: [number, number]): void {
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
  const usual = vector && text.length <= 7 ? 12 : sizeOf(text);
  const most = (vector ? 2.6 : 1.8) * RADIUS / (0.56 * Math.max(1, text.length)); // as much as the shape holds
  const size = Math.max(usual, Math.min(LEAST / view.scale, most));
  context.font = `600 ${size}px "Source Sans", sans-serif`;
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
  if (view.scale > 0.6 && one.parent) label(context, picture, one, colours, view);
  if (view.scale > 0.6 && !picture.blank && hasWindows(trace)) searchWindow(context, picture, one, colours, edges);
  const hidden = picture.children[one.node]!.length + (trace.unrecorded[one.node] ?? 0);
  if (hidden && !picture.open.has(one.node)) {
    const size = Math.max(10, (LEAST - 1) / view.scale);
    context.font = `${size}px "Source Sans", sans-serif`;
    behind(context, `+${hidden}`, one.x, one.y + RADIUS + (isCut(trace, one.node) ? 16 : 10), size, colours);
  }
}

interface Label {
  text: string;
  gap: number; // pixels to the nearest sibling
  crowd: number; // letters a pixel, where they stand closest among the siblings
  odd: boolean;
}

const labelsOf = new WeakMap<Layout, Map<Placed, Label>>();

/** The moves on the edges, and how much room there is for them. */
function labels(picture: Picture): Map<Placed, Label> {
  const known = labelsOf.get(picture.layout);
  if (known) return known;
  const siblings = new Map<Placed, Placed[]>();
  for (const one of picture.layout.placed) {
    if (!one.parent || one.stub) continue;
    const group = siblings.get(one.parent);
    if (group) group.push(one);
    else siblings.set(one.parent, [one]);
  }
  const found = new Map<Placed, Label>();
  for (const group of siblings.values()) {
    const gaps = group.map((one, i) => Math.min(one.x - (group[i - 1]?.x ?? -Infinity), (group[i + 1]?.x ?? Infinity) - one.x, 2 * GAP_X));
    const texts = group.map((one) => edgeText(picture.trace, one));
    const crowd = Math.max(...texts.map((text, i) => text.length / gaps[i]!));
    group.forEach((one, i) => found.set(one, { text: texts[i]!, gap: gaps[i]!, crowd, odd: i % 2 === 1 }));
  }
  labelsOf.set(picture.layout, found);
  return found;
}

/** What stands on the edge to a node: the move or, after chance, its probability. */
export function edgeText(trace: Traced, one: Placed): string {
  const weight = trace.weight[one.node]!;
  return weight < 1 && trace.kind[one.parent!.node] === "chance" ? shortNumber(weight) : trace.text[one.node]!;
}

const LETTER = 0.53; // of the font's size: its usual width
const SIZE = 11;

/** How far apart siblings have to stand for their moves to be read. */
export function roomWanted(trace: Traced, layout: Layout): number {
  const longest = layout.placed.reduce((most, one) => (one.parent && !one.stub ? Math.max(most, edgeText(trace, one).length) : most), 0);
  return (longest * LETTER * SIZE + 6) / 0.62;
}

/** The move on an edge. Where siblings have no room beside each other, they stand at two heights. */
function label(context: CanvasRenderingContext2D, picture: Picture, one: Placed, colours: Colours, view: View): void {
  const { text, gap, crowd, odd } = labels(picture).get(one)!;
  const above = one.parent!;
  const size = Math.max(SIZE, LEAST / view.scale);
  const crowded = crowd * LETTER * size > 0.62 - 6 / gap;
  const down = !crowded ? 0.62 : odd ? 0.72 : 0.5;
  const letters = Math.floor((gap * down * (crowded ? 2 : 1) - 6) / (LETTER * size));
  const shown = text.length > Math.max(letters, 2) ? `${text.slice(0, Math.max(letters - 1, 1))}…` : text;
  const x = one.x * down + above.x * (1 - down);
  const y = one.y * down + above.y * (1 - down);
  context.font = `${size}px "Source Sans", sans-serif`;
  behind(context, shown, x, y, size, colours);
}

/** Soft words that cover the lines behind them. */
function behind(context: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, colours: Colours): void {
  const wide = context.measureText(text).width + 4;
  context.fillStyle = colours.paper;
  context.fillRect(x - wide / 2, y - size * 0.62, wide, size * 1.24);
  context.fillStyle = colours.soft;
  context.fillText(text, x, y);
}

const roomsOf = new WeakMap<Layout, Map<Placed, [number, number]>>();

/** How far it is from each node to the ones before and after it on its level. */
function rooms(layout: Layout): Map<Placed, [number, number]> {
  const known = roomsOf.get(layout);
  if (known) return known;
  const found = new Map<Placed, [number, number]>();
  const sorted = [...layout.placed].sort((one, other) => one.y - other.y || one.x - other.x);
  sorted.forEach((one, at) => {
    const far = (other: Placed | undefined): number => (other && other.y === one.y ? Math.abs(other.x - one.x) : Infinity);
    found.set(one, [far(sorted[at - 1]), far(sorted[at + 1])]);
  });
  roomsOf.set(layout, found);
  return found;
}

/** Alpha and beta beside the node, away from its edge; where there is no room, the node's words have them. */
function searchWindow(context: CanvasRenderingContext2D, picture: Picture, one: Placed, colours: Colours, edges: [number, number]): void {
  const found = windowAt(picture.trace, picture.children, one.node, picture.moment);
  if (!found) return;
  const [alpha, beta] = found.map((value) => (value === Infinity ? "∞" : value === -Infinity ? "−∞" : tightNumber(value)));
  const text = `[${alpha}, ${beta}]`;
  context.font = '10px "Source Sans", sans-serif';
  const wide = context.measureText(text).width;
  const away = RADIUS + 5 + wide / 2;
  const [before, after] = rooms(picture.layout).get(one)!;
  const least = 2 * RADIUS + wide + 8;
  const left = before >= least && one.x - away - wide / 2 > edges[0];
  const right = after >= least && one.x + away + wide / 2 < edges[1];
  if (!left && !right) return;
  const x = one.x + (left && (!right || (one.parent && one.parent.x > one.x)) ? -away : away);
  const y = one.y - RADIUS * 0.85;
  context.fillStyle = colours.paper;
  context.fillRect(x - wide / 2 - 1, y - 6, wide + 2, 12);
  context.fillStyle = found[0]! >= found[1]! ? colours.bad : colours.soft;
  context.fillText(text, x, y);
}

/** What is folded away has a frame; what was not recorded has none, for there is nothing inside. */
function stub(context: CanvasRenderingContext2D, one: Placed, colours: Colours): void {
  context.fillStyle = colours.paper;
  context.strokeStyle = colours.soft;
  context.setLineDash([2, 2]);
  context.lineWidth = 1.2;
  context.beginPath();
  context.roundRect(one.x - 19, one.y - 12, 38, 24, 8);
  context.fill();
  if (one.stub === "folded") context.stroke();
  context.setLineDash([]);
  context.fillStyle = colours.soft;
  context.font = '600 11px "Source Sans", sans-serif';
  context.fillText(`+${one.count}`, one.x, one.y);
}
