import katex, { type KatexOptions } from "katex";
import "katex/dist/katex.min.css";

/** What KaTeX makes before it makes elements. */
interface Node {
  attributes?: Record<string, string>;
  children?: Node[];
  toNode: () => globalThis.Node;
}
const { __renderToDomTree: tree } = katex as unknown as { __renderToDomTree: (tex: string, options: KatexOptions) => Node };
const STYLE = "data-style";

/** Builds elements, not HTML: the page allows no styles in attributes, only those set by scripts. */
export function render(tex: string, element: HTMLElement, displayMode: boolean): void {
  const made = tree(tex, { displayMode, output: "htmlAndMathml", throwOnError: false, trust: false, maxSize: 20 });
  setAside(made);
  element.replaceChildren(made.toNode());
  for (const one of element.querySelectorAll<HTMLElement | SVGElement>(`[${STYLE}]`)) {
    one.style.cssText = one.getAttribute(STYLE)!;
    one.removeAttribute(STYLE);
  }
}

/** KaTeX sets most styles by script, but a few, such as the width of a tall brace, as attributes. */
function setAside(node: Node): void {
  if (node.attributes?.style) {
    node.attributes[STYLE] = node.attributes.style;
    delete node.attributes.style;
  }
  node.children?.forEach(setAside);
}
