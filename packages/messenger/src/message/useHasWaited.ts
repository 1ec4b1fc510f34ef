import { ageOf } from '@my-air/api-client';
import { useEffect, useState } from 'react';

/** So long a thing waits before it is said to wait, in milliseconds: most are gone by then. */
const patience = 2_000;

/** Whether something has waited for so long that a person wants to do something about it. */
export function useHasWaited(since: number, isWaiting: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(() => ageOf(since) >= patience);

  useEffect(() => {
    if (!isWaiting || hasWaited) return;
    const timer = setTimeout(() => setHasWaited(true), patience - ageOf(since));
    return () => clearTimeout(timer);
  }, [since, isWaiting, hasWaited]);

  return isWaiting && hasWaited;
}
