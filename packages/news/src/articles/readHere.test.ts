import { forgetPage } from '@my-air/feature-kit/state';
import { afterEach, expect, test } from 'vitest';

import { buildNewsArticle } from '../testing/buildNews.ts';
import { isUnread, keepRead } from './readHere.ts';

afterEach(forgetPage);

test('[MX-02] what was opened in this browser is read, also when the server does not know it', () => {
  const article = buildNewsArticle({ is_read: false });
  expect(isUnread(article, 1)).toBe(true);
  keepRead(1, article.id);
  expect(isUnread(article, 1)).toBe(false);
  expect(isUnread({ ...article, is_read: undefined }, 1)).toBe(false);
});

test('[MX-02] what another person opened here is still new, and what the server knows is read', () => {
  const article = buildNewsArticle({ is_read: false });
  keepRead(1, article.id);
  expect(isUnread(article, 2)).toBe(true);
  expect(isUnread({ ...article, is_read: true }, 2)).toBe(false);
});

test('only the last five hundred are kept', () => {
  for (let id = 10_000; id < 10_600; id += 1) keepRead(4, id);
  const unread = (id: number) => isUnread(buildNewsArticle({ id, is_read: false }), 4);
  forgetPage();
  expect([unread(10_099), unread(10_100), unread(10_599)]).toEqual([true, false, false]);
});
