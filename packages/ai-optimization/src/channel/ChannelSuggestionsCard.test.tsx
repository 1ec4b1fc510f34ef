import { buildChannel, renderStory } from '@my-air/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import meta, { Empty, Loaded } from './ChannelSuggestionsCard.stories.tsx';

test('[ACC-01] the page of a channel counts its suggestions, and leads to them', async () => {
  renderStory(meta, Loaded);
  expect(await screen.findByText('3 suggestions wait for you')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe(
    '/ai-optimization?channel=UC1',
  );
});

test.each(['UC2', 'UC3', 'UC4'])(
  '[ACC-01] %s, which has none that can be decided, has nothing about them',
  async (platform_guid) => {
    const channel = buildChannel({ platform_guid });
    const { portal, container } = renderStory(meta, Empty, { args: { channel } });
    await waitFor(() => expect(portal.api.calls).toHaveLength(1));
    expect(container.textContent).toBe('');
  },
);
