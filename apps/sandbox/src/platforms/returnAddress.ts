import type { PlatformAttempt } from '../database/schema.ts';

/** How an authorization at a platform ended, as the portal reads it in its address. */
export type OAuthOutcome = 'connected' | 'already_connected' | 'auto_confirmed' | 'not_own' | 'not_chosen';

/** The channel that an outcome speaks of. */
export interface OutcomeChannel {
  readonly guid: string;
  readonly title: string;
}

/** The portal's address to go back to with the outcome of an authorization. */
export function outcomeAddress(
  attempt: PlatformAttempt,
  outcome: OAuthOutcome,
  channel: OutcomeChannel | null,
): string {
  return withParameters(startOf(attempt), {
    oauth: outcome,
    oauth_platform: attempt.platform,
    ...(channel && { oauth_channel: channel.guid, oauth_title: channel.title }),
  });
}

/** The portal's address to go back to when the authorization was refused, or was not one of this browser's. */
export function interruptedAddress(attempt: PlatformAttempt | undefined, portalOrigin: string): string {
  const start = attempt ? startOf(attempt) : `${portalOrigin}/home`;
  return withParameters(start, { error: 'oauth_interrupted' });
}

function startOf({ platform, portalOrigin, referer, productId }: PlatformAttempt): string {
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
