import { loadAhead, type PortalContext } from '@my-air/feature-kit';
import { channelsQuery } from '@my-air/feature-kit/data';

/**
 * Asks for the first YouTube channel, as the server requires. Resolves to whether it is on its way, or was added
 * meanwhile: the server may still require it then.
 */
export async function askForYoutube({ api, queryClient, modals }: PortalContext): Promise<boolean> {
  const channels = await loadAhead(queryClient, channelsQuery(api));
  if (channels.some(({ platform }) => platform === 'youtube')) return true;
  return (await modals.open('oauth-profile', { platform: 'youtube', referer: 'dashboard' })) === 'left';
}
