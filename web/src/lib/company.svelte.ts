// The people at a shared table, and what this page may do there.
import type { People, Person } from "../protocol";
import { server } from "./server.svelte";

export class Company {
  people: People | null = $state.raw(null);
  private stops: (() => void)[] = [];

  constructor() {
    this.stops = [
      server.on("people", (message) => (this.people = message.people.length > 1 ? message : null)),
    ];
  }

  /** Whether nobody else plays here: the table is this page's own. */
  get alone(): boolean {
    if (server.welcome?.guest) return false;
    return !this.people?.people.some((one) => one.guest && one.seats.length);
  }

  get you(): Person | null {
    return this.people?.people[this.people.you] ?? null;
  }

  /** The seats that are played from this page; null where it is not shared. */
  get seats(): number[] | null {
    return this.you?.seats ?? null;
  }

  /** Whether the computer may help: not while people play each other, unless the host allows it. */
  get mayAnalyse(): boolean {
    if (this.alone || this.people?.analysis) return true;
    return !server.welcome?.guest && this.people?.offers.includes("rematch") === true;
  }

  close(): void {
    for (const stop of this.stops) stop();
  }
}
