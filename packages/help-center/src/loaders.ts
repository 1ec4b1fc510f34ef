import { isApiError } from '@my-air/api-client';
import type { PortalContext } from '@my-air/feature-kit';
import { fromWire } from '@my-air/i18n';
import { notFound, redirect } from '@tanstack/react-router';

import { articleQuery, popularQuery, topicsQuery } from './articles/articles.api.ts';
import { searchQuery } from './search/search.api.ts';

// The loaders of the routes; loaded with their screens, so that they do not delay the first screen of others.

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

/** The results of a search. */
export async function loadFound(
  { api, locale, queryClient }: PortalContext,
  question: string,
): Promise<void> {
  await queryClient.ensureQueryData(searchQuery(api, locale.wire(), question, { pageLoading: true }));
}
