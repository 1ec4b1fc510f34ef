import type { ApiClient } from '@my-air/api-client';
import type { AskOptions, PortalContext } from '@my-air/feature-kit';
import { findChannel } from '@my-air/feature-kit/data';
import { queryOptions } from '@tanstack/react-query';

import { getAllConfig, getChannelConfig, listBoostChannels } from '../contract.ts';

/** The channels with their own settings and their latest videos. */
export const boostChannelsQuery = (api: ApiClient, { pageLoading = false }: AskOptions = {}) =>
  queryOptions({
    queryKey: ['ads-boost', 'channels'],
    queryFn: async ({ signal }) => (await api.send(listBoostChannels, {}, { signal, pageLoading })).channels,
    staleTime: 30_000,
  });

/** The settings of all channels, with their version. */
export const allConfigQuery = (api: ApiClient, { pageLoading = false }: AskOptions = {}) =>
  queryOptions({
    queryKey: ['ads-boost', 'config'],
    queryFn: ({ signal }) => api.send(getAllConfig, {}, { signal, pageLoading }),
    staleTime: 30_000,
  });

/** The settings of one channel itself, with those that it inherits and the version. */
export const channelConfigQuery = (api: ApiClient, guid: string, { pageLoading = false }: AskOptions = {}) =>
  queryOptions({
    queryKey: ['ads-boost', 'config', guid],
    queryFn: ({ signal }) =>
      api.send(getChannelConfig, { params: { platform_guid: guid } }, { signal, pageLoading }),
    staleTime: 30_000,
  });

const waits = { pageLoading: true };

/** The overview, and the settings of all channels: both need the channels and their settings in effect. */
export async function loadOverview({ api, queryClient }: PortalContext): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(boostChannelsQuery(api, waits)),
    queryClient.ensureQueryData(allConfigQuery(api, waits)),
  ]);
}

/** The settings of one channel; its name is the title of the page. */
export async function loadChannelConfig({ api, queryClient }: PortalContext, guid: string) {
  const [channels] = await Promise.all([
    queryClient.ensureQueryData(boostChannelsQuery(api, waits)),
    queryClient.ensureQueryData(channelConfigQuery(api, guid, waits)),
  ]);
  return { title: findChannel(channels, guid)?.title };
}
