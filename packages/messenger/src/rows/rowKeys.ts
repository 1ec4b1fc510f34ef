import type { KeyboardEvent } from 'react';

const leads = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End']);

/** The row that a key leads to from the current one; undefined for any other key. */
export function rowAfterKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  /** Returns the rows; called only for a key that leads to a row. */
  keys: () => readonly string[],
  current: string | undefined,
): string | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey || !leads.has(key)) return undefined;
  const rows = keys();
  const place = current === undefined ? -1 : rows.indexOf(current);
  switch (key) {
    case 'ArrowDown':
      return rows[Math.min(rows.length - 1, place + 1)];
    case 'ArrowUp':
      return rows[Math.max(0, place - 1)];
    case 'Home':
      return rows[0];
    default:
      return rows.at(-1);
  }
}

/** The key of the row that an element is in. */
export function keyOf(target: EventTarget): string | undefined {
  const row = target instanceof Element ? target.closest('[data-row]') : null;
  return row?.getAttribute('data-row') ?? undefined;
}
