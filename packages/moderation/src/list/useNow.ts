import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time in epoch milliseconds; it moves once a minute, so that a date that passes changes the list. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
