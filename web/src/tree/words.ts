// Where the words of a drawn tree stand: beside each other, never over each other or over a node.
import type { Layout, Placed } from "./layout";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const CELL = 64;

/** What is taken on the drawing, found by place. */
export class Taken {
  readonly boxes: Box[] = [];
  private readonly cells = new Map<string, Box[]>();

  /** Whether nothing stands there yet. */
  isFree(box: Box): boolean {
    return this.around(box).every((key) => (this.cells.get(key) ?? []).every((other) => !overlap(box, other)));
  }

  take(box: Box): void {
    this.boxes.push(box);
    for (const key of this.around(box)) {
      const there = this.cells.get(key);
      if (there) there.push(box);
      else this.cells.set(key, [box]);
    }
  }

  /** The first of these places that is free, which is then taken; null where none is. */
  first(candidates: Iterable<Box>): Box | null {
    for (const box of candidates) {
      if (!this.isFree(box)) continue;
      this.take(box);
      return box;
    }
    return null;
  }

  private around(box: Box): string[] {
    const keys: string[] = [];
    for (let x = Math.floor(box.left / CELL); x <= Math.floor(box.right / CELL); x++) {
      for (let y = Math.floor(box.top / CELL); y <= Math.floor(box.bottom / CELL); y++) keys.push(`${x} ${y}`);
    }
    return keys;
  }
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

export function centred(x: number, y: number, wide: number, high: number): Box {
  return { left: x - wide / 2, top: y - high / 2, right: x + wide / 2, bottom: y + high / 2 };
}

const ALONG = [0.6, 0.5, 0.7, 0.42, 0.78]; // of the way from the parent

/** Places for a word on the edge to a node. */
export function alongEdge(one: Placed, wide: number, high: number): Box[] {
  const above = one.parent!;
  return ALONG.map((part) => centred(one.x * part + above.x * (1 - part), one.y * part + above.y * (1 - part), wide, high));
}

/** Places for a word beside a node: away from its edge first, then the other side, above, below. */
export function besideNode(one: Placed, radius: number, wide: number, high: number): Box[] {
  const away = radius * 1.25 + 4 + wide / 2;
  const side = one.parent && one.parent.x > one.x ? -1 : 1;
  const top = one.y - radius * 0.75;
  return [
    centred(one.x + side * away, top, wide, high),
    centred(one.x - side * away, top, wide, high),
    centred(one.x + side * away, one.y + radius * 0.6, wide, high),
    centred(one.x - side * away, one.y + radius * 0.6, wide, high),
    centred(one.x, one.y - radius * 1.15 - high / 2 - 2, wide, high),
  ];
}

/** What nodes take, whether the search has come to them or not: words stay where they are as it goes on. */
export function takenByNodes(layout: Layout, radius: number, isPill: (one: Placed) => boolean): Taken {
  const taken = new Taken();
  for (const one of layout.placed) {
    if (one.stub) taken.take(centred(one.x, one.y, 40, 26));
    else if (isPill(one)) taken.take(centred(one.x, one.y, 45, 27));
    else taken.take(centred(one.x, one.y, 2.5 * radius, 2.3 * radius));
  }
  return taken;
}
