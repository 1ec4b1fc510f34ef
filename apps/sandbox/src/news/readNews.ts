import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readFields } from '../content/readFields.ts';
import { plainText, renderArticle } from '../help/content/renderArticle.ts';
import { isHelpLocale, type WireLocale } from '../help/helpLocales.ts';
import type { NewsCategory, NewsContent, NewsItem, NewsText } from './NewsContent.ts';

const contentFolder = fileURLToPath(new URL('../../content/news', import.meta.url));
const fileName = /^(\d+)-[a-z0-9-]+\.([a-z]{2})\.md$/;
const fieldNames = new Set(['title', 'description', 'category', 'published']);
const wordsPerMinute = 200;

interface NewsFile {
  readonly id: number;
  readonly locale: WireLocale;
  readonly text: NewsText;
  readonly category: string | undefined;
  readonly published: string | undefined;
}

/** Reads all news from their files. Throws with the file's name and what has to be changed in it. */
export async function readNews(folder = contentFolder): Promise<NewsContent> {
  const categories = JSON.parse(await readFile(join(folder, 'categories.json'), 'utf8')) as NewsCategory[];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const files = await Promise.all(
    names.map(async (name) => parseNews(name, await readFile(join(folder, name), 'utf8'))),
  );
  const items = files
    .filter(({ locale }) => locale === 'en')
    .map((english) => joined(english, files, categories))
    .toSorted((one, other) => other.published.getTime() - one.published.getTime());
  return { categories, items };
}

function joined(
  english: NewsFile,
  files: readonly NewsFile[],
  categories: readonly NewsCategory[],
): NewsItem {
  const { id, category = '', published = '' } = english;
  if (!categories.some((known) => known.id === category)) {
    throw new Error(`content/news: ${id}: categories.json has no "${category}"`);
  }
  const texts: Partial<Record<WireLocale, NewsText>> = Object.fromEntries(
    files.filter((file) => file.id === id).map(({ locale, text }) => [locale, text]),
  );
  return { id, category, published: new Date(published), texts: { ...texts, en: english.text } };
}

function parseNews(name: string, source: string): NewsFile {
  const refuse = (problem: string) => new Error(`content/news: ${name}: ${problem}`);
  const [, id, locale = ''] = fileName.exec(name) ?? [];
  if (id === undefined || !isHelpLocale(locale)) throw refuse('is not named <id>-<slug>.<language>.md');
  const { fields, text } = readFields(source, fieldNames, refuse);
  const { title, description, category, published } = fields;
  if (!title || !description) throw refuse('needs a title and a description');
  if (locale === 'en' && Number.isNaN(Date.parse(published ?? '')))
    throw refuse('needs "published: <moment>"');
  const html = renderArticle(text, locale);
  const minutes = Math.max(1, Math.round(plainText(html).split(' ').length / wordsPerMinute));
  return { id: Number(id), locale, text: { title, description, html, minutes }, category, published };
}
