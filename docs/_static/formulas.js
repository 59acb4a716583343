// Formulas by the KaTeX that comes with zermelo: Sphinx writes TeX between \( \) or \[ \].
import { render } from "./katex.js";

for (const element of document.querySelectorAll(".math")) {
  const tex = element.textContent.trim().replace(/^\\[([]|\\[)\]]$/g, "");
  render(tex, element, { displayMode: element.tagName === "DIV", throwOnError: false });
}
