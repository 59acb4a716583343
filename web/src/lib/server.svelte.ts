// The connection to the server: typed messages out, listeners by type in. On the page it is one
// socket; in a notebook, whatever carries messages to the kernel.
import type { FromPage, ToPage, Welcome } from "../protocol";

type Kind = ToPage["type"];
type Of<K extends Kind> = Extract<ToPage, { type: K }>;
type Listener = (message: never) => void;

// The answer to each request of a person: when it arrives, an earlier error is out of date.
const ANSWERS: Partial<Record<FromPage["type"], Kind>> = {
  open: "opened",
  play: "positions",
  undo: "positions",
  restart: "opened",
  reseat: "seated",
  set_clock: "clocks",
  edit: "opened",
  suggest: "positions",
  hint: "hinted",
  analyse: "analysis",
  monitor: "progress",
};

class Server {
  welcome: Welcome | null = $state.raw(null);
  connected = $state(false);
  lost = $state(false);
  failure = $state("");
  private carry: ((message: FromPage) => void) | null = null;
  private waiting: FromPage[] = [];
  private awaited = new Set<Kind>();
  private listeners = new Map<Kind, Set<Listener>>();
  private next = 1;

  connect(): void {
    const socket = new WebSocket(`ws://${location.host}/socket`);
    socket.onopen = () => {
      this.connected = true;
      this.attach((message) => socket.send(JSON.stringify(message)));
    };
    socket.onclose = () => {
      this.connected = false;
      this.lost = true;
      this.carry = () => {};
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as ToPage);
  }

  /** From now on messages travel this way. */
  attach(carry: (message: FromPage) => void): void {
    this.carry = carry;
    for (const message of this.waiting.splice(0)) carry(message);
  }

  send(message: FromPage): void {
    const answer = ANSWERS[message.type];
    if (answer) this.awaited.add(answer);
    if (this.carry) this.carry(message);
    else this.waiting.push(message);
  }

  /** Listen to one kind of message; call what comes back to stop. */
  on<K extends Kind>(kind: K, listener: (message: Of<K>) => void): () => void {
    const all = this.listeners.get(kind) ?? new Set();
    this.listeners.set(kind, all.add(listener as Listener));
    return () => void all.delete(listener as Listener);
  }

  /** A number that no other request has. */
  number(): number {
    return this.next++;
  }

  receive(message: ToPage): void {
    if (message.type === "welcome") this.welcome = message;
    if (this.awaited.delete(message.type)) this.failure = "";
    if (message.type === "failed" && message.id === null) {
      this.failure = message.text;
      this.awaited.clear();
    }
    for (const listener of this.listeners.get(message.type) ?? []) listener(message as never);
  }
}

export const server = new Server();
