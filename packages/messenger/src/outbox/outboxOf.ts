import { capDelay } from '@my-air/api-client';
import { type Background, type PortalContext, usePortal, useUser } from '@my-air/feature-api';
import { useAtomValue } from 'jotai';

import { activeChatsQuery } from '../chats/activeChatsQuery.ts';
import { changeChat, compareIds } from '../chats/chatLists.ts';
import { addMessage } from '../conversation/messages.api.ts';
import { draftFilesOf } from '../drafts/draftFilesOf.ts';
import { outboxJournal, outboxStore } from '../storage/messengerStorage.ts';
import { keepPerUser, type ReadonlyValue } from '../watched.ts';
import { createOutbox } from './createOutbox.ts';
import { createTransport } from './createTransport.ts';
import type { Delivery, Outbox, OutboxBrowser, OutboxNews, OutboxSnapshot } from './Outbox.ts';
import type { OutboxEntry } from './OutboxEntry.ts';

/** The outbox of a user in this tab: shared by the screens and the background, which makes it send. */
export const outboxOf = keepPerUser((portal: PortalContext, userId: number) => {
  const { api, config, session } = portal;
  const outbox = createOutbox({
    userId,
    store: outboxStore,
    journal: outboxJournal,
    transport: createTransport(api, config.flags.idempotencyKey),
    browser: thisBrowser(),
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
      addMessage(portal.queryClient, item.chatId, delivery.message);
  });
  return outbox;
});

/** The user's outbox, and its state. */
export function useOutbox(): readonly [OutboxSnapshot, Outbox] {
  const portal = usePortal();
  // After sign-out, the outbox of user 0, which sends nothing.
  const outbox = outboxOf(portal, useUser()?.id ?? 0);
  return [useAtomValue(outbox.valueAtom), outbox];
}

/** Sends waiting entries on every screen while their author is signed in. */
export const outboxBackground: Background = {
  start(portal) {
    const userId = portal.session.getUser()?.id;
    // Without a signed-in user nothing can be sent.
    if (userId === undefined) return () => {};
    const outbox = outboxOf(portal, userId);
    const readAgain = () => portal.queryClient.invalidateQueries({ queryKey: ['messenger', 'active-chats'] });
    const stops = [
      outbox.onSent(({ entry, delivery }) => {
        if (!showInList(portal, entry, delivery)) void readAgain();
        // A conversation that is over is in the archive, and so is its rating.
        if (entry.item.kind === 'review')
          void portal.queryClient.invalidateQueries({ queryKey: ['messenger', 'archived-chats'] });
      }),
      outbox.onRefused(({ failure }) => {
        if (failure?.code === 'forbidden') void readAgain();
      }),
      guardUnsafe(outbox),
      outbox.start(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
};

/**
 * Puts a message that has arrived into the list of chats. Returns whether the list has its chat: others, such as
 * one that returns from the archive, have to be read.
 */
function showInList(
  { api, queryClient }: PortalContext,
  { item }: OutboxEntry,
  { message }: Delivery,
): boolean {
  if (item.kind !== 'message' || message?.created_at == null) return false;
  const list = queryClient.getQueryData(activeChatsQuery(api).queryKey);
  if (!list?.chats.some(({ id }) => id === item.chatId)) return false;
  changeChat(queryClient, item.chatId, (chat) =>
    chat.last_message && compareIds(chat.last_message.id, message.id) >= 0
      ? chat
      : { ...chat, last_message: message },
  );
  return true;
}

/**
 * Asks the browser for persistent storage once an entry waits; and while an entry waits that only this tab
 * has, makes the browser ask before the tab is closed. Returns a function that stops it.
 */
export function guardUnsafe(outbox: Pick<ReadonlyValue<OutboxSnapshot>, 'get' | 'subscribe'>): () => void {
  let hasAsked = false;
  let isGuarded = false;
  const holdBack = (event: BeforeUnloadEvent) => event.preventDefault();

  function update(): void {
    const { entries, isSafe } = outbox.get();
    if (entries.length > 0 && !hasAsked) {
      hasAsked = true;
      // After a refusal entries are stored like other data of the site.
      void navigator.storage?.persist?.().catch(() => false);
    }
    if (isGuarded === !isSafe) return;
    isGuarded = !isSafe;
    if (isGuarded) window.addEventListener('beforeunload', holdBack);
    else window.removeEventListener('beforeunload', holdBack);
  }

  const stop = outbox.subscribe(update);
  update();
  return () => {
    stop();
    window.removeEventListener('beforeunload', holdBack);
  };
}

/** The functions of this page's browser for the outbox. */
function thisBrowser(): OutboxBrowser {
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
    withExclusiveLock: createExclusiveLock(navigator.locks),
    openChannel,
  };
}

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, capDelay(milliseconds));
  return () => clearTimeout(timer);
}

/** Opens the channel to the other tabs; without one, such as where storage is denied, tabs share nothing. */
function openChannel(
  name: string,
  onNews: (news: OutboxNews) => void,
): ReturnType<OutboxBrowser['openChannel']> {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<OutboxNews>) => onNews(data));
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
      send: (news) => channel.postMessage(news),
      close: () => channel.close(),
    };
  } catch {
    return { send: () => {}, close: () => {} };
  }
}

/** Creates a lock for work that only one tab may do at a time. An aborted turn ends without an error. */
export function createExclusiveLock(locks: Pick<LockManager, 'request'>): OutboxBrowser['withExclusiveLock'] {
  return async (name, signal, work) => {
    if (signal.aborted) return;
    let running: Promise<void> | undefined;
    try {
      await locks.request(name, { signal }, () => (running = work()));
    } catch (error) {
      if (signal.aborted) return;
      if (running) throw error;
      // Locks are refused where storage is: there is nothing to share.
      await work();
    }
  };
}
