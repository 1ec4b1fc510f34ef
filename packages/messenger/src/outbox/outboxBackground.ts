import type { ReadonlyValue } from '@my-air/client-state';
import type { Background, PortalContext } from '@my-air/feature-api';

import { activeChatsQuery } from '../chats/activeChatsQuery.ts';
import { changeChat } from '../chats/changeChat.ts';
import { compareMessages } from '../timeline/Timeline.ts';
import type { Delivery, OutboxSnapshot } from './Outbox.ts';
import type { OutboxEntry } from './OutboxEntry.ts';
import { outboxOf } from './outboxOf.ts';

/**
 * Puts a message that has arrived into the list of chats. Returns whether the list has its chat: others, such as
 * one that returns from the archive, have to be read. The time of the chat's change stays, since later readings
 * ask for what has changed after the latest one that the server has told.
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
    chat.last_message && compareMessages(chat.last_message, message) >= 0
      ? chat
      : { ...chat, last_message: message },
  ).release();
  return true;
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
 * Asks the browser for persistent storage once an entry waits; and while an entry waits that only this tab
 * has, makes the browser ask before the tab is closed. Returns a function that stops it.
 */
export function guardUnsafe(outbox: ReadonlyValue<OutboxSnapshot>): () => void {
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
