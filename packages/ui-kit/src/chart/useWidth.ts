import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element in pixels, followed while it changes. What is drawn in real pixels keeps its letters and lines in shape. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(usualWidth);

  useLayoutEffect(() => {
    const measure = () => setWidth(element.current?.clientWidth || usualWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    if (element.current) sizes.observe(element.current);
    return () => sizes.disconnect();
  }, [element]);

  return width;
}

/** What is drawn before anything could be measured. */
const usualWidth = 640;
