import { capDelay } from '@my-air/api-client';
import { browserLocks, openTabChannel } from '@my-air/client-state/tabs';

import type { Connect } from '../storage/database.ts';
import { createExclusiveLock } from './createExclusiveLock.ts';
import type { OutboxBrowser, OutboxNews } from './OutboxBrowser.ts';

/** The functions of this page's browser for the outbox. */
export function thisBrowser(connect: Connect): OutboxBrowser {
  return {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    after,
    newKey: () => crypto.randomUUID(),
    isOnline: () => navigator.onLine,
    onWake(act) {
      const whenVisible = () => {
        if (document.visibilityState === 'visible') act();
      };
      window.addEventListener('online', act);
      document.addEventListener('visibilitychange', whenVisible);
      return () => {
        window.removeEventListener('online', act);
        document.removeEventListener('visibilitychange', whenVisible);
      };
    },
    withExclusiveLock: createExclusiveLock({
      locks: browserLocks(),
      connect,
      elapsed: () => performance.now(),
      after,
      owner: crypto.randomUUID(),
    }),
    openChannel: (name, onNews) => openTabChannel<OutboxNews>(name, onNews),
  };
}

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, capDelay(milliseconds));
  return () => clearTimeout(timer);
}
