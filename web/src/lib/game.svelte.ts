// The game on the board, as the server sends it.
import type { Analysis, Open, Opened, Position, Previewed, Seat } from "../protocol";
import { server } from "./server.svelte";

// Milliseconds between moves of others, so that each is seen by those who want motion.
const STEP = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 380;

export class Playing {
  opened: Opened | null = $state.raw(null);
  positions: Position[] = $state.raw([]);
  ply = $state(0);
  thinking: number | null = $state(null);
  compiling = $state(false);
  fullSpeed: number | null = $state(null); // seconds until compiled code takes over; 0: unknown
  seats: Seat[] = $state.raw([]);
  analysis: Analysis | null = $state.raw(null);
  balances: (number | null)[] = $state.raw([]); // who is better, from -1 to 1 for the first player
  preview: Previewed | null = $state.raw(null); // a board further down a line, in place of the current
  refused = $state(""); // why the game could not be opened
  outdated = $state(""); // what has changed in the file of the user's own game since it began
  private stops: (() => void)[] = [];
  private queue: Position[] = [];
  private timer = 0;
  private sent = -1; // the ply of a move that is on its way

  constructor() {
    this.stops = [
      server.on("welcome", (message) => {
        if (message.guest) server.send({ type: "join" }); // after a lost connection
      }),
      server.on("opened", (message) => {
        this.opened = message;
        this.seats = message.seats;
        this.outdated = this.refused = "";
        this.forget();
      }),
      server.on("outdated", (message) => (this.outdated = message.text)),
      server.on("seated", (message) => (this.seats = message.seats)),
      server.on("positions", (message) => this.receive(message.first, message.positions)),
      server.on("status", (message) => {
        this.thinking = message.thinking;
        this.compiling = message.compiling;
        this.fullSpeed = message.fullSpeed ?? null;
      }),
      server.on("analysis", (message) => {
        this.analysis = message;
        this.note(message.ply, message.balance ?? null);
      }),
      server.on("previewed", (message) => {
        if (message.ply < this.positions.length) this.preview = message;
      }),
      server.on("failed", (message) => {
        this.sent = -1;
        if (!this.opened && message.id === null) this.refused = message.text;
      }),
    ];
  }

  get position(): Position | undefined {
    return this.positions[this.ply];
  }

  get atEnd(): boolean {
    return this.ply === this.positions.length - 1 && this.queue.length === 0;
  }

  /** Whether the latest position that is shown is on the board; more may be on their way. */
  get atLatest(): boolean {
    return this.ply === this.positions.length - 1;
  }

  /** The moves so far, for the address; null where they are not all to be known. */
  get moves(): string[] | null {
    if (!this.opened || this.opened.resume) return null;
    return this.positions.slice(1).map((position) => position.last?.text ?? "");
  }

  open(message: Omit<Open, "type">): void {
    server.send({ type: "open", ...message });
  }

  play(move: string): void {
    const ply = this.positions.length - 1;
    if (!this.atEnd || this.sent === ply) return; // the second click of two
    this.sent = ply;
    server.send({ type: "play", ply, move });
  }

  /** Show the board after some moves from a position; the game stays where it is. */
  show(ply: number, moves: string[]): void {
    server.send({ type: "preview", ply, moves });
  }

  endPreview(): void {
    this.preview = null;
  }

  goTo(ply: number): void {
    this.flush();
    this.preview = null;
    this.ply = Math.max(0, Math.min(ply, this.positions.length - 1));
  }

  close(): void {
    clearTimeout(this.timer);
    for (const stop of this.stops) stop();
  }

  private forget(): void {
    this.queue = [];
    clearTimeout(this.timer);
    this.timer = 0;
    this.sent = -1;
    this.positions = [];
    this.balances = [];
    this.preview = null;
    this.analysis = null;
    this.ply = 0;
  }

  private receive(first: number, positions: Position[]): void {
    this.sent = -1;
    this.preview = null;
    if (first < this.positions.length + this.queue.length || positions.length !== 1) {
      this.flush();
      this.positions = [...this.positions.slice(0, first), ...positions];
      this.balances = this.balances.slice(0, this.positions.length);
      this.ply = this.positions.length - 1;
      if (this.analysis && this.analysis.ply > this.ply) this.analysis = null;
      return;
    }
    this.queue.push(...positions);
    if (!this.timer) this.step();
  }

  /** Show what has come, one move after the other. */
  private step(): void {
    const next = this.queue.shift();
    if (!next) {
      this.timer = 0;
      return;
    }
    const watching = this.ply === this.positions.length - 1;
    this.positions = [...this.positions, next];
    if (watching) this.ply = this.positions.length - 1;
    if (next.last?.value !== null && next.last?.value !== undefined) {
      const before = this.positions[this.positions.length - 2];
      const sign = before?.mover === 0 ? 1 : this.opened?.names.length === 2 ? -1 : null;
      const reach = Math.max(...(this.opened?.bounds ?? [1]).map(Math.abs)) || 1;
      if (sign !== null) this.note(this.positions.length - 2, (sign * next.last.value) / reach);
    }
    this.timer = window.setTimeout(() => this.step(), STEP);
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.positions = [...this.positions, ...this.queue];
    this.queue = [];
  }

  private note(ply: number, value: number | null): void {
    const balances = [...this.balances];
    while (balances.length <= ply) balances.push(null);
    balances[ply] = value;
    this.balances = balances;
  }
}
