import { sql, type SQL } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { helpArticles, helpTexts } from '../../database/schema.ts';
import type { WireLocale } from '../helpLocales.ts';
import { quoteText } from './quoteText.ts';
import { searchWords } from './searchWords.ts';
import { toQueries } from './toQuery.ts';

/** An article that was found. */
export interface FoundArticle {
  id: number;
  locale: string;
  name: string;
  description: string;
  topicId: number;
  /** HTML with nothing but marks around what was found. */
  snippet: string;
}

interface SearchOptions {
  /** The most articles to answer with. */
  limit: number;
  /** The most words of a quotation. */
  quotation: number;
}

interface FoundRow {
  id: number;
  locale: string;
  name: string;
  description: string;
  topic_id: number;
  plain: string;
}

/** With fewer than this many that have every word, those that have some of them, or nearly, are offered too. */
const enough = 3;
/** What is weighed against each other; a word that more articles than this have says little. */
const mostWeighed = 600;

/** The articles that answer a question, best first, in the reader's language where there is one. */
export async function searchArticles(
  db: Queries,
  question: string,
  locale: WireLocale,
  { limit, quotation }: SearchOptions,
): Promise<FoundArticle[]> {
  const words = searchWords(question);
  const queries = words.length === 0 ? undefined : await toQueries(db, words, locale);
  const found = new Map<number, FoundRow>();
  const add = async (statement: SQL) => {
    const { rows } = (await db.execute(statement)) as unknown as { rows: FoundRow[] };
    for (const row of rows) if (found.size < limit && !found.has(row.id)) found.set(row.id, row);
  };

  if (queries) await add(byWords(queries.all, locale, limit));
  if (queries && found.size < enough && words.length > 1) await add(byWords(queries.any, locale, limit));
  if (words.length > 0 && found.size < enough) await add(byLikeness(words, locale, limit));

  const beginnings = queries?.beginnings ?? [];
  return [...found.values()].map(({ topic_id: topicId, plain, ...row }) => ({
    ...row,
    topicId,
    snippet: quoteText(plain, beginnings, quotation),
  }));
}

const columns = sql.raw('t.article_id as id, t.locale, t.name, t.description, t.plain, a.topic_id');

/** Those that a query of words finds. */
function byWords(query: string, locale: WireLocale, limit: number): SQL {
  return sql`
    select ${columns}
    from (
      select * from ${helpTexts}
      where ${helpTexts.words} @@ ${query}::tsquery and ${locale} = any(${helpTexts.serves})
      limit ${mostWeighed}
    ) t join ${helpArticles} a on a.id = t.article_id
    order by ts_rank('{0.1, 0.4, 0.6, 1}', t.words, ${query}::tsquery)
      + case when a.popular is null then 0 else 0.05 end desc, t.article_id
    limit ${limit}`;
}

/** Those whose name or keywords hold nearly what was written. */
function byLikeness(words: readonly string[], locale: WireLocale, limit: number): SQL {
  const telling = words.filter((word) => word.length >= 4);
  const compared = telling.length > 0 ? telling : words;
  const isLike = compared.map((word) => sql`${word} <% ${helpTexts.handle}`);
  const likeness = compared.map((word) => sql`word_similarity(${word}, t.handle)`);
  return sql`
    select ${columns}
    from (
      select * from ${helpTexts}
      where (${sql.join(isLike, sql` or `)}) and ${locale} = any(${helpTexts.serves})
      limit ${mostWeighed}
    ) t join ${helpArticles} a on a.id = t.article_id
    order by ${sql.join(likeness, sql` + `)} desc, t.article_id
    limit ${limit}`;
}
