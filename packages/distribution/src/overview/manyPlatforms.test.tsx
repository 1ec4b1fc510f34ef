import { answer } from '@my-air/feature-kit/stories';
import { renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
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

test('[DS-09] of 200 channels by 300 platforms only the rows in sight are drawn', async () => {
  renderStory(meta, Requests, { answers });
  const table = await screen.findByRole('table', { name: 'Requests by channel and platform' });
  expect(table.getAttribute('aria-rowcount')).toBe('201');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(301);
  expect(table.querySelectorAll('tbody tr').length).toBeLessThan(40);
});
