import type { ApiClient } from '@my-air/api-client';

import { compareIds } from '../chats/chatLists.ts';
import { listMessages, type Message, type MessageList } from '../contract.ts';

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

type ReadPage = (page: number) => Promise<MessageList>;

/** Reads pages of a chat by their number. */
export function reader(api: ApiClient, chatId: number, signal?: AbortSignal): ReadPage {
  return (page) =>
    api.send(listMessages, { params: { chatId }, query: page === 1 ? {} : { page } }, { signal });
}

/** Reads pages from one on until a page has a message that is old enough, or the first one of the chat. */
export async function readPages(
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

/** Reads the messages before a known one. */
export async function fetchOlder(read: ReadPage, page: number, before: number): Promise<MessagePage> {
  const isOlder = (id: number) => compareIds(id, before) < 0;
  const found = await readPages(read, page, isOlder);
  return { ...found, messages: found.messages.filter(({ id }) => isOlder(id)) };
}

/** Reads the messages after a known one. */
export async function fetchNewer(read: ReadPage, page: number, after: number): Promise<MessagePage> {
  const isNewer = (id: number) => compareIds(id, after) > 0;
  const found = await readPages(read, page, (id) => !isNewer(id));
  return { ...found, messages: found.messages.filter(({ id }) => isNewer(id)) };
}

function isLastPage({ messages, meta }: MessageList, page: number): boolean {
  if (meta?.last_page != null) return page >= meta.last_page;
  return messages.length < (meta?.per_page ?? 1);
}

/** The first page that can have the messages behind the known ones; with each new message they move on. */
export function pageBehind(pages: readonly MessagePage[]): number {
  const last = pages.at(-1)!;
  const count = pages.reduce((sum, { messages }) => sum + messages.length, 0);
  const byCount = pages[0]!.newestPage === 1 ? Math.floor(count / last.perPage) : 0;
  return Math.max(last.oldestPage, byCount) + 1;
}

/**
 * The newest page with the messages that are known already: those that it does not reach follow it if nothing
 * is missing between, and are given up otherwise.
 */
export function mergeNewest(known: MessagePage | undefined, page: MessagePage): MessagePage {
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

/** The most steps of a search over pages: each step doubles the range that it can find. */
const mostSteps = 40;

/** Finds the page of a message in a chat of any length by binary search, since ids grow with time. */
export async function findPage(messageId: number, read: ReadPage): Promise<MessagePage | undefined> {
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
