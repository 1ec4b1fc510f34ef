import { useEffect } from 'react';

const property = '--keyboard-height';

/** Sets a CSS property to the height that a phone's keyboard covers, so that the composer is above it. */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    const { style } = document.documentElement;
    if (!seen) return undefined;
    const follow = () => {
      // A zoomed page shows less of the window too, without a keyboard.
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
