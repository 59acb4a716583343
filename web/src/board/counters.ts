// Counters on piles: each means itself and those after it in its pile, which a move takes.
import type { Legal, Part, PilesPart } from "../protocol";

/** A larger pile is a number, and moves there are chosen by their names. */
const MOST = 60;

export interface Counter {
  pile: number;
  left: number;
}

export function counterAt(part: PilesPart, place: number): Counter {
  return { pile: place % part.counts.length, left: Math.floor(place / part.counts.length) };
}

export function placeOf(part: PilesPart, pile: number, left: number): number {
  return left * part.counts.length + pile;
}

export function isDrawn(part: PilesPart, pile: number): boolean {
  return (part.counts[pile] ?? 0) <= MOST;
}

/** What these counters take of a pile, as the number that is left; none where they take nothing. */
export function leftBy(part: PilesPart, places: number[], pile: number): number | undefined {
  return places.map((place) => counterAt(part, place)).find((one) => one.pile === pile)?.left;
}

/** The part that places of moves belong to: a grid, else a circuit, a track, piles. */
export function partInPlay(parts: Part[]): number {
  for (const kind of ["grid", "circuit", "points", "piles"]) {
    const at = parts.findIndex((part) => part.kind === kind);
    if (at >= 0) return at;
  }
  return -1;
}

/** Moves that have no place on the drawing, or only a square of a circuit, which says little of it. */
export function movesBeside(parts: Part[], legal: Legal[]): Legal[] {
  const part = parts[partInPlay(parts)];
  if (part?.kind === "circuit") return legal;
  const small = (place: number): boolean => part?.kind !== "piles" || isDrawn(part, counterAt(part, place).pile);
  return legal.filter((one) => !one.cells.length || !one.cells.every((place) => place < 0 || small(place)));
}
