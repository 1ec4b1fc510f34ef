import type { ApiClient } from '@my-air/api-client';
import type { AskOptions, PortalContext } from '@my-air/feature-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { getNewsArticle, listNews } from '../contract.ts';

const staleTime = 5 * 60_000;

/** News in a language, a page at a time; `category` narrows them. */
export const newsQuery = (
  api: ApiClient,
  locale: string,
  category?: string,
  { pageLoading = false }: AskOptions = {},
) =>
  infiniteQueryOptions({
    queryKey: ['news', 'list', locale, category ?? null],
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam, ...(category !== undefined && { category }) };
      // Only for the first page a screen waits; a failure of the others is shown at the end of the list.
      return api.send(listNews, { query }, { signal, pageLoading: pageLoading && pageParam === 1 });
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }, _, page) => (page < (meta?.last_page ?? page) ? page + 1 : undefined),
    staleTime,
  });

/** One piece of news, in a language. */
export const newsArticleQuery = (
  api: ApiClient,
  locale: string,
  id: string,
  { pageLoading = false }: AskOptions = {},
) =>
  queryOptions({
    queryKey: ['news', 'article', id, locale],
    queryFn: async ({ signal }) =>
      (await api.send(getNewsArticle, { params: { id } }, { signal, pageLoading })).article,
    staleTime,
  });

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
