// Colours of the style sheet, for what is drawn on canvases.

const night = matchMedia("(prefers-color-scheme: dark)");

/** A way to ask for colours by name, as they are at an element now. */
export function coloursAt(element: Element): (name: string) => string {
  const style = getComputedStyle(element);
  const scheme = style.colorScheme;
  const dark = scheme.includes("dark") && (night.matches || !scheme.includes("light"));
  return (name) => {
    const text = style.getPropertyValue(name).trim();
    const [, light, other] = /^light-dark\((.+?),(.+)\)$/.exec(text) ?? [, text, text];
    return (dark ? other! : light!).trim();
  };
}
