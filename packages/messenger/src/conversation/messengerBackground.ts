import type { Background, PortalContext } from '@my-air/feature-kit';
import { InfiniteQueryObserver } from '@tanstack/react-query';

import { changeChat, compareIds } from '../chats/chatLists.ts';
import { chatsQuery, pagesAtOnce, shownChatsQuery } from '../chats/chats.api.ts';
import type { Message } from '../contract.ts';

/** The messenger's work on every screen: sends what was written, keeps the chats fresh. */
export const messengerBackground: Background = {
  start(portal) {
    const stops = [sendWhatWaits(portal), readChatsOn(portal)];
    return () => {
      for (const stop of stops) stop();
    };
  },
};

/** The code that sends, which the first screen does not wait for. A load that fails is tried again until it is stopped. */
const senderQuery = {
  queryKey: ['messenger', 'sender'],
  queryFn: async () => {
    const [{ startSending }, { addMessage }] = await Promise.all([
      import('../send/startSending.ts'),
      import('./messages.api.ts'),
    ]);
    return { startSending, addMessage };
  },
  networkMode: 'always',
  retry: true,
} as const;

/** Sends the unsent messages as soon as the code for it is there. Returns a function that stops it, also before. */
function sendWhatWaits(portal: PortalContext): () => void {
  const { api, queryClient } = portal;
  const { queryKey } = chatsQuery(api, 'active');
  const readChats = () => void queryClient.invalidateQueries({ queryKey });
  let isStopped = false;
  let stop = () => {};

  async function start(): Promise<void> {
    const { startSending, addMessage } = await queryClient.fetchQuery(senderQuery);
    if (isStopped) return;
    stop = startSending(portal, {
      onSent(chatId, message) {
        addMessage(queryClient, chatId, message);
        // Others, such as a chat that returns from the archive, have to be read.
        if (!showInList(portal, chatId, message)) readChats();
      },
      onFailed: readChats,
    });
  }

  // Only a stop ends the tries.
  start().catch(() => {});
  return () => {
    isStopped = true;
    stop();
    void queryClient.cancelQueries({ queryKey: senderQuery.queryKey });
  };
}

/**
 * Reads the active chats, page after page: unread messages are counted wherever they are. A page that could not be read
 * is tried with the next interval. Returns a function that stops it.
 */
function readChatsOn({ api, queryClient }: PortalContext): () => void {
  const observer = new InfiniteQueryObserver(queryClient, chatsQuery(api, 'active'));
  function readOn({ data, isFetching, isError, hasNextPage } = observer.getCurrentResult()): void {
    queryClient.setQueryData(shownChatsQuery(api).queryKey, data?.chats);
    const count = queryClient.getQueryData(chatsQuery(api, 'active').queryKey)?.pages.length ?? 0;
    if (hasNextPage && !isFetching && !isError && count < pagesAtOnce) void observer.fetchNextPage();
  }
  const stop = observer.subscribe(readOn);
  // The first page may have been read ahead: then nothing changes until the next interval.
  readOn();
  return stop;
}

/** Puts a sent message into the list of chats. Returns whether the list has its chat. */
function showInList({ api, queryClient }: PortalContext, chatId: number, message: Message): boolean {
  const list = queryClient.getQueryData(chatsQuery(api, 'active').queryKey);
  const isListed = list?.pages.some(({ chats }) => chats.some(({ id }) => id === chatId)) ?? false;
  if (message.created_at == null || !isListed) return false;
  changeChat(queryClient, chatId, (chat) =>
    chat.last_message && compareIds(chat.last_message.id, message.id) >= 0
      ? chat
      : { ...chat, last_message: message },
  );
  return true;
}
