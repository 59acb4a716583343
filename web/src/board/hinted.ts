// Marks the places of a hint on a board, whatever it is made of: all its places have a number.
import type { Attachment } from "svelte/attachments";

export function hinted(cells: number[]): Attachment<HTMLElement> {
  return (board) => {
    const places = cells.flatMap((cell) => [...board.querySelectorAll<HTMLElement>(`[data-cell="${cell}"]`)]);
    for (const place of places) place.dataset.hint = "";
    return () => {
      for (const place of places) delete place.dataset.hint;
    };
  };
}
