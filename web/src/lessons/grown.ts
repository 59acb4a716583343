// A search tree that grows: who is in it after so many rounds, and with how many wins.
import { hierarchy, tree } from "d3-hierarchy";

export const GAP_X = 58;
export const GAP_Y = 84;

export interface Spot {
  x: number;
  y: number;
}

export interface Counted {
  wins: number;
  visits: number;
}

/** A place for each node, in the order of the nodes. */
export function places(parent: number[]): { spots: Spot[]; width: number; height: number } {
  const below: number[][] = parent.map(() => []);
  parent.forEach((above, node) => above >= 0 && below[above]!.push(node));
  const root = tree<number>()
    .nodeSize([GAP_X, GAP_Y])
    .separation((a, b) => (a.parent === b.parent ? 1 : 1.15))(hierarchy<number>(0, (node) => below[node]));
  let left = 0;
  let right = 0;
  let bottom = 0;
  root.each((point) => {
    left = Math.min(left, point.x);
    right = Math.max(right, point.x);
    bottom = Math.max(bottom, point.y);
  });
  const spots: Spot[] = parent.map(() => ({ x: 0, y: 0 }));
  root.each((point) => (spots[point.data] = { x: point.x - left, y: point.y }));
  return { spots, width: right - left, height: bottom };
}

/** UCB1 of a child: what it has won, and what is not known of it. */
export function ucb1(child: Counted, parentVisits: number, exploration: number): { mean: number; bonus: number; sum: number } {
  const mean = child.wins / child.visits;
  const bonus = exploration * Math.sqrt(Math.log(parentVisits) / child.visits);
  return { mean, bonus, sum: mean + bonus };
}

/** Wins as people write them: halves come from draws. */
export function winsText(wins: number): string {
  const whole = Math.floor(wins + 1e-9);
  const rest = wins - whole;
  if (rest < 1e-6) return String(whole);
  return Math.abs(rest - 0.5) < 1e-6 ? (whole ? `${whole}½` : "½") : wins.toFixed(1);
}
