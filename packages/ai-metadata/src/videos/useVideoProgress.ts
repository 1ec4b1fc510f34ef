import { createPoll } from '@my-air/data-kit';
import { usePortal } from '@my-air/feature-api';
import { useEffect, useMemo } from 'react';

import type { AiVideo } from '../contract.ts';
import { progressInterval } from '../jobs/jobsQuery.ts';
import { refreshVideos } from './videos.api.ts';

// The number that three calls read; a longer list is read anew when its job has ended.
const limit = 300;

/**
 * Reads the videos that are being translated every 10 seconds while the page is visible, until the last one
 * is done.
 */
export function useVideoProgress(channelId: string, rows: readonly AiVideo[]): void {
  const portal = usePortal();
  const ids = useMemo(
    () =>
      rows
        .filter(({ translation_status }) => translation_status === 'processing')
        .slice(0, limit)
        .map(({ platform_guid }) => platform_guid)
        .join(' '),
    [rows],
  );
  useEffect(() => {
    if (ids === '') return undefined;
    const user = portal.session.getUser()?.id;
    return createPoll({
      name: `ai-metadata/videos/${channelId} of ${user}`,
      interval: progressInterval,
      run: (signal) => refreshVideos(portal, channelId, ids.split(' '), signal),
      onAnswer: () => undefined,
    });
  }, [portal, channelId, ids]);
}
