import type { KeyboardEvent } from 'react';

const controls = ':is(a[href], button, input):not(:disabled)';
/** Those whose arrow keys have a meaning of their own. */
const ownKeys = 'input:not([type="checkbox"]), [aria-haspopup]';

/**
 * Moves the focus to the row above or below by an arrow key: to the control of the same column, else to the first one of
 * the row. Below the names of the columns is the first row.
 */
export function moveByRow(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof Element) || !target.matches(controls) || target.matches(ownKeys)) return;
  const row = target.closest('tr');
  const cell = target.closest('td, th');
  if (!row || !cell) return;
  const place = Number(row.dataset['index'] ?? -1) + step;
  const next = currentTarget.querySelector(`tbody > tr[data-index="${place}"]`);
  const same = next?.children[[...row.children].indexOf(cell)]?.querySelector<HTMLElement>(controls);
  const control = same ?? next?.querySelector<HTMLElement>(`th ${controls}`);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
