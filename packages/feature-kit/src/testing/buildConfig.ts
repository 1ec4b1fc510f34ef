import type { PortalConfig } from '../feature/PortalConfig.ts';

/** The settings of this product's features, which declare them in their own packages. */
const ofFeatures = {
  financeAppUrl: 'http://localhost:3002/finance',
  campaigns: { aiMetadata: 'ai_metadata' },
  baseProducts: { instagram: 1, tiktok: 2 },
};
const flagsOfFeatures = { instagramTiktokPages: false };

/** Settings like those that the sandbox serves. */
export function buildConfig(config: Partial<PortalConfig> = {}): PortalConfig {
  const identity = 'http://localhost:3001';
  return {
    apiUrl: '',
    identityProvider: {
      name: 'My AIR ID',
      authorizeUrl: `${identity}/authorize`,
      registerUrl: `${identity}/register`,
      profileUrl: `${identity}/profile`,
      securityUrl: `${identity}/security`,
      preferencesUrl: `${identity}/preferences`,
      agreementsUrl: `${identity}/agreements`,
      verifyEmailUrl: `${identity}/verify-email`,
      logoutUrl: `${identity}/logout`,
      clientId: 'my-air-portal',
      scope: 'openid email profile',
    },
    ...ofFeatures,
    allowedRedirectHosts: ['localhost'],
    brands: { default: { name: 'My AIR' }, scalelab: { name: 'ScaleLab' } },
    monitoring: { dsn: null, environment: 'test', replayEnvironments: [] },
    analytics: { endpoint: null, linker: false },
    holidays: [],
    unknownCalls: [],
    flags: { ...flagsOfFeatures, pt: true, idempotencyKey: true },
    ...config,
  };
}
