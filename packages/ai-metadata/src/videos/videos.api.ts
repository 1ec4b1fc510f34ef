import { ApiError, type ApiClient } from '@my-air/api-client';
import type { DataContext } from '@my-air/feature-kit';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';

import { type AiVideo, listAiVideos, listVideosByGuid, selectAllVideos } from '../contract.ts';
import type { VideoFilters } from './VideoFilters.ts';

/** One page of videos. */
export interface VideoPage {
  data: readonly AiVideo[];
  meta?: (PageMeta & { total?: number | null | undefined }) | null | undefined;
}

/** The filters as the calls name them. */
export function wireFilters({ translated, privacy, type }: VideoFilters) {
  return {
    ...(translated !== undefined && { has_been_translated: translated }),
    ...(privacy && { video_privacy_statuses: privacy.toSorted() }),
    ...(type && { video_type: type }),
  };
}

/** The videos of a channel, page by page. */
export const videosQuery = (api: ApiClient, channelId: string, filters: VideoFilters) =>
  infiniteQueryOptions({
    queryKey: [
      'ai-metadata',
      'videos',
      channelId,
      JSON.stringify(wireFilters(filters)),
      filters.order ?? 'DESC',
    ],
    queryFn: ({ signal, pageParam }): Promise<VideoPage> =>
      api.send(
        listAiVideos,
        {
          params: { id: channelId },
          query: { page: pageParam, order_by: filters.order ?? 'DESC', ...wireFilters(filters) },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last: VideoPage, _: VideoPage[], page: number) =>
      hasNextPage({ current_page: page, ...last.meta }, last.data.length) ? page + 1 : undefined,
    staleTime: 30_000,
    // Comparing tens of thousands of videos with their former selves would block the page for nothing.
    structuralSharing: false,
  });

/** Loads the first page anew; it replaces all that was loaded. */
export async function reloadVideos(
  { api, queryClient }: DataContext,
  channelId: string,
  filters: VideoFilters,
): Promise<void> {
  const { queryKey } = videosQuery(api, channelId, filters);
  queryClient.setQueryData(queryKey, (loaded) =>
    loaded ? { pages: loaded.pages.slice(0, 1), pageParams: loaded.pageParams.slice(0, 1) } : undefined,
  );
  await queryClient.invalidateQueries({ queryKey });
}

// The most ids that one call takes.
const atOnce = 100;

/** Reads the present state of some videos and puts it in the place of the former one, in every list. */
export async function refreshVideos(
  { api, queryClient }: DataContext,
  channelId: string,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const fresh = new Map<string, AiVideo>();
  for (let from = 0; from < ids.length; from += atOnce) {
    const body = { platform_guids: ids.slice(from, from + atOnce) };
    const { yt_videos } = await api.send(listVideosByGuid, { params: { id: channelId }, body }, { signal });
    for (const video of yt_videos) fresh.set(video.platform_guid, video);
  }
  queryClient.setQueriesData<InfiniteData<VideoPage, number>>(
    { queryKey: ['ai-metadata', 'videos', channelId] },
    (loaded) =>
      loaded && {
        ...loaded,
        pages: loaded.pages.map((page) => ({
          ...page,
          data: page.data.map((video) => fresh.get(video.platform_guid) ?? video),
        })),
      },
  );
}

/** Everything that the filters match now; ids are left out where the server takes a rule instead. */
export async function countMatching(api: ApiClient, channelId: string, filters: VideoFilters) {
  return api.send(selectAllVideos, {
    params: { id: channelId },
    query: { ...wireFilters(filters), total_only: true },
  });
}

/** The ids of everything that the filters match now. */
export async function listMatching(
  api: ApiClient,
  channelId: string,
  filters: VideoFilters,
): Promise<readonly string[]> {
  const query = wireFilters(filters);
  const { platform_guids } = await api.send(selectAllVideos, { params: { id: channelId }, query });
  if (!platform_guids) {
    throw new ApiError({ code: 'malformed', key: selectAllVideos.key, pageLoading: false });
  }
  return platform_guids;
}

/** The page as the server describes it. */
interface PageMeta {
  current_page?: number | null | undefined;
  per_page?: number | null | undefined;
}

/**
 * Whether another page may follow one with this number of items: the index of the last item equals the number
 * that full pages hold.
 */
export function hasNextPage({ current_page, per_page }: PageMeta, items: number): boolean {
  if (!current_page || !per_page || items === 0) return false;
  const lastIndex = (current_page - 1) * per_page + items;
  return lastIndex === current_page * per_page;
}
