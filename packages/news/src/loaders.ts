import type { PortalContext } from '@my-air/feature-api';

import { newsArticleQuery, newsQuery } from './articles/news.api.ts';

// What the routes wait for; it comes with their screens, so that it does not stand before the first screen of others.

/** The first page of news. */
export async function loadNews(
  { api, locale, queryClient }: PortalContext,
  category: string | undefined,
): Promise<void> {
  await queryClient.ensureInfiniteQueryData(newsQuery(api, locale.wire(), category, { pageLoading: true }));
}

/** One piece of news; its name is the title of the page. */
export async function loadArticle({ api, locale, queryClient }: PortalContext, id: string) {
  const { name } = await queryClient.ensureQueryData(
    newsArticleQuery(api, locale.wire(), id, { pageLoading: true }),
  );
  return { title: name };
}
