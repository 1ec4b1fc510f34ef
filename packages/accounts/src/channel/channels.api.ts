import type { Channel } from '@my-air/api-client/contract';
import { channelsQuery, findChannel, isSameChannel } from '@my-air/feature-kit/data';
import { fetchAnew, type DataContext, loadAhead, type PortalContext } from '@my-air/feature-kit';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { deleteChannel } from '../contract.ts';

/** The values of a channel's path. */
export function pathOf({ platform, platform_guid }: Channel): { platform: string; platform_guid: string } {
  return { platform, platform_guid };
}

/** Fetches the channels now, and returns them. */
export function refetchChannels({ api, queryClient }: DataContext): Promise<readonly Channel[]> {
  return fetchAnew(queryClient, channelsQuery(api));
}

/** Puts a channel of a response into the list, where it says which it is, and refetches the whole list in the background. */
export async function cacheChannel(
  { api, queryClient }: DataContext,
  channel: Channel | null | undefined,
): Promise<void> {
  const { queryKey } = channelsQuery(api);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (channels) => {
    if (!channels || !channel?.platform || channel.platform_guid == null) return channels;
    const isKnown = channels.some((known) => isSameChannel(known, channel));
    return isKnown
      ? channels.map((known) => (isSameChannel(known, channel) ? channel : known))
      : [...channels, channel];
  });
  void queryClient.invalidateQueries({ queryKey });
}

/** Removes a channel: from the list immediately, and back into it when the server refuses. */
export const deleteChannelMutation = ({ api, queryClient }: DataContext) => {
  const { queryKey } = channelsQuery(api);
  return mutationOptions({
    mutationKey: ['accounts', 'delete'],
    mutationFn: (channel: Channel) => api.send(deleteChannel, { params: pathOf(channel) }),
    onMutate: async (channel: Channel) => {
      // A list that is being fetched may still contain it.
      await queryClient.cancelQueries({ queryKey });
      const isIt = (known: Channel) => isSameChannel(known, channel);
      const position = queryClient.getQueryData(queryKey)?.findIndex(isIt) ?? -1;
      queryClient.setQueryData(queryKey, (channels) => channels?.filter((known) => !isIt(known)));
      return { position };
    },
    onError: (_error, channel, context) => putBack(queryClient, queryKey, channel, context?.position ?? -1),
    // A channel is in most of what the portal shows, and a removal is rare.
    onSettled: () => queryClient.invalidateQueries(),
    meta: { handles: 'inPlace' },
  });
};

/** Puts only this channel back: others may have come and gone meanwhile. */
function putBack(
  queryClient: QueryClient,
  queryKey: ReturnType<typeof channelsQuery>['queryKey'],
  channel: Channel,
  position: number,
): void {
  queryClient.setQueryData(queryKey, (channels) => {
    if (!channels || position < 0 || channels.some((known) => isSameChannel(known, channel))) return channels;
    return channels.toSpliced(position, 0, channel);
  });
}

/** Loads the channels at the first sign-in: home, services and their own screen start from them. */
export function loadFirstChannels({ api, queryClient }: PortalContext): Promise<unknown> {
  return loadAhead(queryClient, channelsQuery(api));
}

/** The channels of a screen that shows nothing without them, and its title where it is about one of them. */
export async function loadChannels(
  { api, queryClient }: PortalContext,
  key: string | undefined,
): Promise<{ title: string | undefined }> {
  const channels = await queryClient.ensureQueryData(channelsQuery(api, { pageLoading: true }));
  return { title: findChannel(channels, key)?.title };
}
