// Seeded random numbers (mulberry32), so that an exercise can be repeated.
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function below(dice: () => number, limit: number): number {
  return Math.floor(dice() * limit);
}

/** A tree of nested lists with leaves from 0 to 19. */
export function randomTree(dice: () => number, depth: number): string {
  const make = (left: number): unknown =>
    left === 0 ? below(dice, 20) : Array.from({ length: 2 + below(dice, 2) }, () => make(left - 1));
  return JSON.stringify(make(depth));
}
