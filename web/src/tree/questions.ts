// What a reader can predict of a search: where it cuts, and what a node is worth.
import type { Traced } from "../protocol";
import { hasWindows, isCut, isPruned, isSimulated, windowAt } from "./moment";
import { shortNumber } from "../lib/words";

export interface Question {
  moment: number; // the step at which it is asked
  node: number; // the node that it is about
  text: string;
  answer: boolean | number; // whether the rest is cut, or the value
  reason: string;
}

/** The questions of a trace, in the order of the search. Without cuts they ask for values. */
export function questionsOf(trace: Traced, children: number[][]): Question[] {
  if (isSimulated(trace) || trace.names.length > 2) return [];
  const cuts = hasWindows(trace) && trace.marks.some((_, node) => isCut(trace, node));
  const found = trace.parent.flatMap((_, node) => (cuts ? cutQuestions(trace, children, node) : valueQuestion(trace, children, node)));
  if (cuts) found.push(...valueQuestion(trace, children, 0));
  return found.sort((one, other) => one.moment - other.moment);
}

/** After each child but the last: is the rest cut? Not asked where nothing could be. */
function cutQuestions(trace: Traced, children: number[][], node: number): Question[] {
  const bound = trace.kind[node] === "min" ? trace.alpha[node] : trace.kind[node] === "max" ? trace.beta[node] : null;
  if (bound === null || bound === undefined) return [];
  const below = children[node]!;
  return below.slice(0, -1).flatMap((child, i) => {
    const moment = trace.left[child]!;
    if (isPruned(trace, child) || moment < 0) return [];
    const answer = isPruned(trace, below[i + 1]!);
    const [alpha, beta] = windowAt(trace, children, node, moment) ?? [-Infinity, Infinity];
    const shown = `[${edge(alpha)}, ${edge(beta)}]`;
    const reason = answer ? `The window is ${shown}: empty, so the rest cannot matter.` : `The window is ${shown}: a better move may follow.`;
    return [{ moment, node, text: `Move ${trace.text[child]} came back with ${shortNumber(trace.value[child])}. What does the search do next?`, answer, reason }];
  });
}

/** Just before a node is left: what is it worth? */
function valueQuestion(trace: Traced, children: number[][], node: number): Question[] {
  const value = trace.value[node] ?? null;
  if (value === null || trace.left[node]! <= 0 || !children[node]!.length) return [];
  const kind = trace.kind[node];
  const who = kind === "chance" ? "Chance decides here" : kind === "max" ? "MAX moves here" : "MIN moves here";
  const rule = kind === "chance" ? "The mean of the outcomes, each as often as it happens" : kind === "max" ? "The greatest of the moves" : "The least of the moves";
  return [{ moment: trace.left[node]! - 1, node, text: `${who}, and all is searched. What is the value?`, answer: value, reason: `${rule}: ${shortNumber(value)}.` }];
}

function edge(value: number): string {
  return value === Infinity ? "∞" : value === -Infinity ? "−∞" : shortNumber(value);
}

/** Whether a typed value is the answer, as exactly as it is shown. */
export function isAnswer(question: Question, typed: number): boolean {
  return Math.abs(typed - Number(question.answer)) < 0.006;
}
