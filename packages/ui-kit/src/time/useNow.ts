import { useEffect, useState } from 'react';

export interface NowOptions {
  /** The time between two updates, in milliseconds. @default 60_000 */
  interval?: number | undefined;
  /** A moment, as a date or in epoch milliseconds, at which the time is updated too, so that what waits for it changes without delay. */
  awaited?: Date | number | undefined;
}

/** The time in epoch milliseconds, updated once in every interval and when the awaited moment passes. */
export function useNow({ interval = 60_000, awaited }: NowOptions = {}): number {
  const [now, setNow] = useState(() => Date.now());
  const moment = awaited === undefined ? undefined : Number(awaited);

  useEffect(() => {
    const left = moment === undefined ? 0 : moment - now;
    const timer = setTimeout(() => setNow(Date.now()), left > 0 ? Math.min(left, interval) : interval);
    return () => clearTimeout(timer);
  }, [moment, now, interval]);

  return now;
}
