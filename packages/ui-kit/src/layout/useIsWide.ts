// oxlint-disable-next-line no-restricted-imports -- the kit keeps no state, and imports none of our packages
import { useCallback, useSyncExternalStore } from 'react';

import { atLeast, type Breakpoint } from '../tokens/breakpoints.ts';

/** Whether the window is at least as wide as a breakpoint; for parts that narrower windows do not render. */
export function useIsWide(breakpoint: Breakpoint): boolean {
  const query = atLeast(breakpoint);
  const watch = useCallback(
    (onChange: () => void) => {
      const room = window.matchMedia(query);
      room.addEventListener('change', onChange);
      return () => room.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}
