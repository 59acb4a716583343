// Which lessons a person has finished, kept in this browser.
const KEY = "zermelo-lessons";

function kept(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(known) ? known.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // not allowed here, or not ours
  }
}

class Finished {
  private addresses: string[] = $state.raw(kept());

  has(address: string): boolean {
    return this.addresses.includes(address);
  }

  set(address: string, done: boolean): void {
    this.addresses = [...this.addresses.filter((one) => one !== address), ...(done ? [address] : [])];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.addresses));
    } catch {
      // then it is known until the page is closed
    }
  }
}

export const finished = new Finished();
