import { channelsQuery } from '@my-air/feature-kit/data';
import { loadAhead, type PortalContext } from '@my-air/feature-kit';

/** Loads the channels at the first sign-in: home, services and their own screen start from them. */
export function loadFirstChannels({ api, queryClient }: PortalContext): Promise<unknown> {
  return loadAhead(queryClient, channelsQuery(api));
}

/** The channels of a screen that shows nothing without them. */
export async function loadChannels({ api, queryClient }: PortalContext): Promise<void> {
  await queryClient.ensureQueryData(channelsQuery(api, { pageLoading: true }));
}
