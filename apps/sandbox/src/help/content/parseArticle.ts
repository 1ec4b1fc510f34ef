import { readFields } from '../../content/readFields.ts';
import { isHelpLocale, type WireLocale } from '../helpLocales.ts';
import type { TextContent } from './HelpContent.ts';

/** The content of one file: a text, and in the English one also the facts about the article as a whole. */
export interface ArticleFile {
  readonly id: number;
  readonly locale: WireLocale;
  readonly text: TextContent;
  readonly popular: number | null;
  readonly related: readonly number[];
  readonly updated: string | undefined;
}

const fileName = /^(\d+)-[a-z0-9-]+\.([a-z]{2})\.md$/;
const names = new Set(['title', 'description', 'keywords', 'popular', 'related', 'updated']);

/** Reads a file of an article. Throws with the file's name and what has to be changed in it. */
export function parseArticle(name: string, source: string): ArticleFile {
  const refuse = (problem: string) => new Error(`content/help: ${name}: ${problem}`);
  const [, id, locale = ''] = fileName.exec(name) ?? [];
  if (id === undefined || !isHelpLocale(locale)) throw refuse('is not named <id>-<slug>.<language>.md');
  const { fields, text } = readFields(source, names, refuse);
  const { title, description, keywords = '', popular, related, updated } = fields;
  if (!title || !description) throw refuse('needs a title and a description');
  if (locale === 'en' && !/^\d{4}-\d{2}-\d{2}$/.test(updated ?? '')) {
    throw refuse('needs "updated: YYYY-MM-DD"');
  }
  if (locale !== 'en' && (popular ?? related ?? updated) !== undefined) {
    throw refuse('popular, related and updated belong into the English file alone');
  }
  return {
    id: Number(id),
    locale,
    text: { title, description, keywords, markdown: text },
    popular: popular ? Number(popular) : null,
    related: related ? related.split(',').map(Number) : [],
    updated,
  };
}
