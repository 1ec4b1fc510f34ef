import { type ApiClient, isApiError } from '@my-air/api-client';
import type { AskOptions, PortalContext } from '@my-air/feature-kit';
import { fromWire } from '@my-air/i18n';
import { queryOptions } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';

import { getHelpArticle, listHelpTopics, listPopularArticles } from '../contract/help.ts';

/** The content of the help centre changes a few times a month. */
const staleTime = 10 * 60_000;

/** The topics with their articles, in a language. */
export const topicsQuery = (api: ApiClient, locale: string, { pageLoading = false }: AskOptions = {}) =>
  queryOptions({
    queryKey: ['help-center', 'topics', locale],
    queryFn: async ({ signal }) => (await api.send(listHelpTopics, {}, { signal, pageLoading })).topics,
    staleTime,
  });

/** The articles that are read most, in a language. */
export const popularQuery = (api: ApiClient, locale: string, { pageLoading = false }: AskOptions = {}) =>
  queryOptions({
    queryKey: ['help-center', 'popular', locale],
    queryFn: async ({ signal }) =>
      (await api.send(listPopularArticles, {}, { signal, pageLoading })).articles,
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
    queryFn: async ({ signal }) =>
      (await api.send(getHelpArticle, { params: { id } }, { signal, pageLoading })).article,
    staleTime,
  });

/** The topics, and the articles that are read most. */
export async function loadTopics({ api, locale, queryClient }: PortalContext): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(topicsQuery(api, locale.wire(), { pageLoading: true })),
    queryClient.ensureQueryData(popularQuery(api, locale.wire(), { pageLoading: true })),
  ]);
}

/** One topic; its name is the title of the page. */
export async function loadTopic(context: PortalContext, id: string) {
  await loadTopics(context);
  const { api, locale, queryClient } = context;
  const topics = queryClient.getQueryData(topicsQuery(api, locale.wire()).queryKey);
  return { title: topics?.find((topic) => String(topic.id) === id)?.name };
}

/** The paths that show one article. */
type ArticlePath = '/help-center/article/$article' | '/help/$article';

/**
 * One article; its name is the title of the page. The address of an article that was merged into another
 * redirects to that one.
 */
export async function loadArticle(
  { api, locale, queryClient }: PortalContext,
  asked: string,
  to: ArticlePath = '/help-center/article/$article',
) {
  const article = await queryClient.ensureQueryData(
    articleQuery(api, locale.wire(), asked, { pageLoading: true }),
  );
  const { id, name } = article;
  if (id != null && String(id) !== asked) {
    queryClient.setQueryData(articleQuery(api, locale.wire(), String(id)).queryKey, article);
    throw redirect({ to, params: { article: String(id) }, replace: true });
  }
  return { title: name };
}

/** One article for a visitor. Throws `notFound` for a missing one, whose address shows the others. */
export async function loadPublicArticle(context: PortalContext, id: string) {
  try {
    return await loadArticle(context, id, '/help/$article');
  } catch (error) {
    if (isApiError(error) && error.code === 'not_found') throw notFound();
    throw error;
  }
}

/** One article for a visitor who opens the address of a language, which is the portal's from then on until they choose another. */
export async function loadArticleInLanguage(
  context: PortalContext,
  id: string,
  language: string,
  isOpened: boolean,
) {
  const wanted = fromWire(language);
  if (wanted !== language) throw notFound();
  if (isOpened && context.locale.get() !== wanted) await context.locale.set(wanted);
  return loadPublicArticle(context, id);
}
