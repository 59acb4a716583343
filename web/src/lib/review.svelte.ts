// The review of a game: its moves as they are judged.
import type { ReviewedMove } from "../protocol";
import { server } from "./server.svelte";

export const SIGNS: Record<string, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

export class Reviewing {
  moves: ReviewedMove[] = $state.raw([]);
  total = $state(0);
  looked = $state(0); // positions
  running = $state(false);
  done = $state(false);
  end: number | null = $state(null);
  private stops: (() => void)[];

  constructor() {
    this.stops = [
      server.on("reviewed", (message) => {
        this.moves = [...this.moves, ...message.moves];
        this.total = message.total;
        this.looked += message.done ? 0 : 1;
        this.done = message.done;
        this.running = !message.done;
        this.end = message.end ?? null;
      }),
      server.on("opened", () => this.forget()),
      server.on("positions", (message) => {
        if (this.moves.some((one) => one.ply >= message.first)) this.stop(true);
      }),
      server.on("failed", () => (this.running = false)),
    ];
  }

  get begun(): boolean {
    return this.running || this.moves.length > 0;
  }

  /** The judged moves by the position that they lead to. */
  get marks(): Map<number, ReviewedMove> {
    return new Map(this.moves.filter((one) => one.mark).map((one) => [one.ply + 1, one]));
  }

  start(): void {
    this.forget();
    this.running = true;
    server.send({ type: "review" });
  }

  /** End it; what was found stays unless it is out of date. */
  stop(forget = false): void {
    if (this.running) server.send({ type: "stop_review" });
    this.running = false;
    if (forget) this.forget();
  }

  close(): void {
    this.stop();
    for (const stop of this.stops) stop();
  }

  private forget(): void {
    this.moves = [];
    this.total = this.looked = 0;
    this.running = this.done = false;
    this.end = null;
  }
}
