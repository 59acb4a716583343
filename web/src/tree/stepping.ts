// Keys that step through a search from anywhere in its view: Page Down, Page Up and End, as clickers send them.
import type { Tracing } from "../lib/tracing.svelte";

export function stepping(element: HTMLElement, tracing: Tracing): { destroy: () => void } {
  function press(event: KeyboardEvent): void {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (typing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "PageDown") tracing.step(tracing.moment + 1);
    else if (event.key === "PageUp") tracing.step(tracing.moment - 1);
    else if (event.key === "End") tracing.step(tracing.last);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  element.addEventListener("keydown", press);
  return { destroy: () => element.removeEventListener("keydown", press) };
}
