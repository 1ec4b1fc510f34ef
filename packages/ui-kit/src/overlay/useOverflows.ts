import { useLayoutEffect, useState, type ReactNode } from 'react';

/**
 * Whether an element has more content than fits, so that it scrolls and has to be focusable. Measured when
 * the content is drawn, before it can be seen, and whenever the size of the element or of its children
 * changes.
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
