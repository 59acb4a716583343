// The position that a view searches from. It is shown first; where chance moves, it does so before
// the search.
import type { Place, PlaceShown, Roll } from "../protocol";
import { here, placeOf, placeQuery } from "./address.svelte";
import { after, showPlace } from "./places.svelte";
import { server } from "./server.svelte";
import { visited } from "./visited.svelte";
import { capital, outcome } from "./words";

const FIRST = "tic_tac_toe"; // where nothing was played or named

function drawn(rolls: Roll[]): string {
  let left = Math.random() * rolls.reduce((sum, roll) => sum + roll.probability, 0);
  const found = rolls.find((roll) => (left -= roll.probability) < 0);
  return (found ?? rolls[0]!).text;
}

export class Root {
  place: Place | null = $state.raw(null);
  shown: PlaceShown | null = $state.raw(null);
  failure = $state("");
  /** How the game ended, if it was over: then the position before the end is searched. */
  ended = $state("");
  /** Whether chance was left as it is: its outcomes are averaged. */
  averaged = $state(false);
  /** The plies at which the trees before this one began, from which it was opened. */
  readonly trail: number[];
  readonly name: string;
  /** The game that is played in this tab, if it hides information and so can't be shown. */
  readonly instead: string;
  private stop = (): void => {};

  constructor() {
    const { about, query } = here.address;
    const named = about || query.size > 0;
    const place = named ? placeOf(here.address, about || FIRST) : (visited.place ?? { game: { name: FIRST } });
    this.name = place.game.name;
    this.instead = named ? "" : visited.hidden;
    this.averaged = query.get("roll") === "all";
    this.trail = (query.get("from") ?? "").split(",").filter(Boolean).map(Number);
    if (server.games.some((one) => one.name === this.name && !one.hidden)) this.open(place, this.averaged);
  }

  /** Search from here, unless that is impossible: then the place before stays. */
  open(place: Place, averaged = false, ended = ""): void {
    this.stop();
    this.failure = "";
    this.ended = ended;
    this.stop = showPlace(
      place,
      (shown) => {
        if (shown.position.mover === -1 && !averaged) return this.open(after(place, [drawn(shown.rolls)]));
        const moves = place.moves ?? [];
        if (shown.position.utilities && moves.length) {
          return this.open({ ...place, moves: moves.slice(0, -1) }, true, ended || outcome(shown.names.map(capital), shown.position.utilities));
        }
        this.place = place;
        this.shown = shown;
        this.averaged = shown.position.mover === -1;
        visited.search(place);
      },
      (reason) => (this.failure = reason),
    );
  }

  /** Another outcome of the chance event before the search; "" leaves it open. */
  reroll(text: string): void {
    if (!this.place) return;
    const moves = this.place.moves ?? [];
    const before = { ...this.place, moves: this.averaged ? moves : moves.slice(0, -1) };
    this.open(text ? after(before, [text]) : before, !text);
  }

  get isOver(): boolean {
    return this.shown?.position.utilities != null;
  }

  /** For the address of a view. */
  get query(): URLSearchParams {
    const query = placeQuery(this.place!);
    if (this.averaged) query.set("roll", "all");
    if (this.trail.length) query.set("from", this.trail.join(","));
    return query;
  }

  close(): void {
    this.stop();
  }
}
