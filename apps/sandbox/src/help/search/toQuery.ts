import { sql } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import type { WireLocale } from '../helpLocales.ts';
import { rowsOf } from './rowsOf.ts';
import { textConfig } from './textConfigs.ts';
import { ukrainianStem } from './ukrainianStem.ts';

/** A question as PostgreSQL's searches take it, and what the words that answer it begin with. */
export interface TextQueries {
  /** Every word of it. */
  readonly all: string;
  /** Any word of it. */
  readonly any: string;
  readonly beginnings: readonly string[];
}

/** The least length of a useful prefix, in characters; a shorter one is in every text. */
const shortestBeginning = 3;

/** The queries of some words; undefined when all of them are words that every text has, such as "the". */
export async function toQueries(
  db: Queries,
  words: readonly string[],
  locale: WireLocale,
): Promise<TextQueries | undefined> {
  const stems = locale === 'ua' ? words.map(ukrainianStem) : await dictionaryStems(db, words, locale);
  const known = words.flatMap((word, index) => {
    const stem = stems[index] ?? '';
    return stem === '' ? [] : [{ word, stem }];
  });
  if (known.length === 0) return undefined;
  const terms = known.map(({ word, stem }) => termOf(word, stem, locale));
  return {
    all: terms.join(' & '),
    any: terms.join(' | '),
    beginnings: known.flatMap(({ word, stem }) => [stem, word]),
  };
}

function termOf(word: string, stem: string, locale: WireLocale): string {
  if (word.length < shortestBeginning) return quoted(stem);
  return locale === 'ua' ? `${quoted(stem)}:*` : `(${quoted(stem)} | ${quoted(word)}:*)`;
}

/** The stem of each word by the dictionary; none of a stop word. */
async function dictionaryStems(db: Queries, words: readonly string[], locale: WireLocale): Promise<string[]> {
  const columns = words.map(
    (word, index) => sql`plainto_tsquery(${textConfig(locale)}, ${word})::text as ${sql.raw(`w${index}`)}`,
  );
  const [row = {}] = await rowsOf<Record<string, string>>(db, sql`select ${sql.join(columns, sql`, `)}`);
  return words.map((_word, index) => (row[`w${index}`] ?? '').replaceAll(/[^\p{L}\p{N}]/gu, ''));
}

// Words are letters and digits alone, so nothing in them has to be escaped.
function quoted(word: string): string {
  return `'${word}'`;
}
