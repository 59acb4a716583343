// What a learnt evaluation is made of, on the board, for one of the players.
import type { Evaluated } from "../protocol";
import { server } from "./server.svelte";

export class Evaluating {
  on = $state(false);
  player = $state(0); // whom it speaks for
  marked: number[] = $state.raw([]); // the cells of a part that is pointed at
  private found: Evaluated | null = $state.raw(null);
  private stops: (() => void)[];

  constructor() {
    this.stops = [
      server.on("opened", () => (this.found = null)),
      server.on("positions", (message) => {
        if (this.found && this.found.ply >= message.first) this.found = null;
      }),
      server.on("evaluated", (message) => (this.found = message)),
    ];
  }

  toggle(): void {
    this.on = !this.on;
    this.marked = [];
  }

  ask(ply: number): void {
    this.marked = [];
    server.send({ type: "evaluate", ply });
  }

  /** As the player it speaks for has it. */
  at(ply: number): Evaluated | null {
    const found = this.on && this.found?.ply === ply ? this.found : null;
    if (!found || this.player === 0) return found;
    return {
      ...found,
      value: -found.value,
      score: -found.score,
      rest: -found.rest,
      cells: found.cells.map((one) => -one),
      terms: found.terms.map((one) => ({ ...one, amount: -one.amount })),
    };
  }

  close(): void {
    for (const stop of this.stops) stop();
  }
}
