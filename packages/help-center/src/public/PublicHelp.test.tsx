import { ApiError } from '@my-air/api-client';
import { buildUser, renderRoute, renderStory } from '@my-air/feature-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import articleMeta, { Loaded } from '../article/PublicArticleScreen.stories.tsx';
import { helpCenterFeature } from '../feature.ts';
import { buildArticle, buildSummary, buildTopics } from '../testing/buildHelp.ts';

beforeEach(() => localStorage.clear());

const found = buildSummary({ id: 94, name: 'When you are paid' });
const refusal = (key: string, status: number, code: 'not_found' | 'unauthenticated') =>
  new ApiError({ code, key, status, pageLoading: false });
const answers = {
  'GET api/help/topics': { topics: buildTopics() },
  'GET api/help/search/live': { articles: [found] },
};
const more = () => screen.findByRole('region', { name: 'Find more answers' });

test('[HELP-03] [HC-01] a visitor of a public article finds related articles, topics and a search, which all lead to public articles', async () => {
  const { router } = renderStory(articleMeta, Loaded, { answers });
  const section = await more();
  expect(await screen.findByRole('region', { name: 'Related articles' })).toBeTruthy();
  const paths = (await within(section).findAllByRole('link', { hidden: true })).map((link) =>
    link.getAttribute('href'),
  );
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter((path) => !/^\/help\/\d+$/.test(path ?? ''))).toEqual([]);
  const user = userEvent.setup();
  await user.type(within(section).getByRole('combobox', { name: 'Search in help' }), 'paid');
  expect(await screen.findByRole('option', { name: /When you are paid/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Search all articles' })).toBeNull();
  await user.keyboard('{Enter}');
  expect(router.history.location.pathname).toBe('/help/94');
});

test('[HELP-03] an unknown article leads a visitor to search and topics', async () => {
  const key = 'GET api/help/articles/{id}';
  await renderRoute(helpCenterFeature, '/help/9999', {
    answers: { ...answers, [key]: refusal(key, 404, 'not_found') },
    user: null,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Article not found' })).toBeTruthy();
  const section = await more();
  expect(await within(section).findByText(buildTopics()[0]!.name)).toBeTruthy();
});

test('[HELP-03] a backend that keeps topics for those who are signed in leaves the article as it is', async () => {
  const closed = refusal('GET api/help/topics', 401, 'unauthenticated');
  const { portal } = renderStory(articleMeta, Loaded, {
    answers: { ...answers, 'GET api/help/topics': closed },
  });
  const section = await more();
  expect(within(section).queryByRole('heading', { name: 'Topics' })).toBeNull();
  expect(portal.shown).toEqual([]);
});

test.each([
  ['/help/37', '/help/63', null],
  ['/help-center/article/37', '/help-center/article/63', buildUser()],
])(
  '[HELP-03] the address %s of an article that became a part of another one leads to %s',
  async (old, address, user) => {
    const { router } = await renderRoute(helpCenterFeature, old, {
      answers: {
        ...answers,
        'GET api/help/articles/popular': { articles: [] },
        'GET api/help/articles/{id}': { article: buildArticle({ id: 63, name: 'One article' }) },
      },
      user,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'One article' })).toBeTruthy();
    expect(router.history.location.pathname).toBe(address);
  },
);
