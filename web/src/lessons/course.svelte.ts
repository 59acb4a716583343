// Something that the server runs for a lesson.
import type { Course } from "../protocol";
import type { Scalars } from "../lib/address.svelte";
import { server } from "../lib/server.svelte";

export class Running {
  readonly look = server.number();
  course: Course | null = $state.raw(null);
  failure = $state("");
  compiling = $state(false);
  private stops: (() => void)[];

  constructor() {
    this.stops = [
      server.on("course", (message) => {
        if (message.look !== this.look) return;
        this.course = message;
        this.failure = "";
      }),
      server.on("failed", (message) => {
        if (message.look === this.look) this.failure = message.text;
      }),
      server.on("status", (message) => (this.compiling = message.compiling)),
    ];
  }

  run(subject: string, settings: Scalars): void {
    this.failure = "";
    server.send({ type: "learn", look: this.look, subject, settings });
  }

  close(): void {
    server.send({ type: "leave", look: this.look });
    for (const stop of this.stops) stop();
  }
}
