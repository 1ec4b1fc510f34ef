import { readStatistics } from '@my-air/api-client/contract';
import { renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import '../testing/sampleHome.tsx';
import meta, { Empty, Loaded, Unknown } from './ChannelParts.stories.tsx';

test('[ACC-01] the figures of one channel with their change, its share, and the payout of all channels, by one call', async () => {
  const { portal } = renderStory(meta, Loaded);
  expect(await screen.findByText('Earnings estimated by YouTube')).toBeTruthy();
  expect(screen.getByText('Subscribers')).toBeTruthy();
  expect(screen.getAllByText(/% on the 28 days before$/)).toHaveLength(3);
  expect(screen.getByText('92%')).toBeTruthy();
  expect(screen.getByText('$1,240.50')).toBeTruthy();
  expect(screen.getByText(/, of all your channels$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Report' }).getAttribute('href')).toBe('/finances/account');
  expect(portal.api.calls.filter(({ key }) => key === readStatistics.key)).toHaveLength(1);
});

test('[ACC-01] a channel that the statistics do not know has no figures, only the payout', async () => {
  renderStory(meta, Empty);
  expect(await screen.findByRole('heading', { name: 'Money' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Last 28 days' })).toBeNull();
  expect(screen.queryByText('Your share')).toBeNull();
});

test('[ACC-01] where the server has no statistics, the share is shown alone', async () => {
  const { container } = renderStory(meta, Unknown);
  expect(await screen.findByText('92%')).toBeTruthy();
  expect(screen.queryByText('Next payout')).toBeNull();
  await waitFor(() => expect(container.querySelector('#statistics')!.childElementCount).toBe(0));
});
