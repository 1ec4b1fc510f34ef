import type { PortalContext } from '@my-air/feature-kit';

import { channelsQuery } from './channels/channels.api.ts';

/** Loads the data that the screen waits for: the channels. */
export async function loadChannels({ api, queryClient }: PortalContext): Promise<void> {
  await queryClient.ensureQueryData(channelsQuery(api, { pageLoading: true }));
}
