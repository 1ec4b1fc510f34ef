import { stubPortal } from '@my-air/feature-kit/testing';
import { expect, test } from 'vitest';

import { listAiChannels, listAiVideos } from '../contract.ts';
import { buildAiChannel, buildAiVideo } from '../testing/buildAiMetadata.ts';
import { storyPortal } from '../testing/storyPortal.ts';
import { videosQuery } from '../videos/videos.api.ts';
import { aiChannelsQuery } from './channels.api.ts';

const channel = buildAiChannel();

test.each([
  [
    'the first page of a synchronisation',
    { is_synced_first_page: false, is_background_syncing: true },
    { is_synced_first_page: true, is_background_syncing: true },
    true,
  ],
  [
    'the end of a synchronisation',
    { is_synced_first_page: true, is_background_syncing: true },
    { is_synced_first_page: true, is_background_syncing: false },
    true,
  ],
  ['a synchronisation that goes on', { is_background_syncing: true }, { is_background_syncing: true }, false],
  ['no synchronisation', { is_background_syncing: false }, { is_background_syncing: false }, false],
])(
  '[AIM-02] %s has the list of videos and its count read again or not',
  async (_, before, after, isReadAgain) => {
    let now: object = before;
    const portal = stubPortal({
      ...storyPortal,
      answers: {
        ...storyPortal.answers,
        [listAiChannels.key]: () => ({ channels: [{ ...channel, ...now }] }),
        [listAiVideos.key]: () => ({
          data: [buildAiVideo()],
          meta: { total: 59, current_page: 1, per_page: 50 },
        }),
      },
    });
    const { queryClient, api } = portal;
    const read = () => queryClient.fetchQuery({ ...aiChannelsQuery(api), staleTime: 0 });
    const videos = videosQuery(api, channel.platform_guid, {});
    await read();
    await queryClient.fetchInfiniteQuery(videos);
    now = after;
    await read();
    expect(queryClient.getQueryState(videos.queryKey)?.isInvalidated).toBe(isReadAgain);
  },
);
