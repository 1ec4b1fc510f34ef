import { sql, type SQL } from 'drizzle-orm';

import type { WireLocale } from '../helpLocales.ts';
import { foldText } from './searchWords.ts';
import { textConfig } from './textConfigs.ts';

/** The parts of a text, each with the weight that a word in it has. */
export interface WeighedText {
  name: string;
  keywords: string;
  description: string;
  plain: string;
}

/** What a text is found by: its words as the dictionary of its language has them, and as they stand, for beginnings of words. */
export function wordsOf(locale: WireLocale, text: WeighedText): SQL {
  const parts = [
    ['A', text.name],
    ['B', text.keywords],
    ['C', text.description],
    ['D', text.plain],
  ] as const;
  const configs =
    locale === 'ua' ? [textConfig(locale)] : [textConfig(locale), sql.raw(`'simple'::regconfig`)];
  return sql.join(
    configs.flatMap((config) =>
      parts.map(
        ([weight, part]) =>
          sql`setweight(to_tsvector(${config}, ${foldText(part)}::text), ${sql.raw(`'${weight}'`)})`,
      ),
    ),
    sql` || `,
  );
}
