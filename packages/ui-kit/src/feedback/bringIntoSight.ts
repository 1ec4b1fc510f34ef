/**
 * The ref of an element that appears after a press, such as the failure of what was pressed: scrolls to it where it is
 * out of sight.
 */
export function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
