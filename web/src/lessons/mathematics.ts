// Formulas: TeX in elements of class `math` is typeset by KaTeX, which is loaded for it.

import { scrolled } from "../lib/scrolled";

/** For an element whose formulas are there when it is shown. */
export function mathematics(element: HTMLElement): { destroy(): void } {
  const formulas = [...element.querySelectorAll<HTMLElement>(".math")];
  const scrolling = formulas.filter(isDisplayed).map(scrolled);
  if (formulas.length) void typeset(formulas);
  return {
    destroy: () => {
      for (const one of scrolling) one.destroy();
    },
  };
}

async function typeset(formulas: HTMLElement[]): Promise<void> {
  const { render } = await import("./katex");
  for (const one of formulas) render(one.textContent ?? "", one, isDisplayed(one));
}

function isDisplayed(formula: HTMLElement): boolean {
  return formula.classList.contains("display");
}
