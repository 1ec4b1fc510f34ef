import {
  createPoll,
  freshTime,
  hasJustFailed,
  timers,
  type Background,
  type PortalContext,
} from '@my-air/feature-api';

import { listActiveChats, type ChatList } from '../contract.ts';
import { applyNews, latestChange, type ChatNews } from './applyNews.ts';
import { activeChatsQuery } from './chats.api.ts';
import { messengerPresence, type MessengerPresence } from './messengerPresence.ts';

/** How often it is looked whether it is time to read; both intervals are multiples of it. In milliseconds. */
const tick = 4_000;
/** After so long the whole first page is read again: only there can be seen what has left the list. */
const longestTrust = 120_000;
/** What was read this recently, by the first load or a screen, is not read again. */
const freshFor = 1_000;

/** Keeps the chats fresh: slowly on every screen, faster while the messenger is open in any tab, in one tab of all. */
export const chatsBackground: Background = {
  start: (portal) => pollChats(portal, messengerPresence),
};

/** Starts to read the chats again and again. Returns a function that stops it. */
export function pollChats(portal: PortalContext, presence: Pick<MessengerPresence, 'isOpen'>): () => void {
  const { api, queryClient, session } = portal;
  const query = activeChatsQuery(api);
  const known = () => queryClient.getQueryData<ChatList>(query.queryKey);
  let turn: AbortSignal | undefined;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let wholeAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  /** From where on the next reading asks; the whole page where it does not say. */
  let after: string | undefined;
  let news: ChatNews | undefined;

  function pause(): number {
    const interval = presence.isOpen() ? timers.chatListOpen : timers.chatList;
    const longer = Math.min(interval * 2 ** failures, timers.longestBackoff);
    return failures === 0 ? interval : Math.max(interval, longer);
  }

  /** Reads into the cache: what was changed in it meanwhile is kept, and a failure shows where the list is shown. */
  async function read(signal: AbortSignal): Promise<ChatList> {
    const asked = known();
    const from = after;
    // A reading that somebody else starts with this is of the whole page.
    after = undefined;
    const input = from === undefined ? {} : { query: { after: from } };
    let list = await api.send(listActiveChats, input, { signal });
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
      // Another reading was under way, or one has just been done: its list is whole.
      news ??= { list, isWhole: true };
      if (news.isWhole) wholeAt = now;
      return news;
    } catch {
      // The error policy has seen it already; the next reading comes later.
      failures += 1;
      return null;
    }
  }

  return createPoll<ChatNews | null>({
    // One person's tabs must not tell another's: an impersonation may be open beside them.
    name: `${query.queryKey.join('/')} of ${session.getUser()?.id}`,
    interval: tick,
    run,
    onAnswer(answer) {
      // What was read in this tab is in the cache already.
      if (!answer || answer === news) return;
      queryClient.setQueryData<ChatList>(query.queryKey, (list) => applyNews(list, answer));
    },
  });
}
