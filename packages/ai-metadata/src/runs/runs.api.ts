import type { ApiClient } from '@my-air/api-client';
import { parseIsoDate } from '@my-air/i18n';
import { queryOptions } from '@tanstack/react-query';

import { listAiVideos, preCalculate } from '../contract.ts';
import type { BatchSettings } from '../receipt/BatchSettings.ts';
import { bodyOf } from '../receipt/price.api.ts';
import { wireSelection, type WireSelection } from '../selection/wireSelection.ts';
import { hasNextPage } from '../videos/videos.api.ts';
import type { ChannelOrder } from './ChannelRun.ts';

const day = 86_400_000;

/** The ids of the videos that a channel published in the last days. The server lists the latest first. */
async function listSince(
  api: ApiClient,
  id: string,
  days: number,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const since = Date.now() - days * day;
  const isSince = ({ published_at }: { published_at?: string | null | undefined }) =>
    (parseIsoDate(published_at)?.getTime() ?? 0) >= since;
  const ids: string[] = [];
  for (let page = 1, isMore = true; isMore; page += 1) {
    const query = { page, order_by: 'DESC' } as const;
    const { data, meta } = await api.send(listAiVideos, { params: { id }, query }, { signal });
    for (const video of data) if (isSince(video)) ids.push(video.platform_guid);
    const oldest = data.findLast(({ published_at }) => published_at);
    isMore = hasNextPage({ current_page: page, ...meta }, data.length) && (!oldest || isSince(oldest));
  }
  return ids;
}

/** The order and the price of a translation of a channel: of all its videos, or of those published in the last `days`. */
export const channelOrderQuery = (
  api: ApiClient,
  channelId: string,
  days: number | undefined,
  settings: BatchSettings,
) =>
  queryOptions({
    queryKey: ['ai-metadata', 'price', channelId, 'run', days ?? null, settings],
    queryFn: async ({ signal }): Promise<ChannelOrder> => {
      const selection: WireSelection =
        days === undefined
          ? wireSelection({ mode: 'allMatching', ids: new Set() }, {})
          : wireSelection({ mode: 'some', ids: new Set(await listSince(api, channelId, days, signal)) }, {});
      const order = { channelId, selection, settings };
      if (selection.platform_guids?.length === 0)
        return { order, price: { translation_spent: 0, translation_shortage: 0, videos: 0 } };
      const body = bodyOf(order);
      return { order, price: await api.send(preCalculate, { params: { id: channelId }, body }, { signal }) };
    },
    staleTime: 10_000,
    gcTime: 60_000,
    meta: { handles: 'inPlace' },
  });
