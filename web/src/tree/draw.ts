// A laid-out trace on a canvas. Only what is in view is drawn, and far away without words.
import { coloursAt } from "../lib/colour";
import type { Traced } from "../protocol";
import { shortNumber, tightNumber } from "../lib/words";
import type { Layout, Placed } from "./layout";
import { alongEdge, besideNode, type Box, centred, type Taken, takenByNodes } from "./words";
import { hasWindows, isCut, isCutBy, isEntered, isLeft, isPruned, valueText, windowAt } from "./moment";

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
  ahead: Map<number, string> | null; // what the search has yet to reach is drawn faintly, with these values
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

export const RADIUS = 18;
const LEAST = 11; // pixels of a letter on the screen

/** The size of what stands in a node. */
export function sizeOf(text: string): number {
  return text.length > 4 ? 11 : text.length > 3 ? 12.5 : 15;
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

export function draw(context: CanvasRenderingContext2D, picture: Picture, view: View, colours: Colours, width: number, height: number): Box[] {
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

  // Edges in five strokes: usual ones, those of the line, pruned ones, to what was not recorded, and to what comes yet.
  const strokes: [string, number, number[], Placed[]][] = [
    [colours.line, 1.2, [], []],
    [colours.ink, 3, [], []],
    [colours.bad, 1.4, [5, 4], []],
    [colours.soft, 1.2, [2, 4], []],
    [faint(colours), 1, [], []],
  ];
  for (const one of picture.layout.placed) {
    const above = one.parent;
    if (!above || (!inView(one) && !inView(above))) continue;
    if (!known(one)) {
      if (picture.ahead && !one.stub) strokes[4]![3].push(one);
      continue;
    }
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
    return [];
  }
  context.textAlign = "center";
  context.textBaseline = "middle";
  const taken = takenByNodes(picture.layout, RADIUS, (one) => isPill(trace, one.node));
  const worded = view.scale > 0.5;
  for (const one of picture.layout.placed) {
    if (!inView(one)) continue;
    if (!known(one)) {
      if (picture.ahead && !one.stub) ahead(context, picture, one, colours);
    } else if (one.stub) stub(context, one, colours);
    else node(context, picture, one, colours, view, taken);
  }
  // Moves first: they stay where they are while windows come and change.
  const shown = worded ? picture.layout.placed.filter((one) => !one.stub && known(one) && inView(one)) : [];
  for (const one of shown) if (one.parent) label(context, picture, one, colours, view, taken);
  const edges: [number, number] = [-view.x / view.scale, (width - view.x) / view.scale];
  if (!picture.blank && hasWindows(trace)) for (const one of shown) searchWindow(context, picture, one, colours, view, edges, taken);
  context.restore();
  return taken.boxes;
}

function isPill(trace: Traced, node: number): boolean {
  return trace.names.length > 2 && trace.values[node] !== null;
}

function faint(colours: Colours): string {
  return `color-mix(in srgb, ${colours.line} 55%, ${colours.paper})`;
}

/** A node that the search has not reached: its shape and, of a leaf, what it is worth. */
function ahead(context: CanvasRenderingContext2D, picture: Picture, one: Placed, colours: Colours): void {
  const text = picture.ahead!.get(one.node) ?? "";
  outline(context, picture.trace.kind[one.node]!, one.x, one.y, RADIUS);
  context.fillStyle = colours.paper;
  context.fill();
  context.lineWidth = 1.2;
  context.strokeStyle = faint(colours);
  context.stroke();
  context.fillStyle = colours.soft;
  context.font = `400 ${sizeOf(text)}px "Source Sans", sans-serif`;
  context.fillText(text, one.x, one.y);
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

function node(context: CanvasRenderingContext2D, picture: Picture, one: Placed, colours: Colours, view: View, taken: Taken): void {
  const { trace, moment } = picture;
  const pruned = isPruned(trace, one.node);
  const colour = pruned ? colours.bad : playerColour(picture, colours, one.node);
  const vector = isPill(trace, one.node);
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
  if (isCutBy(trace, picture.children, one.node, moment)) {
    context.strokeStyle = colours.bad;
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(one.x - 9, one.y + RADIUS + 8);
    context.lineTo(one.x + 9, one.y + RADIUS + 2);
    context.stroke();
    taken.take({ left: one.x - 9, top: one.y + 1.2 * RADIUS, right: one.x + 9, bottom: one.y + RADIUS + 9 });
  }
  const hidden = picture.children[one.node]!.length + (trace.unrecorded[one.node] ?? 0);
  if (hidden && !picture.open.has(one.node)) {
    const size = Math.max(SIZE, LEAST / view.scale);
    const text = `+${hidden}`;
    context.font = `${size}px "Source Sans", sans-serif`;
    const [wide, high, low] = [context.measureText(text).width + 4, size * 1.2, one.y + 1.15 * RADIUS + 1];
    write(context, text, [low, low + 9].map((top) => centred(one.x, top + high / 2, wide, high)), size, colours, taken);
  }
}

/** What stands on the edge to a node: the move or, after chance, its probability. */
export function edgeText(trace: Traced, one: Placed): string {
  const weight = trace.weight[one.node]!;
  return weight < 1 && trace.kind[one.parent!.node] === "chance" ? shortNumber(weight) : trace.text[one.node]!;
}

const LETTER = 0.53; // of the font's size: its usual width
const SIZE = 12;

/** How far apart siblings have to stand for their moves to be read. */
export function roomWanted(trace: Traced, layout: Layout): number {
  const longest = layout.placed.reduce((most, one) => (one.parent && !one.stub ? Math.max(most, edgeText(trace, one).length) : most), 0);
  return (longest * LETTER * SIZE + 6) / 0.62;
}

/** The move on an edge: whole, or as much of it as there is room for. */
function label(context: CanvasRenderingContext2D, picture: Picture, one: Placed, colours: Colours, view: View, taken: Taken): void {
  const text = edgeText(picture.trace, one);
  const size = Math.max(SIZE, LEAST / view.scale);
  context.font = `${size}px "Source Sans", sans-serif`;
  const letters = [...text];
  const shorter = [letters.length, Math.ceil(letters.length / 2), 3].filter((most, i) => !i || most < letters.length);
  for (const most of shorter) {
    const shown = most < letters.length ? `${letters.slice(0, most).join("")}…` : text;
    if (write(context, shown, alongEdge(one, context.measureText(shown).width + 4, size * 1.2), size, colours, taken)) return;
  }
}

/** Soft words that cover the lines behind them, at the first of these places that is free. */
function write(context: CanvasRenderingContext2D, text: string, places: Box[], size: number, colours: Colours, taken: Taken, colour = colours.soft): boolean {
  const box = text ? taken.first(places) : null;
  if (!box) return false;
  context.fillStyle = colours.paper;
  context.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  context.fillStyle = colour;
  context.fillText(text, (box.left + box.right) / 2, (box.top + box.bottom) / 2 + size * 0.04);
  return true;
}

/** Alpha and beta beside the node; where there is no room, the node's words have them. */
function searchWindow(context: CanvasRenderingContext2D, picture: Picture, one: Placed, colours: Colours, view: View, edges: [number, number], taken: Taken): void {
  const found = windowAt(picture.trace, picture.children, one.node, picture.moment);
  if (!found) return;
  const [alpha, beta] = found.map((value) => (value === Infinity ? "∞" : value === -Infinity ? "−∞" : tightNumber(value)));
  const text = `[${alpha}, ${beta}]`;
  const size = Math.max(SIZE - 0.5, LEAST / view.scale);
  context.font = `${size}px "Source Sans", sans-serif`;
  const places = besideNode(one, RADIUS, context.measureText(text).width + 4, size * 1.2);
  const inside = places.filter((box) => box.left > edges[0] && box.right < edges[1]);
  write(context, text, inside, size, colours, taken, found[0]! >= found[1]! ? colours.bad : colours.soft);
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
  context.font = '600 12px "Source Sans", sans-serif';
  context.fillText(`+${one.count}`, one.x, one.y);
}
