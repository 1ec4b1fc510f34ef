import { renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import meta, { Empty, Loaded } from './ChannelDistributionCard.stories.tsx';

test('[ACC-01] the page of a channel names each platform once, a request with its own state', async () => {
  renderStory(meta, Loaded);
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines.slice(0, 3)).toEqual([
    expect.stringMatching(/Snapchat.*In review/),
    expect.stringMatching(/Roku.*Live/),
    expect.stringMatching(/Platform 3.*Live/),
  ]);
  expect(screen.getByRole('link', { name: 'Open distribution' }).getAttribute('href')).toBe('/distribution');
});

test('[ACC-01] a channel that goes to no platform has nothing about them', async () => {
  const { portal, container } = renderStory(meta, Empty);
  await waitFor(() => expect(portal.api.calls).toHaveLength(2));
  expect(container.textContent).toBe('');
});
