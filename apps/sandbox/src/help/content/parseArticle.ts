import { isHelpLocale, type WireLocale } from '../helpLocales.ts';
import type { TextContent } from './HelpContent.ts';

/** What one file holds: a text, and in the English one what belongs to the article as a whole. */
export interface ArticleFile {
  readonly id: number;
  readonly locale: WireLocale;
  readonly text: TextContent;
  readonly popular: number | null;
  readonly related: readonly number[];
  readonly updated: string | undefined;
}

const fileName = /^(\d+)-[a-z0-9-]+\.([a-z]{2})\.md$/;
const frontMatter = /^---\n([\s\S]*?)\n---\n+([\s\S]+)$/;
const names = new Set(['title', 'description', 'keywords', 'popular', 'related', 'updated']);

/** Reads a file of an article. Throws with the file's name and what has to be changed in it. */
export function parseArticle(name: string, source: string): ArticleFile {
  const refuse = (problem: string) => new Error(`content/help: ${name}: ${problem}`);
  const [, id, locale = ''] = fileName.exec(name) ?? [];
  if (id === undefined || !isHelpLocale(locale)) throw refuse('is not named <id>-<slug>.<language>.md');
  const [, head, body] = frontMatter.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw refuse('does not begin with --- fields ---');

  const fields = new Map<string, string>();
  for (const line of head.split('\n')) {
    const [, field = '', value = ''] = /^(\w+): *(.*)$/.exec(line) ?? [];
    if (!names.has(field)) throw refuse(`"${line}" is no field that an article has`);
    fields.set(field, value.trim());
  }
  const { title, description, keywords = '', popular, related, updated } = Object.fromEntries(fields);
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
    text: { title, description, keywords, markdown: body.trim() },
    popular: popular ? Number(popular) : null,
    related: related ? related.split(',').map(Number) : [],
    updated,
  };
}
