import type { DataContext } from '@my-air/feature-kit';

import type { ChatList } from '../contract.ts';
import { activeChatsQuery } from './chats.api.ts';
import { countUnread } from './countUnread.ts';

const badge = /^\(\d+\) /;

/**
 * Keeps the number of unread messages in front of the browser's title, from the same cache as the list.
 * Returns a function that stops it.
 */
export function showUnreadInTitle({ api, queryClient }: DataContext): () => void {
  const { queryKey } = activeChatsQuery(api);

  function write() {
    const list = queryClient.getQueryData<ChatList>(queryKey);
    const count = list ? countUnread(list) : 0;
    const bare = document.title.replace(badge, '');
    const title = count > 0 ? `(${count}) ${bare}` : bare;
    if (title !== document.title) document.title = title;
  }

  // The next screen writes the title without the number.
  const observer = new MutationObserver(write);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  const unsubscribe = queryClient.getQueryCache().subscribe(write);
  write();
  return () => {
    observer.disconnect();
    unsubscribe();
    document.title = document.title.replace(badge, '');
  };
}
