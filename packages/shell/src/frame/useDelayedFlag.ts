import { useEffect, useState } from 'react';

/** When a loading indicator appears and leaves, in milliseconds. */
export const loaderTimes = { showAfter: 500, hideAfter: 300 };

/** Follows a flag late: up only when it has held for a while, down a while after it has gone. */
export function useDelayedFlag(isOn: boolean, { showAfter, hideAfter } = loaderTimes): boolean {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (isOn === isShown) return undefined;
    const timer = setTimeout(() => setIsShown(isOn), isOn ? showAfter : hideAfter);
    return () => clearTimeout(timer);
  }, [isOn, isShown, showAfter, hideAfter]);

  return isShown;
}
