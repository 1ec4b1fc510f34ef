import { useEffect, useState } from 'react';

/**
 * Whether an element is, or once was, within a screen of what is seen, and the ref that is given to it. What is far can
 * wait to be drawn. Where nothing is laid out, nothing is far.
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
