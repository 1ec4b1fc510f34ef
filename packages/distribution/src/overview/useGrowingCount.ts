import { useEffect, useState } from 'react';

/** Drawn at once, and added in each task that follows. */
const step = 24;

/** How many of so many items to draw: as many as a first screen shows, then more in tasks of their own, none of them long. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(step);

  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => setCount(count + step));
    return () => clearTimeout(timer);
  }, [count, total]);

  return Math.min(count, total);
}
