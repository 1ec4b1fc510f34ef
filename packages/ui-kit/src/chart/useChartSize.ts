import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of a chart's element and of 1 rem in pixels, followed while they change. What is drawn in real pixels keeps its letters and lines in shape. */
export function useChartSize(element: RefObject<Element | null>): { width: number; rem: number } {
  const [width, setWidth] = useState(usualWidth);
  const [rem, setRem] = useState(usualRem);

  useLayoutEffect(() => {
    const measure = () => {
      setWidth(element.current?.clientWidth || usualWidth);
      setRem(parseFloat(getComputedStyle(document.documentElement).fontSize) || usualRem);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    if (element.current) sizes.observe(element.current);
    return () => sizes.disconnect();
  }, [element]);

  return { width, rem };
}

/** What is drawn before anything could be measured. */
const usualWidth = 640;
const usualRem = 16;
