import type { DataContext } from '@my-air/feature-kit';
import { InfiniteQueryObserver } from '@tanstack/react-query';

import { chatsQuery, knownChats } from './chats.api.ts';
import { countUnread } from './countUnread.ts';

const badge = /^\(\d+\+?\) /;
/** The largest number that is written in full, as in a badge. */
const limit = 99;

/**
 * Keeps the number of unread messages in front of the browser's title, from the same cache as the list.
 * Returns a function that stops it.
 */
export function showUnreadInTitle({ api, queryClient }: DataContext): () => void {
  const unread = new InfiniteQueryObserver(queryClient, {
    ...chatsQuery(api, 'active'),
    enabled: false,
    select: (pages) => countUnread(knownChats(pages).chats),
  });

  function write() {
    const count = unread.getCurrentResult().data ?? 0;
    const bare = document.title.replace(badge, '');
    const title = count > 0 ? `(${count > limit ? `${limit}+` : count}) ${bare}` : bare;
    if (title !== document.title) document.title = title;
  }

  // The next screen writes the title without the number.
  const observer = new MutationObserver(write);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  const unsubscribe = unread.subscribe(write);
  write();
  return () => {
    observer.disconnect();
    unsubscribe();
    document.title = document.title.replace(badge, '');
  };
}
