import { useEffect, useState } from 'react';

/**
 * Whether an element is, or once was, within one screen of the visible part, and the ref to attach to it. An
 * element that is far away can be drawn later. In a page without layout, as in unit tests, every element is
 * near.
 */
export function useIsNear(): readonly [isNear: boolean, ref: (element: Element | null) => void] {
  const [element, setElement] = useState<Element | null>(null);
  const [isNear, setIsNear] = useState(isNothingFar);

  useEffect(() => {
    if (isNear || !element) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: '100% 0%' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [element, isNear]);

  return [isNear, setElement];
}

const isNothingFar = () => document.documentElement.clientHeight === 0;
