// What is on the screen as a picture of its own: a copy with its styles written into each element.

const SCALE = 2;
const MARGIN = 10; // pixels of paper around
const LARGEST = 8000; // pixels of a side

/** What can be seen of a style: without the rest, the copy of a large board is a tenth as long. */
const SEEN = new RegExp(
  "^(display|position|top|right|bottom|left|z-index|float|width|height|(min|max)-(width|height)|aspect-ratio|box-|" +
    "margin-|padding-|border-|background-|overflow-|opacity|visibility|clip-path|mask-|filter|" +
    "transform|translate|rotate|scale|grid-|flex-|order|(row|column)-gap|align-|justify-|" +
    "color$|font-|line-height|letter-spacing|word-spacing|text-|white-space|vertical-align|writing-mode|list-style-|" +
    "fill|stroke|paint-order|dominant-baseline|(r|rx|ry|cx|cy|x|y|d)$)",
);
const TWICE = /-(block|inline)(-|$)/; // by the direction of the text: the same again

function styleText(style: CSSStyleDeclaration): string {
  let text = "";
  for (const name of style) if (SEEN.test(name) && !TWICE.test(name)) text += `${name}:${style.getPropertyValue(name)};`;
  return text;
}

/** What a rule puts before or after an element, as an element. */
function pseudo(element: Element, which: "::before" | "::after"): HTMLElement | null {
  const style = getComputedStyle(element, which);
  if (style.content === "none" || style.content === "normal" || style.display === "none") return null;
  const made = document.createElement("span");
  made.textContent = /^"(.*)"$/.exec(style.content)?.[1] ?? "";
  made.setAttribute("data-style", styleText(style));
  return made;
}

function copied(element: Element): Element {
  const copy = element.cloneNode(false) as Element;
  copy.setAttribute("data-style", styleText(getComputedStyle(element)));
  for (const name of ["class", "style", "id", "tabindex", "aria-label"]) copy.removeAttribute(name);
  const before = pseudo(element, "::before");
  if (before) copy.append(before);
  for (const child of element.childNodes) {
    if (child instanceof Element) copy.append(copied(child));
    else if (child.nodeType === Node.TEXT_NODE) copy.append(child.cloneNode());
  }
  const after = pseudo(element, "::after");
  if (after) copy.append(after);
  return copy;
}

/** Where an element shows something; one that is as wide as all of them shows its text alone. */
function shownArea(element: Element, widest: number): DOMRect {
  const box = element.getBoundingClientRect();
  if (box.width < widest - 1) return box;
  const text = document.createRange();
  text.selectNodeContents(element);
  return element.children.length ? new DOMRect() : text.getBoundingClientRect();
}

/** Where something is drawn inside an element, with a little paper around it. */
function drawnArea(element: HTMLElement): DOMRect {
  const whole = element.getBoundingClientRect();
  const areas = [...element.querySelectorAll("*")].map((one) => shownArea(one, whole.width)).filter((one) => one.width && one.height);
  const shown = areas.length ? areas : [whole];
  const left = Math.min(...shown.map((one) => one.left)) - whole.left - MARGIN;
  const top = Math.min(...shown.map((one) => one.top)) - whole.top - MARGIN;
  const right = Math.max(...shown.map((one) => one.right)) - whole.left + MARGIN;
  const bottom = Math.max(...shown.map((one) => one.bottom)) - whole.top + MARGIN;
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The element as SVG. Its styles stand under another name in this page, whose rules forbid them. */
function drawn(element: HTMLElement): string {
  const copy = copied(element);
  copy.setAttribute("xmlns", "http://www.w3.org/1999/xhtml");
  const text = new XMLSerializer().serializeToString(copy).replaceAll(" data-style=", " style=");
  const { width, height } = element.getBoundingClientRect();
  const area = drawnArea(element);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(area.width * SCALE)}" height="${Math.ceil(area.height * SCALE)}" viewBox="${area.x} ${area.y} ${area.width} ${area.height}">` +
    `<foreignObject width="${Math.ceil(width)}" height="${Math.ceil(height)}" overflow="visible">${text}</foreignObject></svg>`
  );
}

/** An SVG as a PNG of its size, on this colour. */
export async function pngOf(svg: string, paper: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(image.width, LARGEST);
  canvas.height = Math.min(image.height, LARGEST);
  const context = canvas.getContext("2d")!;
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("this picture is too large"))), "image/png"),
  );
}

/** What is on the screen, twice as large. */
export function screenshot(element: HTMLElement): Promise<Blob> {
  return pngOf(drawn(element), getComputedStyle(document.documentElement).backgroundColor);
}
