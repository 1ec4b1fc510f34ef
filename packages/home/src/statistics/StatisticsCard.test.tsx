import { renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import meta, { Empty, FirstWeek, Loaded, Unknown } from './StatisticsCard.stories.tsx';

test('[HOME-01] the last 28 days are told with their change, as curves and as tables, and the next payout', async () => {
  renderStory(meta, Loaded);
  expect(await screen.findByText('Earnings estimated by YouTube')).toBeTruthy();
  expect(screen.getAllByText(/^\+\d+% on the 28 days before$/)).toHaveLength(2);
  expect(await screen.findAllByRole('slider')).toHaveLength(2);
  expect(screen.getByText('$0').tagName).toBe('text');
  expect(screen.getByText(/Next payout: \$1,240\.50/).textContent).toContain('Dec 15');
});

test('[HOME-01] without days before there is no change, and without a channel there is a word about it', async () => {
  renderStory(meta, FirstWeek);
  expect(await screen.findByText('Earnings estimated by YouTube')).toBeTruthy();
  expect(screen.queryByText(/on the 28 days before/)).toBeNull();
  renderStory(meta, Empty);
  expect(await screen.findByText(/appear here once a channel is connected/)).toBeTruthy();
});

test('[HOME-01] a server without statistics has no such card', async () => {
  const { container, portal } = renderStory(meta, Unknown);
  await waitFor(() => expect(portal.api.calls.map(({ key }) => key)).toContain('GET api/statistics'));
  await waitFor(() => expect(portal.queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
});
