import { capDelay } from '@my-air/api-client';

import type { Connect } from '../storage/database.ts';
import { createTurns } from './inTurn.ts';
import type { OutboxBrowser, OutboxNews } from './OutboxBrowser.ts';

/** The browser this page runs in, as the outbox sees it. */
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
    inTurn: createTurns({
      locks: 'locks' in navigator ? navigator.locks : undefined,
      connect,
      elapsed: () => performance.now(),
      after,
      owner: crypto.randomUUID(),
    }),
    openChannel(name, onNews) {
      if (!('BroadcastChannel' in globalThis)) return { send: () => {}, close: () => {} };
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => onNews(data);
      return {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays on this origin
        send: (news) => channel.postMessage(news),
        close: () => channel.close(),
      };
    },
  };
}

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, capDelay(milliseconds));
  return () => clearTimeout(timer);
}
