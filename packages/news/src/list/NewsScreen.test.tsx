import { renderInPortal, type RenderInPortalOptions } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { loadMessages } from '../locales/index.ts';
import { buildNewsArticle, buildNewsPage } from '../testing/buildNews.ts';
import { Empty, EmptyCategory, Loaded, Sparse } from './NewsScreen.stories.tsx';
import { NewsScreen } from './NewsScreen.tsx';

test('[NEWS-01] [MX-01] the list shows what an article is about, its day and how long it takes', async () => {
  open(Loaded.parameters.portal);
  expect(await screen.findByRole('link', { name: 'Payouts to a card within minutes' })).toHaveProperty(
    'pathname',
    expect.stringMatching(/^\/news\/article\/\d+$/),
  );
  const tile = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('link', { name: 'Payouts to a card within minutes' }))!;
  expect(within(tile).getByText('Money')).toBeTruthy();
  expect(within(tile).getByText('Nov 18 · 2 min read')).toBeTruthy();
  expect(screen.getAllByText('New')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page');
});

test('[NEWS-01] kinds of news have addresses, and the one in sight says so', async () => {
  open({ ...Loaded.parameters.portal, path: '/news?category=money' }, 'money');
  const link = await screen.findByRole('link', { name: 'Money' });
  expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual([
    '/news?category=money',
    'page',
  ]);
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBeNull();
});

test('[NEWS-01] more pages are added, an article that moved on is shown once, and the end says so', async () => {
  const one = buildNewsArticle();
  const two = buildNewsArticle();
  const three = buildNewsArticle();
  const pageOf = vi.fn(({ query }: { query: { page: number } }) =>
    buildNewsPage(query.page === 1 ? [one, two] : [two, three], {
      meta: { current_page: query.page, last_page: 2 },
    }),
  );
  open({ loadMessages, answers: { 'GET api/news': pageOf } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('End of the list')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    one.name,
    two.name,
    three.name,
  ]);
  // The pressed button is gone; the focus stays behind the new ones.
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: three.name }));
});

test('[NEWS-01] a page that does not come is asked for again, and what is there stays', async () => {
  let isBroken = true;
  open({
    loadMessages,
    answers: {
      'GET api/news': ({ query }: { query: { page: number } }) => {
        if (query.page === 2 && isBroken) throw new Error('offline');
        return buildNewsPage([buildNewsArticle({ name: `Of page ${query.page}` })], {
          meta: { current_page: query.page, last_page: 2 },
        });
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Of page 1')).toBeTruthy();
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByText('Of page 2')).toBeTruthy();
});

test('an empty list says what will be here; an empty kind leads to all', async () => {
  open(Empty.parameters.portal);
  expect(await screen.findByText('There is no news here yet')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Show all news' })).toBeNull();
});

test('an empty kind of news leads to all of them', async () => {
  open(EmptyCategory.parameters.portal, 'money');
  expect((await screen.findByRole('link', { name: 'Show all news' })).getAttribute('href')).toBe('/news');
});

test('what an article lacks is left out', async () => {
  const { container } = open(Sparse.parameters.portal);
  expect(await screen.findByRole('link', { name: 'Only a name' })).toBeTruthy();
  expect(container.textContent).not.toMatch(/undefined|null|NaN|Invalid| · /);
});

function open(options: RenderInPortalOptions, category?: string) {
  return renderInPortal(<NewsScreen category={category} />, options);
}
