import { getNewsArticle, listNews, markNewsRead } from '@my-air/news/contract';
import { eq } from 'drizzle-orm';

import type { Queries } from '../database/Database.ts';
import { newsReads } from '../database/schema.ts';
import { absoluteUrl } from '../http/absoluteUrl.ts';
import { databaseId } from '../http/databaseId.ts';
import { notFound } from '../http/HttpError.ts';
import { registerEndpoint } from '../http/registerEndpoint.ts';
import type { WireLocale } from '../help/helpLocales.ts';
import type { ApiPart } from '../Sandbox.ts';
import { coverPath } from './newsCovers.ts';
import type { NewsItem } from './NewsContent.ts';
import { readNews } from './readNews.ts';

/** The first of them is drawn over the whole width, and the others fill rows of three. */
const perPage = 10;

/** News of the company, and which of them the user has opened. */
export const newsApi: ApiPart = (sandbox) => async (app) => {
  const { clock } = sandbox;
  const { categories, items } = await readNews();

  registerEndpoint(app, sandbox, listNews, async ({ db, query, locale }, { user }) => {
    const language = locale as WireLocale;
    const found = published().filter(({ category }) => !query.category || category === query.category);
    const page = query.page ?? 1;
    const read = await readBy(db, user.id);
    return {
      articles: found
        .slice((page - 1) * perPage, page * perPage)
        .map((item) => present(item, language, read)),
      categories: categories
        .filter(({ id }) => published().some(({ category }) => category === id))
        .map(({ id, name }) => ({ id, name: name[language] })),
      meta: {
        current_page: page,
        last_page: Math.max(1, Math.ceil(found.length / perPage)),
        per_page: perPage,
      },
    };
  });

  registerEndpoint(app, sandbox, getNewsArticle, async ({ db, params, locale }, { user }) => {
    const language = locale as WireLocale;
    const item = find(params.id);
    const { html } = item.texts[language] ?? item.texts.en;
    return { article: { ...present(item, language, await readBy(db, user.id)), content_html: html } };
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

  function present(item: NewsItem, language: WireLocale, read: ReadonlySet<number>) {
    const { title, description, minutes } = item.texts[language] ?? item.texts.en;
    return {
      id: item.id,
      name: title,
      description,
      image: absoluteUrl(sandbox, coverPath(item)),
      url: absoluteUrl(sandbox, `/news/article/${item.id}`),
      published_at: item.published.toISOString(),
      reading_time: minutes,
      category: categories.find(({ id }) => id === item.category)?.name[language],
      is_read: read.has(item.id),
    };
  }
};
