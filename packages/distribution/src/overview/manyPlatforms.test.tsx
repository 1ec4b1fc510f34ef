import { answer } from '@my-air/feature-kit/stories';
import { renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { listActiveRequests } from '../contract.ts';
import { buildPlatform, distributionAnswers } from '../testing/distributionAnswers.ts';
import meta, { Loaded, Requests } from './DistributionScreen.stories.tsx';

const platforms = Array.from({ length: 300 }, (_, at) =>
  buildPlatform({ id: at + 1, platform: `Platform ${at + 1}` }),
);
const channels = Array.from({ length: 200 }, (_, at) => ({
  platform_guid: `UC${at}`,
  title: `Channel ${at}`,
  distribution_platforms: platforms.map(({ id, platform }) => ({ id, platform, state: 'review' })),
}));
const answers = { ...distributionAnswers(platforms), ...answer(listActiveRequests, { channels }) };

const cards = () => document.querySelectorAll('article').length;

test('[DIST-01] 300 platforms are all there, the first of them before the others', async () => {
  renderStory(meta, Loaded, { answers });
  await screen.findByRole('heading', { name: 'Platform 1' });
  expect(cards()).toBeLessThan(100);
  await waitFor(() => expect(cards()).toBe(300));
});

test('[DS-09] of 200 channels by 300 platforms only what is in sight is drawn, and keys reach the last cell', async () => {
  renderStory(meta, Requests, { answers });
  const grid = await screen.findByRole('grid', { name: 'Requests by channel and platform' });
  expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['201', '301']);
  expect(within(grid).getAllByRole('gridcell').length).toBeLessThan(500);
  within(grid).getAllByRole('gridcell')[0]!.focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-place')).toBe('199 299'));
  expect(within(grid).getAllByRole('gridcell').length).toBeLessThan(700);
});
