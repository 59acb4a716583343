/** Call this whenever letters come that were not there when something was drawn with them; call
 *  what comes back to stop. What is drawn on a canvas keeps the letters that it was drawn with. */
export function whenLettersCome(redraw: () => void): () => void {
  document.fonts.addEventListener("loadingdone", redraw);
  return () => document.fonts.removeEventListener("loadingdone", redraw);
}
