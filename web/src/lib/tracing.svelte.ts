// A search with a trace: the request and its result.
import type { Place, Traced } from "../protocol";
import type { Scalars } from "./address.svelte";
import type { Whole } from "../tree/ahead";
import { lastMoment, nodeAt } from "../tree/moment";
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
  /** Whether the selected node is where the search is, and not one that was chosen. */
  following = $state(false);
  /** What a trace is completed by before it is shown, where more is known of the tree. */
  grow: ((trace: Traced) => Whole | null) | null = null;
  leaves: Map<number, string> | null = $state.raw(null);
  private asked: Place | null = null;
  private stops: (() => void)[];

  /** `begin`: a new trace is shown from its first step, not at its end. */
  constructor(id: number = server.number(), private begin = false) {
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

  show(given: Traced): void {
    const whole = this.grow?.(given) ?? null;
    const trace = whole?.trace ?? given;
    this.trace = trace;
    this.leaves = whole?.leaves ?? null;
    this.place = this.asked;
    this.busy = false;
    this.failure = "";
    this.last = lastMoment(trace);
    this.moment = this.begin ? 0 : this.last;
    this.select(0);
  }

  /** To a step of the search: the node where it is then is selected. */
  step(moment: number): void {
    if (!this.trace) return;
    this.moment = Math.max(0, Math.min(this.last, moment));
    this.following = true;
    this.selected = nodeAt(this.trace, this.moment);
  }

  select(node: number): void {
    this.following = false;
    this.selected = node;
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
