import { useLayoutEffect, useState, type ReactNode } from 'react';

/**
 * Whether there is more in an element than fits, so that it scrolls and must be reached by keys. It is measured as soon
 * as the content is drawn, so that nobody meets it before it can be reached, and whenever a size changes.
 */
export function useOverflows(element: Element | null | undefined, content: ReactNode): boolean {
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- another content is measured anew
  }, [element, content]);

  return overflows;
}
