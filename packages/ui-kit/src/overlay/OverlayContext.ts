import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Takes the closing of what has opened over the page, and returns a function to call once it is closed. */
export type FollowOverlay = (close: () => void) => () => void;

/**
 * Follows the dialogs, drawers, menus and popovers that are open, the topmost last, so that a portal can close them, such as by
 * the browser's Back.
 */
export const OverlayContext = createContext<FollowOverlay>(() => () => {});

/** @internal Lets what is open be closed from outside. */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  const follow = use(OverlayContext);
  const close = useEffectEvent(onClose);

  useEffect(() => (isOpen ? follow(() => close()) : undefined), [isOpen, follow]);
}
