// Which exercises were tried and solved, by subject; remembered in this browser if it lets us.
const KEY = "exercises";

export interface Done {
  tried: number;
  solved: number;
  /** The number of the exercise to go on with. */
  next: number;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** What was kept; whatever is no progress counts as nothing. */
function kept(): Record<string, Done> {
  const found: Record<string, Done> = {};
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof read !== "object" || read === null) return found;
    for (const [subject, done] of Object.entries(read)) {
      const { tried, solved, next } = (done ?? {}) as Partial<Done>;
      if (isCount(tried) && isCount(solved) && isCount(next) && solved <= tried) found[subject] = { tried, solved, next };
    }
  } catch {
    // It is not JSON, or there is no storage: begin anew.
  }
  return found;
}

class Progress {
  private done: Record<string, Done> = $state.raw(kept());

  of(subject: string): Done {
    return this.done[subject] ?? { tried: 0, solved: 0, next: 0 };
  }

  set(subject: string, change: Partial<Done>): void {
    this.done = { ...this.done, [subject]: { ...this.of(subject), ...change } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.done));
    } catch {
      // Full or forbidden: it is remembered until the page is closed.
    }
  }
}

export const progress = new Progress();
