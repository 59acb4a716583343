// Light, dark, or the system's choice; remembered in this browser.
import { recall, remember } from "./remembered";

const NAMES = ["system", "light", "dark"] as const;
type Name = (typeof NAMES)[number];

class Theme {
  name: Name = $state("system");

  constructor() {
    const kept = recall("theme") as Name | null;
    if (kept && NAMES.includes(kept)) this.set(kept);
  }

  next(): void {
    this.set(NAMES[(NAMES.indexOf(this.name) + 1) % NAMES.length]!);
  }

  private set(name: Name): void {
    this.name = name;
    remember("theme", name);
    if (name === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
  }
}

export const theme = new Theme();
