import { getHelpArticle, listHelpTopics, listPopularArticles } from '@my-air/help-center/contract';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';

import { helpArticles, helpTexts, helpTopics } from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import { databaseId } from '../http/databaseId.ts';
import { notFound } from '../http/HttpError.ts';
import { registerOpenEndpoint } from '../http/registerEndpoint.ts';
import type { ApiPart } from '../Sandbox.ts';
import { pictureAddress } from './content/articlePictures.ts';
import { findArticles } from './findArticles.ts';
import type { WireLocale } from './helpLocales.ts';
import { joinedArticles } from './joinedArticles.ts';
import { presentArticle } from './presentHelp.ts';

/** The topics and articles of the help centre. All of them are read without a session too: a visitor of one finds the others. */
export const articlesApi: ApiPart = (sandbox) => async (app) => {
  const { origins } = sandbox;

  registerOpenEndpoint(app, sandbox, listHelpTopics, async ({ db, locale }) => {
    const language = locale as WireLocale;
    const [topics, articles] = await Promise.all([
      db.select().from(helpTopics).orderBy(asc(helpTopics.id)),
      findArticles(db, language),
    ]);
    return {
      topics: topics.map(({ id, colorId, icon, name, description }) => ({
        id,
        name: name[language],
        description: description[language],
        icon_image: absoluteUrl(sandbox, pictureAddress(icon)),
        color_id: colorId,
        articles: articles.filter(({ topicId }) => topicId === id).map(presentArticle),
      })),
    };
  });

  registerOpenEndpoint(app, sandbox, listPopularArticles, async ({ db, locale }) => ({
    articles: (await findArticles(db, locale as WireLocale, isNotNull(helpArticles.popular))).map(
      presentArticle,
    ),
  }));

  registerOpenEndpoint(app, sandbox, getHelpArticle, async ({ db, params, locale }) => {
    const language = locale as WireLocale;
    const asked = databaseId(params.id);
    const id = joinedArticles.get(asked) ?? asked;
    const [found] = await db
      .select()
      .from(helpArticles)
      .innerJoin(helpTexts, eq(helpTexts.articleId, helpArticles.id))
      .where(and(eq(helpArticles.id, id), sql`${language} = any(${helpTexts.serves})`));
    if (!found) throw notFound();
    const { help_articles: article, help_texts: text } = found;
    const related =
      article.related.length === 0
        ? []
        : await findArticles(db, language, inArray(helpArticles.id, [...article.related]));
    return {
      article: {
        ...presentArticle({ ...text, id: article.id, topicId: article.topicId }),
        // Kept without an origin, which may differ at the next start.
        content_html: text.contentHtml.replaceAll('src="/sandbox/', `src="${origins.portal}/sandbox/`),
        updated_at: article.updatedAt.toISOString(),
        related_articles: related
          .toSorted((one, other) => article.related.indexOf(one.id) - article.related.indexOf(other.id))
          .map(presentArticle),
      },
    };
  });
};
