import type { PortalConfig } from '@my-air/feature-kit';
import { parseUrl, safeUrl } from '@my-air/ui-kit';

/**
 * The address at which a game is played; undefined when it is unsafe or its host is not one that the portal
 * may lead to.
 */
export function playAddress(
  url: string | null | undefined,
  { allowedRedirectHosts }: Pick<PortalConfig, 'allowedRedirectHosts'>,
): string | undefined {
  const address = safeUrl(url);
  const parsed = address === undefined ? undefined : parseUrl(address);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined;
  const isAllowed = allowedRedirectHosts.some((host) => host === parsed.host || host === parsed.hostname);
  return isAllowed ? parsed.href : undefined;
}
