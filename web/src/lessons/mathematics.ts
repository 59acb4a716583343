// Formulas: TeX in elements of class `math` is typeset by KaTeX, which is loaded for it.

/** For an element whose formulas are there when it is shown. */
export function mathematics(element: HTMLElement): void {
  const formulas = [...element.querySelectorAll<HTMLElement>(".math")];
  if (formulas.length) void typeset(formulas);
}

async function typeset(formulas: HTMLElement[]): Promise<void> {
  const { render } = await import("./katex");
  for (const one of formulas) {
    const display = one.classList.contains("display");
    render(one.textContent ?? "", one, display);
    // What is wider than the screen is scrolled, by keyboard too.
    if (display && one.scrollWidth > one.clientWidth) one.tabIndex = 0;
  }
}
