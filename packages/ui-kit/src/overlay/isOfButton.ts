import type { RefObject } from 'react';

/** Whether a press or a move of the focus is one of the caller's own button, which decides by itself what it does. */
export const isOfButton = (event: Event, button: RefObject<HTMLElement | null> | undefined): boolean =>
  [event.target, (event as FocusEvent).relatedTarget].some(
    (node) => node instanceof Node && button?.current?.contains(node),
  );
