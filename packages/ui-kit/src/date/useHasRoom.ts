import { useSyncExternalStore } from 'react';

/** Whether the window is at least so many `rem` wide: larger text needs a wider one, which a media query would not know. */
export function useHasRoom(rem: number): boolean {
  return useSyncExternalStore(watchWindow, () => innerWidth >= rem * rootFontSize());
}

function watchWindow(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
