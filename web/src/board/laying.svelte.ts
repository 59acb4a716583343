// Cards that a person lays on cells of a grid: chosen, laid, taken back; and what that is called.
import type { CardsPart, GridPart, Legal, Piece } from "../protocol";
import { cellName } from "./cells";

interface Laid {
  cell: number;
  card: number;
  symbol: string;
}

const BLANK = "*";

export class Laying {
  laid: Laid[] = $state.raw([]);
  /** The card in hand, as its number in the row; null: none. */
  chosen: number | null = $state(null);
  /** Cards marked to be played together without a cell. */
  marked: number[] = $state.raw([]);
  marking = $state(false);
  /** Where a blank lies that stands for nothing yet. */
  unnamed: number | null = $derived(this.laid.find((one) => one.symbol === BLANK)?.cell ?? null);

  clear(): void {
    this.laid = [];
    this.chosen = null;
    this.marked = [];
    this.marking = false;
  }

  isLaid(card: number): boolean {
    return this.laid.some((one) => one.card === card);
  }

  at(cell: number): Laid | undefined {
    return this.laid.find((one) => one.cell === cell);
  }

  choose(card: number): void {
    if (this.marking) {
      this.marked = this.marked.includes(card) ? this.marked.filter((one) => one !== card) : [...this.marked, card];
    } else if (!this.isLaid(card)) this.chosen = this.chosen === card ? null : card;
  }

  mark(): void {
    this.clear();
    this.marking = true;
  }

  /** A click on a cell, or what was dragged from one cell to another; -1 is beside the board. */
  put(part: GridPart, row: CardsPart, cell: number, from: number | null): void {
    const moved = from === null ? undefined : this.at(from);
    if (moved) {
      this.takeBack(from!);
      if (cell >= 0 && isFree(part, cell) && !this.at(cell)) this.laid = [...this.laid, { ...moved, cell }];
    } else if (this.at(cell)) this.takeBack(cell);
    else if (this.chosen !== null) this.lay(part, row, this.chosen, cell);
  }

  lay(part: GridPart, row: CardsPart, card: number, cell: number): boolean {
    this.marking = false;
    if (!isFree(part, cell) || this.at(cell) || this.isLaid(card)) return false;
    this.laid = [...this.laid, { cell, card, symbol: row.cards[card]! }];
    this.chosen = null;
    return true;
  }

  /** A letter typed at a cell lays the card of that letter, or a blank for it. */
  type(part: GridPart, row: CardsPart, letter: string, cell: number): boolean {
    const free = row.cards.map((symbol, card) => ({ symbol, card })).filter(({ card }) => !this.isLaid(card));
    const found = free.find(({ symbol }) => symbol === letter.toUpperCase()) ?? free.find(({ symbol }) => symbol === BLANK);
    if (!found || !this.lay(part, row, found.card, cell)) return false;
    if (found.symbol === BLANK) this.name(cell, letter);
    return true;
  }

  name(cell: number, letter: string): void {
    const symbol = /^[a-z]$/i.test(letter) ? letter.toLowerCase() : BLANK;
    this.laid = this.laid.map((one) => (one.cell === cell ? { ...one, symbol } : one));
  }

  takeBack(cell: number): void {
    this.laid = this.laid.filter((one) => one.cell !== cell);
  }

  /** The grid with what is laid on it. */
  shown(part: GridPart, row: CardsPart): GridPart {
    const cells = [...part.cells];
    for (const { cell, card, symbol } of this.laid) cells[cell] = tile(symbol, row.values[card] ?? 0, row.owner);
    return { ...part, cells };
  }

  /** As zermelo.board writes it: `H8=C I8=A`. */
  text(part: GridPart): string {
    return this.laid.map(({ cell, symbol }) => `${cellName(part, cell)}=${symbol}`).join(" ");
  }

  /** The move that plays cards like those marked; which of equal ones does not matter. */
  markedMove(row: CardsPart, moves: Legal[], numberOf: (place: number) => number): Legal | undefined {
    const symbols = (cards: number[]): string => cards.map((card) => row.cards[card]).sort().join(" ");
    const wanted = symbols(this.marked);
    return moves.find((one) => symbols(one.cells.map(numberOf)) === wanted);
  }
}

function isFree(part: GridPart, cell: number): boolean {
  return part.cells[cell]?.figure !== "tile";
}

function tile(symbol: string, value: number, owner: number): Piece {
  return { symbol, owner, figure: "tile", note: symbol === BLANK ? "" : String(value) };
}
