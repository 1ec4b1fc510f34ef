import type { ApiClient } from '@my-air/api-client';
import { port } from '@my-air/feature-kit';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';

import { changeChat, compareIds } from '../chats/chatLists.ts';
import {
  editMessage,
  listMessages,
  markMentionRead,
  reactToMessage,
  type Message,
  type MessageList,
} from '../contract.ts';
import { messengerPorts } from '../ports.ts';
import { normalizeText } from '../text/normalizeText.ts';

/** The interval at which an open chat is read, in milliseconds. */
const messagesInterval = 8_000;

/** Messages of a chat between which none is missing. */
export interface MessagePage {
  /** Newest first, each once. */
  readonly messages: readonly Message[];
  /** The numbers of the server's pages with the newest and the oldest of them, when they were read. */
  readonly newestPage: number;
  readonly oldestPage: number;
  /** Whether the first message of the chat is among them. */
  readonly isStart: boolean;
  /** The newest message that the server has listed; one that was sent since may have unknown ones before it. */
  readonly listedTo: number | undefined;
  /** The number of messages on a page of the server. */
  readonly perPage: number;
}

/** Where to read: messages before a known one, after one, or else the newest; and the page to begin at. */
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
    async queryFn({ pageParam, client, signal }): Promise<MessagePage> {
      const read = reader(api, chatId, signal);
      const { pages, pageParams } = client.getQueryData<MessagesData>(keyOf(chatId)) ?? noMessages;
      const { before, after, page } = pageParam;
      if (pages.length === 0 || pageParam === pageParams[0]) {
        const known = pages[0];
        if (known && known.newestPage > 1) return known;
        return mergeNewest(known, await whileMarkedRead(client, chatId, readPages(read, 1)));
      }
      if (after !== undefined) {
        return within(await readPages(read, page, (id) => compareIds(id, after) <= 0), { after });
      }
      const place = pages.findIndex((known) => known.messages.at(-1)?.id === before);
      const next = place === -1 ? undefined : pages[place + 1];
      return next ?? within(await readPages(read, page, (id) => isBefore(id, before)), { before });
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

type ReadPage = (page: number) => Promise<MessageList>;

function reader(api: ApiClient, chatId: number, signal?: AbortSignal): ReadPage {
  return (page) =>
    api.send(listMessages, { params: { chatId }, query: page === 1 ? {} : { page } }, { signal });
}

/** Reads pages from one on until a page has a message that is old enough, or the first one of the chat. */
async function readPages(
  read: ReadPage,
  newestPage: number,
  isReached: (id: number) => boolean = () => true,
): Promise<MessagePage> {
  const messages = new Map<number, Message>();
  for (let page = newestPage; ; page += 1) {
    const list = await read(page);
    const known = messages.size;
    for (const message of list.messages) messages.set(message.id, message);
    // A server that does not count its pages may answer its last page again and again.
    const isStart = isLastPage(list, page) || messages.size === known;
    if (isStart || list.messages.some(({ id }) => isReached(id))) {
      const [newest] = messages.keys();
      const perPage = Math.max(1, list.meta?.per_page ?? list.messages.length);
      const found = [...messages.values()];
      return { messages: found, newestPage, oldestPage: page, isStart, listedTo: newest, perPage };
    }
  }
}

function isLastPage({ messages, meta }: MessageList, page: number): boolean {
  if (meta?.last_page != null) return page >= meta.last_page;
  return messages.length < (meta?.per_page ?? 1);
}

function isBefore(id: number, before: number | undefined): boolean {
  return before === undefined || compareIds(id, before) < 0;
}

function within(page: MessagePage, { before, after }: Omit<MessagePlace, 'page'>): MessagePage {
  const isWanted = (id: number) => isBefore(id, before) && (after === undefined || compareIds(id, after) > 0);
  return { ...page, messages: page.messages.filter(({ id }) => isWanted(id)) };
}

/** The first page that can have the messages behind the known ones; with each new message they move on. */
function pageBehind(pages: readonly MessagePage[]): number {
  const last = pages.at(-1)!;
  const count = pages.reduce((sum, { messages }) => sum + messages.length, 0);
  const byCount = pages[0]!.newestPage === 1 ? Math.floor(count / last.perPage) : 0;
  return Math.max(last.oldestPage, byCount) + 1;
}

/**
 * The newest page with the messages that are known already: those that it does not reach follow it if nothing
 * is missing between, and are given up otherwise.
 */
function mergeNewest(known: MessagePage | undefined, page: MessagePage): MessagePage {
  const [newest, oldest] = [page.messages[0]?.id, page.messages.at(-1)?.id];
  if (!known || known.listedTo === undefined || newest === undefined || oldest === undefined) return page;
  if (compareIds(oldest, known.listedTo) > 0) return page;
  const byId = new Map(known.messages.map((message) => [message.id, message]));
  const messages = [
    ...known.messages.filter(({ id }) => compareIds(id, newest) > 0),
    ...page.messages.map((message) => unlessSame(byId.get(message.id), message)),
    ...known.messages.filter(({ id }) => compareIds(id, oldest) < 0),
  ];
  const isUnchanged =
    messages.length === known.messages.length &&
    messages.every((message, place) => message === known.messages[place]);
  const isStart = known.isStart || page.isStart;
  return isUnchanged && known.listedTo === newest ? known : { ...known, messages, isStart, listedTo: newest };
}

/** A message that did not change stays the same object, so that it is not rendered again. */
function unlessSame(known: Message | undefined, read: Message): Message {
  return known && JSON.stringify(known) === JSON.stringify(read) ? known : read;
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

/** The most steps of a search over pages: each step doubles the range that it can find. */
const mostSteps = 40;

/** Finds the page of a message in a chat of any length by binary search, since ids grow with time. */
async function findPage(messageId: number, read: ReadPage): Promise<MessagePage | undefined> {
  let newest = 1;
  let oldest = Number.POSITIVE_INFINITY;
  let page = 1;
  for (let step = 0; step < mostSteps && newest <= oldest; step += 1) {
    const list = await read(page);
    const [first, last] = [list.messages[0]?.id, list.messages.at(-1)?.id];
    if (list.messages.some(({ id }) => id === messageId)) return readPages(() => Promise.resolve(list), page);
    if (list.meta?.last_page != null) oldest = Math.min(oldest, list.meta.last_page);
    if (first === undefined || last === undefined || compareIds(messageId, first) > 0) oldest = page - 1;
    else if (compareIds(messageId, last) < 0) newest = page + 1;
    // Between the first and the last id of a page, and not on it: there is no such message.
    else return undefined;
    page = Number.isFinite(oldest) ? Math.floor((newest + oldest) / 2) : page * 2;
  }
  return undefined;
}

/** Changes the text of a message. */
export const editMessageMutation = (api: ApiClient, chatId: number) => ({
  mutationFn: async ({ messageId, markdown }: { messageId: number; markdown: string }) =>
    (
      await api.send(editMessage, {
        params: { chatId, messageId },
        body: { message: normalizeText(markdown) },
      })
    ).chat_message,
});

/** An emoji that the user presses under a message. */
export interface PressedReaction {
  messageId: number;
  emoji: string;
}

/** Adds an emoji to a message, or takes it back. */
export const reactMutation = (api: ApiClient, chatId: number) => ({
  mutationKey: ['messenger', 'react', chatId],
  mutationFn: async ({ messageId, emoji }: PressedReaction) =>
    (
      await api.send(
        reactToMessage,
        { params: { chatId, messageId }, body: { emoji } },
        // Without the key, a repeated call would take back what the first has done.
        { idempotencyKey: crypto.randomUUID() },
      )
    ).chat_message,
  // One after the other: the same call adds and takes back.
  scope: { id: `messenger reactions of ${chatId}` },
});

/** Marks a mention of the user as seen. */
export const readMentionMutation = (api: ApiClient, chatId: number) => ({
  mutationFn: (messageId: number) => api.send(markMentionRead, { params: { chatId, messageId } }),
  meta: { poll: true },
});
