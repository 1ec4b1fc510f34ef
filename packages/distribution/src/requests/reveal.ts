import type { GridPlace } from './placeAfterKey.ts';
import { cellSize } from './useWindow.ts';

/** The distance of a column from the start of the grid, in pixels. */
export function startOf(column: number): number {
  return cellSize.name + column * cellSize.width;
}

/** Scrolls until a cell is in sight, beside the names and below the head. */
export function reveal(scroller: HTMLElement, { row, column }: GridPlace): void {
  const top = row * cellSize.height;
  const bottom = top + cellSize.head + cellSize.height;
  const { clientHeight, clientWidth } = scroller;
  // From right to left the distance from the start is negative.
  const sign = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
  const left = scroller.scrollLeft * sign;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (bottom > scroller.scrollTop + clientHeight) scroller.scrollTop = bottom - clientHeight;
  const start = column * cellSize.width;
  const end = startOf(column) + cellSize.width;
  if (start < left) scroller.scrollLeft = start * sign;
  else if (end > left + clientWidth) scroller.scrollLeft = (end - clientWidth) * sign;
}
