import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus of a user who asks for more: the button that had it disappears while more is loading, so it
 * moves to the first of the new ones. Returns a function to call when more is requested.
 */
export function useFocusOnMore(list: RefObject<HTMLElement | null>, count: number): () => void {
  const askedAt = useRef<number>(undefined);

  useEffect(() => {
    const first = askedAt.current;
    if (first === undefined || count <= first) return;
    askedAt.current = undefined;
    // A focus that was moved elsewhere meanwhile stays there.
    if (document.activeElement !== document.body) return;
    list.current?.children[first]?.querySelector('a')?.focus();
  }, [list, count]);

  return () => {
    askedAt.current = document.activeElement instanceof HTMLButtonElement ? count : undefined;
  };
}
