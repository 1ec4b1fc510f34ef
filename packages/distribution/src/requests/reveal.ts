import type { GridPlace } from './placeAfterKey.ts';
import type { CellSize } from './useWindow.ts';

/** Scrolls until a cell is in sight, beside the names and below the head. */
export function reveal(scroller: HTMLElement, size: CellSize, { row, column }: GridPlace): void {
  const top = row * size.height;
  const bottom = top + 2 * size.height;
  const { clientHeight, clientWidth } = scroller;
  // From right to left the distance from the start is negative.
  const sign = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
  const left = scroller.scrollLeft * sign;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (bottom > scroller.scrollTop + clientHeight) scroller.scrollTop = bottom - clientHeight;
  const start = column * size.width;
  const end = size.name + start + size.width;
  if (start < left) scroller.scrollLeft = start * sign;
  // The start of a cell that is wider than the room beside the names.
  else if (end > left + clientWidth) scroller.scrollLeft = Math.min(end - clientWidth, start) * sign;
}
