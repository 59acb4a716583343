// A search with a trace, asked for and waited for.
import type { Place, Traced } from "../protocol";
import type { Scalars } from "./address.svelte";
import { lastMoment } from "../tree/moment";
import { server } from "./server.svelte";

export class Looking {
  readonly look: number;
  trace: Traced | null = $state.raw(null);
  failure = $state("");
  busy = $state(false);
  compiling = $state(false);
  moment = $state(0);
  selected = $state(0);
  last = $state(0);
  private stops: (() => void)[];

  constructor(look: number = server.number()) {
    this.look = look;
    this.stops = [
      server.on("traced", (message) => {
        if (message.look === this.look) this.show(message);
      }),
      server.on("failed", (message) => {
        if (message.look !== this.look) return;
        this.failure = message.text;
        this.busy = false;
      }),
      server.on("explained", (message) => this.succeed(message.look)),
      server.on("tree_text", (message) => this.succeed(message.look)),
      server.on("status", (message) => (this.compiling = message.compiling)),
    ];
  }

  show(trace: Traced): void {
    this.trace = trace;
    this.busy = false;
    this.failure = "";
    this.last = lastMoment(trace);
    this.moment = this.last;
    this.selected = 0;
  }

  private succeed(look: number): void {
    if (look === this.look) this.failure = "";
  }

  run(place: Place, algorithm: string, settings: Scalars = {}): void {
    this.busy = true;
    this.failure = "";
    server.send({ type: "look", look: this.look, place, algorithm, settings });
  }

  close(): void {
    server.send({ type: "leave", look: this.look });
    for (const stop of this.stops) stop();
  }
}

/** A tree on its way from one view to another; too long for an address. */
export const handed: { spec: string; algorithm: string } = { spec: "", algorithm: "" };
