import type { PlatformAttempt, PlatformEnding } from '../database/schema.ts';

/** The portal's address to go back to with the ending of an authorization. */
export function endingAddress(attempt: PlatformAttempt, { outcome, channel }: PlatformEnding): string {
  if (outcome === 'interrupted') return interruptedAddress(startAddress(attempt));
  return withParameters(startAddress(attempt), {
    oauth: outcome,
    oauth_platform: attempt.platform,
    ...(channel && { oauth_channel: channel.guid, oauth_title: channel.title }),
  });
}

/** The portal's address to go back to when the authorization was refused, or was not one of this browser's. */
export function interruptedAddress(start: string): string {
  return withParameters(start, { error: 'oauth_interrupted' });
}

/** The screen of the portal that the authorization was started from. */
export function startAddress({ platform, portalOrigin, referer, productId }: PlatformAttempt): string {
  if (platform === 'ai-metadata' && referer === 'dashboard') return `${portalOrigin}/ai-metadata/translation`;
  switch (referer) {
    case 'distribution':
      return `${portalOrigin}/distribution`;
    case 'marketplace':
      return `${portalOrigin}/services`;
    case 'product':
      return productId === null ? `${portalOrigin}/services` : `${portalOrigin}/services/${productId}`;
    case 'accounts':
      return `${portalOrigin}/accounts/youtube`;
    default:
      return `${portalOrigin}/home`;
  }
}

function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
