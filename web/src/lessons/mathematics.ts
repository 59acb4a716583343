// Formulas: TeX in elements of class `math` is typeset by KaTeX, which is loaded for it.

import { scrolled } from "../lib/scrolled";

/** For an element whose formulas are there when it is shown. */
export function mathematics(element: HTMLElement): { destroy(): void } {
  const formulas = [...element.querySelectorAll<HTMLElement>(".math")];
  const scrolling = formulas.filter(isDisplayed).map(scrolled);
  const widths = new WeakMap<Element, number>();
  const sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      if (widths.get(target) === contentRect.width) continue; // its height changes with its size
      widths.set(target, contentRect.width);
      fit(target as HTMLElement);
    }
  });
  if (formulas.length) void typeset(formulas, sizes);
  return {
    destroy: () => {
      sizes.disconnect();
      for (const one of scrolling) one.destroy();
    },
  };
}

async function typeset(formulas: HTMLElement[], sizes: ResizeObserver): Promise<void> {
  const { render } = await import("./katex");
  for (const one of formulas) {
    render(one.textContent ?? "", one, isDisplayed(one));
    sizes.observe(one);
  }
  await document.fonts.ready;
  formulas.forEach(fit);
}

const LEAST = 0.6; // of the usual size: what is wider still scrolls

/** A formula that is too wide is set smaller. */
function fit(formula: HTMLElement): void {
  formula.style.fontSize = "";
  const room = isDisplayed(formula) ? formula.clientWidth : (formula.parentElement?.clientWidth ?? 0);
  const wide = isDisplayed(formula) ? formula.scrollWidth : formula.getBoundingClientRect().width;
  if (room && wide > room) formula.style.fontSize = `${Math.max(LEAST, Math.floor((98 * room) / wide) / 100)}em`;
}

function isDisplayed(formula: HTMLElement): boolean {
  return formula.classList.contains("display");
}
