import { addDays, addMonths, startOfWeek, type PlainDate } from './plainDate.ts';

/** The day that a key of the grid leads to; undefined for a key that does not move. */
export function dateAfterKey(
  from: PlainDate,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  firstDay: number,
  isRightToLeft: boolean,
): PlainDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, isRightToLeft ? 1 : -1);
    case 'ArrowRight':
      return addDays(from, isRightToLeft ? -1 : 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return startOfWeek(from, firstDay);
    case 'End':
      return addDays(startOfWeek(from, firstDay), 6);
    case 'PageUp':
      return addMonths(from, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(from, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
