import type { StoryContext } from '@storybook/react-vite';

import { visiblePart } from './visiblePart.ts';

/**
 * Refuses a dialog whose failure is not in sight when it is there: below the fold of what scrolls, it is taken for
 * nothing at all. It belongs in the `problem` of the dialog.
 */
export function checkAlerts({ canvasElement }: Pick<StoryContext, 'canvasElement'>): void {
  const { body, documentElement } = canvasElement.ownerDocument;
  const hidden = [
    ...body.querySelectorAll('[role="dialog"] [role="alert"], [role="alertdialog"] [role="alert"]'),
  ]
    .filter((alert) => alert.textContent !== '' && alert.checkVisibility({ visibilityProperty: true }))
    .filter((alert) => {
      const whole = alert.getBoundingClientRect();
      const { box } = visiblePart(alert, whole);
      // Its first line at least.
      const seen = Math.min(box.bottom, documentElement.clientHeight) - Math.max(box.top, 0);
      return seen < Math.min(whole.height, 20);
    });
  if (hidden.length === 0) return;
  throw new Error(`Out of sight in a dialog:\n${hidden.map(({ textContent }) => textContent).join('\n')}`);
}
