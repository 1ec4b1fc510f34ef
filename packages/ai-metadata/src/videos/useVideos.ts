import { usePortal } from '@my-air/feature-kit';
import { useLocale } from '@my-air/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { uniqueRows } from '../list/paging.ts';
import { isSearched, searchVideos, type VideoFilters } from './VideoFilters.ts';
import { useVideoProgress } from './useVideoProgress.ts';
import { videosQuery } from './videos.api.ts';

/** The pages that a search reads by itself, one after the other, until the user asks for more: a thousand videos. */
const pagesAtOnce = 20;

/**
 * The loaded videos of a channel under some filters, their progress while they are translated, and how to load more. By
 * titles and by missing languages the server does not filter: the pages are searched here, and read until one matches.
 */
export function useVideos(channelId: string, filters: VideoFilters) {
  const { api } = usePortal();
  const locale = useLocale();
  const query = useInfiniteQuery(videosQuery(api, channelId, filters));
  const pages = query.data?.pages;
  const loaded = useMemo(
    () => uniqueRows(pages?.flatMap(({ data }) => data) ?? [], ({ platform_guid }) => platform_guid),
    [pages],
  );
  const { text, lacks } = filters;
  const rows = useMemo(
    () => searchVideos(loaded, { ...(text !== undefined && { text }), ...(lacks && { lacks }) }, locale),
    [loaded, text, lacks, locale],
  );
  useVideoProgress(channelId, rows);

  const isSearch = isSearched(filters);
  const mayReadOn = !isSearch || (pages?.length ?? 0) % pagesAtOnce > 0;
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const isLooking =
    isSearch && rows.length === 0 && loaded.length > 0 && hasNextPage && mayReadOn && !isFetchNextPageError;
  useEffect(() => {
    if (isLooking && !isFetching) void fetchNextPage();
  }, [isLooking, isFetching, fetchNextPage]);

  const known = pages?.[0]?.meta?.total;
  const total = typeof known === 'number' && known >= loaded.length ? known : loaded.length;
  return {
    rows,
    /** The number of matching videos, loaded or not; in a search those that were found. */
    total: isSearch ? rows.length : total,
    /** While a search has not read all videos, the number of those that it has, and of all. */
    searched: isSearch && hasNextPage ? { count: loaded.length, total } : undefined,
    /** Whether a search that has found nothing yet goes on by itself. */
    isLooking,
    /** Whether more is read without a press once the end is in sight. */
    mayReadOn,
    query,
  };
}
