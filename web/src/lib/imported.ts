// A game that was played elsewhere, shown on the board.
import type { ImportedGame } from "../protocol";
import { here, link, placeQuery } from "./address.svelte";
import { server } from "./server.svelte";

/** Open it after its last move; nobody but people is to go on from there. */
export function openImported(game: ImportedGame): void {
  const query = placeQuery(game.place);
  const players = server.games.find((one) => one.name === game.place.game.name)?.players ?? 2;
  query.set("seats", Array(players).fill("human").join(","));
  here.go(link("play", game.place.game.name, query));
}
