import { useLayoutEffect, useState } from 'react';

/** Whether there is more in an element than fits, so that it scrolls and must be reached by keys. */
export function useOverflows(element: Element | null | undefined): boolean {
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight);
    // At once, so that nobody meets it before it can be reached; then whenever it or what is in it changes.
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [element]);

  return overflows;
}
