import { fromWire, retypeText, spellingOf } from '@my-air/i18n/plain';
import { sql, type SQL } from 'drizzle-orm';

import type { WireLocale } from '../../content/wireLocales.ts';
import { type Queries, rowsOf } from '../../database/Database.ts';
import { helpArticles, helpTexts, helpWords } from '../../database/schema.ts';
import { quoteText } from './quoteText.ts';
import { searchWords, shortestCorrected } from './searchWords.ts';
import { languageWord, textConfig } from './wordsOf.ts';

// PostgreSQL has no dictionary for Ukrainian, so that the part of a word that its forms share is found here, and looked for as a prefix.

/** Endings of nouns, adjectives and verbs, the longest first. */
const endings = (
  'юватися уватися ювання ування ювати увати ення ання ться ають яють ями ами ого ому ими ити ати іть ють уть ать ять ння ' +
  'аю ає яю яє ою ею єю ів їв ах ях ам ям ий ій их им ої ує ює ти ся ка ки а я и і ї у ю о е є ь й'
).split(' ');
/** The shortest stem that still tells words apart, in letters. */
const shortestStem = 4;

/** A question as PostgreSQL's searches take it, and what the words that answer it begin with. */
interface TextQueries {
  /** Every word of it. */
  readonly all: string;
  /** Any word of it. */
  readonly any: string;
  readonly beginnings: readonly string[];
}

/** The least length of a useful prefix, in characters; a shorter one is in every text. */
const shortestBeginning = 3;

/** The most ways to write a word that are looked for. */
const mostSpellings = 6;

/** How like a known word has to be: the part of their groups of three letters that two words share. */
const leastLikeness = 0.4;

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
  const findIn = async (words: readonly string[], kind: 'all' | 'any') => {
    const queries = words.length === 0 ? undefined : await toQueries(db, words, locale);
    if (!queries) return false;
    const rows = await rowsOf<FoundRow>(db, byWords(queries[kind], locale, limit));
    for (const row of rows) if (found.size < limit && !found.has(row.id)) found.set(row.id, row);
    for (const beginning of queries.beginnings) beginnings.add(beginning);
    return found.size >= enough;
  };

  const words = searchWords(question);
  if (words.length > 0 && !(await findIn(words, 'all'))) {
    const corrected = await correctWords(db, words, locale);
    const isOther = corrected.join(' ') !== words.join(' ');
    const isEnough = isOther && (await findIn(corrected, 'all'));
    if (!isEnough && words.length > 1) await findIn(corrected, 'any');
  }
  const retyped = found.size === 0 ? retypeText(question, fromWire(locale)) : undefined;
  if (retyped !== undefined) await findIn(searchWords(retyped), 'all');

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

/** The same words, with those that occur in no article replaced by the most similar one that does. */
async function correctWords(db: Queries, words: readonly string[], locale: WireLocale): Promise<string[]> {
  const columns = words.map((word, index) => {
    const typed = spellingOf(word);
    const known = sql`(
      select ${helpWords.word} from ${helpWords}
      where ${helpWords.locale} = ${locale} and ${helpWords.isTelling} and ${helpWords.spelling} % ${typed}::text
        and similarity(${helpWords.spelling}, ${typed}::text) >= ${leastLikeness}
      order by similarity(${helpWords.spelling}, ${typed}::text) desc, ${helpWords.word}
      limit 1)`;
    const kept = sql`${word}::text`;
    const column = word.length < shortestCorrected ? kept : sql`coalesce(${known}, ${kept})`;
    return sql`${column} as ${sql.raw(`w${index}`)}`;
  });
  const [row = {}] = await rowsOf<Record<string, string>>(db, sql`select ${sql.join(columns, sql`, `)}`);
  return words.map((word, index) => row[`w${index}`] ?? word);
}

/** The ways in which articles write each word, or its beginning: as it was typed, and with the accents that were left out. */
async function spellings(db: Queries, words: readonly string[], locale: WireLocale): Promise<string[][]> {
  const columns = words.map((word, index) => {
    const typed = spellingOf(word);
    const others = sql`(
      select coalesce(array_agg(w.beginning), '{}') from (
        select distinct left(${helpWords.word}, ${typed.length}::int) as beginning from ${helpWords}
        where ${helpWords.locale} = ${locale} and ${helpWords.spelling} like ${`${typed}%`}::text
          and ${helpWords.word} not like ${`${word}%`}::text
        limit ${mostSpellings}) w)`;
    const none = sql`'{}'::text[]`;
    return sql`${word.length < shortestBeginning ? none : others} as ${sql.raw(`w${index}`)}`;
  });
  const [row = {}] = await rowsOf<Record<string, string[]>>(db, sql`select ${sql.join(columns, sql`, `)}`);
  return words.map((word, index) => [
    ...new Set([word, withEnding(word, locale), ...(row[`w${index}`] ?? [])]),
  ]);
}

/** The endings whose accents are left out most, by language; the dictionaries do not know them without. */
const bareEndings: Partial<Record<WireLocale, readonly (readonly [bare: RegExp, written: string])[]>> = {
  pt: [
    [/cao$/, 'ção'],
    [/coes$/, 'ções'],
    [/ao$/, 'ão'],
  ],
  es: [[/cion$/, 'ción']],
};

/** A word with the accents of its ending, so that its stem is found where no article has this form of it. */
function withEnding(word: string, locale: WireLocale): string {
  const ending = bareEndings[locale]?.find(([bare]) => bare.test(word));
  return ending ? word.replace(...ending) : word;
}

/** The queries of some words; undefined when all of them are words that every text has, such as "the". */
async function toQueries(
  db: Queries,
  words: readonly string[],
  locale: WireLocale,
): Promise<TextQueries | undefined> {
  const written = await spellings(db, words, locale);
  const all = written.flat();
  const stems = locale === 'ua' ? all.map(ukrainianStem) : await dictionaryStems(db, all, locale);
  const stemOf = new Map(all.map((word, index) => [word, stems[index] ?? '']));
  const known = written.flatMap((ways) => {
    const stemmed = ways
      .map((word) => ({ word, stem: stemOf.get(word) ?? '' }))
      .filter(({ stem }) => stem !== '');
    return stemmed.length === 0 ? [] : [stemmed];
  });
  if (known.length === 0) return undefined;
  const terms = known.map(
    (ways) => `(${ways.map(({ word, stem }) => termOf(word, stem, locale)).join(' | ')})`,
  );
  return {
    all: terms.join(' & '),
    any: terms.join(' | '),
    beginnings: known.flat().flatMap(({ word, stem }) => [stem, word]),
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

/** The part of a Ukrainian word that its forms begin with; a short word is its own. */
export function ukrainianStem(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestStem);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
