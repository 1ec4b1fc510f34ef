import { useEffect, useRef } from 'react';

/**
 * Focuses the field within an element on Ctrl+K and ⌘K. The help centre's frame has no other search for these
 * keys.
 * @returns the ref of the element
 */
export function useSearchKey() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isMeant = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const field = place.current?.querySelector('input');
      if (!isMeant || event.defaultPrevented || !field) return;
      event.preventDefault();
      field.focus();
      field.select();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return place;
}
