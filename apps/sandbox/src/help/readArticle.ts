import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';

import type { WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { helpArticles, helpTexts } from '../database/schema.ts';
import { databaseId } from '../http/databaseId.ts';
import { notFound } from '../http/HttpError.ts';

/** Articles that became a part of another one, whose old addresses lead there. */
export const joinedArticles: ReadonlyMap<number, number> = new Map([[37, 63]]);

/** An article in a list, in the reader's language or, where it lacks one, in English. */
export interface ArticleLine {
  id: number;
  name: string;
  description: string;
  topicId: number;
  locale: string;
}

/** An article as the wire has it, in a language or, where it lacks that, in English. Throws 404 for a missing one. */
export async function readArticle(db: Queries, asked: string, language: WireLocale, portalOrigin: string) {
  const number = databaseId(asked);
  const id = joinedArticles.get(number) ?? number;
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
    ...presentArticle({ ...text, id: article.id, topicId: article.topicId }),
    // Kept without an origin, which may differ at the next start.
    content_html: text.contentHtml.replaceAll('src="/sandbox/', `src="${portalOrigin}/sandbox/`),
    updated_at: article.updatedAt.toISOString(),
    related_articles: related
      .toSorted((a, b) => article.related.indexOf(a.id) - article.related.indexOf(b.id))
      .map(presentArticle),
  };
}

/** The articles that fit a condition, in the order of their popularity and then their numbers. */
export function findArticles(db: Queries, locale: WireLocale, condition?: SQL): Promise<ArticleLine[]> {
  return db
    .select({
      id: helpArticles.id,
      name: helpTexts.name,
      description: helpTexts.description,
      topicId: helpArticles.topicId,
      locale: helpTexts.locale,
    })
    .from(helpArticles)
    .innerJoin(helpTexts, eq(helpTexts.articleId, helpArticles.id))
    .where(sql`${locale} = any(${helpTexts.serves}) and ${condition ?? sql`true`}`)
    .orderBy(asc(helpArticles.popular), asc(helpArticles.id));
}

/** An article of a list as the wire has it. */
export function presentArticle({ id, name, description, topicId, locale }: ArticleLine) {
  return { id, name, description_html: escapeHtml(description), help_topic_id: topicId, locale };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
