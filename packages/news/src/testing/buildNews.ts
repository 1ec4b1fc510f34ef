import type { FullNewsArticle, NewsArticle, NewsPage } from '../contract.ts';

let lastId = 0;

/** A piece of news in a list. */
export function buildNewsArticle(values: Partial<NewsArticle> = {}): NewsArticle {
  lastId += 1;
  return {
    id: lastId,
    name: `News ${lastId}`,
    description: 'What changed, in one sentence.',
    image: null,
    published_at: '2026-11-18T09:00:00Z',
    reading_time: 2,
    category: 'Portal',
    is_read: true,
    ...values,
  };
}

/** A piece of news to read. */
export function buildFullArticle(values: Partial<FullNewsArticle> = {}): FullNewsArticle {
  return {
    ...buildNewsArticle(),
    content_html:
      '<p>From today on, agreements can be read before they are accepted.</p><h2>What changes</h2><ul><li>Nothing starts by itself.</li><li>Every version stays readable.</li></ul>',
    ...values,
  };
}

/** A page of a list of news. */
export function buildNewsPage(articles: readonly NewsArticle[], values: Partial<NewsPage> = {}): NewsPage {
  return {
    articles: [...articles],
    categories: [
      { id: 'product', name: 'Portal' },
      { id: 'money', name: 'Money' },
    ],
    meta: { current_page: 1, last_page: 1, per_page: 9 },
    ...values,
  };
}
