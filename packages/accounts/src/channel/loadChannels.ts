import { channelsQuery } from '@my-air/data-kit';
import { loadAhead, type PortalContext } from '@my-air/feature-api';

/** Loads the channels at the first sign-in: home, services and their own screen start from them. */
export function loadChannels({ api, queryClient }: PortalContext): Promise<unknown> {
  return loadAhead(queryClient, channelsQuery(api));
}
