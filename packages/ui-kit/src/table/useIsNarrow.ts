import { useLayoutEffect, useState } from 'react';

/** Whether an element is narrower than a number of pixels. */
export function useIsNarrow(element: HTMLElement | null, width: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);

  useLayoutEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setIsNarrow(entry.contentRect.width < width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, width]);

  return isNarrow;
}
