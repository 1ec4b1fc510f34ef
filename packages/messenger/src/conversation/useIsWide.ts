import { useSyncExternalStore } from 'react';

/** From here on there is room for the facts of a chat beside it. */
const enoughRoom = '(min-width: 1440px)';

/** Whether the facts of a chat stand beside it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(enoughRoom).matches);
}

function watch(onChange: () => void): () => void {
  const room = window.matchMedia(enoughRoom);
  room.addEventListener('change', onChange);
  return () => room.removeEventListener('change', onChange);
}
