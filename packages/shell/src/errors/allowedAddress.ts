import type { Feature, PortalConfig } from '@my-air/feature-api';
import { url as isAddress, type SettingChecks } from '@my-air/feature-api/settings';
import { parseUrl } from '@my-air/ui-kit';

/** The address that may be opened, or undefined: http(s), without credentials, at a host that the settings name. */
export function allowedAddress(
  address: string,
  config: PortalConfig,
  features: readonly Pick<Feature, 'settings'>[],
): URL | undefined {
  const portalUrl = new URL(globalThis.location.origin);
  const url = parseUrl(address, portalUrl);
  if (!url) return undefined;
  const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isPlain && isAllowedHost(url, portalUrl, config, features) ? url : undefined;
}

/** Hosts of our own addresses are compared with their port, listed hosts of partners may be given without. */
function isAllowedHost(
  { host, hostname }: URL,
  portalUrl: URL,
  config: PortalConfig,
  features: readonly Pick<Feature, 'settings'>[],
): boolean {
  const addresses = [
    config.apiUrl,
    ...Object.values(config.identityProvider),
    ...features.flatMap(({ settings = {} }) => addressesIn(config, settings)),
  ];
  const ours = addresses.flatMap((value = '') => parseUrl(value)?.host ?? []);
  const listed = config.allowedRedirectHosts;
  return host === portalUrl.host || ours.includes(host) || listed.includes(host) || listed.includes(hostname);
}

/** The settings of a feature that are addresses: those of its own applications. */
function addressesIn(config: object, settings: SettingChecks): string[] {
  return Object.entries(settings).flatMap(([name, check]) => {
    const value: unknown = Reflect.get(config, name);
    if (typeof check === 'object') return addressesIn(value as object, check);
    return check === isAddress ? [String(value)] : [];
  });
}
