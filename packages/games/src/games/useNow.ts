import { useState } from 'react';

/** When the component first appeared, in epoch milliseconds; an announced game opens with the next visit. */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
