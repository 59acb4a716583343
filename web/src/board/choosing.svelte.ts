// Moves that are made on the cells of a grid: a cell where something is placed, or from where to
// where something goes; and what has been chosen of a move so far.
import type { GridPart, Legal } from "../protocol";
import { columnMoves } from "./cells";

type Play = (text: string) => void;

export class Choosing {
  /** Where a move begins. */
  from: number | null = $state(null);
  /** Moves over the same cells, of which one must be named. */
  choice: Legal[] = $state.raw([]);

  placing = $derived.by(() => new Map(this.legal().filter((one) => one.cells.length === 1).map((one) => [one.cells[0]!, one])));
  // What is laid on empty cells may be laid from either end.
  steps = $derived.by(() =>
    this.legal()
      .filter((one) => one.cells.length > 1)
      .flatMap((one) => (this.part().cells[one.cells[0]!] ? [one] : [one, { ...one, cells: [...one.cells].reverse() }])),
  );
  origins = $derived.by(() => new Set(this.steps.map((one) => one.cells[0]!)));
  targets = $derived.by(() => new Set(this.steps.filter((one) => one.cells[0] === this.from).map((one) => one.cells.at(-1)!)));
  private columnwise = $derived.by(() => columnMoves(this.part(), this.placing.values()));

  constructor(
    private part: () => GridPart,
    private legal: () => Legal[],
    private play: () => Play | undefined,
  ) {}

  /** Whether a move goes on from what is chosen by this cell, or begins there. */
  canChoose(cell: number): boolean {
    return this.from === null ? this.placing.has(cell) || this.origins.has(cell) : this.targets.has(cell);
  }

  choose(cell: number): void {
    const play = this.play();
    if (!play) return;
    if (this.from !== null) this.goTo(cell, play);
    else if (this.placing.has(cell)) {
      const fitting = this.legal().filter((one) => one.cells.length === 1 && one.cells[0] === cell);
      if (fitting.length > 1) this.choice = fitting;
      else play(fitting[0]!.text);
    } else if (this.origins.has(cell)) this.from = cell;
    else {
      const falling = this.columnwise.get(cell % this.part().columns);
      if (falling) play(falling.text);
    }
  }

  private goTo(cell: number, play: Play): void {
    const fitting = this.steps.filter((one) => one.cells[0] === this.from && one.cells.at(-1) === cell);
    if (fitting.length > 1) this.choice = fitting;
    else if (fitting.length === 1) {
      play(fitting[0]!.text);
      this.from = null;
    } else this.from = this.origins.has(cell) && cell !== this.from ? cell : null;
  }
}
