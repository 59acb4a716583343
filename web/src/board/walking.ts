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
export function stepsByKey(legal: Legal[]): Map<string, Legal> {
  const found = new Map<string, Legal>();
  for (const one of legal) {
    const key = KEYS[one.text];
    if (!key) return new Map();
    found.set(key, one);
  }
  return found;
}

/** Whether a key pressed there is meant for the board: not in fields, not in the list of moves. */
export function isForBoard(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  return !/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) && !target.closest?.("ol");
}
