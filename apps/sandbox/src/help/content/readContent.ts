import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readFields } from '../../content/readData.ts';
import { isWireLocale, type WireLocale } from '../../content/wireLocales.ts';
import type { ArticleContent, HelpContent, TextContent, TopicContent } from './HelpContent.ts';

/** The content of one file: a text, and in the English one also the facts about the article as a whole. */
interface ArticleFile {
  readonly id: number;
  readonly locale: WireLocale;
  readonly text: TextContent;
  readonly popular: number | null;
  readonly related: readonly number[];
  readonly updated: string | undefined;
}

const fileName = /^(\d+)-[a-z0-9-]+\.([a-z]{2})\.md$/;
const names = new Set(['title', 'description', 'keywords', 'popular', 'related', 'updated']);

/** The folder of the articles. */
export const contentFolder = fileURLToPath(new URL('../../../content/help', import.meta.url));

/** The files of the help centre, read but not parsed. */
export interface ContentFiles {
  /** A name that stays the same as long as the files do. */
  readonly digest: string;
  /** Parses the files. Throws where one of them has a mistake. */
  parse(): HelpContent;
}

/** Reads the files of the help centre; parsing them costs more, and is done only on demand. */
export async function readContent(folder = contentFolder): Promise<ContentFiles> {
  const topics = await readFile(join(folder, 'topics.json'), 'utf8');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md')).sort();
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  );
  const hash = createHash('sha256').update(topics);
  for (const [name, source] of files) hash.update(name).update('\0').update(source);
  return { digest: hash.digest('base64url'), parse: () => parseContent(topics, files) };
}

function parseContent(topicsJson: string, files: readonly (readonly [string, string])[]): HelpContent {
  const topics = JSON.parse(topicsJson) as TopicContent[];
  const topicOf = new Map(topics.map(({ folder, id }) => [folder, id]));
  const byId = new Map<number, { topicId: number; files: ArticleFile[] }>();
  for (const [path, source] of files) {
    const [folder = '', name = ''] = path.split(/[/\\]/);
    const topicId = topicOf.get(folder);
    if (topicId === undefined)
      throw new Error(`content/help: ${path}: topics.json has no folder "${folder}"`);
    const file = parseArticle(name, source);
    const known = byId.get(file.id) ?? { topicId, files: [] };
    if (known.topicId !== topicId || known.files.some(({ locale }) => locale === file.locale)) {
      throw new Error(`content/help: ${path}: another article has the number ${file.id}`);
    }
    known.files.push(file);
    byId.set(file.id, known);
  }
  return {
    topics,
    articles: [...byId].map(([id, { topicId, files: articleFiles }]) => joined(id, topicId, articleFiles)),
  };
}

function joined(id: number, topicId: number, files: readonly ArticleFile[]): ArticleContent {
  const english = files.find(({ locale }) => locale === 'en');
  if (english?.updated === undefined) throw new Error(`content/help: article ${id} has no English text`);
  const others: Partial<Record<string, TextContent>> = Object.fromEntries(
    files.map(({ locale, text }) => [locale, text]),
  );
  return {
    id,
    topicId,
    popular: english.popular,
    related: english.related,
    updated: english.updated,
    texts: { ...others, en: english.text },
  };
}

/** Reads a file of an article. Throws with the file's name and what has to be changed in it. */
export function parseArticle(name: string, source: string): ArticleFile {
  const refuse = (problem: string) => new Error(`content/help: ${name}: ${problem}`);
  const [, id, locale = ''] = fileName.exec(name) ?? [];
  if (id === undefined || !isWireLocale(locale)) throw refuse('is not named <id>-<slug>.<language>.md');
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
