import { atomStore } from '@my-air/feature-kit/state';
import type { PortalContext } from '@my-air/feature-kit';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';

import type { Message } from '../contract.ts';
import type { OutgoingMessage } from './OutgoingMessage.ts';
import { changeOutgoing, listOutgoing } from './outgoingStore.ts';
import { sendMutation, unsentQuery, type Sender } from './send.api.ts';
import { listenToTabs, showUpload, tellTabs, uploadSharesAtom, type TabNews } from './tabNews.ts';

export interface SendingOptions {
  /** Called in every tab with a message that the server has got, when it stops being an unsent one. */
  onSent: (chatId: number, message: Message) => void;
  /** Called when a message was not sent and is not tried again by itself. */
  onFailed: () => void;
}

/**
 * Sends the messages of the signed-in user, those that wait and those that any tab adds: in one tab at a time,
 * and in each chat one after the other. Returns a function that stops it.
 */
export function startSending(portal: PortalContext, { onSent, onFailed }: SendingOptions): () => void {
  const user = portal.session.getUser();
  if (!user) return () => {};
  const userId = user.id;
  const { api, config, queryClient, session } = portal;
  const { queryKey } = unsentQuery(userId);
  const life = new AbortController();
  let turn = new AbortController();
  const uploads: Sender['uploads'] = new Map();
  const unsent = new QueryObserver(queryClient, unsentQuery(userId));
  const underWay = new Map<string, Promise<unknown>>();
  let wake: () => void = () => {};
  let askedTurn: AbortSignal | undefined;

  /** Takes this tab's turn, which lasts until nothing is left to send, or until the tab is offline or frozen. */
  async function takeTurn(): Promise<void> {
    wake();
    if (turn.signal.aborted) turn = new AbortController();
    const { signal } = turn;
    if (askedTurn === signal) return;
    askedTurn = signal;
    const send = () => {
      askedTurn = undefined;
      return sendAll(signal);
    };
    try {
      await navigator.locks.request(`my-air messages of ${userId}`, { signal }, send);
    } catch {
      // The turn has ended, or the storage failed: what waits is sent after the next change or start.
      if (askedTurn === signal) askedTurn = undefined;
    }
  }

  /** Follows the unsent messages, which a screen may have read before. */
  function sendWaiting(): void {
    const { data = [] } = unsent.getCurrentResult();
    guardUnsent(data);
    if (data.some(({ state }) => state === 'waiting' || state === 'sending')) void takeTurn();
  }

  async function sendAll(signal: AbortSignal): Promise<void> {
    const sender: Sender = { api, session, life: life.signal, turn: signal, uploads };
    // Tries of an earlier turn of this tab may still be on their way: they come to their end first.
    await Promise.race([Promise.all(underWay.values()), untilEnd(signal)]);
    for (const message of await listOutgoing(userId)) await settleCutOff(message);
    let hasNews = true;
    while (hasNews && !signal.aborted && onlineManager.isOnline()) {
      hasNews = false;
      const news = new Promise<void>((resolve) => {
        wake = () => {
          hasNews = true;
          resolve();
        };
      });
      // As the store has them: this tab may not have heard yet of an earlier one that another tab has added.
      for (const message of await listOutgoing(userId)) begin(message, sender);
      await Promise.race([news, Promise.all(underWay.values()), untilEnd(signal)]);
    }
  }

  /** A message that is being sent although this tab has the turn was cut off with its page. */
  async function settleCutOff(message: OutgoingMessage): Promise<void> {
    if (message.state !== 'sending' || underWay.has(message.key)) return;
    const state = config.flags.idempotencyKey ? 'waiting' : 'unknown';
    await changeOutgoing(message, (stored) => (stored.state === 'sending' ? { ...stored, state } : stored));
    tellTabs({ type: 'changed', userId: message.userId });
  }

  function begin(message: OutgoingMessage, sender: Sender): void {
    const { key, userId: author, chatId } = message;
    if (message.state !== 'waiting' || underWay.has(key)) return;
    const sending = new MutationObserver(queryClient, sendMutation(sender, chatId))
      .mutate(message)
      .then(
        (sent) => sent && tellTabs({ type: 'sent', userId: author, key, chatId, message: sent }),
        onFailed,
      )
      .finally(() => underWay.delete(key));
    underWay.set(key, sending);
  }

  function receive(news: TabNews): void {
    if (news.type === 'uploading') showUpload(news.key, news.share);
    else if (news.type === 'stop') stopUpload(news.key);
    else if (news.userId === userId) {
      if (news.type === 'sent') {
        // In one step, so that the message is on the screen exactly once.
        queryClient.setQueryData(queryKey, (known) => known?.filter(({ key }) => key !== news.key));
        onSent(news.chatId, news.message);
      }
      void queryClient.invalidateQueries({ queryKey });
    }
  }

  /** Ends an upload unless all of it has left: afterwards it would be unknown whether it arrived. */
  function stopUpload(key: string): void {
    if ((atomStore.get(uploadSharesAtom).get(key) ?? 1) < 1) uploads.get(key)?.abort();
  }

  // Offline or frozen this tab cannot send, and another one may be able to.
  const endTurn = () => turn.abort();
  document.addEventListener('freeze', endTurn, { signal: life.signal });
  document.addEventListener('resume', sendWaiting, { signal: life.signal });
  life.signal.addEventListener('abort', () => {
    endTurn();
    for (const upload of uploads.values()) upload.abort();
  });
  listenToTabs(receive, life.signal);
  const stops = [
    unsent.subscribe(sendWaiting),
    onlineManager.subscribe((isOnline) => (isOnline ? sendWaiting() : endTurn())),
  ];
  sendWaiting();
  return () => {
    for (const stop of stops) stop();
    guardUnsent([]);
    life.abort();
  };
}

const holdBack = (event: BeforeUnloadEvent) => event.preventDefault();
let isStorageAsked = false;

/**
 * Asks the browser once to keep what waits. While only this page has a message, makes the browser ask before the
 * page is left.
 */
function guardUnsent(messages: readonly OutgoingMessage[]): void {
  if (messages.length > 0 && !isStorageAsked) {
    isStorageAsked = true;
    // After a refusal messages are stored like other data of the site.
    void navigator.storage?.persist?.().catch(() => false);
  }
  if (messages.some(({ isKept }) => !isKept)) window.addEventListener('beforeunload', holdBack);
  else window.removeEventListener('beforeunload', holdBack);
}

function untilEnd(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
