import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an element when the focused one has gone with a change: keyboard users go on from there.
 */
export function useKeptFocus<Target extends HTMLElement>(changed: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(changed);
  useEffect(() => {
    if (last.current === changed) return;
    last.current = changed;
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [changed]);
  return target;
}
