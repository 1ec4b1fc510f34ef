import type { PortalConfig } from '../PortalConfig.ts';
import {
  atLeast,
  count,
  email,
  flag,
  listOf,
  name,
  number,
  optional,
  orNull,
  path,
  text,
  url,
} from './checks.ts';
import type { Check, Checks } from './checks.ts';

const brand: Checks<PortalConfig['brands']['default']> = {
  name,
  homeUrl: optional(url),
  supportEmail: optional(email),
};

/** Written without a library: this runs before every first screen, the sign-in page among them. */
const checks: Checks<PortalConfig> = {
  apiUrl: (value) => (value === '' ? undefined : url(value)),
  identityProvider: {
    authorizeUrl: url,
    registerUrl: url,
    profileUrl: url,
    securityUrl: url,
    preferencesUrl: url,
    agreementsUrl: url,
    verifyEmailUrl: url,
    forgotPasswordUrl: optional(url),
    logoutUrl: url,
    clientId: name,
    scope: name,
  },
  financeAppUrl: url,
  allowedRedirectHosts: listOf(name),
  brands: { default: brand, scalelab: brand },
  campaigns: { aiMetadata: name },
  baseProducts: { instagram: orNull(number), tiktok: orNull(number) },
  uploads: { types: text, maxCount: count, maxTotalSize: atLeast(1), minFileSize: atLeast(0) },
  monitoring: { dsn: orNull(url), environment: name, replayEnvironments: listOf(name) },
  analytics: { endpoint: orNull(path), linker: flag },
  flags: { instagramTiktokPages: flag, pt: flag, idempotencyKey: flag },
};

/**
 * The faults of `config.json`, each as `field.of.it: must be …`; an empty list when the settings are right.
 */
export function configFaults(config: unknown): readonly string[] {
  return faultsIn(config, checks, 'config.json');
}

interface Table {
  readonly [name: string]: Check | Table;
}

function faultsIn(settings: unknown, table: Table, place: string, prefix = ''): string[] {
  if (typeof settings !== 'object' || settings === null) return [`${place}: must be an object`];
  return Object.entries(table).flatMap(([key, check]) => {
    const value = (settings as Record<string, unknown>)[key];
    const field = prefix + key;
    if (typeof check !== 'function') return faultsIn(value, check, field, `${field}.`);
    const fault = check(value);
    return fault ? [`${field}: ${fault}`] : [];
  });
}
