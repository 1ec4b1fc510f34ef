import type { PortalConfig } from '@my-air/feature-api';

/** The address that may be opened, or undefined: http(s), without credentials, at a host that the settings name. */
export function allowedAddress(address: string, config: PortalConfig): URL | undefined {
  const own = new URL(globalThis.location.origin);
  if (!URL.canParse(address, own)) return undefined;
  const url = new URL(address, own);
  const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isPlain && isAllowedHost(url, own, config) ? url : undefined;
}

/** Hosts of our own addresses count with their port, those that are listed as partners' may be given without. */
function isAllowedHost({ host, hostname }: URL, own: URL, config: PortalConfig): boolean {
  const addresses = [config.apiUrl, config.financeAppUrl, ...Object.values(config.identityProvider)];
  const ours = addresses.filter((value) => URL.canParse(value)).map((value) => new URL(value).host);
  const listed = config.allowedRedirectHosts;
  return host === own.host || ours.includes(host) || listed.includes(host) || listed.includes(hostname);
}
