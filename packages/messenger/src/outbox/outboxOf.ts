import { capDelay } from '@my-air/api-client';
import { keepPerUser, useValue } from '@my-air/client-state';
import { browserLocks, openTabChannel } from '@my-air/client-state/tabs';
import { type PortalContext, usePortal, useUser } from '@my-air/feature-api';

import { draftFilesOf } from '../drafts/draftFilesOf.ts';
import type { Connect } from '../storage/database.ts';
import { connect, outboxJournal, outboxStore } from '../storage/messengerStorage.ts';
import { openedTimelinesOf } from '../timeline/openedTimelinesOf.ts';
import type { Outbox, OutboxBrowser, OutboxNews, OutboxSnapshot } from './Outbox.ts';
import { createExclusiveLock } from './createExclusiveLock.ts';
import { createOutbox } from './createOutbox.ts';
import { createTransport } from './createTransport.ts';

/** The functions of this page's browser for the outbox. */
function thisBrowser(connect: Connect): OutboxBrowser {
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

/** The outbox of a user in this tab: shared by the screens and the background, which makes it send. */
export const outboxOf = keepPerUser((portal: PortalContext, userId: number) => {
  const { api, config, session } = portal;
  const outbox = createOutbox({
    userId,
    store: outboxStore,
    journal: outboxJournal,
    transport: createTransport(api, config.flags.idempotencyKey),
    browser: thisBrowser(connect),
    async rescueFiles({ item, files }) {
      if (item.kind === 'review') return [];
      // The files of a question are stored under chat 0, because its chat does not exist yet.
      return draftFilesOf(userId).rescue(item.kind === 'message' ? item.chatId : 0, files);
    },
    isCurrent: () => session.getUser()?.id === userId,
    recheck: () => session.recheck(),
  });
  // A message enters its chat at the moment at which it is no longer unsent.
  outbox.onSent(({ entry: { item }, delivery }) => {
    if (item.kind === 'message' && delivery.message)
      openedTimelinesOf(portal, userId).get(item.chatId)?.apply(delivery.message);
  });
  return outbox;
});

/** The user's outbox, and its state. */
export function useOutbox(): readonly [OutboxSnapshot, Outbox] {
  const portal = usePortal();
  // After sign-out, the outbox of user 0, which sends nothing.
  const outbox = outboxOf(portal, useUser()?.id ?? 0);
  return [useValue(outbox), outbox];
}
