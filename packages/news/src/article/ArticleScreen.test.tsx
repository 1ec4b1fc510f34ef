import { renderInPortal, type RenderInPortalOptions } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { newsQuery } from '../articles/news.api.ts';
import { buildNewsArticle, buildNewsPage } from '../testing/buildNews.ts';
import { Alone, Loaded } from './ArticleScreen.stories.tsx';
import { ArticleScreen } from './ArticleScreen.tsx';

test('[NEWS-01] an article has its title, facts, text, a way back and other news', async () => {
  open(Loaded.parameters.portal);
  // The sanitizer is loaded with the first text, and other news are shown after the text.
  await screen.findByText('What changes');
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Agreements can be read at leisure' }),
  ).toBeTruthy();
  const article = within(screen.getByRole('article', { name: 'Agreements can be read at leisure' }));
  expect(article.getByText('Portal · Nov 18 · 2 min read')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/news');
  expect(await screen.findByRole('link', { name: 'Search finds chats as well' })).toBeTruthy();
});

test('[NEWS-01] opening an article marks it, on the server and in the list', async () => {
  let isRead = false;
  const markRead = vi.fn(() => {
    isRead = true;
    return null;
  });
  const { answers, ...rest } = Loaded.parameters.portal;
  const listed = () => buildNewsPage([buildNewsArticle({ id: 7, is_read: isRead })]);
  const { portal } = open({
    ...rest,
    answers: { ...answers, 'POST api/news/{id}/read': markRead, 'GET api/news': listed },
  });
  await waitFor(() => expect(markRead).toHaveBeenCalledTimes(1));
  const { queryKey } = newsQuery(portal.api, 'en');
  await waitFor(() =>
    expect(portal.queryClient.getQueryData(queryKey)?.pages[0]?.articles).toMatchObject([{ is_read: true }]),
  );
});

test('[NEWS-01] an article can be read when it cannot be marked', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { answers, ...rest } = Loaded.parameters.portal;
  const failing = () => {
    throw new Error('offline');
  };
  open({ ...rest, answers: { ...answers, 'POST api/news/{id}/read': failing } });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith('News could not be marked as read', expect.any(Error)),
  );
  warn.mockRestore();
});

test('the only article offers no others', async () => {
  open(Alone.parameters.portal);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('More news')).toBeNull());
});

function open(options: RenderInPortalOptions) {
  return renderInPortal(<ArticleScreen articleId="7" />, options);
}
