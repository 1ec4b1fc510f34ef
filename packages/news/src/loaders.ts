import type { PortalContext } from '@my-air/feature-kit';

import { newsArticleQuery, newsQuery } from './articles/news.api.ts';

// The loaders of the routes; loaded with their screens, so that they do not delay the first screen of others.

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
