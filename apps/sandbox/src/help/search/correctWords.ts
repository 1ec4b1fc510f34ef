import { sql } from 'drizzle-orm';

import type { Queries } from '../../database/Database.ts';
import { helpWords } from '../../database/schema.ts';
import type { WireLocale } from '../helpLocales.ts';
import { shortestCorrected } from './knownWords.ts';
import { rowsOf } from './rowsOf.ts';

/** How like a known word has to be: the part of their groups of three letters that two words share. */
const leastLikeness = 0.4;

/** The same words, with those that occur in no article replaced by the most similar one that does. */
export async function correctWords(
  db: Queries,
  words: readonly string[],
  locale: WireLocale,
): Promise<string[]> {
  const columns = words.map((word, index) => {
    const known = sql`(
      select ${helpWords.word} from ${helpWords}
      where ${helpWords.locale} = ${locale} and ${helpWords.word} % ${word}::text
        and similarity(${helpWords.word}, ${word}::text) >= ${leastLikeness}
      order by similarity(${helpWords.word}, ${word}::text) desc, ${helpWords.word}
      limit 1)`;
    const kept = sql`${word}::text`;
    const column = word.length < shortestCorrected ? kept : sql`coalesce(${known}, ${kept})`;
    return sql`${column} as ${sql.raw(`w${index}`)}`;
  });
  const [row = {}] = await rowsOf<Record<string, string>>(db, sql`select ${sql.join(columns, sql`, `)}`);
  return words.map((word, index) => row[`w${index}`] ?? word);
}
