import type { PortalContext } from '@my-air/feature-kit';
import type { InfiniteData } from '@tanstack/react-query';

import { markNewsRead, type NewsPage } from '../contract.ts';
import { keepRead } from './readHere.ts';

/** Remembers, here and on the server, that the user has opened a piece of news. */
export async function markRead({ api, queryClient, session }: PortalContext, id: number): Promise<void> {
  keepRead(session.getUser()?.id, id);
  const mark = () =>
    queryClient.setQueriesData<InfiniteData<NewsPage>>(
      { queryKey: ['news', 'list'] },
      (list) => list && { ...list, pages: list.pages.map((page) => withRead(page, id)) },
    );
  mark();
  // A failure does not concern the reader; the next opening tries again.
  await api.send(markNewsRead, { params: { id } }).catch((error: unknown) => {
    console.warn('News could not be marked as read', error);
  });
  // A list that was pending meanwhile may not know it: it is awaited, and marked as well.
  await queryClient.invalidateQueries({
    queryKey: ['news', 'list'],
    predicate: ({ state }) => state.fetchStatus !== 'idle',
  });
  mark();
}

const withRead = (page: NewsPage, id: number): NewsPage => ({
  ...page,
  articles: page.articles.map((article) => (article.id === id ? { ...article, is_read: true } : article)),
});
