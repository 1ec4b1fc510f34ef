import { useEffect, useState } from 'react';

/** Reads something from an element each time its content changes: the text comes later than the element. */
export function useDrawn<Value>(
  element: HTMLElement | null,
  read: (element: HTMLElement) => Value,
): Value | undefined {
  const [value, setValue] = useState<Value>();

  useEffect(() => {
    if (!element) return undefined;
    const update = () => setValue(read(element));
    const observer = new MutationObserver(update);
    observer.observe(element, { childList: true, subtree: true });
    update();
    return () => observer.disconnect();
  }, [element, read]);
  return value;
}
