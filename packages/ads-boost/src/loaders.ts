import type { PortalContext } from '@my-air/feature-kit';

import { allConfigQuery, boostChannelsQuery, channelConfigQuery } from './config/adsBoost.api.ts';

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
  return { title: channels.find(({ platform_guid }) => platform_guid === guid)?.title };
}
