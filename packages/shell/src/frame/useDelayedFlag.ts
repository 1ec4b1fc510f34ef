import { useEffect, useState } from 'react';

/** The delays after which a loading indicator appears and leaves, in milliseconds. */
export const loaderTimes = { showAfter: 500, hideAfter: 300 };

/** Follows a flag with delays: on only when it has been on for a while, off a while after it went off. */
export function useDelayedFlag(isOn: boolean, { showAfter, hideAfter } = loaderTimes): boolean {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (isOn === isShown) return undefined;
    const timer = setTimeout(() => setIsShown(isOn), isOn ? showAfter : hideAfter);
    return () => clearTimeout(timer);
  }, [isOn, isShown, showAfter, hideAfter]);

  return isShown;
}
