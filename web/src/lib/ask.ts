// A request with a number, and the answer that has the same.
import type { FromPage, ToPage } from "../protocol";
import { server } from "./server.svelte";

type Numbered = Extract<ToPage, { id: number }>;

/** The answer of this kind to a message; its failure is an error. */
export function ask<A extends Numbered>(message: Extract<FromPage, { id: number }>, kind: A["type"]): Promise<A> {
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
