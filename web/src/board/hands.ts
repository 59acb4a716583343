// Cards that moves are made of: places below zero, as in zermelo.board.
import type { CardsPart, Legal, Part } from "../protocol";

export function rowsOf(parts: Part[]): CardsPart[] {
  return parts.filter((part) => part.kind === "cards");
}

export function cardPlace(rows: number, row: number, number: number): number {
  return -1 - (number * rows + row);
}

/** Which card of its row a place is. */
export function cardNumber(rows: number, place: number): number {
  return Math.floor((-1 - place) / rows);
}

/** Moves that name all these cards. */
export function fitting(legal: Legal[], places: number[]): Legal[] {
  return legal.filter((one) => places.every((place) => one.cells.includes(place)));
}

/** The cards chosen and one more, or the one alone where no move has both. */
export function withCard(legal: Legal[], chosen: number[], place: number): number[] {
  const both = [...chosen.filter((one) => one !== place), place];
  return fitting(legal, both).length ? both : [place];
}
