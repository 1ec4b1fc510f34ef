import { sql, type SQL } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { helpArticles, helpTexts } from '../../database/schema.ts';
import type { WireLocale } from '../helpLocales.ts';
import { correctWords } from './correctWords.ts';
import { quoteText } from './quoteText.ts';
import { rowsOf } from './rowsOf.ts';
import { searchWords } from './searchWords.ts';
import { toQueries } from './toQuery.ts';
import { languageWord } from './wordsOf.ts';

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
  /** The most articles to return. */
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
/** How many articles about the words, and how many that only contain them, are ranked. */
const mostWeighed = 200;

/** The articles that answer a question, best first, in the reader's language where there is one. */
export async function searchArticles(
  db: Queries,
  question: string,
  locale: WireLocale,
  { limit, quotation }: SearchOptions,
): Promise<FoundArticle[]> {
  const found = new Map<number, FoundRow>();
  const beginnings = new Set<string>();
  /** Adds the results of some words. @returns whether there are enough */
  const look = async (words: readonly string[], kind: 'all' | 'any') => {
    const queries = words.length === 0 ? undefined : await toQueries(db, words, locale);
    if (!queries) return false;
    const rows = await rowsOf<FoundRow>(db, byWords(queries[kind], locale, limit));
    for (const row of rows) if (found.size < limit && !found.has(row.id)) found.set(row.id, row);
    for (const beginning of queries.beginnings) beginnings.add(beginning);
    return found.size >= enough;
  };

  const words = searchWords(question);
  if (words.length > 0 && !(await look(words, 'all'))) {
    const corrected = await correctWords(db, words, locale);
    const isOther = corrected.join(' ') !== words.join(' ');
    const isEnough = isOther && (await look(corrected, 'all'));
    if (!isEnough && words.length > 1) await look(corrected, 'any');
  }

  return [...found.values()].map(({ topic_id: topicId, plain, ...row }) => ({
    ...row,
    topicId,
    snippet: quoteText(plain, [...beginnings], quotation),
  }));
}

const columns = sql.raw('t.article_id as id, t.locale, t.name, t.description, t.plain, a.topic_id');

/** Those that a query of words finds: of words that most texts have, those that are about them come first. */
function byWords(query: string, locale: WireLocale, limit: number): SQL {
  const wanted = sql`${`'${languageWord(locale)}' & (${query})`}::tsquery`;
  return sql`
    select ${columns}
    from (
      (select * from ${helpTexts} where ${helpTexts.head} @@ ${wanted} limit ${mostWeighed})
      union all
      (
        select * from ${helpTexts}
        where ${helpTexts.words} @@ ${wanted} and not ${helpTexts.head} @@ ${wanted}
        limit ${mostWeighed}
      )
    ) t join ${helpArticles} a on a.id = t.article_id
    order by ts_rank('{0.1, 0.4, 0.6, 1}', t.words, ${query}::tsquery)
      + case when a.popular is null then 0 else 0.05 end desc, t.article_id
    limit ${limit}`;
}
