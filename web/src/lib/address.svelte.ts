// The address after the #: a view, its subject, and settings. It can be shared and reloaded.
import type { Place, Seat } from "../protocol";

export type Scalars = Record<string, string | number | boolean>;

export interface Address {
  view: string;
  about: string;
  query: URLSearchParams;
}

const OURS = new Set(["moves", "seats", "start", "resume", "luck", "clock", "algorithm", "depth", "settings", "budget", "with", "roll", "from"]);

export function read(hash: string): Address {
  const [path = "", query = ""] = split(hash.replace(/^#\/?/, ""), "?");
  const [view = "", about = ""] = split(path, "/");
  return { view, about: decoded(about), query: new URLSearchParams(query) };
}

/** Malformed text stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

class Here {
  address: Address = $state.raw(read(location.hash));
  private known = location.hash;

  constructor() {
    addEventListener("hashchange", () => {
      this.known = location.hash;
      this.address = read(location.hash);
    });
  }

  /** Change the address without leaving the view, unless another is already being opened. */
  replace(hash: string): void {
    if (location.hash !== this.known) return;
    history.replaceState(null, "", hash);
    this.known = location.hash;
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const here = new Here();

export function scalar(text: string): string | number | boolean {
  if (text === "true" || text === "false") return text === "true";
  return text !== "" && !Number.isNaN(Number(text)) ? Number(text) : text;
}

/** The game and position in an address: parameters of the game stand by their own names. */
export function placeOf(address: Address, name = address.about): Place {
  const parameters: Scalars = {};
  for (const [key, value] of address.query) if (!OURS.has(key)) parameters[key] = scalar(value);
  const moves = address.query.get("moves");
  return {
    game: { name, parameters },
    start: address.query.get("start"),
    moves: moves ? moves.split(",").map(decoded) : [],
  };
}

export function placeQuery(place: Place): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(place.game.parameters ?? {})) query.set(key, String(value));
  if (place.start) query.set("start", place.start);
  if (place.moves?.length) query.set("moves", place.moves.map(encodeURIComponent).join(","));
  return query;
}

export function link(view: string, about: string, query: URLSearchParams): string {
  const text = query.toString();
  return `#/${view}${about ? `/${about}` : ""}${text ? `?${text}` : ""}`;
}

/** Seats as `human,auto:seconds=1`. */
export function seatsText(seats: Seat[]): string {
  return seats
    .map((seat) => {
      const settings = Object.entries(seat.settings ?? {}).map(([name, value]) => `${name}=${value}`);
      return [seat.who ?? "human", ...settings].join(":");
    })
    .join(",");
}

export function seatsOf(text: string | null): Seat[] {
  if (!text) return [];
  return text.split(",").map((one) => {
    const [who = "human", ...settings] = one.split(":");
    const given: Scalars = {};
    for (const setting of settings) {
      const [name, value] = split(setting, "=");
      given[name] = scalar(value);
    }
    return { who, settings: given };
  });
}
