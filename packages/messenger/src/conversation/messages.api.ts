import type { ApiClient } from '@my-air/api-client';
import { port } from '@my-air/feature-kit';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';

import { changeChat, compareIds } from '../chats/chatLists.ts';
import type { Message } from '../contract.ts';
import { messengerPorts } from '../ports.ts';
import {
  findPage,
  mergeNewest,
  pageBehind,
  reader,
  fetchNewer,
  fetchOlder,
  readPages,
  type MessagePage,
} from './messagePages.ts';

/** The interval at which an open chat is read, in milliseconds. */
const messagesInterval = 8_000;

/** Where to read: before a known message, after one, or else the newest ones; and the page to begin at. */
interface MessagePlace {
  before?: number | undefined;
  after?: number | undefined;
  page: number;
}

const newestPlace: MessagePlace = { page: 1 };

/** The loaded messages of a chat: the newest first, and none missing between two pages. */
export type MessagesData = InfiniteData<MessagePage, MessagePlace>;

/**
 * The messages of a chat. The server counts its pages from the newest message, so that every new one moves
 * them: a place is therefore a message, and pages are read until one reaches it. A refetch reads the newest
 * page; the pages behind it come from the cache, unless so much is new that they no longer follow it.
 */
export const messagesQuery = (api: ApiClient, chatId: number) =>
  infiniteQueryOptions({
    queryKey: keyOf(chatId),
    initialPageParam: newestPlace,
    async queryFn({ pageParam: { before, after, page }, client, signal }): Promise<MessagePage> {
      const read = reader(api, chatId, signal);
      const { pages } = client.getQueryData<MessagesData>(keyOf(chatId)) ?? noMessages;
      const [first] = pages;
      if (before !== undefined) {
        const follower = pages.find((_, place) => pages[place - 1]?.messages.at(-1)?.id === before);
        return follower ?? fetchOlder(read, page, before);
      }
      if (after !== undefined && after === first?.messages[0]?.id) return fetchNewer(read, page, after);
      // The first page: the newest one, or the one around a message.
      if (first && first.newestPage > 1) return first;
      return mergeNewest(first, await whileMarkedRead(client, chatId, readPages(read, 1)));
    },
    getNextPageParam: (last, pages): MessagePlace | undefined =>
      last.isStart ? undefined : { before: last.messages.at(-1)?.id, page: pageBehind(pages) },
    getPreviousPageParam: ({ newestPage, messages }): MessagePlace | undefined =>
      newestPage > 1 ? { after: messages[0]?.id, page: newestPage - 1 } : undefined,
    select: oldestFirst,
    // Unchanged messages are the same objects already: their content need not be compared.
    structuralSharing: (known, next) => (hasSameItems(known, next) ? known : next),
    staleTime: messagesInterval,
    refetchInterval: messagesInterval,
    meta: { poll: true },
  });

const keyOf = (chatId: number) => ['messenger', 'messages', chatId] as const;
const noMessages: MessagesData = { pages: [], pageParams: [] };

/** The loaded messages, oldest first; each once, also where a server gives one of them on two pages. */
export function oldestFirst({ pages }: MessagesData): readonly Message[] {
  const byId = new Map<number, Message>();
  for (const { messages } of pages)
    for (const message of messages) if (!byId.has(message.id)) byId.set(message.id, message);
  return [...byId.values()].reverse();
}

/** The loaded messages of a chat, oldest first. */
export function loadedMessages(queryClient: QueryClient, chatId: number): readonly Message[] {
  return oldestFirst(queryClient.getQueryData<MessagesData>(keyOf(chatId)) ?? noMessages);
}

/** Whether two readings have the same pages, or two selections the same messages. */
function hasSameItems(known: unknown, next: unknown): boolean {
  // Before the first reading there is nothing to keep, also where it has brought no message.
  if (known === undefined) return false;
  const itemsOf = (data: unknown): readonly unknown[] =>
    Array.isArray(data) ? data : (data as MessagesData).pages;
  const [before, after] = [itemsOf(known), itemsOf(next)];
  return before.length === after.length && before.every((item, place) => item === after[place]);
}

/** Reading the newest page marks the chat read: its number goes at once, and comes back after a failure. */
async function whileMarkedRead<Page>(
  client: QueryClient,
  chatId: number,
  reading: Promise<Page>,
): Promise<Page> {
  let wasUnread = false;
  const restore = changeChat(client, chatId, (chat) => {
    if (chat.unread_count === 0) return chat;
    wasUnread = true;
    return { ...chat, unread_count: 0 };
  });
  try {
    const page = await reading;
    if (wasUnread) port(messengerPorts, 'onChatRead')?.(client);
    return page;
  } catch (error) {
    restore();
    throw error;
  }
}

/** Puts a message that the server has confirmed or changed into the loaded ones, without reading again. */
export function addMessage(
  queryClient: QueryClient,
  chatId: number,
  message: Message | null | undefined,
): void {
  const queryKey = keyOf(chatId);
  // It was changed, whatever the answer says of it: the server is asked how it is now.
  if (message?.id == null) return void queryClient.invalidateQueries({ queryKey });
  // An answer that is on its way is older.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<MessagesData>(queryKey, (data) => {
    if (!data) return data;
    const pages = data.pages.map((page, place) => {
      const isKnown = page.messages.some(({ id }) => id === message.id);
      if (isKnown) {
        return { ...page, messages: page.messages.map((one) => (one.id === message.id ? message : one)) };
      }
      const [newest] = page.messages;
      const isNewest =
        place === 0 && page.newestPage === 1 && (!newest || compareIds(message.id, newest.id) > 0);
      return isNewest ? { ...page, messages: [message, ...page.messages] } : page;
    });
    return { ...data, pages };
  });
}

/** Shows a chat from its newest page on, or around a message; resolves to whether the chat has it. */
export async function showMessages(
  queryClient: QueryClient,
  api: ApiClient,
  chatId: number,
  messageId?: number,
): Promise<boolean> {
  const read = reader(api, chatId);
  const page = messageId === undefined ? await readPages(read, 1) : await findPage(messageId, read);
  if (!page) return false;
  void queryClient.cancelQueries({ queryKey: keyOf(chatId) });
  queryClient.setQueryData<MessagesData>(keyOf(chatId), {
    pages: [page],
    pageParams: [{ page: page.newestPage }],
  });
  return true;
}
