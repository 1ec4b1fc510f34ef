import type { ApiClient } from '@my-air/api-client';
import type { DataContext } from '@my-air/feature-kit';
import { isSameChannel } from '@my-air/feature-kit/data';
import { queryOptions } from '@tanstack/react-query';

import {
  disconnectAiChannel,
  listAiChannels,
  receiveCapability,
  requestForceUpdate,
  type AiChannel,
} from '../contract.ts';
import { progressInterval } from '../jobs/jobsQuery.ts';

/** The interval at which channels are read until the first page of videos is there, in milliseconds. */
const firstPageInterval = 5_000;

/** The channels that can be translated, read again while one of them is being synced or translated. */
export const aiChannelsQuery = (api: ApiClient, { pageLoading = false } = {}) =>
  queryOptions({
    queryKey: ['ai-metadata', 'channels'],
    queryFn: async ({ signal, client, queryKey }) => {
      const { channels } = await api.send(listAiChannels, {}, { signal, pageLoading });
      const before = client.getQueryData<readonly AiChannel[]>(queryKey) ?? [];
      // The videos that a synchronisation has brought are in no list that was read while it ran.
      for (const channel of channels) {
        const former = before.find((known) => isSameChannel(known, channel));
        if (former && hasSynced(former, channel))
          void client.invalidateQueries({ queryKey: ['ai-metadata', 'videos', channel.platform_guid] });
      }
      return channels;
    },
    staleTime: 10_000,
    refetchInterval: ({ state: { data: channels = [] } }) => {
      if (channels.some((channel) => channel.is_synced_first_page === false)) return firstPageInterval;
      const isBusy = channels.some((channel) => channel.is_background_syncing || channel.is_being_translated);
      return isBusy ? progressInterval : false;
    },
    meta: { poll: true },
  });

/** Whether the first page of a channel's synchronisation, or all of it, has arrived since a former read. */
function hasSynced(former: AiChannel, now: AiChannel): boolean {
  const isFirstPageNew = former.is_synced_first_page === false && now.is_synced_first_page !== false;
  return isFirstPageNew || (former.is_background_syncing === true && !now.is_background_syncing);
}

/** Replaces a channel in the list by what the server answered; an answer that does not say which has the list read anew. */
export function cacheChannel({ api, queryClient }: DataContext, channel: AiChannel | null | undefined): void {
  const { queryKey } = aiChannelsQuery(api);
  if (channel?.platform_guid == null) {
    void queryClient.invalidateQueries({ queryKey });
    return;
  }
  queryClient.setQueryData(queryKey, (channels) =>
    channels?.map((one) => (isSameChannel(one, channel) ? channel : one)),
  );
}

/** Starts a synchronisation now. Rejects with 429 during the cool-down and with 409 while one runs. */
export async function forceUpdate(portal: DataContext, id: string): Promise<void> {
  cacheChannel(portal, (await portal.api.send(requestForceUpdate, { params: { id } })).channel);
}

/**
 * Takes a channel out of AI translation: its running translations are cancelled, and pay back the unused
 * reservation.
 */
export async function disconnectChannel({ api, queryClient }: DataContext, id: string): Promise<void> {
  await api.send(disconnectAiChannel, { params: { id } });
  queryClient.setQueryData(aiChannelsQuery(api).queryKey, (channels) =>
    channels?.filter((one) => !isSameChannel(one, { platform_guid: id })),
  );
  // Other features show the channel as well, and this is rare.
  void queryClient.invalidateQueries();
}

/** Asks for the service. Resolves when it is granted (204); every other answer rejects. */
export async function receiveAccess({ api }: Pick<DataContext, 'api'>): Promise<void> {
  await api.send(receiveCapability, {});
}
