import type { PortalConfig } from '@my-air/feature-api';
import { parseUrl } from '@my-air/ui-kit';

/** The address that may be opened, or undefined: http(s), without credentials, at a host that the settings name. */
export function allowedAddress(address: string, config: PortalConfig): URL | undefined {
  const own = new URL(globalThis.location.origin);
  const url = parseUrl(address, own);
  if (!url) return undefined;
  const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isPlain && isAllowedHost(url, own, config) ? url : undefined;
}

/** Hosts of our own addresses are compared with their port, listed hosts of partners may be given without. */
function isAllowedHost({ host, hostname }: URL, own: URL, config: PortalConfig): boolean {
  const addresses = [config.apiUrl, config.financeAppUrl, ...Object.values(config.identityProvider)];
  const ours = addresses.flatMap((value = '') => parseUrl(value)?.host ?? []);
  const listed = config.allowedRedirectHosts;
  return host === own.host || ours.includes(host) || listed.includes(host) || listed.includes(hostname);
}
