import type { BaseSettings, BrandConfig, Feature } from '@my-air/feature-api';
import {
  atLeast,
  type Checks,
  count,
  email,
  flag,
  listOf,
  name,
  optional,
  orNull,
  path,
  type SettingChecks,
  text,
  url,
} from '@my-air/feature-api/settings';

const brand: Checks<BrandConfig> = {
  name,
  homeUrl: optional(url),
  supportEmail: optional(email),
};

/** Written without a library: this runs before every first screen, the sign-in page among them. */
const checks: Checks<BaseSettings> = {
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
  allowedRedirectHosts: listOf(name),
  brands: { default: brand, scalelab: brand },
  uploads: { types: text, maxCount: count, maxTotalSize: atLeast(1), minFileSize: atLeast(0) },
  monitoring: { dsn: orNull(url), environment: name, replayEnvironments: listOf(name) },
  analytics: { endpoint: orNull(path), linker: flag },
  offline: { enabled: flag, hours: atLeast(0) },
  flags: { pt: flag, idempotencyKey: flag },
};

/**
 * The faults of `config.json`, each as `field.of.it: must be …`; an empty list when the settings are right.
 */
export function configFaults(
  config: unknown,
  features: readonly Pick<Feature, 'settings'>[],
): readonly string[] {
  const featureFaults = features.flatMap(({ settings = {} }) => faultsIn(config, settings, 'config.json'));
  return [...new Set([...faultsIn(config, checks, 'config.json'), ...featureFaults])];
}

function faultsIn(settings: unknown, table: SettingChecks, place: string, prefix = ''): string[] {
  if (typeof settings !== 'object' || settings === null) return [`${place}: must be an object`];
  return Object.entries(table).flatMap(([key, check]) => {
    const value = (settings as Record<string, unknown>)[key];
    const field = prefix + key;
    if (typeof check !== 'function') return faultsIn(value, check, field, `${field}.`);
    const fault = check(value);
    return fault ? [`${field}: ${fault}`] : [];
  });
}
