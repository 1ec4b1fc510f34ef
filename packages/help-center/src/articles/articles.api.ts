import type { ApiClient } from '@my-air/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The contract is loaded with the first call: code that runs before the first screen does without it. */
const contract = () => import('../contract/help.ts');

interface AskOptions {
  /** Whether a screen waits for the answer, so that a failure becomes its page. @default false */
  pageLoading?: boolean;
}

/** The content of the help centre changes a few times a month. */
const staleTime = 10 * 60_000;

/** The topics with their articles, in a language. */
export const topicsQuery = (api: ApiClient, locale: string, { pageLoading = false }: AskOptions = {}) =>
  queryOptions({
    queryKey: ['help-center', 'topics', locale],
    queryFn: async ({ signal }) => {
      const { listHelpTopics } = await contract();
      return (await api.send(listHelpTopics, {}, { signal, pageLoading })).topics;
    },
    staleTime,
  });

/** The articles that are read most, in a language. */
export const popularQuery = (api: ApiClient, locale: string, { pageLoading = false }: AskOptions = {}) =>
  queryOptions({
    queryKey: ['help-center', 'popular', locale],
    queryFn: async ({ signal }) => {
      const { listPopularArticles } = await contract();
      return (await api.send(listPopularArticles, {}, { signal, pageLoading })).articles;
    },
    staleTime,
  });

/** One article, in a language. */
export const articleQuery = (
  api: ApiClient,
  locale: string,
  id: string,
  { pageLoading = false }: AskOptions = {},
) =>
  queryOptions({
    queryKey: ['help-center', 'article', id, locale],
    queryFn: async ({ signal }) => {
      const { getHelpArticle } = await contract();
      return (await api.send(getHelpArticle, { params: { id } }, { signal, pageLoading })).article;
    },
    staleTime,
  });
