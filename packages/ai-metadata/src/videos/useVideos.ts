import { usePortal } from '@my-air/feature-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { uniqueRows } from '../list/paging.ts';
import type { VideoFilters } from './VideoFilters.ts';
import { useVideoProgress } from './useVideoProgress.ts';
import { videosQuery } from './videos.api.ts';

/** The loaded videos of a channel under some filters, their progress while they are translated, and how to load more. */
export function useVideos(channelId: string, filters: VideoFilters) {
  const { api } = usePortal();
  const query = useInfiniteQuery(videosQuery(api, channelId, filters));
  const pages = query.data?.pages;
  const rows = useMemo(
    () => uniqueRows(pages?.flatMap(({ data }) => data) ?? [], ({ platform_guid }) => platform_guid),
    [pages],
  );
  useVideoProgress(channelId, rows);
  const total = pages?.[0]?.meta?.total;
  return {
    rows,
    /** The number of matching videos, loaded or not. */
    total: typeof total === 'number' && total >= rows.length ? total : rows.length,
    query,
  };
}
