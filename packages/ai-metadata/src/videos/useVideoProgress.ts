import { usePortal } from '@my-air/feature-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { AiVideo } from '../contract.ts';
import { progressInterval } from '../jobs/jobsQuery.ts';
import { refreshVideos } from './videos.api.ts';

// The number that three calls read; a longer list is read anew when its job has ended.
const limit = 300;

/** Reads the videos that are being translated again and again, until the last one is done. */
export function useVideoProgress(channelId: string, rows: readonly AiVideo[]): void {
  const portal = usePortal();
  const ids = useMemo(
    () =>
      rows
        .filter(({ translation_status }) => translation_status === 'processing')
        .slice(0, limit)
        .map(({ platform_guid }) => platform_guid),
    [rows],
  );
  useQuery({
    queryKey: ['ai-metadata', 'progress', channelId, ids],
    queryFn: async ({ signal }) => {
      await refreshVideos(portal, channelId, ids, signal);
      return null;
    },
    enabled: ids.length > 0,
    refetchInterval: progressInterval,
    meta: { poll: true },
  });
}
