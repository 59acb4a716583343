// The lessons, which the server has.
import type { Contents, FromPage, LessonPage, ToPage } from "../protocol";
import { server } from "../lib/server.svelte";

type Answer = Contents | LessonPage;

function ask<A extends Answer>(message: Extract<FromPage, { id: number }>, kind: A["type"]): Promise<A> {
  return new Promise((resolve, reject) => {
    const answered = (answer: ToPage): void => {
      if (!("id" in answer) || answer.id !== message.id) return;
      for (const stop of stops) stop();
      if (answer.type === "failed") reject(new Error(answer.text));
      else resolve(answer as A);
    };
    const stops = [server.on(kind, answered), server.on("failed", answered)];
    server.send(message);
  });
}

export function contents(): Promise<Contents> {
  return ask<Contents>({ type: "list_lessons", id: server.number() }, "contents");
}

/** A lesson by its address, such as `minimax` or `systems/deep-blue`. */
export function lesson(address: string): Promise<LessonPage> {
  const short = address.slice(0, 200); // no longer one is read
  return ask<LessonPage>({ type: "read_lesson", id: server.number(), address: short }, "lesson_page");
}
