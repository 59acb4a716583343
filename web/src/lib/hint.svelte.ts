// A move that the computer would make, to look at.
import type { Hinted } from "../protocol";
import { server } from "./server.svelte";

export class Hint {
  waiting = $state(false);
  private found: Hinted | null = $state.raw(null);
  private stops: (() => void)[];

  constructor() {
    this.stops = [
      server.on("opened", () => this.forget()),
      server.on("positions", () => this.forget()),
      server.on("failed", () => (this.waiting = false)),
      server.on("hinted", (message) => {
        if (this.waiting) this.found = message;
        this.waiting = false;
      }),
    ];
  }

  ask(): void {
    if (this.waiting) return;
    this.forget();
    this.waiting = true;
    server.send({ type: "hint" });
  }

  at(ply: number): Hinted["move"] | null {
    return this.found?.ply === ply ? this.found.move : null;
  }

  close(): void {
    for (const stop of this.stops) stop();
  }

  private forget(): void {
    this.found = null;
    this.waiting = false;
  }
}
