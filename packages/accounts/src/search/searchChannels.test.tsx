import type { SearchItem } from '@my-air/feature-kit';
import { buildChannel, renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { useQuery } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { searchChannels } from './searchChannels.ts';

test('[SH-22] a channel is found by its name, its handle and its id, and leads to its details', async () => {
  const channels = [
    buildChannel({ platform: 'youtube', platform_guid: 'UC/kite', title: 'Kite', username: '@kite' }),
    buildChannel({ platform: 'tiktok', platform_guid: 'tt-1', title: 'Kite shorts', username: null }),
  ];
  const portal = stubPortal({ answers: { 'GET api/channels': { channels } } });
  let items: readonly SearchItem[] | undefined;
  function Reader() {
    items = useQuery(searchChannels(portal)).data;
    return null;
  }
  renderInPortal(<Reader />, { portal });
  await waitFor(() => expect(items).toBeDefined());
  expect(items).toMatchObject([
    {
      id: 'youtube-UC/kite',
      title: 'Kite',
      detail: 'YouTube',
      keywords: ['@kite', 'UC/kite'],
      to: '/accounts/youtube?channel=UC%2Fkite',
    },
    { id: 'tiktok-tt-1', title: 'Kite shorts', detail: 'TikTok', keywords: ['tt-1'] },
  ]);
});
