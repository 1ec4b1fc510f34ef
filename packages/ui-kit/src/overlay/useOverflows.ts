import { useLayoutEffect, useState } from 'react';

/** Whether there is more in an element than fits, so that it scrolls and must be reached by keys. */
export function useOverflows(element: Element | null | undefined): boolean {
  const [overflows, setOverflows] = useState(false);

  // With each drawing, so that nobody meets it before it can be reached; and whenever it or what is in it changes its size.
  useLayoutEffect(() => {
    if (element) setOverflows(isOverflowing(element));
  });
  useLayoutEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setOverflows(isOverflowing(element)));
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [element]);

  return overflows;
}

const isOverflowing = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight;
