import { useEffect, useState } from 'react';

/** The number drawn first, and added in each task that follows. */
const step = 24;

/**
 * The number of items to draw: a first screen of them, then more in tasks of their own, none of them long.
 */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(step);

  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => setCount(count + step));
    return () => clearTimeout(timer);
  }, [count, total]);

  return Math.min(count, total);
}
