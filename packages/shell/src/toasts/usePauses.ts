import { useEffect } from 'react';

import type { ToastStore } from './createToasts.ts';

/**
 * Stops the timers of messages while the page is hidden; returns a function that pauses them while the user
 * is at the messages.
 */
export function usePauses(toasts: ToastStore): (isPaused: boolean) => void {
  useEffect(() => {
    const follow = () =>
      document.visibilityState === 'hidden' ? toasts.pause('hidden') : toasts.resume('hidden');
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      // A stack that is removed under the pointer or the focus gets no event that they have left.
      toasts.resume('hidden');
      toasts.resume('pointer');
    };
  }, [toasts]);

  return (isPaused) => (isPaused ? toasts.pause('pointer') : toasts.resume('pointer'));
}
