import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The width of a chart's element and the size of 1 rem, in pixels and kept up to date: a chart that is drawn
 * in real pixels does not distort its letters and lines.
 */
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

/** The sizes in pixels that a chart is drawn with before it is measured. */
const usualWidth = 640;
const usualRem = 16;
