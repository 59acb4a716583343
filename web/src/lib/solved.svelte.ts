// Which puzzles were solved in this browser, and on which days that of the day was.
import { recall, remember } from "./remembered";

const KEY = "puzzles";
const DAY = 86_400_000; // milliseconds

interface Kept {
  solved: number[];
  days: number[];
}

function kept(): Kept {
  try {
    const read = JSON.parse(recall(KEY) ?? "{}") as Partial<Kept> | null;
    const numbers = (given: unknown): number[] => (Array.isArray(given) ? given.filter((one) => Number.isSafeInteger(one)) : []);
    return { solved: numbers(read?.solved), days: numbers(read?.days) };
  } catch {
    return { solved: [], days: [] };
  }
}

/** Days since the beginning of 1970 by the calendar on the wall here. */
export function today(): number {
  const now = new Date();
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
}

/** The puzzle of a day: all of them have their turn before one comes again. */
export function dailyOf(count: number, day = today()): number {
  const step = 7919; // a prime, so neighbours are of different games
  return count ? ((day * step) % count) + 1 : 0;
}

class Solved {
  private kept: Kept = $state.raw(kept());

  has(number: number): boolean {
    return this.kept.solved.includes(number);
  }

  get count(): number {
    return this.kept.solved.length;
  }

  /** Days in a row, up to today or yesterday, on which the puzzle of the day was solved. */
  get streak(): number {
    const days = new Set(this.kept.days);
    let day = days.has(today()) ? today() : today() - 1;
    let length = 0;
    while (days.has(day--)) length++;
    return length;
  }

  add(number: number, daily: boolean): void {
    const { solved, days } = this.kept;
    this.kept = { solved: [...new Set([...solved, number])], days: daily ? [...new Set([...days, today()])] : days };
    remember(KEY, JSON.stringify(this.kept));
  }
}

export const solved = new Solved();
