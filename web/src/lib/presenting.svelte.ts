// One picture for a room: the whole screen, large type, keys alone.
import { getContext, setContext } from "svelte";

const KEY = Symbol("presenting");

export class Presenting {
  on = $state(false);
  /** Whether a question waits for its answer: then that is what is revealed, not the end. */
  asking = $state(false);
}

export function offerPresenting(): Presenting {
  return setContext(KEY, new Presenting());
}

/** Null outside of what can be presented. */
export function presenting(): Presenting | null {
  return getContext<Presenting | undefined>(KEY) ?? null;
}
