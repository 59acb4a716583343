// Games that were begun in this browser, by their addresses; remembered here if it lets us.
const KEY = "games";
const MOST = 12;
const LONGEST = 20_000; // characters of an address

export interface Kept {
  id: string;
  hash: string;
  title: string;
  about: string;
  over: boolean;
  when: number;
}

/** What was kept; whatever is no game of ours counts as nothing. */
function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept).slice(0, MOST) : [];
  } catch {
    return []; // it is not JSON, or there is no storage
  }
}

function isKept(one: unknown): one is Kept {
  const { id, hash, title, about, over, when } = (one ?? {}) as Partial<Kept>;
  return (
    [id, hash, title, about].every((text) => typeof text === "string" && text.length <= LONGEST) &&
    hash!.startsWith("#/play/") &&
    typeof over === "boolean" &&
    Number.isFinite(when)
  );
}

class KeptGames {
  all: Kept[] = $state.raw(read());

  constructor() {
    // What another tab keeps or forgets.
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.all = read();
    });
  }

  /** The game that was left at this address. */
  at(hash: string): Kept | undefined {
    return this.all.find((one) => one.hash === hash);
  }

  keep(game: Omit<Kept, "when">): void {
    if (game.hash.length > LONGEST) return;
    this.write([{ ...game, when: Date.now() }, ...read().filter((one) => one.id !== game.id)].slice(0, MOST));
  }

  forget(id: string): void {
    this.write(read().filter((one) => one.id !== id));
  }

  forgetAll(): void {
    this.write([]);
  }

  private write(games: Kept[]): void {
    this.all = games;
    try {
      localStorage.setItem(KEY, JSON.stringify(games));
    } catch {
      // Full or forbidden: they are remembered until the page is closed.
    }
  }
}

export const kept = new KeptGames();

function newId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
}

/** Follows one game on the board, from the address it was opened at. */
export class Keeping {
  private id: string;
  private game: object | null = null;

  constructor(hash: string) {
    this.id = kept.at(hash)?.id ?? newId();
  }

  /** Remember the game as it is now; `game` is another object for another game. */
  note(game: object, now: Omit<Kept, "id" | "when">): void {
    if (this.game && this.game !== game) this.id = newId();
    this.game = game;
    const before = kept.all.find((one) => one.id === this.id);
    if (before?.hash !== now.hash || before.over !== now.over) kept.keep({ id: this.id, ...now });
  }
}
