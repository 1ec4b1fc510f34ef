import type { Channel } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';
import { authorizationPlatforms, platformAuthorizationUrl } from '@my-air/feature-kit/views';

import { rememberReconnect } from './reconnectIntent.ts';

/** Leaves for a channel's platform, where the user gives us access to it once more. */
export function goToPlatform({ api, session, leave }: PortalContext, channel: Channel): void {
  const platform = authorizationPlatforms.find((one) => one === channel.platform) ?? 'youtube';
  rememberReconnect(session.getUser()?.id ?? 0, channel);
  leave(platformAuthorizationUrl(api, platform, { referer: 'accounts' }));
}
