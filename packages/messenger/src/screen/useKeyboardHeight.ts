import { useEffect } from 'react';

const property = '--keyboard-height';

/** Tells the styles how much of the page the keyboard of a phone covers, so that the composer is above it. */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    const { style } = document.documentElement;
    if (!seen) return undefined;
    const follow = () => {
      // A page that is zoomed in shows less too, and no keyboard is there.
      const covered = seen.scale > 1.05 ? 0 : Math.max(0, window.innerHeight - seen.height);
      style.setProperty(property, `${Math.round(covered)}px`);
    };
    seen.addEventListener('resize', follow);
    return () => {
      seen.removeEventListener('resize', follow);
      style.removeProperty(property);
    };
  }, []);
}
