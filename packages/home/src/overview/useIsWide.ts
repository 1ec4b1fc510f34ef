import { useSyncExternalStore } from 'react';

/** Whether two columns of cards have room beside each other. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(enoughRoom).matches);
}

const enoughRoom = '(min-width: 992px)';

function watch(onChange: () => void): () => void {
  const room = window.matchMedia(enoughRoom);
  room.addEventListener('change', onChange);
  return () => room.removeEventListener('change', onChange);
}
