import { useEffect, useRef, type RefObject } from 'react';

/** Lets a key lead into a region of the page, and back to where the focus was. */
export function useFocusKey(key: string, region: RefObject<HTMLElement | null>): void {
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    function jump(event: KeyboardEvent) {
      if (event.key !== key || !region.current) return;
      event.preventDefault();
      const isInside = region.current.contains(document.activeElement);
      const target = isInside ? opener.current : region.current;
      if (!isInside) opener.current = document.activeElement;
      if (target instanceof HTMLElement) target.focus();
    }
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [key, region]);
}
