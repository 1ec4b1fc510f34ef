/**
 * The ref of an element that appears after a press, such as the failure of what was pressed: scrolls to it where it is
 * out of sight.
 */
export function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The ref of a failure that comes without a press, such as that of a read: scrolls to it within a dialog alone. */
export function bringIntoSightOfDialog(element: HTMLElement | null): void {
  if (element?.closest('[role="dialog"], [role="alertdialog"]')) bringIntoSight(element);
}
