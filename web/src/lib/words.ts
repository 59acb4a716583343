// Numbers and names as people read them.
import type { Piece, Row, SearchResult } from "../protocol";

export const COMPILING = "Compiling; the first time takes a while …";

export function shortNumber(value: number | null | undefined, signed = false): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return "–";
  const size = Math.abs(value);
  const text = Number.isInteger(value) ? String(size) : size >= 100 ? size.toFixed(0) : size.toFixed(2);
  if (value < 0 && Number(text) !== 0) return `−${text}`;
  return signed && value > 0 && Number(text) !== 0 ? `+${text}` : text;
}

/** A part of an evaluation's score in thousandths: +12. */
export function thousandths(share: number): string {
  return shortNumber(Math.round(1000 * share), true);
}

/** The value of a move for those who listen: what stands on the board, and what it means. */
export function spokenWorth(row: Row): string {
  const shown = row.label || shortNumber(row.value, true);
  if (!row.words) return `value ${shown}`;
  return /[a-z]/i.test(shown) && row.words !== shown ? `${shown}, ${row.words}` : row.words;
}

const SIGNS: Record<string, string> = {
  lower: "≥ ",
  upper: "≤ ",
  "lower estimate": "≳ ",
  "upper estimate": "≲ ",
};

/** The value of a move with what it is: a bound that rounding moved outwards is not reached. */
export function boundedNumber(value: number | null, bound: string): string {
  const text = shortNumber(value, true);
  const shown = Number(text.replace("−", "-"));
  if (value !== null && bound === "upper" && shown > value) return `< ${text}`;
  if (value !== null && bound === "lower" && shown < value) return `> ${text}`;
  return (SIGNS[bound] ?? "") + text;
}

/** What a search found, marked as an estimate where it is not proven. */
export function foundNumber(found: SearchResult, signed = false): string {
  const text = shortNumber(found.value, signed);
  return found.exact || found.value === null ? text : `≈ ${text}`;
}

/** As short as it can be read, for the nodes of a tree: .05 and −.5. */
export function tightNumber(value: number | null): string {
  return shortNumber(value).replace(/\.00$/, "").replace(/(\.\d)0$/, "$1").replace(/^(−?)0\./, "$1.");
}

export function count(value: number): string {
  return value.toLocaleString("en");
}

export function big(value: number): string {
  if (value < 10_000) return count(value);
  const units: [number, string][] = [[1e9, " bn"], [1e6, " M"], [1e3, " k"]];
  for (const [size, unit] of units) if (value >= size) return `${(value / size).toPrecision(3)}${unit}`;
  return count(value);
}

/** A tick of an axis: 0.05, 1,500, 288k, 1.2M. */
export function tickNumber(value: number): string {
  const size = Math.abs(value);
  const [scale, unit] = size >= 1e9 ? [1e9, "bn"] : size >= 1e6 ? [1e6, "M"] : size >= 1e4 ? [1e3, "k"] : [1, ""];
  const text = (size / scale!).toLocaleString("en", { maximumSignificantDigits: 6 });
  return `${value < 0 ? "−" : ""}${text}${unit}`;
}

/** A value of a series: 287,580, 0.12, 0.019, 0.00031. */
export function seriesNumber(value: number | null | undefined): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return "–";
  const size = Math.abs(value);
  if (size >= 1e12) return tickNumber(value);
  if (size >= 1000) return shortNumber(Math.round(value)).replace(/\d+/, (digits) => count(Number(digits)));
  return size > 0 && size < 0.1 ? String(Number(value.toPrecision(2))).replace("-", "−") : shortNumber(value);
}

/** How long ago something was, in milliseconds since 1970. */
export function ago(when: number): string {
  const minutes = Math.max(0, Math.round((Date.now() - when) / 60_000));
  if (minutes < 60) return minutes < 2 ? "just now" : `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return hours === 1 ? "an hour ago" : `${hours} hours ago`;
  return new Date(when).toLocaleDateString("en", { day: "numeric", month: "short" });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "white rook", or whose it is where its figure does not say: "disc of X", "4 seeds of X". */
export function pieceName(piece: Piece, names: string[]): string {
  if (piece.figure === "seeds") return `${piece.symbol} ${piece.symbol === "1" ? "seed" : "seeds"} of ${names[piece.owner] ?? piece.owner + 1}`;
  return piece.figure.includes(" ") ? piece.figure : `${piece.figure || piece.symbol} of ${names[piece.owner] ?? piece.owner + 1}`;
}

/** The colour of each player's pieces, where they have one of their own; it may be his name. */
export function tonesOf(pieces: (Piece | null)[], names: string[] = []): string[] {
  const called = names.map((name) => name.toLowerCase());
  const tones: string[] = called.every((name) => name === "white" || name === "black") ? called : [];
  for (const piece of pieces) {
    const words = piece?.figure.split(" ") ?? [];
    if (piece && piece.owner >= 0 && words.length > 1) tones[piece.owner] = words[0]!;
  }
  return tones;
}

/** "X wins", "Draw", or what each got; "You win" where one of them is `you`. */
export function outcome(names: string[], utilities: number[], you: number | null = null): string {
  const best = Math.max(...utilities);
  const winners = names.filter((_, i) => utilities[i] === best);
  if (winners.length === names.length) return "Draw";
  if (you !== null && (names.length === 2 || winners.length === 1)) {
    const shared = names.length > 2 ? `, ${winners[0]} wins` : "";
    return utilities[you] === best ? "You win" : `You lose${shared}`;
  }
  if (names.length === 2) return `${capital(winners[0] ?? "")} wins`;
  return names.map((name, i) => `${name} ${shortNumber(utilities[i], true)}`).join(", ");
}
