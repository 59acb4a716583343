// The lessons, which the server has.
import type { Contents, LessonPage } from "../protocol";
import { ask } from "../lib/ask";
import { server } from "../lib/server.svelte";

export function contents(): Promise<Contents> {
  return ask<Contents>({ type: "list_lessons", id: server.number() }, "contents");
}

/** A lesson by its address, such as `minimax` or `systems/deep-blue`. */
export function lesson(address: string): Promise<LessonPage> {
  const short = address.slice(0, 200); // no longer one is read
  return ask<LessonPage>({ type: "read_lesson", id: server.number(), address: short }, "lesson_page");
}
