import { useLayoutEffect, useState } from 'react';

/** Whether there is more in an element than fits, so that it scrolls and must be reached by keys. */
export function useOverflows(element: Element | null | undefined): boolean {
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight));
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [element]);

  return overflows;
}
