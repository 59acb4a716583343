// Levels of play: easy, medium and hard have fixed budgets; best is the same as auto.
import type { Seat } from "../protocol";
import { recall, remember } from "./remembered";

export const LEVELS = ["easy", "medium", "hard", "best"] as const;
export type Level = (typeof LEVELS)[number];

const KEY = "level";
const USUAL: Level = "medium";

export function levelOf(seat: Seat): Level | null {
  const name = seat.who === "auto" ? "best" : seat.who;
  return LEVELS.find((one) => one === name) ?? null;
}

/** The level that was chosen last. */
export function lastLevel(): Level {
  return LEVELS.find((one) => one === recall(KEY)) ?? USUAL;
}

export function rememberLevel(level: Level): void {
  remember(KEY, level);
}
