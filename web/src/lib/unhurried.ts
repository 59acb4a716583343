// Work that can wait: one piece after the other, when there is nothing to answer to.
const LATEST = 500; // ms until a piece is done all the same

let last: Promise<unknown> = Promise.resolve();

function idle(): Promise<void> {
  return new Promise((go) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => go(), { timeout: LATEST });
    else setTimeout(go, 20);
  });
}

/** What the work gives, begun in idle time after all that was to be done before, done or failed. */
export function unhurried<A>(work: () => Promise<A>): Promise<A> {
  const mine = last.then(idle).then(work);
  last = mine.catch(() => undefined);
  return mine;
}
