// What is wider than its place is scrolled, by keyboard too: it can be focused while it is too wide.

export function scrolled(element: HTMLElement): { destroy(): void } {
  const observer = new ResizeObserver(() => {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  observer.observe(element);
  for (const part of element.children) observer.observe(part);
  return { destroy: () => observer.disconnect() };
}
