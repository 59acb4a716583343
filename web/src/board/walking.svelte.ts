// Moves that are steps in a direction, as their names say: then the arrow keys make them.
import type { Legal } from "../protocol";

const KEYS: Record<string, string> = {
  north: "ArrowUp",
  up: "ArrowUp",
  east: "ArrowRight",
  right: "ArrowRight",
  south: "ArrowDown",
  down: "ArrowDown",
  west: "ArrowLeft",
  left: "ArrowLeft",
};

/** The move of each arrow key; none where some move is no such step. */
function stepsByKey(legal: Legal[]): Map<string, Legal> {
  const found = new Map<string, Legal>();
  for (const one of legal) {
    const key = KEYS[one.text];
    if (!key) return new Map();
    found.set(key, one);
  }
  return found;
}

/** Whether a key pressed there is meant for the board: not in fields, not in the list of moves. */
function isForBoard(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  return !/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) && !target.closest?.("ol");
}

/** Where all moves are steps of one piece, the arrow keys make them, also just before its turn. */
export class Walking {
  /** Whether moves are made so; it stays between turns. */
  on = $state(false);
  ways = $derived.by(() => (this.play() ? stepsByKey(this.legal()) : new Map<string, Legal>()));
  private wanted = "";

  constructor(
    private legal: () => Legal[],
    private play: () => ((text: string) => void) | undefined,
  ) {}

  /** It is somebody's turn: a step that was wanted before is made now. */
  begin(): void {
    if (!this.legal().length) return;
    this.on = this.ways.size > 0;
    const next = this.ways.get(this.wanted);
    this.wanted = "";
    if (next) this.play()?.(next.text);
  }

  key(event: KeyboardEvent): void {
    if (!this.on || !event.key.startsWith("Arrow") || !isForBoard(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const way = this.ways.get(event.key);
    if (way) this.play()?.(way.text);
    else if (!this.legal().length) this.wanted = event.key;
  }
}
