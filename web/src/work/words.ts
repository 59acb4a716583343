// Tournaments and training runs in words.
import type { WorkInfo } from "../protocol";
import { ago, capital, count } from "../lib/words";

export function workLink(work: WorkInfo): string {
  return `#/work/${work.key}`;
}

/** "Connect Four: tournament". */
export function workTitle(work: WorkInfo): string {
  if (!work.game) return work.file;
  return `${work.game}: ${work.kind === "training" && work.about ? `${work.about} training` : work.kind}`;
}

/** "Running, began 5 minutes ago". */
export function stateWords(work: WorkInfo): string {
  const since = work.started === null ? "" : `, began ${ago(1000 * work.started)}`;
  const last = work.changed === null ? "" : ` ${ago(1000 * work.changed)}`;
  if (work.state === "waiting") return `Waiting for the first results${since}`;
  if (work.state === "running") return `Running${since}`;
  if (work.kind === "log") return `Last line${last}`;
  return `${capital(work.state)}${last}`;
}

/** "34 of 100 games". */
export function doneWords(work: WorkInfo): string {
  if (!work.unit || (!work.done && work.total === null)) return "";
  const done = count(Number(work.done.toFixed(work.unit === "minutes" && work.done < 10 ? 1 : 0)));
  if (work.total === null) return `${done} ${work.unit}`;
  return work.done >= work.total ? `${count(work.total)} ${work.unit}` : `${done} of ${count(work.total)} ${work.unit}`;
}
