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
  orEmpty,
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

/**
 * The checks of the settings of every portal, written without a library: they run before every first screen, the sign-in
 * page among them. The JSON Schema of `config.json` is made of them too (configSchema.test.ts of the portal).
 */
export const settings: Checks<BaseSettings> = {
  apiUrl: orEmpty(url),
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
  flags: { pt: flag, idempotencyKey: flag },
};

/**
 * The faults of `config.json`, each as `field.of.it: must be …`; an empty list when the settings are right.
 */
export function configFaults(
  config: unknown,
  features: readonly Pick<Feature, 'settings'>[],
): readonly string[] {
  const featureFaults = features.flatMap((feature) =>
    faultsIn(config, feature.settings ?? {}, 'config.json'),
  );
  return [...new Set([...faultsIn(config, settings, 'config.json'), ...featureFaults])];
}

function faultsIn(values: unknown, table: SettingChecks, place: string, prefix = ''): string[] {
  if (typeof values !== 'object' || values === null) return [`${place}: must be an object`];
  return Object.entries(table).flatMap(([key, check]) => {
    const value = (values as Record<string, unknown>)[key];
    const field = prefix + key;
    if (typeof check !== 'function') return faultsIn(value, check, field, `${field}.`);
    const fault = check(value);
    return fault ? [`${field}: ${fault}`] : [];
  });
}
