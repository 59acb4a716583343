// Playing cards as they are drawn: rank and suit from a name like Ks or Td.

const SUITS: Record<string, [sign: string, name: string, red: boolean]> = {
  s: ["♠", "spades", false],
  h: ["♥", "hearts", true],
  d: ["♦", "diamonds", true],
  c: ["♣", "clubs", false],
};
const RANKS: Record<string, string> = { A: "ace", K: "king", Q: "queen", J: "jack", T: "10" };

export interface Face {
  rank: string;
  sign: string;
  red: boolean;
  name: string;
}

/** Null where a card is no playing card, but a word or a number. */
export function faceOf(card: string): Face | null {
  const found = /^(10|[2-9TJQKA])([shdc])$/.exec(card);
  const suit = SUITS[found?.[2] ?? ""];
  if (!found || !suit) return null;
  const [rank, [sign, suitName, red]] = [found[1]!, suit];
  return { rank: rank === "T" ? "10" : rank, sign, red, name: `${RANKS[rank] ?? rank} of ${suitName}` };
}

export function cardName(card: string): string {
  return card === "?" ? "a hidden card" : card === "*" ? "a blank" : (faceOf(card)?.name ?? card);
}
