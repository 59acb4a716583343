// The clocks of a game, as the server sends them; between its messages they tick here.
import type { ClocksShown, TimeLimit } from "../protocol";
import { server } from "./server.svelte";

const TICK = 100; // milliseconds

/** The usual time controls, in minutes and seconds: `3+2`. */
export const CONTROLS = ["1+0", "3+2", "5+0", "10+5"];

export class Clocks {
  limit: TimeLimit | null = $state.raw(null);
  left: number[] = $state.raw([]);
  running: number | null = $state(null);
  private sent: number[] = [];
  private since = 0;
  private timer = 0;
  private stops: (() => void)[];

  constructor() {
    this.stops = [
      server.on("opened", () => this.show({ type: "clocks", limit: null, left: [], running: null })),
      server.on("clocks", (message) => this.show(message)),
    ];
  }

  choose(limit: TimeLimit | null): void {
    server.send({ type: "set_clock", clock: limit });
  }

  close(): void {
    clearInterval(this.timer);
    for (const stop of this.stops) stop();
  }

  private show(message: ClocksShown): void {
    this.limit = message.limit ?? null;
    this.sent = message.left;
    this.left = message.left;
    this.running = message.running;
    this.since = performance.now();
    clearInterval(this.timer);
    if (message.running !== null) this.timer = window.setInterval(() => this.tick(), TICK);
  }

  private tick(): void {
    const passed = (performance.now() - this.since) / 1000;
    this.left = this.sent.map((left, player) => (player === this.running ? Math.max(0, left - passed) : left));
  }
}

/** "3+2": minutes for the game, seconds for each move; null for any other text. */
export function limitOf(text: string | null): TimeLimit | null {
  const found = /^(\d+(?:\.\d+)?)\+(\d+(?:\.\d+)?)$/.exec(text ?? "");
  if (!found) return null;
  const base = 60 * Number(found[1]);
  return base > 0 ? { base, increment: Number(found[2]) } : null;
}

export function limitText(limit: TimeLimit | null): string {
  return limit ? `${limit.base / 60}+${limit.increment ?? 0}` : "";
}

/** 2:05, and the tenths of the last ten seconds. */
export function clockText(seconds: number): string {
  if (seconds < 10) return (Math.floor(seconds * 10) / 10).toFixed(1);
  const whole = Math.ceil(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = String(whole % 60).padStart(2, "0");
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}
