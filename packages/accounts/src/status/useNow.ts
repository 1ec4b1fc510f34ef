import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time in epoch milliseconds. It moves once a minute, and at once when the awaited moment passes. */
export function useNow(awaited?: Date): number {
  const [now, setNow] = useState(() => Date.now());
  const moment = awaited?.getTime();

  useEffect(() => {
    const left = moment === undefined ? minute : moment - now;
    const timer = setTimeout(() => setNow(Date.now()), left > 0 ? Math.min(left, minute) : minute);
    return () => clearTimeout(timer);
  }, [moment, now]);

  return now;
}
