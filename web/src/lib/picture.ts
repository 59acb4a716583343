// What is on the screen as a picture of its own: a copy with its styles written into each element.

const SCALE = 2;
const LARGEST = 8000; // pixels of a side
const SKIPPED = /^(-webkit-|animation|transition|cursor|pointer-events|user-select|will-change)/;

/** The style that is in force, as text. */
function styleText(style: CSSStyleDeclaration): string {
  let text = "";
  for (const name of style) if (!SKIPPED.test(name)) text += `${name}:${style.getPropertyValue(name)};`;
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

/** The element as SVG. The styles stand under another name while this page's rules forbid them. */
function drawn(element: HTMLElement, width: number, height: number): string {
  const copy = copied(element);
  copy.setAttribute("xmlns", "http://www.w3.org/1999/xhtml");
  const text = new XMLSerializer().serializeToString(copy).replaceAll(" data-style=", " style=");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}">` +
    `<foreignObject width="100%" height="100%">${text}</foreignObject></svg>`
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
  const { width, height } = element.getBoundingClientRect();
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  return pngOf(drawn(element, Math.ceil(width), Math.ceil(height)), paper);
}
