import { ageOf } from '@my-air/api-client';
import { useEffect, useState } from 'react';

/** The age at which an entry is shown as waiting, in milliseconds: most are sent by then. */
const patience = 2_000;

/** Whether an entry has waited so long that the actions on it are offered. */
export function useHasWaited(since: number, isWaiting: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(() => ageOf(since) >= patience);

  useEffect(() => {
    if (!isWaiting || hasWaited) return;
    const timer = setTimeout(() => setHasWaited(true), patience - ageOf(since));
    return () => clearTimeout(timer);
  }, [since, isWaiting, hasWaited]);

  return isWaiting && hasWaited;
}
