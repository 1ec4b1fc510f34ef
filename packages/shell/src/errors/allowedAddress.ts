import type { Feature, PortalConfig } from '@my-air/feature-kit';
import { parseUrl } from '@my-air/ui-kit';

type Features = readonly Pick<Feature, 'ownAddresses'>[];

/** The address that may be opened, or undefined: http(s), without credentials, at a host that the settings name. */
export function allowedAddress(address: string, config: PortalConfig, features: Features): URL | undefined {
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
  features: Features,
): boolean {
  const ours = ownAddresses(config, features).flatMap((value = '') => parseUrl(value)?.host ?? []);
  const listed = config.allowedRedirectHosts;
  return host === portalUrl.host || ours.includes(host) || listed.includes(host) || listed.includes(hostname);
}

function ownAddresses(config: PortalConfig, features: Features): readonly (string | undefined)[] {
  const { apiUrl, identityProvider: provider } = config;
  return [
    apiUrl,
    provider.authorizeUrl,
    provider.registerUrl,
    provider.profileUrl,
    provider.securityUrl,
    provider.preferencesUrl,
    provider.agreementsUrl,
    provider.verifyEmailUrl,
    provider.forgotPasswordUrl,
    provider.logoutUrl,
    ...features.flatMap((feature) => feature.ownAddresses?.(config) ?? []),
  ];
}
