import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is, or once was, within one screen of the visible part. An element that is far away can be drawn
 * later. In a page without layout, as in unit tests, every element is near.
 */
export function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(isNothingFar);

  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: '100% 0%' },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [ref, isNear]);

  return isNear;
}

const isNothingFar = () => document.documentElement.clientHeight === 0;
