import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { getNewsArticle, listNews, markNewsRead } from '@my-air/news/contract';
import { eq } from 'drizzle-orm';

import { readFields } from '../content/readData.ts';
import { isWireLocale, type WireLocale } from '../content/wireLocales.ts';
import type { Queries } from '../database/Database.ts';
import { newsReads } from '../database/schema.ts';
import { plainText, renderArticle } from '../help/content/renderArticle.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import { databaseId } from '../http/databaseId.ts';
import { notFound } from '../http/HttpError.ts';
import { metaOf, pageOf } from '../http/pages.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { ApiArea } from '../Platform.ts';
import { coverPath } from './newsCovers.ts';

/** A category of news, as `categories.json` has it. */
interface NewsCategory {
  /** The same in every language. */
  readonly id: string;
  readonly name: Readonly<Record<WireLocale, string>>;
}

/** A piece of news in one language. */
interface NewsText {
  readonly title: string;
  /** One sentence. */
  readonly description: string;
  readonly html: string;
  /** How long it takes to read, in whole minutes. */
  readonly minutes: number;
}

/** A piece of news with all its texts. */
export interface NewsItem {
  readonly id: number;
  readonly category: string;
  readonly published: Date;
  readonly texts: Readonly<Partial<Record<WireLocale, NewsText>>> & { readonly en: NewsText };
}

/** All news, the latest first. */
interface NewsContent {
  readonly categories: readonly NewsCategory[];
  readonly items: readonly NewsItem[];
}

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

/** The first of them is drawn over the whole width, and the others fill rows of three. */
const perPage = 10;

/** News of the company, and which of them the user has opened. */
export const newsApi: ApiArea = (sandbox) => async (app) => {
  const { clock } = sandbox;
  const { categories, items } = await readNews();

  registerEndpoint(app, sandbox, listNews, async ({ db, query, locale }, { user }) => {
    const found = published().filter(({ category }) => !query.category || category === query.category);
    const page = pageOf(query.page, perPage, sandbox);
    const read = await readBy(db, user.id);
    return {
      articles: found.slice(page.offset, page.offset + page.size).map((item) => present(item, locale, read)),
      categories: categories
        .filter(({ id }) => published().some(({ category }) => category === id))
        .map(({ id, name }) => ({ id, name: name[locale] })),
      meta: metaOf(found.length, page),
    };
  });

  registerEndpoint(app, sandbox, getNewsArticle, async ({ db, params, locale }, { user }) => {
    const item = find(params.id);
    const { html } = item.texts[locale] ?? item.texts.en;
    return { article: { ...present(item, locale, await readBy(db, user.id)), content_html: html } };
  });

  registerEndpoint(app, sandbox, markNewsRead, async ({ db, params }, { user }) => {
    await db
      .insert(newsReads)
      .values({ userId: user.id, articleId: find(params.id).id, readAt: clock.now() })
      .onConflictDoNothing();
  });

  /** The news that are published by the clock of the sandbox. */
  function published(): readonly NewsItem[] {
    const now = clock.now();
    return items.filter((item) => item.published <= now);
  }

  function find(id: string): NewsItem {
    const articleId = databaseId(id);
    const item = published().find((one) => one.id === articleId);
    if (!item) throw notFound();
    return item;
  }

  async function readBy(db: Queries, userId: number): Promise<ReadonlySet<number>> {
    const rows = await db.select().from(newsReads).where(eq(newsReads.userId, userId));
    return new Set(rows.map(({ articleId }) => articleId));
  }

  function present(item: NewsItem, locale: WireLocale, read: ReadonlySet<number>) {
    const { title, description, minutes } = item.texts[locale] ?? item.texts.en;
    return {
      id: item.id,
      name: title,
      description,
      image: absoluteUrl(sandbox, coverPath(item)),
      url: absoluteUrl(sandbox, `/news/article/${item.id}`),
      published_at: item.published.toISOString(),
      reading_time: minutes,
      category: categories.find(({ id }) => id === item.category)?.name[locale],
      is_read: read.has(item.id),
    };
  }
};

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
    .toSorted((a, b) => b.published.getTime() - a.published.getTime());
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
  if (id === undefined || !isWireLocale(locale)) throw refuse('is not named <id>-<slug>.<language>.md');
  const { fields, text } = readFields(source, fieldNames, refuse);
  const { title, description, category, published } = fields;
  if (!title || !description) throw refuse('needs a title and a description');
  if (locale === 'en' && Number.isNaN(Date.parse(published ?? '')))
    throw refuse('needs "published: <moment>"');
  const html = renderArticle(text, locale);
  const minutes = Math.max(1, Math.round(plainText(html).split(' ').length / wordsPerMinute));
  return { id: Number(id), locale, text: { title, description, html, minutes }, category, published };
}
