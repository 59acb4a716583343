// Where this tab was last: the views agree on the game and the position, and a reload keeps them.
import type { Opened, Place } from "../protocol";
import { link, placeQuery, read } from "./address.svelte";

const KEY = "zermelo-visited";

interface Kept {
  place: Place | null; // the last position that can be searched
  hidden: string; // the game on the board, where it hides information
  played: string; // the address of the game that was played last
}

class Visited {
  private kept: Kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? { place: null, hidden: "", played: "" };

  get place(): Place | null {
    return this.kept.place;
  }

  get hidden(): string {
    return this.kept.hidden;
  }

  get played(): string {
    return this.kept.played;
  }

  /** A game is on the board, after these moves; null where they are not all to be known. */
  play(opened: Opened, moves: string[] | null): void {
    this.keep({
      place: moves && opened.searchable ? { ...opened.place, moves } : this.kept.place,
      hidden: opened.searchable ? "" : opened.title,
      played: location.hash,
    });
  }

  /** A search began at this place. */
  search(place: Place): void {
    this.keep({ ...this.kept, place, hidden: "" });
  }

  /** Where the game was played that a place belongs to; "" if it was another. */
  gameOf(place: Place): string {
    return this.kept.played.startsWith(`#/play/${place.game.name}?`) ? this.kept.played : "";
  }

  /** The address for playing from a place, with the players of the game that was played before. */
  playLink(place: Place): string {
    const query = placeQuery(place);
    const seats = read(this.gameOf(place)).query.get("seats");
    if (seats) query.set("seats", seats);
    return link("play", place.game.name, query);
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const visited = new Visited();
