// An experiment that the server runs for a lesson.
import type { ExperimentResult } from "../protocol";
import type { Scalars } from "../lib/address.svelte";
import { server } from "../lib/server.svelte";

export class Experiment {
  readonly id = server.number();
  result: ExperimentResult | null = $state.raw(null);
  failure = $state("");
  compiling = $state(false);
  private stops: (() => void)[];

  constructor() {
    this.stops = [
      server.on("experiment_result", (message) => {
        if (message.id !== this.id) return;
        this.result = message;
        this.failure = "";
      }),
      server.on("failed", (message) => {
        if (message.id === this.id) this.failure = message.text;
      }),
      server.on("status", (message) => (this.compiling = message.compiling)),
    ];
  }

  run(subject: string, settings: Scalars): void {
    this.failure = "";
    server.send({ type: "experiment", id: this.id, subject, settings });
  }

  close(): void {
    server.send({ type: "close", id: this.id });
    for (const stop of this.stops) stop();
  }
}
