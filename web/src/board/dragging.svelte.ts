// A piece that follows the pointer once it has gone far enough.

const FAR = 5; // pixels from which on a press is a drag

export class Dragging {
  /** The cell whose piece is pressed, and how far it has been taken. */
  cell = $state(-1);
  dx = $state(0);
  dy = $state(0);
  private x = 0;
  private y = 0;
  private justEnded = false;

  get moves(): boolean {
    return this.cell >= 0 && (this.dx !== 0 || this.dy !== 0);
  }

  down(event: PointerEvent, cell: number): void {
    this.justEnded = false;
    if (event.button !== 0) return;
    [this.cell, this.x, this.y, this.dx, this.dy] = [cell, event.clientX, event.clientY, 0, 0];
    (event.target as Element).releasePointerCapture?.(event.pointerId);
  }

  /** Whether the piece is under way. */
  move(event: PointerEvent): boolean {
    if (this.cell < 0) return false;
    const [dx, dy] = [event.clientX - this.x, event.clientY - this.y];
    if (this.moves || Math.hypot(dx, dy) >= FAR) [this.dx, this.dy] = [dx, dy];
    return this.moves;
  }

  /** From where to where, null beside the board; nothing where it was no drag. */
  up(event: PointerEvent, board: HTMLElement): { from: number; to: number | null } | undefined {
    const [from, moved] = [this.cell, this.moves];
    this.cancel();
    if (!moved) return undefined;
    this.justEnded = true;
    const under = document.elementsFromPoint(event.clientX, event.clientY).find((one) => one.matches("button.cell"));
    return { from, to: under && board.contains(under) ? Number((under as HTMLElement).dataset.cell) : null };
  }

  cancel(): void {
    this.cell = -1;
  }

  /** The click that ends a drag is none. */
  isClick(): boolean {
    const click = !this.justEnded;
    this.justEnded = false;
    return click;
  }
}
