import { describe, expect, test } from 'vitest';
import { onEveryDatabase } from '#test/support/onEveryDatabase.ts';

import { readContent } from '../help/content/readContent.ts';
import { readNews } from './newsApi.ts';

interface Listed {
  articles: {
    id: number;
    name: string;
    category: string;
    is_read: boolean;
    image: string;
    reading_time: number;
  }[];
  categories: { id: string; name: string }[];
  meta: { current_page: number; last_page: number };
}

describe('the files of news', () => {
  test('[NEWS-01] there are at least twelve, each in five languages', async () => {
    const { items } = await readNews();
    expect(items.length).toBeGreaterThanOrEqual(12);
    for (const { id, texts } of items) {
      expect([id, ...Object.keys(texts).toSorted()]).toEqual([id, 'en', 'es', 'pt', 'ru', 'ua']);
    }
  });

  test('links to help articles lead to articles that are there', async () => {
    const { items } = await readNews();
    const linked = items.flatMap(({ texts }) =>
      Object.values(texts).flatMap(({ html }) =>
        [...html.matchAll(/href="\/help\/(\d+)"/g)].map(([, id]) => id),
      ),
    );
    expect(linked.length).toBeGreaterThan(12);
    const { articles } = (await readContent()).parse();
    const known = new Set(articles.map(({ id }) => String(id)));
    expect(linked.filter((id) => !known.has(id!))).toEqual([]);
  });
});

onEveryDatabase('news', ({ sandbox, visitor, as }) => {
  const list = async (query = '', language = 'en') => {
    const partner = await as('partner');
    return partner.read<Listed>(`/api/news${query}`, language);
  };

  test('[NEWS-01] come the latest first, in pages with an end, each article once', async () => {
    const first = await list();
    expect(first.meta).toMatchObject({ current_page: 1, last_page: 2 });
    const second = await list('?page=2');
    const ids = [...first.articles, ...second.articles].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await list('?page=3')).articles).toEqual([]);
  });

  test('[NEWS-01] are narrowed to a kind, in the reader’s language', async () => {
    const { articles, categories } = await list('?category=money', 'uk');
    expect(articles.length).toBeGreaterThan(0);
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(['Гроші']));
    expect(categories.find(({ id }) => id === 'money')).toMatchObject({ name: 'Гроші' });
  });

  test('[NEWS-01] an article that is opened is read, for that person alone', async () => {
    const partner = await as('partner');
    const id = (await list()).articles[0]!.id;
    expect((await partner.write('POST', `/api/news/${id}/read`)).status).toBe(204);
    expect((await partner.write('POST', `/api/news/${id}/read`)).status).toBe(204);
    expect((await list()).articles[0]).toMatchObject({ id, is_read: true });
    const other = await as('new');
    const { body } = await other.open('/api/news');
    expect((body as Listed).articles[0]).toMatchObject({ id, is_read: false });
  });

  test('[NEWS-01] an article has a text, facts and a picture', async () => {
    const partner = await as('partner');
    const { body } = await partner.open('/api/news/1', { headers: { 'accept-language': 'es' } });
    expect(body).toMatchObject({
      article: { id: 1, content_html: expect.stringContaining('<h2>'), reading_time: expect.any(Number) },
    });
    const { image } = (await list()).articles[0]!;
    const picture = await visitor().open(image);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  });

  test('what the clock has not reached is not there yet', async () => {
    const { clock } = sandbox().control;
    await clock.advance((Date.parse('2026-10-01T00:00:00Z') - clock.now().getTime()) / 1000);
    expect((await list()).articles.every(({ id }) => id >= 10)).toBe(true);
    expect((await (await as('partner')).open('/api/news/1')).status).toBe(404);
  });

  test.each(['0', '9999', 'x', '1.5'])('there is no article %s', async (id) => {
    const partner = await as('partner');
    expect((await partner.open(`/api/news/${id}`)).status).toBe(404);
  });
});
