import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus of the person who asked for more: the button that held it goes while more is on its way, so it moves to the
 * first of what came. Returns a function to call when more is asked for.
 */
export function useFocusOnMore(list: RefObject<HTMLElement | null>, count: number): () => void {
  const askedAt = useRef<number>(undefined);

  useEffect(() => {
    const first = askedAt.current;
    if (first === undefined || count <= first) return;
    askedAt.current = undefined;
    // Who has gone elsewhere meanwhile is left alone.
    if (document.activeElement !== document.body) return;
    list.current?.children[first]?.querySelector('a')?.focus();
  }, [list, count]);

  return () => {
    askedAt.current = document.activeElement instanceof HTMLButtonElement ? count : undefined;
  };
}
