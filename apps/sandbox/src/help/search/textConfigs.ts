import { sql, type SQL } from 'drizzle-orm';

import type { WireLocale } from '../helpLocales.ts';

/** PostgreSQL's dictionaries by language; it has no Ukrainian one. */
const configs: Readonly<Record<WireLocale, string>> = {
  en: 'english',
  ua: 'simple',
  es: 'spanish',
  ru: 'russian',
  pt: 'portuguese',
};

/** The dictionary of a language, as a constant of SQL. */
export function textConfig(locale: WireLocale): SQL {
  return sql.raw(`'${configs[locale]}'::regconfig`);
}
