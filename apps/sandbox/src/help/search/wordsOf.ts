import { sql, type SQL } from 'drizzle-orm';

import type { WireLocale } from '../../content/wireLocales.ts';
import { lowerText } from './searchWords.ts';

/** PostgreSQL's dictionaries by language; it has no Ukrainian one. */
const configs: Readonly<Record<WireLocale, string>> = {
  en: 'english',
  ua: 'simple',
  es: 'spanish',
  ru: 'russian',
  pt: 'portuguese',
};

/** The parts of a text, each with the weight that a word in it has. */
export interface WeighedText {
  name: string;
  keywords: string;
  description: string;
  plain: string;
}

const weights = { name: 'A', keywords: 'B', description: 'C', plain: 'D' } as const;
type Part = keyof typeof weights;

/** The search vector of a text: stems by the dictionary of its language, and whole words for prefixes. */
export function wordsOf(locale: WireLocale, serves: readonly string[], text: WeighedText): SQL {
  return foundBy(locale, serves, text, ['name', 'keywords', 'description', 'plain']);
}

/** The search vector of a text's topic: the words of its name and keywords. */
export function headOf(locale: WireLocale, serves: readonly string[], text: WeighedText): SQL {
  return foundBy(locale, serves, text, ['name', 'keywords']);
}

function foundBy(
  locale: WireLocale,
  serves: readonly string[],
  text: WeighedText,
  parts: readonly Part[],
): SQL {
  const configs =
    locale === 'ua' ? [textConfig(locale)] : [textConfig(locale), sql.raw(`'simple'::regconfig`)];
  // The languages stand among the words, so that one index answers for both; no word begins with their sign.
  const languages = sql`array_to_tsvector(array[${sql.join(
    serves.map((language) => sql`${languageWord(language)}::text`),
    sql`, `,
  )}])`;
  const weighed = sql.join(
    configs.flatMap((config) =>
      parts.map(
        (part) =>
          sql`setweight(to_tsvector(${config}, ${lowerText(text[part])}::text), ${sql.raw(`'${weights[part]}'`)})`,
      ),
    ),
    sql` || `,
  );
  return sql`${languages} || ${weighed}`;
}

/** The word that says which readers a text is for. */
export function languageWord(language: string): string {
  return `@${language}`;
}

/** The dictionary of a language, as a constant of SQL. */
export function textConfig(locale: WireLocale): SQL {
  return sql.raw(`'${configs[locale]}'::regconfig`);
}
