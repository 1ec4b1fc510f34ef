import { createPoll, freshTime, longestBackoff } from '@my-air/data-kit';
import { type Background, hasJustFailed, type PortalContext } from '@my-air/feature-api';

import { type ChatList, listActiveChats } from '../contract.ts';
import { chatListInterval, openChatListInterval } from './activeChatsQuery.ts';
import { applyNews, type ChatNews, latestChange } from './chatLists.ts';
import { activeChatsQuery } from './chats.api.ts';
import { messengerPresence, type MessengerPresence } from './messengerPresence.ts';

/** The interval of checks whether a reading is due, in milliseconds; the polling intervals are multiples. */
const tick = 4_000;
/** The age in milliseconds at which the whole first page is read again: only it shows which chats left. */
const longestTrust = 120_000;
/** A list that the first load or a screen has read within this time, in milliseconds, is not read again. */
const freshFor = 1_000;
/** Changes since a moment say nothing without a network, unlike the last list. */
const listChanges = { ...listActiveChats, isReadOffline: false };

/** Keeps the chats fresh: slowly on every screen, faster while the messenger is open; in one tab only. */
export const chatsBackground: Background = {
  start: (portal) => pollChats(portal, messengerPresence),
};

/** Reads the chats at intervals. Returns a function that stops it. */
export function pollChats(portal: PortalContext, presence: Pick<MessengerPresence, 'isOpen'>): () => void {
  const { api, queryClient, session } = portal;
  const query = activeChatsQuery(api);
  const known = () => queryClient.getQueryData<ChatList>(query.queryKey);
  let turn: AbortSignal | undefined;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let wholeAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  /** The time since which the next reading asks for changes; undefined for the whole page. */
  let after: string | undefined;
  let news: ChatNews | undefined;

  function pause(): number {
    const interval = presence.isOpen() ? openChatListInterval : chatListInterval;
    const longer = Math.min(interval * 2 ** failures, longestBackoff);
    return failures === 0 ? interval : Math.max(interval, longer);
  }

  /** Reads into the cache: changes made in it meanwhile are kept, and a failure shows in the list. */
  async function read(signal: AbortSignal): Promise<ChatList> {
    const asked = known();
    const from = after;
    // If another caller starts a reading with this function, it reads the whole page.
    after = undefined;
    const input = from === undefined ? {} : { query: { after: from } };
    let list = await api.send(from === undefined ? listActiveChats : listChanges, input, { signal });
    // More has changed than one answer holds.
    const isCut = from !== undefined && (list.meta?.last_page ?? 1) > 1;
    if (isCut) list = await api.send(listActiveChats, {}, { signal });
    news = { list, isWhole: from === undefined || isCut };
    return applyNews(known(), news, asked);
  }

  async function run(signal: AbortSignal): Promise<ChatNews | null> {
    // A new turn comes after silence: the tab was hidden, offline or asleep.
    const isReturn = turn !== signal;
    turn = signal;
    // The wall clock can be put back, and reading must not wait until it has caught up.
    const now = performance.now();
    if (!isReturn && now - fetchedAt < pause()) return null;
    if (hasJustFailed(queryClient.getQueryState(query.queryKey))) return null;
    const isWholeDue = isReturn || now - wholeAt >= longestTrust;
    after = isWholeDue ? undefined : latestChange(known() ?? { chats: [] });
    fetchedAt = now;
    news = undefined;
    try {
      const list = await queryClient.fetchQuery({
        ...query,
        queryFn: (context) => read(context.signal),
        staleTime: freshTime(queryClient, query.queryKey, isReturn ? freshFor : 0),
        meta: { ...query.meta, poll: true },
      });
      failures = 0;
      // Another reading was pending or had just finished: its list is whole.
      news ??= { list, isWhole: true };
      if (news.isWhole) wholeAt = now;
      return news;
    } catch {
      // The error policy has seen the error already; the next reading comes later.
      failures += 1;
      return null;
    }
  }

  return createPoll<ChatNews | null>({
    // Tabs of different users must not share answers: an impersonation may be open beside them.
    name: `${query.queryKey.join('/')} of ${session.getUser()?.id}`,
    interval: tick,
    run,
    onAnswer(answer) {
      // Lists that this tab has read are in its cache already.
      if (!answer || answer === news) return;
      queryClient.setQueryData<ChatList>(query.queryKey, (list) => applyNews(list, answer));
    },
  });
}
