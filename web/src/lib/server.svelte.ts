// The connection to the server: typed messages out, listeners by type in. On the page it is one
// socket; in a notebook, whatever carries messages to the kernel.
import type { FromGuest, FromPage, GameInfo, PlayerInfo, ToPage, Welcome, Yours } from "../protocol";

type Kind = ToPage["type"];
type Of<K extends Kind> = Extract<ToPage, { type: K }>;
type Request = FromPage | FromGuest;
type Listener = (message: never) => void;

const PATIENCE = 15_000; // milliseconds between attempts to connect again, at most

// The answer to each request of a person: when it arrives, an earlier error is out of date.
const ANSWERS: Partial<Record<Request["type"], Kind>> = {
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
};

const AGAIN = 2000; // milliseconds between attempts to find the server again

class Server {
  welcome: Welcome | null = $state.raw(null);
  yours: Yours | null = $state.raw(null);
  connected = $state(false);
  lost = $state(false);
  shut = $state(false); // the server is there and does not know this browser
  failure = $state("");
  revoked = $state(false); // a guest whose invitation was taken back
  private carry: ((message: Request) => void) | null = null;
  private waiting: Request[] = [];
  private awaited = new Set<Kind>();
  private listeners = new Map<Kind, Set<Listener>>();
  private next = 1;
  private pause = 500;

  connect(): void {
    const address = new URL("socket", document.baseURI); // that of a guest is below the invitation
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.onopen = () => {
      this.connected = true;
      this.lost = false;
      this.pause = 500;
      this.attach((message) => {
        // One that is being closed complains; what it would carry is lost either way.
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      });
    };
    socket.onclose = () => {
      this.connected = false;
      this.lost = true;
      this.carry = (message) => {
        if (message.type in ANSWERS) this.failure = "Not sent: there is no connection to the server now.";
      };
      // A guest keeps the seat and comes back to it; the host's page waits for its server.
      if (!this.welcome?.guest) {
        setTimeout(() => void this.findAgain(), AGAIN);
      } else if (!this.revoked) {
        setTimeout(() => void this.takeSeatAgain(), this.pause);
        this.pause = Math.min(2 * this.pause, PATIENCE);
      }
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as ToPage);
  }

  /** A refused socket does not say why; the page at its address does. */
  private async takeSeatAgain(): Promise<void> {
    try {
      const answer = await fetch(document.baseURI, { method: "HEAD", cache: "no-store" });
      this.shut = answer.status === 403;
    } catch {
      this.shut = false; // the host's machine can't be reached now
    }
    this.connect();
  }

  /** Wait for the server to be back; the address then opens what was here before. */
  private async findAgain(): Promise<void> {
    try {
      const answer = await fetch("/", { method: "HEAD", cache: "no-store" });
      this.shut = answer.status === 403;
      if (answer.ok && this.welcome) return location.reload();
      if (answer.ok) return this.connect();
    } catch {
      // It is not there yet.
    }
    setTimeout(() => void this.findAgain(), AGAIN);
  }

  /** A game and a player as they are to be chosen; the user's own too. */
  get games(): GameInfo[] {
    return [...(this.yours?.games ?? []), ...(this.welcome?.games ?? [])];
  }

  get players(): PlayerInfo[] {
    return [...(this.welcome?.players ?? []), ...(this.yours?.players ?? [])];
  }

  isYours(player: string): boolean {
    return this.yours?.players.some((one) => one.name === player) ?? false;
  }

  /** From now on messages travel this way. */
  attach(carry: (message: Request) => void): void {
    this.carry = carry;
    for (const message of this.waiting.splice(0)) carry(message);
  }

  send(message: Request): void {
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
    if (message.type === "revoked") this.revoked = true;
    if (message.type === "yours") this.yours = message;
    if (this.awaited.delete(message.type)) this.failure = "";
    if (message.type === "failed" && message.id === null) {
      this.failure = message.text;
      this.awaited.clear();
    }
    for (const listener of this.listeners.get(message.type) ?? []) listener(message as never);
  }
}

export const server = new Server();
