import { buildChannel, renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { contributions } from '../contributions.ts';
import meta, { Empty, Loaded } from './ChannelBoostCard.stories.tsx';

test('[ACC-01] [ADS-01] the page of a channel says what it sets itself, and leads to that', async () => {
  renderStory(meta, Loaded);
  expect(await screen.findByText('Own: 1 setting')).toBeTruthy();
  expect(screen.getByText(/^\d of 2 videos have breaks$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Configure' }).getAttribute('href')).toBe(
    '/ads-boost/yt-channels/UC2/config',
  );
});

test('[ACC-01] a channel without breaks to set has nothing about them', async () => {
  const { portal, container } = renderStory(meta, Empty);
  await waitFor(() => expect(portal.api.calls).toHaveLength(2));
  expect(container.textContent).toBe('');
});

test('[ACC-01] [NAV-33] the part is for connected channels of YouTube, behind the capability of the screen', () => {
  const [part] = contributions.channelParts!;
  const { portal } = renderStory(meta, Loaded);
  expect(part!.capability).toBe('boost');
  const isFor = (channel: Parameters<typeof buildChannel>[0]) => part!.isFor!(buildChannel(channel), portal);
  expect([isFor({}), isFor({ platform: 'tiktok' }), isFor({ status: 'pending' })]).toEqual([
    true,
    false,
    false,
  ]);
});
