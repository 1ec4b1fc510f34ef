import { isField } from '@my-air/feature-kit/views';
import { useEffect, type RefObject } from 'react';

/**
 * J and K go from result to result; A, E and D press the buttons of the one that has the focus. In fields they are
 * letters.
 */
export function useReviewKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // On the document: the focus is lost with a result that was decided.
    function press(event: KeyboardEvent) {
      const { code, target, altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || repeat || isField(target)) return;
      // Not in a dialog over the list.
      if (target instanceof Element && target.closest('[role$="dialog"]')) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('article') ?? [])];
      const place = rows.findIndex((row) => row.contains(document.activeElement));
      if (code === 'KeyJ') rows[Math.min(place + 1, rows.length - 1)]?.focus();
      else if (code === 'KeyK') rows[Math.max(place - 1, 0)]?.focus();
      else {
        const button = rows[place]?.querySelector<HTMLElement>(
          `[aria-keyshortcuts="${code.replace('Key', '')}"]`,
        );
        if (!button) return;
        // The letter must not land in the field that it opens.
        event.preventDefault();
        button.click();
      }
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}
