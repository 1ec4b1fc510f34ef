import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Takes the closing of what has opened over the page, and returns a function to call once it is closed. */
export type WatchOverlay = (close: () => void) => () => void;

/**
 * Follows the dialogs, drawers, menus and popovers that are open, the topmost last, so that a portal can close them, such as by
 * the browser's Back.
 */
export const OverlayContext = createContext<WatchOverlay>(() => () => {});

/** @internal Lets what is open be closed from outside. */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  const watchOverlay = use(OverlayContext);
  const close = useEffectEvent(onClose);

  useEffect(() => (isOpen ? watchOverlay(() => close()) : undefined), [isOpen, watchOverlay]);
}
