import type { NewsArticle, NewsPage } from '../contract.ts';

/** The articles of all pages, each once: a new one may have pushed another onto the next page. */
export function uniqueArticles(pages: readonly NewsPage[]): readonly NewsArticle[] {
  return [...new Map(pages.flatMap(({ articles }) => articles).map((one) => [one.id, one])).values()];
}
