// The page's components in notebooks, as anywidget loads them.
import "../tokens.css";
import "../shared.css";
import { mount, unmount } from "svelte";
import type { FromPage, ToPage } from "../protocol";
import { server } from "../lib/server.svelte";
import Notebook from "./Notebook.svelte";

interface Model {
  get(name: string): never;
  send(message: FromPage): void;
  on(event: string, listener: (message: ToPage) => void): void;
}

// One module serves all cells: each trace knows the kernel object that answers for it.
const models = new Map<number, Model>();
server.attach((message) => {
  if ("id" in message) models.get(message.id)?.send(message);
});

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const data = model.get("data") as never as { trace: { id: number } | null };
  if (data.trace) models.set(data.trace.id, model);
  model.on("msg:custom", (message) => server.receive(message));
  const shown = mount(Notebook, { target: el, props: data as never });
  return () => void unmount(shown);
}

export default { render };
