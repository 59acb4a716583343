// Places: games, where they started, and the moves since.
import type { Place, PlaceShown } from "../protocol";
import { server } from "./server.svelte";

/** Ask for the board of a place; call what comes back to stop waiting. */
export function showPlace(place: Place, shown: (answer: PlaceShown) => void, failed: (reason: string) => void = () => {}): () => void {
  const id = server.number();
  const stops = [
    server.on("place_shown", (message) => message.id === id && (stop(), shown(message))),
    server.on("failed", (message) => message.id === id && (stop(), failed(message.text))),
  ];
  const stop = (): void => stops.forEach((one) => one());
  server.send({ type: "show_place", id, place });
  return stop;
}

/** The place with these moves added. */
export function after(place: Place, moves: string[]): Place {
  return { ...place, moves: [...(place.moves ?? []), ...moves] };
}

/** What is shown of a place that changes: the board before stays until the next one comes. */
export class ShownPlace {
  shown: PlaceShown | null = $state.raw(null);

  constructor(place: () => Place | null) {
    $effect(() => {
      const asked = place();
      if (asked) return showPlace(asked, (answer) => (this.shown = answer), () => (this.shown = null));
      this.shown = null;
    });
  }
}
