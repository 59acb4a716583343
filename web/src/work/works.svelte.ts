// The user's tournaments and training runs, looked at again and again while somebody looks here.
import type { WorkInfo } from "../protocol";
import { server } from "../lib/server.svelte";

const PAUSE = 2000; // milliseconds

class Works {
  all: WorkInfo[] | null = $state.raw(null);
  private shown = "";

  /** Follow what there is; call what comes back to stop. */
  follow(): () => void {
    const stop = server.on("work_list", (message) => {
      const text = JSON.stringify(message.works);
      if (text === this.shown) return;
      this.shown = text;
      this.all = message.works;
    });
    this.ask();
    const timer = window.setInterval(() => this.ask(), PAUSE);
    return () => {
      stop();
      clearInterval(timer);
    };
  }

  private ask(): void {
    if (server.connected && !document.hidden) server.send({ type: "list_work" });
  }
}

export const works = new Works();
