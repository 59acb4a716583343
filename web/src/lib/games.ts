// What there is to see of games before they are played; asked for once.
import type { GameInfo, GameRules, Picture } from "../protocol";
import { ask } from "./ask";
import { server } from "./server.svelte";
import { unhurried } from "./unhurried";

const pictures = new Map<string, Promise<Picture>>();
const rules = new Map<string, Promise<GameRules>>();

function once<A>(known: Map<string, Promise<A>>, game: string, asked: () => Promise<A>): Promise<A> {
  const found = known.get(game) ?? asked();
  known.set(game, found);
  found.catch(() => known.delete(game)); // it may work another time
  return found;
}

export function pictureOf(game: string): Promise<Picture> {
  return once(pictures, game, () => unhurried(() => ask<Picture>({ type: "ask_picture", id: server.number(), game }, "picture")));
}

export function rulesOf(game: string): Promise<GameRules> {
  return once(rules, game, () => ask<GameRules>({ type: "read_rules", id: server.number(), game }, "game_rules"));
}

export function players(game: GameInfo): string {
  return game.players === 1 ? "one player" : game.players === 2 ? "two players" : `${game.players} players`;
}

function words(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Whether each word begins one of the others. */
function begin(wanted: string[], found: string[]): boolean {
  return wanted.every((word) => found.some((one) => one.startsWith(word)));
}

/** The games that fit what somebody typed, by title, kind or description; titles first. */
export function search(games: GameInfo[], typed: string): GameInfo[] {
  const wanted = words(typed);
  const titled = games.filter((game) => begin(wanted, words(`${game.title} ${game.name}`)));
  const others = games.filter((game) => {
    const chance = game.chance ? "chance luck" : "";
    const sight = game.hidden ? "hidden information" : "perfect information";
    return !titled.includes(game) && begin(wanted, words(`${game.title} ${game.about} ${game.kind} ${players(game)} ${chance} ${sight}`));
  });
  return [...titled, ...others];
}

/** The one game that is meant: the only one that fits, or the one of this very title. */
export function meant(found: GameInfo[], typed: string): GameInfo | undefined {
  const wanted = words(typed).join(" ");
  const same = found.find((game) => words(game.title).join(" ") === wanted);
  return same ?? (found.length === 1 ? found[0] : undefined);
}
