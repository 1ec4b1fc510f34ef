import { asc, eq, sql, type SQL } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { helpArticles, helpTexts } from '../database/schema.ts';
import type { WireLocale } from './helpLocales.ts';

/** An article in a list, in the reader's language or, where it lacks one, in English. */
export interface ArticleLine {
  id: number;
  name: string;
  description: string;
  topicId: number;
  locale: string;
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
