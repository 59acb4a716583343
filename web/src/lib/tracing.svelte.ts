// A search with a trace: the request and its result.
import type { Place, Traced } from "../protocol";
import type { Scalars } from "./address.svelte";
import { lastMoment } from "../tree/moment";
import { server } from "./server.svelte";

export class Tracing {
  readonly id: number;
  trace: Traced | null = $state.raw(null);
  /** Where the search of the trace began. */
  place: Place | null = $state.raw(null);
  failure = $state("");
  busy = $state(false);
  compiling = $state(false);
  moment = $state(0);
  selected = $state(0);
  last = $state(0);
  private asked: Place | null = null;
  private stops: (() => void)[];

  constructor(id: number = server.number()) {
    this.id = id;
    this.stops = [
      server.on("traced", (message) => {
        if (message.id === this.id) this.show(message);
      }),
      server.on("failed", (message) => {
        if (message.id !== this.id) return;
        this.failure = message.text;
        this.busy = false;
      }),
      server.on("explained", (message) => this.succeed(message.id)),
      server.on("tree_text", (message) => this.succeed(message.id)),
      server.on("status", (message) => (this.compiling = message.compiling)),
    ];
  }

  show(trace: Traced): void {
    this.trace = trace;
    this.place = this.asked;
    this.busy = false;
    this.failure = "";
    this.last = lastMoment(trace);
    this.moment = this.last;
    this.selected = 0;
  }

  private succeed(id: number): void {
    if (id === this.id) this.failure = "";
  }

  run(place: Place, algorithm: string, settings: Scalars = {}): void {
    this.asked = place;
    this.busy = true;
    this.failure = "";
    server.send({ type: "trace", id: this.id, place, algorithm, settings });
  }

  close(): void {
    server.send({ type: "close", id: this.id });
    for (const stop of this.stops) stop();
  }
}

/** A tree on its way from one view to another; too long for an address. */
export const handed: { spec: string; algorithm: string } = { spec: "", algorithm: "" };
